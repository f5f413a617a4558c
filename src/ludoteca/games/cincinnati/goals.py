"""The exact chance to reach a goal under best play, for what people are told.

`odds.py` works out many goals at once, with NumPy. A decision needs one or two of them, and also where there is no
NumPy: each is worked out when it is first asked, in whole numbers, and remembered.
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
"""Where hands are compared by the ranking."""
ALL = outcomes_of_throw(DICE)
"""In how many ways five dice fall."""
REMEMBERED = 256
"""Goals, with so many throws left."""


class Goal(NamedTuple):
    """To do better than a standing: at a table one of `hands.standing`, in a duel the number of a hand."""

    where: int
    above: int


def condition_of(table: int) -> Goal:
    """C41-C43."""
    return Goal(table, 0)


def standing_in(where: int, hand: int) -> int:
    return hand if where == IN_A_DUEL else standing(where, hand)


def chance_keeping(goal: Goal, keep: int, throws: int) -> float:
    """With this set kept, the other dice thrown, and so many throws in all still to come."""
    return ways_by_keep(goal, throws)[keep] / all_ways(throws)


def chance_with(goal: Goal, hand: int, throws: int) -> float:
    """With the best choice of what to keep."""
    return ways_by_hand(goal, throws)[hand] / all_ways(throws)


def all_ways(throws: int) -> int:
    ways: int = ALL**throws
    return ways


@lru_cache(REMEMBERED)
def ways_by_keep(goal: Goal, throws: int) -> list[int]:
    """For every set that is kept: in how many of 7776 ** throws ways the goal is reached."""
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
    """For every set that is kept: the hands it can become, in how many ways each, and what makes 7776 of these."""
    weights = [[ways(NUMBER[faces]) for faces in multisets(FACES, count)] for count in range(DICE + 1)]
    return [(hands_with(kept), weights[DICE - len(kept)], outcomes_of_throw(len(kept))) for kept in SETS]


@cache
def choices() -> list[list[int]]:
    """For every hand: what can be kept of it."""
    return [subsets(faces) for faces in HANDS]
