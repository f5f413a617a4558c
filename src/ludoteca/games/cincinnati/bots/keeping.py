"""Which dice are worth keeping, by the chance to beat the hands that others will end with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from ludoteca.games.cincinnati.bots.chances import IN_A_DUEL, kept_on_the_way
from ludoteca.games.cincinnati.bots.dueling import is_solved, keep_in_duel
from ludoteca.games.cincinnati.bots.stakes import throws_left
from ludoteca.games.cincinnati.duels import in_duel
from ludoteca.games.cincinnati.hands import (
    DICE,
    HANDS,
    HANDS_OF_FIVE,
    NO_DICE,
    SETS,
    fallen,
    is_hand,
    keeps_lying,
    outcomes_of_throw,
    size,
    standing,
    subsets,
    together,
)
from ludoteca.games.cincinnati.layout import NONE, State
from ludoteca.games.cincinnati.rules import dice_of

Ends = dict[int, float]
"""The probability of each hand."""
Worth = list[float]
"""A value for each hand, or for each set that can be kept."""

RANKING = range(HANDS_OF_FIVE)


def ranked_keeps(s: State, seat: int) -> list[tuple[int, float]]:
    """Every set that can be kept with roughly its chance to win, the best first."""
    worth = tried_keeps(s, seat)
    possible = [keep for keep in offered(dice_of(s, seat)) if keeps_lying(s.dice, keep)]
    keeps = sorted(possible, key=lambda keep: -worth[keep])
    if is_solved(s):
        keeps.sort(key=lambda keep: keep != keep_in_duel(s))
    return [(keep, worth[keep]) for keep in keeps]


def tried_keeps(s: State, seat: int) -> Worth:
    """The value of each set that can be kept, given the probabilities of the others' final hands."""
    worth = worth_in_duel(s) if in_duel(s) else worth_at_table(s, seat)
    throws = max(1, s.throws - s.fighter_throws[s.up]) if in_duel(s) else throws_left(s, seat)
    for _ in range(throws - 1):
        worth = best_of(throw_on(worth))
    return throw_on(worth)


@cache
def offered(hand: int) -> list[int]:
    return subsets(HANDS[hand])


@cache
def falls(keep: int) -> Ends:
    """The sets that a kept set can become, with their numbers of ways."""
    dice = DICE - size(keep)
    thrown = range(outcomes_of_throw(dice))
    counted = Counter(together(keep, fallen(dice, number)) for number in thrown)
    return {hand: count / len(thrown) for hand, count in counted.items()}


def throw_on(worth: Worth) -> Worth:
    """The value of each keep, given the values of what it can become."""
    return [sum(chance * worth[hand] for hand, chance in falls(keep).items()) for keep in range(len(SETS))]


def best_of(keeps: Worth) -> Worth:
    """The value of each hand if the best of it is kept."""
    return [max(keeps[keep] for keep in offered(hand)) for hand in range(HANDS_OF_FIVE)]


# The others


def worth_at_table(s: State, seat: int) -> Worth:
    """For each hand the chance that it clears the seat's table, if the others there play well."""
    order = standings(s.table[seat])
    won = [float(place > 0) for place in order]
    for other in range(s.players):
        if other != seat and s.table[other] == s.table[seat]:
            ahead = chance_to_be_ahead(ends_at_table(s, other), order, tie=0.5)
            won = [chance * more for chance, more in zip(won, ahead, strict=True)]
    return won


@cache
def standings(table: int) -> list[int]:
    return [standing(table, hand) for hand in range(HANDS_OF_FIVE)]


def ends_at_table(s: State, seat: int) -> Ends:
    """The probabilities of a seat's final hands; what it has decided to keep is known."""
    left = throws_left(s, seat)
    table, keep = s.table[seat], s.keep[seat]
    if keep == NONE or is_hand(keep) or left == 0:
        return ends_of(table, s.hand[seat], left)
    return ends_of_kept(table, keep, left - 1)


def worth_in_duel(s: State) -> Worth:
    """For each hand the chance that it wins the duel. C54, C46: of equal hands the later one wins."""
    won = [1.0] * HANDS_OF_FIVE
    for place in range(s.fighters):
        if place != s.up:
            ahead = chance_to_be_ahead(ends_in_duel(s, place), RANKING, tie=float(place < s.up))
            won = [chance * more for chance, more in zip(won, ahead, strict=True)]
    return won


def ends_in_duel(s: State, place: int) -> Ends:
    left = max(0, s.throws - s.fighter_throws[place])
    if s.fighter_hand[place] == NONE:
        return ends_of_kept(IN_A_DUEL, NO_DICE, left - 1)
    return ends_of(IN_A_DUEL, s.fighter_hand[place], left)


@cache
def ends_of(where: int, hand: int, throws: int) -> Ends:
    """The probabilities of the hands that a hand becomes with this many throws, at a table or in a duel."""
    return ends_of_kept(where, kept_on_the_way(where, hand, throws), throws - 1) if throws else {hand: 1.0}


@cache
def ends_of_kept(where: int, keep: int, throws: int) -> Ends:
    """The same for a set that is kept, with this many throws after the next one."""
    ends: Ends = {}
    for fallen_hand, chance in falls(keep).items():
        for hand, then in ends_of(where, fallen_hand, throws).items():
            ends[hand] = ends.get(hand, 0.0) + chance * then
    return ends


def chance_to_be_ahead(ends: Ends, order: Sequence[int], tie: float) -> Worth:
    """For each hand the chance to beat a hand with these probabilities; a tie counts as a part."""
    by_place = [0.0] * (HANDS_OF_FIVE + 1)
    for hand, chance in ends.items():
        by_place[order[hand]] += chance
    below, ahead = 0.0, []
    for chance in by_place:
        ahead.append(below + tie * chance)
        below += chance
    return [ahead[place] for place in order]
