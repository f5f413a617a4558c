"""Deals what a seat cannot know as it could be: dice under cups, cards put aside, secret choices."""

from __future__ import annotations

from ludoteca.engine.dice import luck, pick
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import one
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.hands import fallen, lying, outcomes_of_throw, together
from ludoteca.games.cincinnati.layout import NONE, State
from ludoteca.games.cincinnati.rules import how_many
from ludoteca.games.cincinnati.seen import dice_are_open, keeps_are_open
from ludoteca.games.cincinnati.throwing import throws_now

FIRST_CARD = 64
"""Keys of luck: below this a seat's dice, from here on cards."""


@rule
def deal_unseen(s: State, seat: int, chance: int) -> None:
    put_aside(s, how_many(s.deck) - s.left, chance)
    if not dice_are_open(s):
        deal_dice(s, seat, chance)
    open_choices(s, seat)


# Dice under cups: C30


@rule
def deal_dice(s: State, seat: int, chance: int) -> None:
    """For all who have thrown, with every face of every die equally likely."""
    for other in range(s.players):
        has_thrown = s.phase == phases.CHOOSE or other < s.roller
        if other != seat and has_thrown:
            thrown = fallen(s.dice, pick(luck(chance, other), outcomes_of_throw(s.dice)))
            s.hand[other] = together(lying(s.dice), thrown)


# Secret choices: C31, C34


@rule
def open_choices(s: State, seat: int) -> None:
    """Others' secret choices are open again: they are awaited once more."""
    for other in range(s.players):
        if other == seat:
            continue
        if s.phase == phases.CHOOSE:
            s.table[other] = NONE
            s.awaited |= one(other)
        elif not keeps_are_open(s) and throws_now(s, other):
            s.keep[other] = NONE
            s.awaited |= one(other)


# Cards: C11


@rule
def put_aside(s: State, count: int, chance: int) -> None:
    """Each unseen card is equally likely to be put aside."""
    left = how_many(s.deck)
    for i in range(count):
        place = pick(luck(chance, FIRST_CARD + i), left - i)
        card = 0
        while place >= s.deck[card]:
            place -= s.deck[card]
            card += 1
        s.deck[card] -= 1
        s.aside[card] += 1
