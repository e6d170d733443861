### Why the rules refuse an action: `refusal-` and the reason. What is not possible, why, and what
### to do instead; the interface adds the rule.

refusal-accuse-after-asking = Ask first, then accuse: an accusation follows a suggestion of the same turn. Go to a room and make one.
refusal-accuse-after-unanswered = You may accuse only in a turn in which nobody could answer your suggestion. Ask, or end the turn and try again in a later one.
refusal-accuse-in-the-middle = Accusations are made in the middle of the board only. Walk to the stairs first.
refusal-accuse-or-ask = You have made a suggestion this turn, and an accusation would take its place. End the turn and accuse in your next.
refusal-already-asked = You have made your suggestion; there is one a turn. What remains is to accuse, if you may, or to end the turn.
refusal-already-moved = Your pawn has made its move; there is one a turn. Ask or accuse, if you may, or end the turn.
refusal-already-peeked = You have looked at a card of the row; there is one look for each suggestion. Accuse, if you may, or end the turn.
refusal-ask-first = You have come to a room, so you must make a suggestion there. After its answers you may do more.
refusal-asked-card-held = You hold at least one of the three cards, so you cannot say that you have none. Show one; which one is your choice.
refusal-bad-deal = This deal does not fit the game: each card lies in one place, the hands have their sizes, and the weapons have their rooms. Deal again.
refusal-bad-dice = These are not the dice of this game: each die shows 1 to 6. Roll again.
refusal-bad-opening = These rolls do not fit: those who are to roll for the first turn have one each, and nobody else. Roll again.
refusal-bad-pick = The table shows a card that was asked for and that the hand holds, if there is one. Pick again.
refusal-card-not-asked-for = That card was not asked for, so it is no answer. Show one of the three that were.
refusal-card-not-held = You do not hold that card, so you cannot show it. Show one of yours that was asked for or, with none, say so.
refusal-game-over = The game is over, and nothing more can be played. Begin a new one.
refusal-just-left = Your pawn came out of that room this turn, and may not go back into it in the same turn, not even by another door. Come back on a later one.
refusal-no-dice = This table plays without dice. Walk at once, to any place in reach.
refusal-no-inner-door = No inner door that is in use leads there from your pawn’s place. Choose another way.
refusal-no-passage = No secret passage begins where your pawn stands; only some rooms have one. Choose another way.
refusal-no-such-card = There is no such card here: name a suspect as the suspect, a weapon as the weapon and a room as the room, all from this deck.
refusal-no-such-place = There is no such place in this game. Choose one of those that you are offered.
refusal-not-before-moving = Your move comes first. Make it, and then go on.
refusal-not-brought-here = You may stay and ask only in a room into which another player’s suggestion has just brought you. Leave it, and come back on a later turn.
refusal-not-in-a-room = A suggestion is about the room in which your pawn stands, and it stands in none. Walk into one first.
refusal-not-in-reach = Your steps do not take you there: in the corridor they must come out even, and a pawn may bar the way. Choose a place that is in reach.
refusal-not-left-and-entered = You were in this room before the turn, so you cannot ask here now. Leave it, and come back on a later turn.
refusal-not-rolled = You have not rolled yet, so nobody knows how far you get. Roll first.
refusal-not-your-answer = It is another player who is asked now. Wait until the question comes to you.
refusal-not-your-turn = It is not your turn. Wait for it; your notebook is open meanwhile.
refusal-nothing-to-answer = No question is open, so there is nothing to answer. Keep your cards until somebody asks.
refusal-nothing-to-peek-at = You may look at a card of the row only when the other side could not answer you. Accuse, if you may, or end the turn.
refusal-passage-instead-of-rolling = The secret passage is taken instead of rolling, and you have rolled or moved. Take it at the start of a later turn.
refusal-question-is-open = A suggestion waits for its answer, and nothing else goes on meanwhile. If it is you who is asked, answer; otherwise wait.
refusal-roll-is-open = Dice or cards are still on their way to the table. Wait until they lie there.
