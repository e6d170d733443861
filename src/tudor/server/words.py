"""The words for a refusal, in the language that the caller reads."""

from __future__ import annotations

from tudor.phrases.catalogue import best_language, catalogue, phrase
from tudor.phrases.house_rules import option_words, refused_option
from tudor.rules.errors import REASONS
from tudor.rules.options import Options
from tudor.server.api.shapes.seats import Why
from tudor.server.errors import Refused


def words_for(error: Refused, accept_language: str) -> str:
    """What the refusal says; where that cannot be put into words, the reason itself."""
    language = best_language(accept_language)
    details = error.details
    if option := details.get("option"):
        details = details | {"option": _label(language, option)}
    kind = "refusal" if error.reason in REASONS else "problem"
    try:
        if option and "why" in details:
            return _why_not_option(language, option, details["why"])
        return phrase(language, f"{kind}-{error.reason}", **details)
    except (KeyError, ValueError):
        return error.reason


def _why_not_option(language: str, option: str, why: str) -> str:
    label = _label(language, option)
    try:
        return refused_option(catalogue(language), option, why, label)
    except KeyError:
        return phrase(language, "problem-options", option=label)


def _label(language: str, option: str) -> str:
    """What the lobby calls an option; where it has no name for it, the key."""
    if option not in Options.__struct_fields__:
        return option
    return option_words(catalogue(language), option)


def why(refused: Refused | None, accept_language: str) -> Why:
    """A refusal, or that there is none, for somebody who only asks."""
    if refused is None:
        message = phrase(best_language(accept_language), "why-legal")
        return Why(legal=True, reason=None, rule=None, message=message)
    message = words_for(refused, accept_language)
    return Why(legal=False, reason=refused.reason, rule=refused.rule, message=message)
