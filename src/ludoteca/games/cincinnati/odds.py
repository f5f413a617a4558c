"""Exact odds: the value of every way to keep dice under best play, for many goals at once.

A goal is a column of 0 and 1 over the 252 hands. Computed backwards from the last throw, a keep is worth the
mean of the hands it can become, and a hand as much as the best keep of it. Chances are whole numbers out of 7776
** throws. Up to four throws they, and their sums, are exact in doubles; beyond that they are Python ints.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.games.cincinnati.hands import (
    DICE,
    HANDS,
    HANDS_OF_FIVE,
    NUMBER,
    SETS,
    hands_with,
    outcomes_of_throw,
    size,
    standing,
    subsets,
    ways,
)
from ludoteca.games.cincinnati.layout import TABLES

Array = NDArray[Any]

ALL = outcomes_of_throw(DICE)
"""The number of ways five dice can fall."""
EXACT_IN_DOUBLES = 4
"""Throws: 7776 ** 4 is below 2 ** 53."""
MOST_KEEPS = 2**DICE


class Odds(NamedTuple):
    """For each number of throws left, from 0: chances in units of 7776 ** -throws, with a column per goal."""

    hands: list[Array]
    """A row per hand, under best play."""
    keeps: list[Array]
    """A row per set that is kept; with 0 throws left there is nothing to keep."""


@cache
def outcomes() -> Array:
    """In how many of 7776 ways a kept set (a row) becomes a hand (a column)."""
    made = np.zeros((len(SETS), HANDS_OF_FIVE), int)
    for kept, faces in enumerate(SETS):
        for thrown, hand in zip(sets_of(DICE - len(faces)), hands_with(faces), strict=True):
            made[kept, hand] += ways(thrown) * outcomes_of_throw(size(kept))
    return made


@cache
def sets_of(dice: int) -> list[int]:
    """The sets of this many dice, in the order of their faces."""
    return [NUMBER[faces] for faces in sorted(faces for faces in SETS if len(faces) == dice)]


@cache
def choices() -> Array:
    """A row per hand: the sets that can be kept of it, the last one repeated to fill the row."""
    rows = [subsets(faces) for faces in HANDS]
    return np.array([row + row[-1:] * (MOST_KEEPS - len(row)) for row in rows])


def odds(goals: Array, throws: int) -> Odds:
    """The chances for goals, given as columns of 0 and 1 with a row per hand."""
    number = float if throws <= EXACT_IN_DOUBLES else object
    ways_to = outcomes().astype(number)
    hands, keeps = [goals.astype(number)], [np.zeros((len(SETS), *goals.shape[1:]), number)]
    for _ in range(throws):
        keeps.append(ways_to @ hands[-1])
        hands.append(best_of(keeps[-1]))
    return Odds(hands, keeps)


def best_of(keeps: Array) -> Array:
    """The value of each hand if the best of it is kept."""
    best = keeps[choices()[:, 0]]
    for column in choices().T[1:]:
        best = np.maximum(best, keeps[column])
    return best


# Goals


@cache
def standings() -> Array:
    """A row per table: how good each hand is there, 0 if it does not meet the condition."""
    return np.array([[standing(table, hand) for hand in range(HANDS_OF_FIVE)] for table in range(TABLES)])


def meeting(table: int) -> Array:
    """The goal of meeting the table's condition."""
    meets: Array = standings()[table] > 0
    return meets


def five_of_a_kind() -> Array:
    return np.array([len(set(faces)) == 1 for faces in HANDS])


def beating(hand: int) -> Array:
    """The goal of a better hand by the ranking."""
    return np.arange(HANDS_OF_FIVE) > hand


def beating_at(table: int, hand: int) -> Array:
    """The goal of a better hand by the table's own order."""
    better: Array = standings()[table] > standings()[table][hand]
    return better


def every_goal() -> Array:
    """All goals side by side: the tables, five of a kind, to beat each hand, and to beat each at each table."""
    by_ranking = [beating(hand) for hand in range(HANDS_OF_FIVE)]
    at_tables = [beating_at(table, hand) for table in range(TABLES) for hand in range(HANDS_OF_FIVE)]
    return np.column_stack([*map(meeting, range(TABLES)), five_of_a_kind(), *by_ranking, *at_tables])
