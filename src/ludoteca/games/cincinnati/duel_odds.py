"""The exact solution of a duel for a duel card (C52-C54): every throw and extra throw, under best play of both.

It is computed backwards from the end. Each moment of the duel is a grid, with a row per hand of the owner and a
column per hand of the other; it holds how often the owner wins and how many tokens both go on to spend. Both
play for the prize minus a price for each of their own tokens. Between equally good keeps the one worse for the
opponent is chosen, and no token is spent for nothing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np

from ludoteca.games.cincinnati.hands import HANDS_OF_FIVE, NO_DICE
from ludoteca.games.cincinnati.layout import ALL_TOKENS, THROWS
from ludoteca.games.cincinnati.odds import ALL, Array, choices, outcomes

OWNER, OTHER = range(2)
LEAST = 1e-12
"""Smaller differences come from adding in another order and do not count."""
TURNS = 2 * (THROWS - 1)
"""Turns with a decision, before extra throws."""
REMEMBERED = 4 * (ALL_TOKENS + 1)
"""Moments of asking to remember: all those with one number of the owner's tokens."""


class Moment(NamedTuple):
    """Grids by the hands of both, or what remains of them when one has not yet thrown."""

    owner_wins: Array
    paid_by_owner: Array
    """Tokens the owner goes on to spend, on average."""
    paid_by_other: Array

    def worth(self, who: int, price: float) -> Array:
        """The value to one of them, in units of the prize."""
        if who == OWNER:
            return self.owner_wins - price * self.paid_by_owner
        return 1 - self.owner_wins - price * self.paid_by_other

    def each(self, change: Array) -> Moment:
        """The average over what is thrown; `change` has a row of probabilities for each of the owner's hands."""
        return Moment(*(change @ grid for grid in self))

    def turned(self) -> Moment:
        """The grids transposed: the other's hands in the rows."""
        return Moment(*(grid.T for grid in self))

    def with_rows(self, rows: Array) -> Moment:
        """A chosen keep for each hand and each hand of the opponent, out of all that can be kept."""
        return Moment(*(np.take_along_axis(grid, rows, axis=0) for grid in self))


class Chosen(NamedTuple):
    """A moment before somebody decides what to keep, and the best choice."""

    moment: Moment
    keeps: Array
    """What to keep, with a row per hand of the player who decides and a column per hand of the opponent."""


def throwing(then: Moment, who: int, price: float) -> Chosen:
    """A player decides what to keep and throws the rest."""
    seen = then if who == OWNER else then.turned()
    kept = seen.each(outcomes() / ALL)
    mine, theirs = kept.worth(who, price), kept.worth(opponent(who), price)
    best = np.broadcast_to(choices()[:, :1], (HANDS_OF_FIVE, HANDS_OF_FIVE))
    most, least = mine[choices()[:, 0]], theirs[choices()[:, 0]]
    for column in choices().T[1:]:
        gain = mine[column] - most
        better = (gain > LEAST) | ((gain > -LEAST) & (theirs[column] < least - LEAST))
        most, least = np.where(better, mine[column], most), np.where(better, theirs[column], least)
        best = np.where(better, column[:, None], best)
    chosen = kept.with_rows(best)
    return Chosen(chosen if who == OWNER else chosen.turned(), best)


def paying(after_yes: Moment, after_no: Moment, who: int, price: float) -> Moment:
    """C53: a player may pay for an extra throw."""
    yes = Moment(
        after_yes.owner_wins, after_yes.paid_by_owner + (who == OWNER), after_yes.paid_by_other + (who == OTHER)
    )
    pays = yes.worth(who, price) > after_no.worth(who, price) + LEAST
    return Moment(*(np.where(pays, *both) for both in zip(yes, after_no, strict=True)))


@cache
def over() -> Moment:
    """C54: the better hand wins; with equal dice the owner loses."""
    hands = np.arange(HANDS_OF_FIVE)
    none = np.zeros((HANDS_OF_FIVE, HANDS_OF_FIVE))
    return Moment((hands[:, None] > hands).astype(float), none, none)


@lru_cache(REMEMBERED)
def asking(who: int, refusals: int, own: int, other: int, price: float) -> Moment:
    """C53: a player is asked, after a number of refusals in a row; `own` and `other` are the tokens of both."""
    tokens = own if who == OWNER else other
    after_no = over() if refusals else asking(opponent(who), 1, own, other, price)
    if tokens == 0:
        return after_no
    return paying(extra_throw(who, own, other, price).moment, after_no, who, price)


@lru_cache(TURNS)
def extra_throw(who: int, own: int, other: int, price: float) -> Chosen:
    """C53: a player pays one of their remaining tokens; then the opponent is asked."""
    left = (own - 1, other) if who == OWNER else (own, other - 1)
    return throwing(asking(opponent(who), 0, *left, price), who, price)


@lru_cache(TURNS)
def turn(who: int, throw: int, own: int, other: int, price: float) -> Chosen:
    """C52: a player's second or third throw, before which they decide what to keep."""
    return throwing(after_turn(who, throw, own, other, price), who, price)


def after_turn(who: int, throw: int, own: int, other: int, price: float) -> Moment:
    if who == OWNER:
        return turn(OTHER, throw, own, other, price).moment
    if throw < THROWS:
        return turn(OWNER, throw + 1, own, other, price).moment
    return asking(OWNER, 0, own, other, price)


def opponent(who: int) -> int:
    return OTHER if who == OWNER else OWNER


def whole_duel(own: int, other: int, price: float) -> Moment:
    """Before the first throw, where the grids are single numbers."""
    for fewer_own in range(own + 1):
        for fewer_other in range(other + 1):
            asking(OTHER, 0, fewer_own, fewer_other, price)
            asking(OWNER, 0, fewer_own, fewer_other, price)
    first = outcomes()[NO_DICE] / ALL
    both_thrown = turn(OWNER, 2, own, other, price).moment
    return Moment(*(first @ grid @ first for grid in both_thrown))
