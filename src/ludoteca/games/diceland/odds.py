"""Exact chances of phase 1: how many dice of the chosen colour there are at the end (D30, D31).

Rolling on costs no dice: a roll without the colour ends phase 1, and those set aside stay. The risks are having
more dice than there is room for, and what the last roll leaves to the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb
from typing import NamedTuple

from ludoteca.games.diceland.throws import DICE, SIDES

Chances = tuple[Fraction, ...]
"""The probability of each number of dice, from 0 to 6."""

Rule = tuple[bool, ...]
"""Whether to roll again with 0 to 6 dice set aside; with all six nothing is left to roll."""


@dataclass(frozen=True)
class Stopping:
    """A rule for stopping, and its expected result by the number of dice set aside."""

    rule: Rule
    expected: tuple[Fraction, ...]


def ways_to_hit(dice: int, hits: int) -> int:
    """In how many ways exactly `hits` of some dice show the colour."""
    others: int = (SIDES - 1) ** max(0, dice - hits)
    return comb(dice, hits) * others


def chance_of_hits(dice: int, hits: int) -> Fraction:
    """The probability that exactly `hits` of some dice show the colour."""
    return Fraction(ways_to_hit(dice, hits), SIDES**dice)


def chance_of_more(dice: int) -> Fraction:
    """The probability that at least one of some dice shows the colour."""
    return 1 - chance_of_hits(dice, 0)


class OneRoll(NamedTuple):
    """What one roll may bring: none of the colour, some that all find room, or too many (D24)."""

    none: Fraction
    good: Fraction
    too_many: Fraction


@cache
def one_roll(dice: int, room: int) -> OneRoll:
    """The chances where `room` more dice of the colour find room."""
    none, *some = (chance_of_hits(dice, hits) for hits in range(dice + 1))
    fitting = max(0, room)
    return OneRoll(none, sum(some[:fitting], Fraction(0)), sum(some[fitting:], Fraction(0)))


def until(dice: int) -> Rule:
    """The rule that stops with this many dice or more."""
    return tuple(aside < min(dice, DICE) for aside in range(DICE + 1))


def dice_at_end(aside: int, rule: Rule) -> Chances:
    """The probabilities of the final number of dice, with `aside` set aside before a decision."""
    ending = [Fraction(0)] * (DICE + 1)
    deciding = [Fraction(int(dice == aside)) for dice in range(DICE + 1)]
    for dice in range(aside, DICE + 1):
        if not rule[dice] or dice == DICE:
            ending[dice] += deciding[dice]
            continue
        others = DICE - dice
        ending[dice] += deciding[dice] * chance_of_hits(others, 0)
        for hits in range(1, others + 1):
            deciding[dice + hits] += deciding[dice] * chance_of_hits(others, hits)
    return tuple(ending)


def best_stopping(worth: Sequence[Fraction | int]) -> Stopping:
    """The best rule for stopping if 0 to 6 dice at the end have these values. If both are equal it stops."""
    expected = [Fraction(value) for value in worth]
    rule = [False] * (DICE + 1)
    for aside in reversed(range(DICE)):
        again = worth_of_rolling(aside, worth[aside], expected)
        rule[aside] = again > expected[aside]
        expected[aside] = max(expected[aside], again)
    return Stopping(tuple(rule), tuple(expected))


def worth_of_rolling(aside: int, missed: Fraction | int, expected: Sequence[Fraction]) -> Fraction:
    """The value of one more roll, given the value of a miss and of going on after it."""
    others = DICE - aside
    more = sum(chance_of_hits(others, hits) * expected[aside + hits] for hits in range(1, others + 1))
    return chance_of_hits(others, 0) * missed + more


def cells_in(room: int) -> tuple[int, ...]:
    """The value of 0 to 6 dice where this many cells are free: that many cells, or nothing if there are too many
    dice (D24)."""
    return tuple(dice if dice <= room else 0 for dice in range(DICE + 1))
