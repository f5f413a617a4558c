"""A position as data: what a viewer knows (`seen`), and nothing else."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.game import CHANCE_NAME, PUBLIC, Viewer
from ludoteca.engine.seats import NOBODY, chance_is_awaited, members
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.clearing import duels_gone, tokens_gone
from ludoteca.games.cincinnati.duels import in_duel
from ludoteca.games.cincinnati.hands import SETS
from ludoteca.games.cincinnati.layout import CARDS, LETTERS, MONEY, NONE, State
from ludoteca.games.cincinnati.rules import is_in_play
from ludoteca.games.cincinnati.wealth import wealth

THOUSAND = 1000
HIGHEST_FIRST = [(card, int(CARDS[card])) for card in reversed(range(MONEY))]
"""The money cards and their values."""

Data = dict[str, Any]


def position(known: State, viewer: Viewer, public: Data | None = None) -> Data:
    public = public or seen_by_all(known)
    if viewer == PUBLIC:
        return public
    seats = list(public["seats"])
    for seat in range(len(seats)) if viewer is None else (int(viewer),):
        seats[seat] = {**seats[seat], **own_data(known, seat)}
    return {**public, "aside": aside(known) if viewer is None else public["aside"], "seats": seats}


def seen_by_all(s: State) -> Data:
    return {
        "game": "cincinnati",
        "players": s.players,
        "round": max(1, s.round),
        "phase": phases.NAMES[s.phase],
        "throw": s.throw or None,
        "roller": seat_or_null(s.roller),
        "actors": [CHANCE_NAME] if chance_is_awaited(s) else members(s.awaited),
        "tables": {letter: pile(s, t) for t, letter in enumerate(LETTERS) if is_in_play(s, t)},
        "deck": s.left,
        "aside": aside(s) if s.players > 3 else None,
        "gone": {"duel": duels_gone(s), "tokens": tokens_gone(s)},
        "reserve": s.reserve,
        "seats": [seat_data(s, seat) for seat in range(s.players)],
        "asked": members(s.asked),
        "paid": members(s.paid),
        "queue": s.queue[s.next_in_queue + 1 : s.queued],
        "duel": duel(s) if in_duel(s) else None,
        "winners": members(s.winners),
    }


def seat_data(s: State, seat: int) -> Data:
    money = s.money[seat]
    return {
        "money": [value for card, value in HIGHEST_FIRST for _ in range(money[card])] if any(money) else [],
        "tokens": s.tokens[seat],
        "duels": s.duels[seat],
        **own_data(s, seat),
        "wealth": THOUSAND * wealth(s, seat),
    }


def own_data(s: State, seat: int) -> Data:
    """What may be secret for a while."""
    table = s.table[seat]
    return {
        "dice": dice(s.hand[seat]),
        "keep": dice(s.keep[seat]),
        "table": None if table == NONE else LETTERS[table],
    }


def pile(s: State, table: int) -> list[str]:
    return [CARDS[card] for card in s.pile[table][: s.piled[table]]]


def aside(s: State) -> list[str]:
    return [CARDS[card] for card, copies in enumerate(s.aside) for _ in range(copies)]


def duel(s: State) -> Data:
    places = range(s.fighters)
    return {
        "owner": seat_or_null(s.owner),
        "table": letter_or_null(s.contested),
        "order": s.order[: s.fighters],
        "dice": [dice(s.fighter_hand[place]) for place in places],
        "throws": s.fighter_throws[: s.fighters],
        "refused": s.refusals,
    }


def dice(number: int) -> list[int] | None:
    return None if number == NONE else list(SETS[number])


def seat_or_null(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def letter_or_null(table: int) -> str | None:
    return None if table == NONE else LETTERS[table]
