"""One catalogue of phrases for Python and the browser: Project Fluent, a folder a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

LANGUAGES: Final = ("en", "sv", "da", "nb", "fi", "nl")
"""Each has every phrase."""

_USUAL: Final = "en"
_ALIASES: Final = {"no": "nb", "nn": "nb"}


class Catalogue:
    """The phrases of one language; `ValueError` for one that is not ours."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language!r}")
        self.language = language
        self._bundle = _bundle(language)

    def phrase(self, key: str, /, **args: str | int) -> str:
        """The phrase `key`, or `key.attribute`; `KeyError` if there is none."""
        name, _, attribute = key.partition(".")
        message = _message(self._bundle, name)
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        if not pattern:
            raise KeyError(key)
        return _text(self._bundle, pattern, args)

    def name(self, card: str, case: str | None = None) -> str:
        """The name of a card or a place, in one of the language's own cases."""
        return _name(self._bundle, card, case)

    def join(self, items: Sequence[str]) -> str:
        """`items` as a list in words: a, b and c."""
        *others, last = items or ("",)
        return self.phrase("list-and", items=", ".join(others), last=last) if others else last


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of one of `LANGUAGES`, read once."""
    return Catalogue(language)


def phrase(language: str, key: str, /, **args: str | int) -> str:
    """A phrase in a language; see `Catalogue.phrase`."""
    return catalogue(language).phrase(key, **args)


def best_language(accept_language: str) -> str:
    """The language of ours that an Accept-Language header likes best; English if none."""
    found: dict[str, float] = {}
    for part in accept_language.split(","):
        tag, _, weight = part.partition(";")
        primary = tag.strip().lower().partition("-")[0]
        language = _ALIASES.get(primary, primary)
        try:
            liking = float(weight.partition("=")[2]) if weight else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and liking > 0:
            found.setdefault(language, liking)
    return max(found, key=found.__getitem__, default=_USUAL)


@cache
def _bundle(language: str) -> FluentBundle:
    def card(ids: object, case: object = None) -> str:
        # A list of cards is one argument: their ids with spaces between.
        names = [_name(bundle, one, case and str(case)) for one in str(ids).split()]
        *others, last = names or [""]
        pattern = _message(bundle, "list-and") if others else None
        if pattern is None or pattern.value is None:
            return ", ".join(names)
        return _text(bundle, pattern.value, {"items": ", ".join(others), "last": last})

    functions: dict[str, Any] = {"CARD": card}
    bundle = FluentBundle([language], functions, use_isolating=False)
    folder = resources.files("tudor.phrases").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _name(bundle: FluentBundle, place: str, case: object) -> str:
    column, comma, row = place.partition(",")
    square = f"{chr(ord('A') + int(column))}{int(row) + 1}" if comma else ""
    message = _message(bundle, "card-square" if comma else f"card-{place}")
    if message is None or message.value is None:
        return place
    return _text(bundle, message.attributes.get(str(case), message.value), {"square": square})


def _message(bundle: FluentBundle, name: str) -> Message | None:
    return bundle.get_message(name) if bundle.has_message(name) else None


def _text(bundle: FluentBundle, pattern: Pattern, args: Mapping[str, str | int]) -> str:
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise ValueError(f"a phrase that cannot be said: {text}") from errors[0]
    return str(text)
