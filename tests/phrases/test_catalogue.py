import pytest

from tudor.phrases.catalogue import LANGUAGES, Catalogue, best_language, catalogue, phrase


def test_a_phrase_in_each_language() -> None:
    assert phrase("en", "event-unanswered", me="asker") == "Nobody shows you a card."
    assert phrase("sv", "event-unanswered", me="asker") == "Ingen visar dig något kort."


def test_a_phrase_that_there_is_not() -> None:
    with pytest.raises(KeyError, match="no-such"):
        phrase("sv", "no-such")


def test_an_attribute() -> None:
    assert phrase("sv", "card-rope.med") == "med repet"
    with pytest.raises(KeyError):
        phrase("sv", "card-rope.no-such")


def test_a_missing_argument() -> None:
    with pytest.raises(ValueError, match="cannot be said"):
        phrase("en", "event-unanswered")


def test_an_unknown_language() -> None:
    with pytest.raises(ValueError, match="xx"):
        Catalogue("xx")


@pytest.mark.parametrize(
    ("language", "card", "case", "name"),
    [
        ("en", "rope", None, "rope"),
        ("en", "rope", "with", "with the rope"),
        ("en", "scarlett", "the", "Miss Scarlett"),
        ("en", "middle", "in", "on the stairs"),
        ("en", "7,5", "to", "along the corridor"),
        ("sv", "kitchen", "i", "i köket"),
        ("sv", "plum", "den", "professor Plommon"),
        ("sv", "0,0", None, "ruta A1"),
        ("fi", "kitchen", "missa", "keittiössä"),
        ("fi", "kitchen", "no-such-case", "keittiö"),
        ("nl", "spanner", None, "moersleutel"),
        ("nl", "no-such-card", None, "no-such-card"),
    ],
)
def test_names(language: str, card: str, case: str | None, name: str) -> None:
    assert catalogue(language).name(card, case) == name


@pytest.mark.parametrize(
    ("items", "words"),
    [([], ""), (["a"], "a"), (["a", "b"], "a och b"), (["a", "b", "c"], "a, b och c")],
)
@pytest.mark.fault("list-with-a-hole")
def test_lists(items: list[str], words: str) -> None:
    assert catalogue("sv").join(items) == words


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("sv", "sv"),
        ("sv-FI, en;q=0.8", "sv"),
        ("de, fr;q=0.9", "en"),
        ("de, nn;q=0.9, en;q=0.8", "nb"),
        ("no", "nb"),
        ("en;q=0.3, FI;q=0.7", "fi"),
        ("sv;q=0, nl;q=0.1", "nl"),
        ("sv;q=much, da;q=0.5", "da"),
        ("*", "en"),
        (",;=,;q=", "en"),
    ],
)
def test_the_best_language(header: str, language: str) -> None:
    assert best_language(header) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_isolating_marks(language: str) -> None:
    told = phrase(language, "event-moved", me="none", seat="Anna", how="walk", to="hall")
    assert "\u2068" not in told
