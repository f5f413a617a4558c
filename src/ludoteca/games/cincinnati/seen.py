"""Who may know what: all but dice under cups, choices made in secret, and the cards put aside."""

from __future__ import annotations

from ludoteca.engine.rule import copy_first, lists, rule
from ludoteca.engine.seats import MOST_PLAYERS
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.duels import in_duel
from ludoteca.games.cincinnati.layout import CARD_KINDS, MONEY, NONE, TABLES, State

write_none = lists([[NONE] * MOST_PLAYERS])


@rule
def dice_are_open(s: State) -> bool:
    """C30, C31: under the cup until all have chosen a table, and so are the tables chosen."""
    return s.phase != phases.CHOOSE and not (s.phase == phases.ROLL and s.throw == 1)


@rule
def keeps_are_open(s: State) -> bool:
    """C34: secret with `at once`, until the dice are thrown."""
    return not (s.phase == phases.KEEP and s.at_once == 1 and not in_duel(s))


@rule
def see_public(s: State, known: State) -> None:
    """Writes what anybody may know into a blank state; NONE stands for secret dice and choices."""
    see_round(s, known)
    see_cards(s, known)
    see_seats(s, known)
    see_queue(s, known)
    if in_duel(s):
        see_duel(s, known)


@rule
def see_round(s: State, known: State) -> None:
    known.players = s.players
    known.at_once = s.at_once
    known.dice = s.dice
    known.throws = s.throws
    known.phase = s.phase
    known.round = s.round
    known.awaited = s.awaited
    known.winners = s.winners
    known.reserve = s.reserve
    known.throw = s.throw
    known.roller = s.roller
    known.in_cup = s.in_cup
    known.first_asked = s.first_asked
    known.asked = s.asked
    known.paid = s.paid


@rule
def see_cards(s: State, known: State) -> None:
    """C11: nobody knows which of the unseen cards were put aside, so all of them count as the deck's."""
    known.left = s.left
    known.next_table = s.next_table
    for card in range(CARD_KINDS):
        known.deck[card] = s.deck[card] + s.aside[card]
    copy_first(known.piled, s.piled, TABLES)
    for table in range(TABLES):
        copy_first(known.pile[table], s.pile[table], s.piled[table])
        copy_first(known.on_table[table], s.on_table[table], CARD_KINDS)


@rule
def see_seats(s: State, known: State) -> None:
    copy_first(known.tokens, s.tokens, s.players)
    copy_first(known.duels, s.duels, s.players)
    for seat in range(s.players):
        copy_first(known.money[seat], s.money[seat], MONEY)
    write_none(0, known.hand)
    write_none(0, known.table)
    write_none(0, known.keep)
    if dice_are_open(s):
        copy_first(known.hand, s.hand, s.players)
        copy_first(known.table, s.table, s.players)
    if keeps_are_open(s):
        copy_first(known.keep, s.keep, s.players)


@rule
def see_queue(s: State, known: State) -> None:
    known.queued = s.queued
    known.next_in_queue = s.next_in_queue
    known.fought = s.fought
    copy_first(known.queue, s.queue, s.queued)


@rule
def see_duel(s: State, known: State) -> None:
    """C52: open for all to see."""
    known.fighters = s.fighters
    known.owner = s.owner
    known.contested = s.contested
    known.up = s.up
    known.refusals = s.refusals
    copy_first(known.order, s.order, s.fighters)
    copy_first(known.fighter_hand, s.fighter_hand, s.fighters)
    copy_first(known.fighter_throws, s.fighter_throws, s.fighters)


@rule
def see_own(s: State, known: State, seat: int) -> None:
    """A seat knows its own dice and what it has chosen."""
    known.hand[seat] = s.hand[seat]
    known.table[seat] = s.table[seat]
    known.keep[seat] = s.keep[seat]
