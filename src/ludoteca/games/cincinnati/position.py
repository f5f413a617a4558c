"""What a viewer may know of a position and of what happened, built up from nothing."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.game import CHANCE_NAME, PUBLIC, Viewer
from ludoteca.engine.seats import NOBODY, chance_is_awaited, members
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.duels import in_duel
from ludoteca.games.cincinnati.hands import SETS
from ludoteca.games.cincinnati.layout import CARDS, LETTERS, MONEY, NONE, State
from ludoteca.games.cincinnati.rules import how_many, is_in_play
from ludoteca.games.cincinnati.wealth import wealth

THOUSAND = 1000

Data = dict[str, Any]


def position(s: State, viewer: Viewer, public: Data | None = None) -> Data:
    public = public or seen_by_all(s)
    if viewer == PUBLIC:
        return public
    seats = [seen_by(s, viewer, seat, data) for seat, data in enumerate(public["seats"])]
    return {**public, "aside": aside(s) if viewer is None else public["aside"], "seats": seats}


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
        "deck": how_many(s.deck),
        "aside": aside(s) if s.players > 3 else None,
        "reserve": s.reserve,
        "seats": [seat_data(s, seat) for seat in range(s.players)],
        "asked": members(s.asked),
        "paid": members(s.paid),
        "queue": s.queue[s.next_in_queue + 1 : s.queued],
        "duel": duel(s) if in_duel(s) else None,
        "winners": members(s.winners),
    }


def seat_data(s: State, seat: int) -> Data:
    return {
        "money": [int(CARDS[card]) for card in reversed(range(MONEY)) for _ in range(s.money[seat][card])],
        "tokens": s.tokens[seat],
        "duels": s.duels[seat],
        "dice": dice(s.hand[seat]) if dice_are_open(s) else None,
        "keep": dice(s.keep[seat]) if keeps_are_open(s) else None,
        "table": letter_or_null(s.table[seat]) if dice_are_open(s) else None,
        "wealth": THOUSAND * wealth(s, seat),
    }


def seen_by(s: State, viewer: Viewer, seat: int, data: Data) -> Data:
    """A seat knows its own dice and what it has chosen."""
    if viewer is None or viewer == seat:
        own = {"dice": dice(s.hand[seat]), "keep": dice(s.keep[seat]), "table": letter_or_null(s.table[seat])}
        return {**data, **own}
    return data


def dice_are_open(s: State) -> bool:
    """C30, C31: under the cup until all have chosen a table."""
    return s.phase != phases.CHOOSE and not (s.phase == phases.ROLL and s.throw == 1)


def keeps_are_open(s: State) -> bool:
    """C34: secret with `at once`, until the dice are thrown."""
    return not (s.phase == phases.KEEP and s.at_once and not in_duel(s))


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
    }


def dice(number: int) -> list[int] | None:
    return None if number == NONE else list(SETS[number])


def seat_or_null(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def letter_or_null(table: int) -> str | None:
    return None if table == NONE else LETTERS[table]
