"""The help of Diceland says what the engine does."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.diceland import GAME
from ludoteca.games.diceland.odds import chance_of_more
from ludoteca.words import LANGUAGES, Words
from tests.diceland.test_worked_examples import DRAWING, after, cells
from tests.help.pages import drawn, rows, section, texts_in

CELL = re.compile(r"\b[a-l][1-9]\b")


def caption(heading: str, language: str) -> str:
    """What stands under the figure of a section."""
    return str(re.findall(r"!\[(.+)\]", section("diceland", heading, language))[0])


def named(figure: str, what: str) -> list[str]:
    return texts_in(re.findall(rf"{what}=\{{\[(.*?)\]\}}", drawn("diceland", figure))[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_d21_where_red_dice_can_begin(language: str) -> None:
    told = CELL.findall(caption("How do I mark cells?", language))
    assert told == named("Start", "glowing") == cells(after(), 1, "red").split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_d20_d22_d24_what_an_unfinished_group_lacks(language: str) -> None:
    match = after("red " + " ".join(named("Unfinished", "crosses")))
    told = set(CELL.findall(caption("What is an unfinished group?", language)))
    assert told == set(named("Unfinished", "glowing")) == set(cells(match, 1, "red").split())
    assert told == set(cells(match, 2, "red").split())
    assert cells(match, 3, "red") == ""


def test_the_map_drawn_is_that_of_the_rules() -> None:
    shown = re.findall(r"'(#.{11})'", re.findall(r"const ROWS = (\[.+\])", drawn("diceland", "Scene"))[0])
    part = [row.replace(" ", "") for row in DRAWING[2:6]]
    assert len(shown) == len(part)
    for row, whole in zip(shown, part, strict=True):
        assert all(letter in ("#", at) for letter, at in zip(row, whole, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_d31_the_chances_of_rolling_again(language: str) -> None:
    table = rows(section("diceland", "How likely is it that rolling again succeeds?", language))
    assert [int(dice) for dice, _ in table] == [1, 2, 3, 4, 5]
    words = Words(language)
    for dice, chance in table:
        assert chance.replace(" ", "\u00a0") == words.text({"percent": float(chance_of_more(int(dice)))})


def test_d10_d30_d42_what_the_help_calls_final_is_final() -> None:
    assert all(map(GAME.is_final, ("side C", "take red", "again", "stop", "pass")))
    assert not GAME.is_final("mark f5")
