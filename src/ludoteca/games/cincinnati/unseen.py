"""Deals what a seat may not know, as it could be: dice under cups, cards that nobody sees, secret choices."""

from __future__ import annotations

from ludoteca.engine.dice import luck, pick
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import one
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.duels import in_duel
from ludoteca.games.cincinnati.hands import DICE, fallen, outcomes_of_throw
from ludoteca.games.cincinnati.layout import (
    CARD_KINDS,
    COPIES,
    DUEL,
    NONE,
    TABLES,
    TOKENS,
    State,
)
from ludoteca.games.cincinnati.rules import how_many, is_in_play
from ludoteca.games.cincinnati.throwing import throws_now

DUELS_IN_ALL = COPIES[DUEL]
TOKENS_IN_ALL = COPIES[TOKENS]
FIRST_CARD = 32
"""Keys of luck: below, a seat's dice; from here on, cards."""


@rule
def deal_unseen(s: State, seat: int, chance: int) -> None:
    deal_cards(s, chance)
    if s.phase == phases.CHOOSE or (s.phase == phases.ROLL and s.throw == 1):
        deal_dice(s, seat, chance)
    open_choices(s, seat)


# Dice under cups: C30


@rule
def deal_dice(s: State, seat: int, chance: int) -> None:
    """All who have thrown; each face of each die is as likely as the others."""
    for other in range(s.players):
        has_thrown = s.phase == phases.CHOOSE or other < s.roller
        if other != seat and has_thrown:
            s.hand[other] = fallen(DICE, pick(luck(chance, other), outcomes_of_throw(DICE)))


# Secret choices: C31, C34


@rule
def open_choices(s: State, seat: int) -> None:
    """What others chose in secret is open again: they are awaited."""
    for other in range(s.players):
        if other == seat:
            continue
        if s.phase == phases.CHOOSE:
            s.table[other] = NONE
            s.awaited |= one(other)
        elif s.phase == phases.KEEP and s.at_once == 1 and not in_duel(s) and throws_now(s, other):
            s.keep[other] = NONE
            s.awaited |= one(other)


# Cards: C11, C12, and those that left the game


@rule
def deal_cards(s: State, chance: int) -> None:
    """Every card that is not seen is as likely in every unseen place as the others of which this is possible."""
    aside = how_many(s.aside)
    duels = DUELS_IN_ALL - copies_seen(s, DUEL) - s.deck[DUEL] - s.aside[DUEL]
    tokens = TOKENS_IN_ALL - copies_seen(s, TOKENS) - s.deck[TOKENS] - s.aside[TOKENS]
    if aside == 0 and duels + tokens == 0:
        return
    for card in range(CARD_KINDS):
        s.deck[card] += s.aside[card]
        s.aside[card] = 0
    s.deck[DUEL] += duels
    s.deck[TOKENS] += tokens
    take_out(s, duels + tokens, chance)
    put_aside(s, aside, chance)


@rule
def take_out(s: State, count: int, chance: int) -> None:
    """Duels fought and tokens taken left the game; there was no duel in round 1 (C21)."""
    duels = min(s.deck[DUEL], laid_after_round_one(s) - copies_seen(s, DUEL))
    for i in range(count):
        tokens = s.deck[TOKENS]
        if duels > 0 and pick(luck(chance, FIRST_CARD + i), s.deck[DUEL] + tokens) >= tokens:
            s.deck[DUEL] -= 1
            duels -= 1
        else:
            s.deck[TOKENS] -= 1


@rule
def put_aside(s: State, count: int, chance: int) -> None:
    left = how_many(s.deck)
    for i in range(count):
        place = pick(luck(chance, 2 * FIRST_CARD + i), left - i)
        card = 0
        while place >= s.deck[card]:
            place -= s.deck[card]
            card += 1
        s.deck[card] -= 1
        s.aside[card] += 1


@rule
def laid_after_round_one(s: State) -> int:
    count = 0
    for table in range(TABLES):
        if is_in_play(s, table):
            count += max(0, s.round - (1 if s.next_table > table else 2))
    return count


@rule
def copies_seen(s: State, card: int) -> int:
    """Of a kind: on the tables and with the players."""
    count = 0
    for table in range(TABLES):
        count += s.on_table[table][card]
    for seat in range(s.players):
        if card == DUEL:
            count += s.duels[seat]
        elif card != TOKENS:
            count += s.money[seat][card]
    return count
