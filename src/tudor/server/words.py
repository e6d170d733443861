"""The words for a refusal, in the language that the caller reads."""

from __future__ import annotations

from tudor.phrases.catalogue import best_language, phrase
from tudor.rules.errors import REASONS
from tudor.server.errors import Refused


def words_for(error: Refused, accept_language: str) -> str:
    """What the refusal says; where that cannot be put into words, the reason itself."""
    language = best_language(accept_language)
    if error.reason in REASONS:
        keys = [f"refusal-{error.reason}"]
    elif error.reason == "options":
        keys = [f"problem-options-{error.details.get('why', '')}", "problem-options"]
    else:
        keys = [f"problem-{error.reason}"]
    for key in keys:
        try:
            return phrase(language, key, **error.details)
        except (KeyError, ValueError):
            continue
    return error.reason
