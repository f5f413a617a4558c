"""The race between moves: the best wins, what is certainly behind is not tried on, and luck does not decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.bots.search import ALIKE, LEAD, VICTORY, WIN, Trial, add_up, halve, row_of, sums_in

BUDGET = 4000


def trial_of(chances: dict[int, float], tried: Counter[int]) -> Trial:
    """Moves that win with known chances, on luck that all share."""
    generator = Random(3)

    def trial(moves: Sequence[int], deals: int) -> list[int]:
        tried.update(dict.fromkeys(moves, deals))
        lucks = [generator.random() for _ in range(deals)]
        return seen([[VICTORY * (luck < chances[move]) for move in moves] for luck in lucks])

    return trial


def seen(deals: list[list[int]]) -> list[int]:
    """What is told of moves that bring so much, deal by deal."""
    moves = len(deals[0])
    told = [0] * row_of(moves, moves)
    for number, wins in enumerate(deals):
        for place, win in enumerate(wins):
            told[row_of(place, moves) + WIN] = told[row_of(place, moves) + LEAD] = win
        add_up(told, moves, number)
    return told


@given(st.lists(st.lists(st.integers(0, VICTORY), min_size=3, max_size=3), min_size=1, max_size=20))
def test_the_sums_are_those_of_every_deal(deals: list[list[int]]) -> None:
    for place, one in enumerate(sums_in(seen(deals), 3)):
        wins = [row[place] for row in deals]
        assert (one.wins, one.leads, one.least, one.greatest) == (sum(wins), sum(wins), min(wins), max(wins))
        assert one.products == [sum(row[place] * row[other] for row in deals) for other in range(3)]


@given(st.lists(st.floats(0, 1), min_size=1, max_size=12))
@settings(deadline=None)
def test_every_move_is_named_once_and_the_budget_is_kept(chances: list[float]) -> None:
    tried: Counter[int] = Counter()
    moves = list(range(len(chances)))
    found = halve(trial_of(dict(enumerate(chances)), tried), moves, BUDGET)
    assert sorted(one.move for one in found) == moves
    assert {one.move: one.trials for one in found} == tried
    assert sum(tried.values()) <= BUDGET


@given(st.permutations([0.1, 0.3, 0.5, 0.7, 0.9]))
@settings(deadline=None)
def test_the_best_wins_and_little_is_tried_when_it_is_clear(chances: list[float]) -> None:
    tried: Counter[int] = Counter()
    found = halve(trial_of(dict(enumerate(chances)), tried), range(5), BUDGET)
    assert chances[found[0].move] == 0.9
    assert sum(tried.values()) < BUDGET // 3


def test_what_is_close_is_tried_on() -> None:
    tried: Counter[int] = Counter()
    found = halve(trial_of({0: 0.5, 1: 0.51}, tried), [0, 1], BUDGET)
    assert found[0].move == 1
    assert sum(tried.values()) > BUDGET // 4


def test_moves_that_lead_to_the_same_are_not_tried_on() -> None:
    tried: Counter[int] = Counter()
    halve(trial_of({0: 0.5, 1: 0.5, 2: 0.5}, tried), [0, 1, 2], BUDGET)
    assert ALIKE <= max(tried.values()) < BUDGET // 6
