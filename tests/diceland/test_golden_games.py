"""Whole games, readable as stories in games/*.txt, replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

import ludoteca
from ludoteca import Match
from tests.diceland.play import seats

GAMES = Path(__file__).parent / "games"


class Story(NamedTuple):
    """What a game is known to come to."""

    maps: list[str]
    turns: int
    bonus: list[int]
    complete: list[list[str]]
    winners: list[int]
    bonus_rolls: int


STORIES = {
    "two-players": Story(["I", "J"], 20, [10, 12], [["orange"], []], [0], 22),
    "four-players": Story(["E", "A", "C", "G"], 28, [6, 12, 8, 10], [[], ["green"], [], ["yellow"]], [1, 3], 36),
}


def text_of(name: str) -> str:
    return (GAMES / f"{name}.txt").read_text(encoding="utf-8")


def lines(text: str) -> list[str]:
    """The lines of a record that are neither blank nor comments."""
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def positions_of(match: Match) -> list[dict[str, Any]]:
    """The positions before each move of a game, which is played again."""
    again = Match(match.game, match.players, match.options)
    positions = []
    for actor, move in match.moves:
        positions.append(again.position())
        again.play(actor, move)
    return positions


def test_every_story_has_its_file() -> None:
    assert {path.stem for path in GAMES.glob("*.txt")} == set(STORIES)


@pytest.mark.parametrize(("name", "story"), STORIES.items())
def test_a_golden_game_ends_as_it_is_told(name: str, story: Story) -> None:
    match = ludoteca.load(text_of(name))
    assert (match.position()["phase"], match.position()["turn"]) == ("end", story.turns)
    assert seats(match, "map") == story.maps
    assert (seats(match, "bonus"), seats(match, "complete")) == (story.bonus, story.complete)
    assert match.winners == story.winners


@pytest.mark.parametrize(("name", "story"), STORIES.items())
def test_d50_a_golden_game_has_a_bonus_roll_for_each_bonus_cell(name: str, story: Story) -> None:
    positions = positions_of(ludoteca.load(text_of(name)))
    thrown = [at for at in positions if (at["phase"], at["actors"]) == ("bonus", ["chance"])]
    assert story.bonus_rolls == sum(story.bonus)  # no bonus cell was marked in the last marking
    assert len(thrown) == story.bonus_rolls == text_of(name).count("\n# A bonus roll for ")


def test_d62_the_game_of_two_is_won_with_a_bonus_roll_and_the_game_of_four_is_not() -> None:
    last = {name: positions_of(ludoteca.load(text_of(name)))[-1]["phase"] for name in STORIES}
    assert last == {"two-players": "bonus", "four-players": "mark"}


@pytest.mark.parametrize("name", STORIES)
def test_a_golden_game_is_recorded_as_it_was_written(name: str) -> None:
    text = text_of(name)
    match = ludoteca.load(text)
    assert lines(match.record()) == lines(text)
    assert ludoteca.load(match.record()).record() == match.record()
