"""Tudor: Cluedo with people and bots, by four rule sets, in six languages."""

__version__ = "0.1.0"
