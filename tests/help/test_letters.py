"""The letters of colours, explained where people look for them: the same ones in every language."""

from __future__ import annotations

import pytest

from ludoteca.games.diceland.maps import COLOURS, LETTERS
from ludoteca.games.twins.combinations import COLOURS as TWINS
from ludoteca.words import LANGUAGES, Words
from tests.help.pages import section


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_twins_says_what_the_letters_mean(language: str) -> None:
    told = section("twins", "What is on the cards?", language).lower()
    for letter in TWINS:
        colour = Words(language).tell({"id": "twins-colour", "values": {"letter": letter}}).partition(" ")[2]
        assert f"{colour} ({letter.lower()})" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_diceland_says_what_the_letters_mean(language: str) -> None:
    told = section("diceland", "What is on a map?", language).lower()
    for letter, name in zip(LETTERS, COLOURS, strict=True):
        colour = Words(language).tell({"id": "diceland-colour", "values": {"colour": name}})
        assert f"{letter} {colour}".lower() in told
