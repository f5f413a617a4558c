"""Which ways to keep dice are worth trying: by the exact chance to win against the hands the others have."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.games.cincinnati.bots.chances import IN_A_DUEL
from ludoteca.games.cincinnati.bots.dueling import is_solved
from ludoteca.games.cincinnati.bots.stakes import throws_left
from ludoteca.games.cincinnati.bots.working_out import one_throw, throw_on, two_throws, win_with, worth_of_keeps
from ludoteca.games.cincinnati.duels import in_duel
from ludoteca.games.cincinnati.hands import HANDS, HANDS_OF_FIVE, NO_DICE, is_hand, subsets
from ludoteca.games.cincinnati.layout import NONE, THROWS, State
from ludoteca.games.cincinnati.odds import ALL, best_of, outcomes, standings
from ludoteca.games.cincinnati.rules import dice_of

Array = NDArray[Any]


def ranked_keeps(s: State, seat: int) -> list[tuple[int, float]]:
    """Every set that can be kept and the chance to win with it, the best first."""
    keeps = worth_of_keeps(s) if is_solved(s) else tried_keeps(s, seat)
    offered = subsets(HANDS[dice_of(s, seat)])
    return sorted(((keep, float(keeps[keep])) for keep in offered), key=lambda one: -one[1])


def tried_keeps(s: State, seat: int) -> Array:
    """What each set that is kept is worth, when it is known how likely the others end with which hand."""
    worth = worth_in_duel(s) if in_duel(s) else worth_at_table(s, seat)
    throws = max(1, THROWS - s.fighter_throws[s.up]) if in_duel(s) else throws_left(s, seat)
    for _ in range(throws - 1):
        worth = best_of(throw_on(worth))
    return throw_on(worth)


def worth_at_table(s: State, seat: int) -> Array:
    """For each hand the chance that it clears the seat's table, when the others there play well."""
    order = standings()[s.table[seat]]
    won: Array = (order > 0).astype(float)
    for other in range(s.players):
        if other != seat and s.table[other] == s.table[seat]:
            won *= chance_to_be_ahead(ends_at_table(s, other), order, tie=0.5)
    return won


def ends_at_table(s: State, seat: int) -> Array:
    """How likely a seat will end with each hand; what it has decided to keep is known."""
    left = throws_left(s, seat)
    table, keep = s.table[seat], s.keep[seat]
    if keep == NONE or is_hand(keep) or left == 0:
        ends: Array = throws_at(table, left)[s.hand[seat]]
    else:
        ends = outcomes()[keep] / ALL @ throws_at(table, left - 1)
    return ends


@cache
def throws_at(where: int, throws: int) -> Array:
    """How likely each hand (a row) becomes each other with so many throws, at a table or in a duel."""
    worth = np.arange(HANDS_OF_FIVE) / HANDS_OF_FIVE if where == IN_A_DUEL else win_with(1)[where]
    ends: Array = (np.eye(HANDS_OF_FIVE), one_throw(worth), two_throws(worth))[throws]
    return ends


def chance_to_be_ahead(ends: Array, order: Array, tie: float) -> Array:
    """For each hand the chance to be better than one that ends as told, a tie counting as a part."""
    by_order = np.bincount(order, ends, minlength=HANDS_OF_FIVE + 2)
    below = by_order.cumsum() - by_order
    ahead: Array = (below + tie * by_order)[order]
    return ahead


def worth_in_duel(s: State) -> Array:
    """For each hand the chance that it wins the duel. C54, C46: of equal hands the later one wins."""
    order = np.arange(HANDS_OF_FIVE)
    won = np.ones(HANDS_OF_FIVE)
    for place in range(s.fighters):
        if place != s.up:
            won *= chance_to_be_ahead(ends_in_duel(s, place), order, tie=1 if place < s.up else 0)
    return won


def ends_in_duel(s: State, place: int) -> Array:
    left = max(0, THROWS - s.fighter_throws[place])
    if s.fighter_hand[place] == NONE:
        ends: Array = outcomes()[NO_DICE] / ALL @ throws_at(IN_A_DUEL, left - 1)
    else:
        ends = throws_at(IN_A_DUEL, left)[s.fighter_hand[place]]
    return ends
