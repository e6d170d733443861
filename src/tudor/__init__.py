"""Tudor: Cluedo with people and bots, by the rules of its printed editions."""

__version__ = "0.1.0"
