"""Whole games, readable as stories in games/*.txt, replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

import ludoteca
from ludoteca import Match
from tests.cincinnati.play import seats

GAMES = Path(__file__).parent / "games"


class Story(NamedTuple):
    """What a game is known to come to."""

    keep: str
    wealth: list[int]
    winners: list[int]
    card_duels: int
    table_duels: list[int]  # how many fight in each
    extra_throws: int


STORIES = {
    "three-players": Story("in turn", [135000, 125000, 140000], [2], 4, [2, 2], 13),
    "four-players-at-once": Story("at once", [215000, 190000, 145000, 80000], [0], 6, [2, 2, 3], 13),
    "six-players": Story("in turn", [125000, 105000, 95000, 125000, 115000, 70000], [3], 6, [3, 3, 2, 2], 18),
}


def text_of(name: str) -> str:
    return (GAMES / f"{name}.txt").read_text(encoding="utf-8")


def lines(text: str) -> list[str]:
    """The lines of a record that are neither blank nor comments."""
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def events(match: Match, name: str) -> list[dict[str, Any]]:
    return [event for event in match.events if event["event"] == name]


def test_every_story_has_its_file() -> None:
    assert {path.stem for path in GAMES.glob("*.txt")} == set(STORIES)


@pytest.mark.parametrize(("name", "story"), STORIES.items())
def test_a_golden_game_ends_as_it_is_told(name: str, story: Story) -> None:
    match = ludoteca.load(text_of(name))
    assert match.options["keep"] == story.keep
    assert (match.position()["phase"], match.position()["round"]) == ("end", 12)
    assert seats(match, "wealth") == story.wealth
    assert match.winners == story.winners


@pytest.mark.parametrize(("name", "story"), STORIES.items())
def test_a_golden_game_has_duels_and_extra_throws(name: str, story: Story) -> None:
    match = ludoteca.load(text_of(name))
    assert len(events(match, "challenged")) == story.card_duels
    assert [len(event["seats"]) for event in events(match, "shared")] == story.table_duels
    assert len(events(match, "paid")) == story.extra_throws


@pytest.mark.parametrize("name", STORIES)
def test_a_golden_game_is_recorded_as_it_was_written(name: str) -> None:
    text = text_of(name)
    match = ludoteca.load(text)
    assert lines(match.record()) == lines(text)
    assert ludoteca.load(match.record()).record() == match.record()
