"""The race between moves: the best wins, what is certainly behind is not tried on, and luck does not decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from ludoteca.bots.search import ALIKE, Trial, halve

BUDGET = 4000

Seen = tuple[NDArray[np.float64], NDArray[np.float64]]


def trial_of(chances: dict[int, float], tried: Counter[int]) -> Trial:
    """Moves that win with known chances, on luck that all share."""
    generator = np.random.default_rng(3)

    def trial(moves: Sequence[int], deals: int) -> Seen:
        tried.update(dict.fromkeys(moves, deals))
        luck = generator.random(deals)
        wins = np.array([luck < chances[move] for move in moves]).astype(float)
        return wins, wins

    return trial


@given(st.lists(st.floats(0, 1), min_size=1, max_size=12))
def test_every_move_is_named_once_and_the_budget_is_kept(chances: list[float]) -> None:
    tried: Counter[int] = Counter()
    moves = list(range(len(chances)))
    found = halve(trial_of(dict(enumerate(chances)), tried), moves, BUDGET)
    assert sorted(one.move for one in found) == moves
    assert {one.move: one.trials for one in found} == tried
    assert sum(tried.values()) <= BUDGET


@given(st.permutations([0.1, 0.3, 0.5, 0.7, 0.9]))
def test_the_best_wins_and_little_is_tried_when_it_is_clear(chances: list[float]) -> None:
    tried: Counter[int] = Counter()
    found = halve(trial_of(dict(enumerate(chances)), tried), range(5), BUDGET)
    assert chances[found[0].move] == 0.9
    assert sum(tried.values()) < BUDGET // 3


def test_what_is_close_is_tried_on() -> None:
    tried: Counter[int] = Counter()
    found = halve(trial_of({0: 0.5, 1: 0.52}, tried), [0, 1], BUDGET)
    assert found[0].move == 1
    assert sum(tried.values()) > BUDGET // 4


def test_moves_that_lead_to_the_same_are_not_tried_on() -> None:
    tried: Counter[int] = Counter()
    halve(trial_of({0: 0.5, 1: 0.5, 2: 0.5}, tried), [0, 1, 2], BUDGET)
    assert ALIKE <= max(tried.values()) < BUDGET // 6
