"""The state that a seat makes of its view. What the seat may not know is left out, and can be dealt as it could be.

Two things that everybody saw stand in no view and have to be supposed: how many of the cards that left the game
were duels and how many were tokens; and how many fighters in a row have refused an extra throw in a duel.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca.engine.game import CHANCE_NAME
from ludoteca.engine.seats import CHANCE_ALONE, NOBODY, one
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.hands import DICE, NUMBER, size
from ludoteca.games.cincinnati.layout import (
    ATLANTIC,
    CARD_KINDS,
    CARDS,
    COPIES,
    DUEL,
    LETTERS,
    NONE,
    SET_ASIDE,
    TABLES,
    THROWS,
    TOKENS,
    State,
)
from ludoteca.games.cincinnati.rules import how_many, is_in_play
from ludoteca.games.cincinnati.throwing import first_to_be_asked
from ludoteca.games.cincinnati.unseen import copies_seen

Data = dict[str, Any]


def state_of(view: Data) -> State:
    """The inverse of `position`, as far as the seat can tell."""
    s = State()
    s.players = view["players"]
    s.at_once = int(view["options"]["keep"] == "at once")
    s.phase = phases.NAMES.index(view["phase"])
    s.round = 0 if s.phase == phases.ASIDE else view["round"]
    s.awaited = CHANCE_ALONE if view["actors"] == [CHANCE_NAME] else set_of(view["actors"])
    s.winners = set_of(view["winners"])
    s.reserve = view["reserve"]
    s.asked, s.paid = set_of(view["asked"]), set_of(view["paid"])
    lay_out(s, view["tables"])
    seat_players(s, view["seats"])
    begin_throws(s, view)
    begin_fights(s, view)
    guess_deck(s, view["deck"])
    return s


def set_of(seats: Iterable[int]) -> int:
    return sum(map(one, seats))


def lay_out(s: State, tables: dict[str, list[str]]) -> None:
    for letter, cards in tables.items():
        table = LETTERS.index(letter)
        s.piled[table] = len(cards)
        s.pile[table][: len(cards)] = [CARDS.index(card) for card in cards]
        s.on_table[table] = [cards.count(card) for card in CARDS]


def seat_players(s: State, seats: list[Data]) -> None:
    s.hand, s.table, s.keep = ([NONE] * len(places) for places in (s.hand, s.table, s.keep))
    for seat, data in enumerate(seats):
        for value in data["money"]:
            s.money[seat][CARDS.index(str(value))] += 1
        s.tokens[seat], s.duels[seat] = data["tokens"], data["duels"]
        s.hand[seat], s.keep[seat] = number(data["dice"]), number(data["keep"])
        s.table[seat] = table_of(data["table"])


def number(dice: list[int] | None) -> int:
    return NONE if dice is None else NUMBER[tuple(dice)]


def table_of(letter: str | None) -> int:
    return NONE if letter is None else LETTERS.index(letter)


def begin_throws(s: State, view: Data) -> None:
    s.throw = view["throw"] or 0
    s.roller = NOBODY if view["roller"] is None else view["roller"]
    if s.phase == phases.ROLL:
        keep = s.keep[s.roller]
        s.in_cup = DICE if keep == NONE else DICE - size(keep)
    if s.phase == phases.EXTRA:
        s.first_asked = first_to_be_asked(s)


def begin_fights(s: State, view: Data) -> None:
    s.owner = NOBODY
    if view["duel"] is not None:
        begin_duel(s, view, view["duel"])
    if s.phase == phases.CHALLENGE:
        line_up(s, [*view["actors"], *view["queue"]])
    elif s.owner != NOBODY:
        line_up(s, [s.owner, *view["queue"]])


def line_up(s: State, owners: list[int]) -> None:
    s.queued = len(owners)
    s.queue[: s.queued] = owners


def begin_duel(s: State, view: Data, duel: Data) -> None:
    s.owner = NOBODY if duel["owner"] is None else duel["owner"]
    s.contested = table_of(duel["table"])
    s.fighters = len(duel["order"])
    s.order[: s.fighters] = duel["order"]
    s.fighter_hand[: s.fighters] = map(number, duel["dice"])
    s.fighter_throws[: s.fighters] = duel["throws"]
    whose_turn = s.roller if s.phase == phases.ROLL else view["actors"][0]
    s.up = duel["order"].index(whose_turn)
    if s.phase == phases.EXTRA:
        s.refusals = fewest_refusals(s)


def fewest_refusals(s: State) -> int:
    """C53: as if the last payment was made as late as it can have been."""
    if max(s.fighter_throws[: s.fighters]) == THROWS:
        return s.up
    refusals = 0
    while s.fighter_throws[(s.up - 1 - refusals) % s.fighters] == THROWS:
        refusals += 1
    return min(refusals, s.fighters - 1)


def guess_deck(s: State, left: int) -> None:
    """Cards that were not seen, as many as the deck has; with three players others lie aside (C11)."""
    s.deck = [COPIES[card] - copies_seen(s, card) for card in range(CARD_KINDS)]
    aside = cards_aside(s, left)
    gone = how_many(s.deck) - left - aside
    tokens = min(gone, s.deck[TOKENS])
    s.deck[TOKENS] -= tokens
    s.deck[DUEL] -= gone - tokens
    for _ in range(aside):
        card = s.deck.index(max(s.deck))
        s.deck[card] -= 1
        s.aside[card] += 1
    s.next_table = next_table(s, left)


def cards_aside(s: State, left: int) -> int:
    if s.players > 3:
        return 0
    return sum(COPIES) - left if s.phase == phases.ASIDE else SET_ASIDE


def next_table(s: State, left: int) -> int:
    """Where the next card goes; past the last table when all of the round's cards are laid."""
    if s.phase != phases.CARDS:
        return TABLES if s.round else ATLANTIC
    in_play = [table for table in range(TABLES) if is_in_play(s, table)]
    return in_play[(sum(COPIES) - how_many(s.aside) - left) % len(in_play)]
