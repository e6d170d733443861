"""Text that people type: in one line, without what cannot be seen."""

from __future__ import annotations

import unicodedata

_ZERO_WIDTH_JOINER = "\u200d"  # holds an emoji together
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and a symbol without a shape


def tidy(text: str) -> str:
    """`text` in one line, without what cannot be seen; empty if nothing can."""
    line = " ".join("".join(" " if _unseen(letter) else letter for letter in text).split())
    # A joiner joins, and a mark marks, something else.
    return line if any(unicodedata.category(letter)[0] not in "CMZ" for letter in line) else ""


def _unseen(letter: str) -> bool:
    if letter == _ZERO_WIDTH_JOINER:
        return False
    return letter in _BLANK or unicodedata.category(letter)[0] == "C"
