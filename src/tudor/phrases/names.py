"""What the players are called."""

from __future__ import annotations

from tudor.phrases.catalogue import Catalogue


def player_name(catalogue: Catalogue, name: str, suspect: str) -> str:
    """A player's own name or, where there is none, the suspect's, as inside a sentence."""
    return name or catalogue.phrase("event-player", suspect=suspect)
