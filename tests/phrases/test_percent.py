"""Probabilities in words."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tudor.phrases.catalogue import LANGUAGES, catalogue
from tudor.phrases.percent import percent


@given(st.fractions(0, 1), st.sampled_from(LANGUAGES))
def test_what_is_not_certain_is_never_0_or_100_percent(chance: Fraction, language: str) -> None:
    words = percent(catalogue(language), chance)
    (number,) = re.findall(r"\d+", words)
    assert abs(int(number) - 100 * chance) < 1
    assert (number in {"0", "100"}) == (chance in {0, 1})


@pytest.mark.parametrize(
    ("chance", "english", "finnish"),
    [
        (Fraction(1, 1000), "<1%", "<1\N{NO-BREAK SPACE}%"),
        (Fraction(1, 3), "33%", "33\N{NO-BREAK SPACE}%"),
        (Fraction(999, 1000), ">99%", ">99\N{NO-BREAK SPACE}%"),
    ],
)
def test_a_figure_and_its_sign_stay_together(chance: Fraction, english: str, finnish: str) -> None:
    assert percent(catalogue("en"), chance) == english
    assert percent(catalogue("fi"), chance) == finnish
