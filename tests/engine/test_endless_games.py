"""A game in which nobody ever gets anywhere is cut short, in every engine, and told as such."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.engine.many.batch import play_games, play_matches
from ludoteca.engine.many.loop import MOST_DECISIONS
from ludoteca.engine.match import Match
from ludoteca.engine.rule import rule
from ludoteca.games.diceland import GAME as NEWEST
from ludoteca.games.diceland.notation import PASS
from ludoteca.study.arena.results import outcomes_of
from ludoteca.study.summary import summary_of

GAME = NEWEST.by_rules(1)
"""On its maps nobody ever wins who marks only what they must."""
START = GAME.set_up(2, {"maps": None})


@rule
def never_marks(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    for i in range(count):
        if moves[i] == PASS:
            return PASS
    return moves[0]


def never_marking(view: dict[str, Any], legal: list[str], generator: Random) -> str:
    return "pass" if "pass" in legal else legal[0]


@pytest.mark.parametrize("interpreted", [False, True])
def test_batches_of_endless_games_end(interpreted: bool) -> None:
    games = play_games(GAME, START, [never_marks] * 2, 3, seed=1, interpreted=interpreted)
    assert games.cut_short.all()
    assert set(games.decisions.tolist()) == {MOST_DECISIONS}
    assert not games.winners.any()
    assert not games.wins().any()
    assert summary_of(games).cut_short == 3
    assert [outcome.wins for outcome in outcomes_of(games)] == [[0, 0]] * 3


def test_an_endless_match_stops_and_still_awaits_somebody() -> None:
    match = Match(GAME, 2, {}, seed=1).run(never_marking)
    assert match.actors
    assert not match.winners
    assert sum(isinstance(actor, int) for actor, _ in match.moves) == MOST_DECISIONS


def test_endless_matches_are_counted() -> None:
    games = play_matches(GAME, {}, [never_marking] * 2, range(1), seed=1)
    assert games.cut_short.tolist() == [True]
    assert games.decisions.tolist() == [MOST_DECISIONS]
