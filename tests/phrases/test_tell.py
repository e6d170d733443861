import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tudor.phrases.catalogue import LANGUAGES, catalogue
from tudor.phrases.tell import tell
from tudor.rules.events import Event
from tudor.rules.see import Viewer

VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text("utf-8"))
SENTENCES: list[dict[str, Any]] = VECTORS["sentences"]


def told(language: str, sentence: dict[str, Any]) -> str:
    event: Event = msgspec.convert(sentence["event"], Event)
    viewer: Viewer = sentence["viewer"]
    return tell(catalogue(language), event, viewer, VECTORS["names"].__getitem__)


@pytest.mark.parametrize("sentence", SENTENCES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_that_python_and_the_browser_share(
    language: str, sentence: dict[str, Any]
) -> None:
    assert told(language, sentence) == sentence[language]


def test_every_event_is_among_them() -> None:
    types = {kind.__struct_config__.tag for kind in get_args(Event)}
    assert {sentence["event"]["type"] for sentence in SENTENCES} == types
