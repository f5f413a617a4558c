"""Shares without luck: true on average, and varying less."""

from __future__ import annotations

import json

import numpy as np
import pytest

from ludoteca import Match, bots
from ludoteca.bots.search import to_the_end
from ludoteca.engine.compiled import native
from ludoteca.games import find
from ludoteca.study import adjusting
from ludoteca.study.adjusting import Line, line_of, luck_in_games, luck_in_match
from ludoteca.study.arena import Question, Results, tournament
from ludoteca.study.arena.certainty import Mean
from ludoteca.study.tasks import Task, play
from tests.engine.tiny import tiny
from tests.study.test_review import first_move

EASY = ("easy",) * 3
GAMES, SURE = 400, 4.5
NEEDS_NUMBA = pytest.mark.skipif(not native.available(), reason="interpreted it takes too long")


@NEEDS_NUMBA
def test_luck_is_nothing_on_average_and_sums_up_to_nothing() -> None:
    found = play(Task("twins", EASY, range(GAMES), seed=3, adjusted=True))
    assert found.luck is not None
    error = found.luck.std(axis=0) / np.sqrt(GAMES)
    assert (np.abs(found.luck.mean(axis=0)) < SURE * error).all()
    assert np.abs(found.luck.sum(axis=1)).max() < 0.001
    adjusted = found.wins() - found.luck
    assert (adjusted.var(axis=0) < found.wins().var(axis=0) / 10).all()


def test_how_a_coin_falls_is_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both guess heads: they share the victory, or nobody wins. They can expect half of what they can win."""
    monkeypatch.setattr(adjusting, "DEALS", 2000)
    monkeypatch.setattr(adjusting, "horizon_of", lambda game: to_the_end(game, first_move))
    game = tiny(has_secrets=False)
    line = Line((first_move,), (0, 0), known=0)
    gained = {}
    for side in ("heads", "tails"):
        match = Match(game, 2, {})
        for actor, move in ((0, "guess heads"), (1, "guess heads"), ("chance", f"fall {side}")):
            match.play(actor, move)  # type: ignore[arg-type]
        gained[side] = luck_in_match(match, line, 7, 0)
    assert gained["heads"] == pytest.approx([0.25, 0.25], abs=0.03)
    assert gained["tails"] == pytest.approx([-0.25, -0.25], abs=0.03)


@NEEDS_NUMBA
def test_the_games_judged_are_those_that_were_played() -> None:
    game = find("twins")
    line = line_of(game, EASY)
    start = game.rules.set_up(3, hands=None)
    once, twice = (luck_in_games(game, start, line, 3, numbers) for numbers in (range(4), range(2, 4)))
    assert once[2:] == twice


def test_a_bot_that_is_no_rule_ends_stretches() -> None:
    game = find("twins")
    line = line_of(game, ("expert", "easy", "easy"))
    assert line.known == 0b110
    match = Match(game, 3, {"hands": 1}, seed=5).run([bots.find("easy", "twins")] * 3)
    given = luck_in_match(match, line, 7, 0) if native.available() else [0.0]
    assert abs(sum(given)) < 0.001


@NEEDS_NUMBA
def test_an_arena_without_luck_is_certain_sooner_and_goes_on_from_its_file() -> None:
    question = Question("twins", ("easy", "medium", "easy"), 3, judge="me, version 1")
    results = tournament(Results(question), 600, cores=1)
    (standing,) = results.standings
    assert standing.fewer_games > 1.5
    assert results.is_certain()
    data = json.loads(json.dumps(results.data()))
    again = Results.of(question, data)
    assert again.standings[0].adjusted == standing.adjusted
    with pytest.raises(ValueError, match="another arena"):
        Results.of(Question("twins", question.bots, 3, judge="me, version 2"), data)


def test_an_interval_without_bounds_narrows_and_holds() -> None:
    generator, mean = np.random.default_rng(5), Mean()
    widths = []
    for number in generator.normal(0.3, 1, 5000):
        mean.add(float(number))
        assert not mean.excludes(0.3)
        widths.append(mean.radius())
    assert widths[-1] < 0.06
    assert mean.excludes(0.0)
