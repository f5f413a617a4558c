from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from ludoteca.study.arena import Question, Results
from ludoteca.study.arena.certainty import Average

ARENAS = 10_000


def average(*numbers: float, low: float = 0, high: float = 1) -> Average:
    seen = Average(low, high)
    for number in numbers:
        seen.add(number)
    return seen


def test_an_average_is_that_of_its_numbers() -> None:
    assert average(1, 2, 6, low=-2, high=8).mean == pytest.approx(3)
    assert average(1, 2, 6, low=-2, high=8).count == 3


def test_thirty_equal_numbers_leave_a_doubt() -> None:
    seen = average(*[4 / 3] * 30, high=4 / 3)
    assert 0.2 < seen.radius() < 0.4
    assert seen.excludes(1.0)
    assert not seen.excludes(1.2)


def test_before_the_first_number_everything_is_possible() -> None:
    assert not Average(0, 1).excludes(0.5)
    assert Average(0, 4).radius() == pytest.approx(4)


def test_a_number_is_excluded_where_the_interval_ends() -> None:
    seen = average(*np.random.default_rng(1).choice([0, 0.25, 0.5, 1], 400).tolist())
    far = seen.radius()
    outside = [seen.mean - 1.001 * far, seen.mean + 1.001 * far]
    inside = [seen.mean - 0.999 * far, seen.mean + 0.999 * far]
    assert all(seen.excludes(number) for number in outside)
    assert sum(bool(seen.excludes(number)) for number in inside) <= 1, "the longer side is shown"


def test_a_difference_becomes_certain() -> None:
    results = (np.random.default_rng(6).random(2000) < 0.35).astype(float).tolist()
    assert average(*results).excludes(0.25)
    assert average(*results).radius() < average(*results[:500]).radius() / 1.5


@pytest.mark.parametrize("chances", [(0.5, 0.5), (0.03, 0.97), (0.25, 0.25, 0.25, 0.25), (0.7, 0.1, 0.1, 0.1)])
def test_all_intervals_of_an_arena_hold_together_whenever_one_looks(chances: tuple[float, ...]) -> None:
    """Of many arenas of bots that win by lot, at most one in twenty ever shows an interval without the truth."""
    bots = tuple(f"bot {number}" for number in range(len(chances)))
    results = Results(Question("twins", bots, len(bots)))
    (standing,) = results.standings
    generator = np.random.default_rng(7)
    wins, held = np.zeros((len(bots), ARENAS)), np.ones(ARENAS, bool)
    times = {bot: len(bots) * chance for bot, chance in zip(bots, chances, strict=True)}
    for rounds in range(1, 121):
        winner = generator.choice(len(bots), ARENAS, p=chances)
        wins += np.arange(len(bots))[:, None] == winner
        if rounds % (len(bots) ** 2 // 2):  # who has many intervals looks at them less often, for the time it takes
            continue
        won = dict(zip(bots, wins, strict=True))
        for bot in bots:
            standing.shares[bot].times = {0.0: rounds - won[bot], 1.0: won[bot]}
            held &= ~standing.shares[bot].excludes(times[bot], results.doubt)
        for one, other in combinations(bots, 2):
            gap = standing.gaps[one, other]
            gap.times = {0.0: won[other], 0.5: rounds - won[one] - won[other], 1.0: won[one]}
            held &= ~gap.excludes(times[one] - times[other], results.doubt)
    assert held.mean() >= 0.95


def test_an_interval_by_itself_is_not_far_too_wide() -> None:
    """Ordinary intervals, for who looks once, are about half as wide."""
    results = (np.random.default_rng(2).random(1000) < 0.5).astype(float).tolist()
    once = 1.96 * 0.5 / 1000**0.5
    assert once < average(*results).radius() < 2.2 * once
