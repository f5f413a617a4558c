"""Whole games, readable as stories in games/*.txt, replayed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import ludoteca
from ludoteca import Match
from tests.twins.play import chips, last, phase, pot, seats

GAMES = Path(__file__).parent / "games"


class Story(NamedTuple):
    """What a game is known to come to."""

    hands: int
    chips: list[int]
    pot: int
    winners: list[int]
    bankrupt: list[int]
    stayed: list[int]  # pots that a tie left, hand after hand
    paid_together: list[int]  # how many paid in each play 1 and 3
    changed_choices: int


STORIES = {
    "three-players": Story(5, [18, 18, 0], 0, [0, 1], [2], [5], [1, 1, 1, 1, 1, 1, 2, 1, 0, 1], 1),
    "five-players": Story(4, [0, 21, 22, 9, 8], 0, [2], [0], [6, 15], [3, 3, 3, 2, 4, 2, 3, 2], 1),
    "six-players": Story(4, [13, 20, 4, 16, 11, 0], 8, [1], [5], [8], [4, 2, 4, 2, 3, 2, 3, 3], 0),
}


def text_of(name: str) -> str:
    return (GAMES / f"{name}.txt").read_text(encoding="utf-8")


def lines(text: str) -> list[str]:
    """The lines of a record that are neither blank nor comments."""
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def shown_plays(match: Match) -> list[dict[str, Any]]:
    """Every play of a game, as `last` shows it, with the pot after it."""
    again = ludoteca.new("twins", players=match.players)
    plays: list[dict[str, Any]] = []
    for actor, move in match.moves:
        again.play(actor, move)
        if again.position()["last"] and again.position()["last"] not in [play["last"] for play in plays]:
            plays.append({"last": last(again), "pot": pot(again)})
    return plays


def told(text: str) -> Iterator[tuple[str, Match]]:
    """The comments of a record, each with the match at that moment."""
    title, *rows = text.splitlines()
    header = [row for row in rows if row and not re.match(r"#|\d+:|chance:", row)]
    match = ludoteca.load("\n".join([title, *header]))
    for row in rows:
        if row.startswith("#"):
            yield row.removeprefix("# "), match
        elif row and row not in header:
            actor, _, move = row.partition(": ")
            match.play(int(actor) if actor.isdigit() else "chance", move)


def said_of_play(match: Match) -> str:
    """Play 1: Ada Twins of 7, Ben a Pair of 3, Cleo Colour 9."""
    words = {"twins": "Twins of", "pair": "a Pair of", "colour": "Colour", "singles": "Singles"}
    shown = [
        f"{name} {words[pair['kind']]} {pair['value']}"
        for name, pair in zip(match.names, last(match)["shown"], strict=True)
        if pair
    ]
    return f"Play {last(match)['play']}: {', '.join(shown)}."


def said_of_hand(match: Match) -> str:
    """Hand 2. Ben deals. Ada 12, Ben 8, Cleo 11; the pot has 5."""
    position = match.position()
    begins = f"Hand {position['hand']}. {match.names[position['dealer']]} deals."
    owned = ", ".join(f"{name} {own}" for name, own in zip(match.names, chips(match), strict=True))
    return begins if position["hand"] == 1 else f"{begins} {owned}; the pot has {position['pot']}."


def test_every_story_has_its_file() -> None:
    assert {path.stem for path in GAMES.glob("*.txt")} == set(STORIES)


@pytest.mark.parametrize(("name", "story"), STORIES.items())
def test_a_golden_game_ends_as_it_is_told(name: str, story: Story) -> None:
    match = ludoteca.load(text_of(name))
    assert (phase(match), match.position()["hand"]) == ("end", story.hands)
    assert (chips(match), pot(match)) == (story.chips, story.pot)
    assert match.winners == story.winners
    assert [seat for seat, broke in enumerate(seats(match, "bankrupt")) if broke] == story.bankrupt


@pytest.mark.parametrize(("name", "story"), STORIES.items())
def test_a_golden_game_has_ties_and_a_pot_that_stays(name: str, story: Story) -> None:
    plays = shown_plays(ludoteca.load(text_of(name)))
    assert len(plays) == 4 * story.hands
    assert [play["pot"] for play in plays if play["last"]["play"] == 4 and play["pot"]] == story.stayed
    paying = [play["last"]["delta"] for play in plays if play["last"]["play"] in (1, 3)]
    assert [sum(change < 0 for change in changes) for changes in paying] == story.paid_together


@pytest.mark.parametrize(("name", "story"), STORIES.items())
def test_a_golden_game_has_changes_of_mind(name: str, story: Story) -> None:
    match = ludoteca.load(text_of(name))
    laid = sum(move.startswith("play") for _, move in match.moves)
    shown = sum(pair is not None for play in shown_plays(match) for pair in play["last"]["shown"])
    assert laid - shown == story.changed_choices


@pytest.mark.parametrize("name", STORIES)
def test_the_comments_of_a_golden_game_are_true(name: str) -> None:
    comments = list(told(text_of(name)))
    assert sum(comment.startswith("Play") for comment, _ in comments) == 4 * STORIES[name].hands
    for comment, match in told(text_of(name)):
        if comment.startswith("Play"):
            assert comment == said_of_play(match)
        elif comment.startswith("Hand"):
            assert comment == said_of_hand(match)


@pytest.mark.parametrize("name", STORIES)
def test_a_golden_game_is_recorded_as_it_was_written(name: str) -> None:
    text = text_of(name)
    match = ludoteca.load(text)
    assert lines(match.record()) == lines(text)
    assert ludoteca.load(match.record()).record() == match.record()
