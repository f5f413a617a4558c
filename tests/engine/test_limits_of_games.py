"""What a game may not exceed is said when it is made, or at the first move that shows it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludoteca.bots.random import random, random_policy
from ludoteca.engine.layout import Layout, int8, int16
from ludoteca.engine.limits import MOST_COUNTERS, MOST_MOVES, BadGame
from ludoteca.engine.many.batch import play_games
from ludoteca.engine.match import Match
from ludoteca.engine.notation import Notation
from ludoteca.engine.notes import PUBLIC, Count, Note, note
from tests.engine.tiny import Notes, tiny


def test_a_game_within_the_limits_is_played_by_all_engines() -> None:
    game = tiny()
    assert Match(game, 2, {}, seed=1).run(random).actors == ()
    start = game.rules.set_up(6)
    here, there = (
        play_games(game, start, [random_policy] * 6, 40, seed=1, interpreted=interpreted)
        for interpreted in (False, True)
    )
    np.testing.assert_array_equal(here.winners, there.winners)
    np.testing.assert_array_equal(here.tally, there.tally)
    assert here.tally[Notes.GUESSED] == 240


class TooSmall(Layout):
    players: int = int8()
    awaited: int = int8()
    winners: int = int8()


class WithoutWinners(Layout):
    players: int = int8()
    awaited: int = int16()


class WithCounters(Layout):
    players: int = int8()
    awaited: int = int16()
    winners: int = int8()
    tally: int = int16()


class WithoutRoom(Layout):
    players: int = int8()
    awaited: int = int16()
    winners: int = int8()
    cards: list[int] = int8(0)


class NoPlace(Note):
    ENDED = "ended", PUBLIC, 0


class ManyPlaces(Note):
    ENDED = "ended", PUBLIC, MOST_COUNTERS + 1


class Untold(Note):
    ENDED = "ended", PUBLIC


many = [f"guess {number}" for number in range(MOST_MOVES)]


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"players": range(2, 8)}, "1 to 6 players"),
        ({"players": range(0, 3)}, "1 to 6 players"),
        ({"players": range(3, 3)}, "1 to 6 players"),
        ({"state": TooSmall}, "'awaited' needs 16 bits"),
        ({"state": WithoutWinners}, "needs a field 'winners'"),
        ({"state": WithCounters}, "'tally' needs another name"),
        ({"state": WithoutRoom}, "'cards' has no room"),
        ({"rules": {"MOST_LEGAL": 0}}, "MOST_LEGAL is the most moves"),
        ({"rules": {"MOST_LEGAL": 5}}, "MOST_LEGAL is the most moves"),
        ({"rules": {"MOST_OUTCOMES": 65_537}}, "1 to 65,536, not 65,537"),
        ({"notation": Notation(many, ["fall heads"], {})}, "1 to 32,768 moves, not 32,769"),
        ({"notes": NoPlace, "counts": ()}, "ENDED is counted in at least one place, not 0"),
        ({"notes": ManyPlaces, "details": {0: 0}, "noticed": {}, "counts": ()}, "up to 10,000 places, not 10,001"),
        ({"notes": Untold, "details": {}, "counts": ()}, "Nothing is told of ENDED"),
        ({"noticed": {}}, "GUESSED: `noticed` has a line"),
        (
            {"counts": (Count("sides", Notes.FELL, [2]),)},
            "'sides' names places that its note does not have: 0 to 1",
        ),
        ({"counts": (Count("other", Untold.ENDED),)}, "'other' names places"),
    ],
)
def test_what_is_beyond_a_limit_is_said_when_the_game_is_made(changed: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadGame, match=sentence):
        tiny(**changed)


def far_off(s: Any, move: int) -> None:
    note(s, Notes.FELL, 0, place=2)


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ({"happen": far_off}, "FELL was noted at place 2, but is declared with 2"),
        ({"chance_outcomes": lambda s: 3}, "3 outcomes, but MOST_OUTCOMES says 1 to 2"),
        ({"legal": lambda s, seat, moves: 3}, "3 legal moves, but MOST_LEGAL says 2"),
    ],
)
def test_rules_that_do_not_keep_what_they_declare_are_found_out(rules: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadGame, match=sentence):
        Match(tiny(rules), 2, {}, seed=1).run(lambda view, legal, generator: legal[0])
