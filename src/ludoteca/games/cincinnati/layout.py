"""The state of Cincinnati."""

from __future__ import annotations

from ludoteca.engine.layout import Layout, int8, int16
from ludoteca.engine.seats import MOST_PLAYERS

ROUNDS = 12
TABLES = 3
ATLANTIC, BALLROOM, CAESARS = range(TABLES)
LETTERS = "ABC"

# C02
MONEY = 5
DUEL, TOKENS = MONEY, MONEY + 1
CARDS = ("15000", "20000", "25000", "30000", "35000", "duel", "tokens")
COPIES = (6, 5, 5, 4, 4, 6, 6)
CARD_KINDS = len(CARDS)

# C03, C11, C44
ALL_TOKENS = 20
TOKENS_AT_START = 3
TOKENS_PER_CARD = 2
SET_ASIDE = 12

THROWS = 3

NONE = -1
"""No dice, no table, no card: not yet, or not any more."""


class State(Layout):
    players: int = int8()
    at_once: int = int8()  # C34: everyone decides in secret what to keep
    dice: int = int8()  # C71: that are thrown
    throws: int = int8()  # C72: of everybody, before extra throws
    phase: int = int8()
    round: int = int8()
    awaited: int = int16()
    winners: int = int8()

    deck: list[int] = int8(CARD_KINDS)  # copies left, by card
    left: int = int8()  # how many cards the deck has
    aside: list[int] = int8(CARD_KINDS)  # C11, by card
    pile: list[list[int]] = int8(TABLES, ROUNDS)  # cards in the order laid
    piled: list[int] = int8(TABLES)  # how many of them
    on_table: list[list[int]] = int8(TABLES, CARD_KINDS)  # and how many of each card
    next_table: int = int8()  # where the next card goes
    reserve: int = int8()

    money: list[list[int]] = int8(MOST_PLAYERS, MONEY)  # money cards, by value
    tokens: list[int] = int8(MOST_PLAYERS)
    duels: list[int] = int8(MOST_PLAYERS)
    hand: list[int] = int16(MOST_PLAYERS)  # this round's dice
    table: list[int] = int8(MOST_PLAYERS)
    keep: list[int] = int16(MOST_PLAYERS)  # what to keep for a throw not yet made

    throw: int = int8()  # of phase 2
    roller: int = int8()
    in_cup: int = int8()  # how many dice chance throws now
    first_asked: int = int8()  # C35
    asked: int = int8()  # seats
    paid: int = int8()  # seats

    queue: list[int] = int8(MOST_PLAYERS)  # C50: owners of duel cards
    queued: int = int8()
    next_in_queue: int = int8()
    fought: int = int8()  # duels the present owner has had this round

    fighters: int = int8()  # how many; 0 without a duel
    order: list[int] = int8(MOST_PLAYERS)
    owner: int = int8()
    contested: int = int8()  # C45: the table fought for
    fighter_hand: list[int] = int16(MOST_PLAYERS)  # by place in the order
    fighter_throws: list[int] = int8(MOST_PLAYERS)
    up: int = int8()  # place in the order
    refusals: int = int8()  # C53: in a row
