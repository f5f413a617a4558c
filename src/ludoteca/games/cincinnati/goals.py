"""The exact chance to reach a goal under best play, computed when needed, for what people are told.

`odds.py` computes many goals at once with NumPy. A decision needs one or two, also where there is no NumPy:
these are computed in whole numbers when first asked for, and remembered.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations_with_replacement as multisets
from operator import mul
from typing import NamedTuple

from ludoteca.games.cincinnati.hands import (
    DICE,
    FACES,
    HANDS,
    HANDS_OF_FIVE,
    NUMBER,
    SETS,
    hands_with,
    outcomes_of_throw,
    standing,
    subsets,
    ways,
)
from ludoteca.games.cincinnati.layout import TABLES

IN_A_DUEL = TABLES
"""In place of a table: hands are compared by the ranking."""
ALL = outcomes_of_throw(DICE)
"""The number of ways five dice can fall."""
REMEMBERED = 256
"""How many goals (with a number of throws) are remembered."""


class Goal(NamedTuple):
    """To beat a standing: at a table one of `hands.standing`, in a duel the number of a hand."""

    where: int
    above: int


def condition_of(table: int) -> Goal:
    """C41-C43."""
    return Goal(table, 0)


def standing_in(where: int, hand: int) -> int:
    return hand if where == IN_A_DUEL else standing(where, hand)


def chance_keeping(goal: Goal, keep: int, throws: int) -> float:
    """The chance with this set kept, the other dice thrown, and `throws` throws in all to come."""
    return ways_by_keep(goal, throws)[keep] / all_ways(throws)


def chance_with(goal: Goal, hand: int, throws: int) -> float:
    """The chance with the best choice of what to keep."""
    return ways_by_hand(goal, throws)[hand] / all_ways(throws)


def all_ways(throws: int) -> int:
    ways: int = ALL**throws
    return ways


@lru_cache(REMEMBERED)
def ways_by_keep(goal: Goal, throws: int) -> list[int]:
    """For every set that can be kept, in how many of 7776 ** throws ways the goal is reached."""
    after = ways_by_hand(goal, throws - 1).__getitem__
    return [scale * sum(map(mul, weights, map(after, hands))) for hands, weights, scale in thrown()]


@lru_cache(REMEMBERED)
def ways_by_hand(goal: Goal, throws: int) -> list[int]:
    if throws == 0:
        return [int(standing_in(goal.where, hand) > goal.above) for hand in range(HANDS_OF_FIVE)]
    keeping = ways_by_keep(goal, throws).__getitem__
    return [max(map(keeping, keeps)) for keeps in choices()]


@cache
def thrown() -> list[tuple[list[int], list[int], int]]:
    """For every set that can be kept: the hands it can become with their numbers of ways, and a factor that
    makes these sum to 7776."""
    weights = [[ways(NUMBER[faces]) for faces in multisets(FACES, count)] for count in range(DICE + 1)]
    return [(hands_with(kept), weights[DICE - len(kept)], outcomes_of_throw(len(kept))) for kept in SETS]


@cache
def choices() -> list[list[int]]:
    """For every hand the sets that can be kept of it."""
    return [subsets(faces) for faces in HANDS]
