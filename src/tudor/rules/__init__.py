"""The rules of Cluedo, once: boards, editions, actions, events, state, and who may see what.

Nothing here does input or output, looks at a clock or draws a random number: the deal and the
dice come in as actions, so a game record replays exactly.
"""
