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
from ludoteca.study.arena.correcting import Corrected
from ludoteca.study.tasks import Task, play
from tests.engine.tiny import tiny
from tests.study.test_review import first_move

EASY = ("easy",) * 3
UNEQUAL = ("random", "easy", "random")
GAMES, SURE = 400, 4.5
NEEDS_NUMBA = pytest.mark.skipif(not native.available(), reason="interpreted it takes too long")


@NEEDS_NUMBA
def test_luck_is_nothing_on_average_and_sums_up_to_nothing() -> None:
    found = play(Task("twins", EASY, range(GAMES), seed=3, adjusted=True))
    assert found.luck is not None
    error = found.luck.std(axis=0) / np.sqrt(GAMES)
    assert (np.abs(found.luck.mean(axis=0)) < SURE * error).all()
    own = found.luck[:, 0]
    assert np.abs(own.sum(axis=1)).max() < 0.001
    adjusted = found.wins() - own
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
        gained[side] = luck_in_match(match, line, 7, 0)[0]
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
    given = luck_in_match(match, line, 7, 0) if native.available() else [[0.0]]
    assert abs(sum(given[0])) < 0.001


@NEEDS_NUMBA
def test_an_arena_without_luck_is_certain_sooner_and_goes_on_from_its_file() -> None:
    question = Question("twins", UNEQUAL, 3, judge="me, version 1")
    results = tournament(Results(question), 1500, cores=1)
    (standing,) = results.standings
    assert standing.fewer_games > 1.5
    assert results.is_certain()
    data = json.loads(json.dumps(results.data()))
    again = Results.of(question, data)
    assert again.standings[0].adjusted == standing.adjusted
    with pytest.raises(ValueError, match="another arena"):
        Results.of(Question("twins", question.bots, 3, judge="me, version 2"), data)


@NEEDS_NUMBA
def test_who_is_far_stronger_does_not_make_shares_vary_more() -> None:
    question = Question("twins", UNEQUAL, 3, judge="me, version 1")
    few, many = (tournament(Results(question), games, cores=1).standings[0] for games in (600, 3000))
    assert few.fewer_games > 0.9
    assert many.fewer_games > 2


# How much is taken off


def rounds_of(luck_of_the_second: float, count: int = 3000) -> Corrected:
    """The first piece of luck is all of a share's, the second says nothing of it."""
    generator, corrected = np.random.default_rng(5), Corrected(2, 2)
    for given, noise, rest in generator.normal(0, 1, (count, 3)):
        share = 0.3 + 2 * given + 0.1 * rest
        corrected.add([share, 1 - share], [given, luck_of_the_second * noise])
    return corrected


def test_an_interval_without_bounds_narrows_and_holds() -> None:
    generator, corrected = np.random.default_rng(5), Corrected(1, 0)
    for number in generator.normal(0.3, 1, 5000):
        corrected.add([float(number)], [])
        if corrected.count % 50 == 0:
            assert not corrected.figure([1]).excludes(0.3)
    assert corrected.figure([1]).radius() < 0.06
    assert corrected.figure([1]).excludes(0.0)


def test_of_luck_as_much_is_taken_off_as_it_gave() -> None:
    for useless in (0.0, 1.0, 100.0):
        corrected = rounds_of(useless)
        one, other, gap = (corrected.figure(parts) for parts in ([1, 0], [0, 1], [1, -1]))
        assert one.variance == pytest.approx(0.01, rel=0.1)
        assert corrected.plain([1, 0]) == pytest.approx(4, rel=0.1)
        assert one.mean == pytest.approx(0.3, abs=0.01)
        assert one.mean + other.mean == pytest.approx(1)
        assert gap.mean == pytest.approx(one.mean - other.mean)


def test_nothing_is_learned_from_the_luck_it_is_used_on() -> None:
    """Over many short arenas the shares without luck are right on average."""
    generator = np.random.default_rng(7)
    means = []
    for _ in range(400):
        corrected = Corrected(1, 1)
        for given in generator.exponential(1, 60) - 1:
            corrected.add([0.3 + given + given**2], [given])
        means.append(corrected.figure([1]).mean)
    assert np.mean(means) == pytest.approx(1.3, abs=4 * float(np.std(means)) / 20)
