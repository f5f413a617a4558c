"""Cincinnati: the exact chance to reach a goal under best play, and the value of every way to keep dice.

A goal is "A", "B" or "C" (the tables' conditions), "five" (of a kind), ("beat", hand) by the ranking, or ("beat
at", table, hand) by the table's own order.

>>> reach("five", throws=3)
Fraction(347897, 7558272)
>>> keeps([1, 4, 4, 6, 6], "A", throws=1)[0]
((4, 4), 0.4444444444444444)
>>> round(duel(), 10), round(duel(own=1, other=0), 4)
(0.4779671648, 0.6149)
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import inf
from typing import Any

from ludoteca.engine.throws import Faces
from ludoteca.games.cincinnati.duel_odds import whole_duel
from ludoteca.games.cincinnati.hands import DICE, FACES, NO_DICE, NUMBER, SETS, subsets
from ludoteca.games.cincinnati.layout import ALL_TOKENS, LETTERS, THROWS
from ludoteca.games.cincinnati.odds import (
    ALL,
    EXACT_IN_DOUBLES,
    Array,
    Odds,
    beating,
    beating_at,
    five_of_a_kind,
    meeting,
    odds,
)

Goal = str | tuple[str, Sequence[int]] | tuple[str, str, Sequence[int]]

MOST_THROWS = THROWS + ALL_TOKENS
"""With all the tokens there are in one player's hands."""

GOALS = "'A', 'B', 'C', 'five', ('beat', hand) or ('beat at', table, hand)"


def reach(goal: Goal, throws: int) -> Fraction:
    """The chance before the first of `throws` throws."""
    found = _odds(_goal(goal), _throws(throws))
    return Fraction(int(found.keeps[throws][NO_DICE]), ALL**throws)


def keeps(dice: Sequence[int], goal: Goal, throws: int) -> list[tuple[Faces, float]]:
    """Every way to keep dice and its chance with `throws` throws left; best first, ties by the most dice."""
    return [(faces, float(chance)) for faces, chance in exact_keeps(dice, goal, throws)]


def exact_keeps(dice: Sequence[int], goal: Goal, throws: int) -> list[tuple[Faces, Fraction]]:
    """The same with exact fractions."""
    faces = _hand(dice)
    worth = _odds(_goal(goal), _throws(throws)).keeps[throws]
    chances = [(SETS[keep], Fraction(int(worth[keep]), ALL**throws)) for keep in subsets(faces)]
    return sorted(chances, key=lambda one: (-one[1], -len(one[0]), one[0]))


def duel(own: int = 0, other: int = 0, price: float = 0.0) -> float:
    """The chance of a duel card's owner before the first throw, when both play best and have these tokens.

    The prize is 1, and a token spent costs its player the price. Without a price they spend whatever may help.
    """
    return float(whole_duel(*_tokens(own, other), _price(price)).owner_wins)


def _odds(goal: tuple[Any, ...], throws: int) -> Odds:
    return _odds_up_to(goal, max(throws, EXACT_IN_DOUBLES))


@cache
def _odds_up_to(goal: tuple[Any, ...], throws: int) -> Odds:
    return odds(_column(goal), throws)


def _column(goal: tuple[Any, ...]) -> Array:
    match goal:
        case ("five",):
            return five_of_a_kind()
        case ("beat", hand):
            return beating(NUMBER[hand])
        case ("beat at", table, hand):
            return beating_at(LETTERS.index(table), NUMBER[hand])
    return meeting(LETTERS.index(goal[0]))


# What can be asked


def _goal(goal: Any) -> tuple[Any, ...]:
    """A goal in one form; a wrong one is refused."""
    match goal:
        case str() if goal in (*LETTERS, "five"):
            return (goal,)
        case ("beat", hand):
            return ("beat", _hand(hand))
        case ("beat at", str() as table, hand) if table in (*LETTERS,):
            return ("beat at", table, _hand(hand))
    raise ValueError(f"There is no goal {goal!r}. A goal is {GOALS}; a table is A, B or C.")


def _hand(dice: Any) -> Faces:
    given = list(dice) if isinstance(dice, Sequence) and not isinstance(dice, str) else []
    if len(given) != DICE or any(type(face) is not int or face not in FACES for face in given):
        raise ValueError(f"A hand is a list of five faces from 1 to 6, such as [1, 4, 4, 6, 6], not {dice!r}.")
    return tuple(sorted(given))


def _throws(throws: Any) -> int:
    if type(throws) is not int or not 1 <= throws <= MOST_THROWS:
        raise ValueError(f"The throws left are a whole number from 1 to {MOST_THROWS}, not {throws!r}.")
    return throws


def _tokens(own: Any, other: Any) -> tuple[int, int]:
    if any(type(tokens) is not int or tokens < 0 for tokens in (own, other)) or own + other > ALL_TOKENS:
        raise ValueError(f"The tokens of both are whole numbers, {ALL_TOKENS} in all, not {own!r} and {other!r}.")
    return own, other


def _price(price: Any) -> float:
    if isinstance(price, bool) or not isinstance(price, int | float) or not 0 <= price < inf:
        raise ValueError(f"The price of a token is a number from 0 up, as a part of the prize, not {price!r}.")
    return float(price)
