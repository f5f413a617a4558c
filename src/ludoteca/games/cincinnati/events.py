"""What happened, as data. `notes` says who may know it."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from ludoteca.engine.notes import Detail
from ludoteca.engine.seats import members
from ludoteca.games.cincinnati.hands import CATEGORIES, SETS, category
from ludoteca.games.cincinnati.layout import CARDS, LETTERS
from ludoteca.games.cincinnati.notes import FOR_A_TABLE, OWNER_LOST, OWNER_WON, Notes


class Event(TypedDict):
    """An event. Its fields depend on its kind and on what the viewer may know."""

    event: str
    round: NotRequired[int]
    seat: NotRequired[int]
    seats: NotRequired[list[int]]
    opponent: NotRequired[int]
    card: NotRequired[str]
    cards: NotRequired[int]
    """How many."""
    table: NotRequired[str]
    throw: NotRequired[int]
    dice: NotRequired[list[int]]
    hand: NotRequired[str]
    keep: NotRequired[list[int]]
    tokens: NotRequired[int]
    gained: NotRequired[int]
    duel: NotRequired[bool]
    duels: NotRequired[int]
    role: NotRequired[str]
    """How a duel was won: as owner, opponent, or contender for a table."""
    winners: NotRequired[list[int]]


def dice(number: int) -> list[int]:
    return list(SETS[number])


def hand(number: int) -> dict[str, Any]:
    return {"dice": dice(number), "hand": CATEGORIES[category(number)]}


WINNERS = {OWNER_WON: "owner", OWNER_LOST: "opponent", FOR_A_TABLE: "contender"}

DETAILS: dict[Notes, Detail] = {
    Notes.ROUND: lambda seat, number, _: {"round": number},
    Notes.SET_ASIDE: lambda seat, card, _: {"card": CARDS[card]},
    Notes.LAID: lambda seat, card, table: {"card": CARDS[card], "table": LETTERS[table]},
    Notes.THREW_FIRST: lambda seat, throw, thrown: {"seat": seat, "throw": throw, **hand(thrown)},
    Notes.THREW: lambda seat, throw, thrown: {"seat": seat, "throw": throw, **hand(thrown)},
    Notes.CHOSE: lambda seat, table, _: {"seat": seat, "table": LETTERS[table]},
    Notes.CHOSE_AGAIN: lambda seat, table, _: {"seat": seat, "table": LETTERS[table]},
    Notes.SHOWED: lambda seat, table, shown: {"seat": seat, "table": LETTERS[table], **hand(shown)},
    Notes.DECIDED: lambda seat, keep, _: {"seat": seat, "keep": dice(keep)},
    Notes.DECIDED_AGAIN: lambda seat, keep, _: {"seat": seat, "keep": dice(keep)},
    Notes.KEPT: lambda seat, keep, _: {"seat": seat, "keep": dice(keep)},
    Notes.PAID: lambda seat, tokens, in_duel: {"seat": seat, "tokens": tokens, "duel": bool(in_duel)},
    Notes.PASSED: lambda seat, in_duel, _: {"seat": seat, "duel": bool(in_duel)},
    Notes.CLEARED: lambda seat, table, held: {"seat": seat, "table": LETTERS[table], **hand(held)},
    Notes.STAYED: lambda seat, table, cards: {"table": LETTERS[table], "cards": cards},
    Notes.GOT_MONEY: lambda seat, card, _: {"seat": seat, "card": CARDS[card]},
    Notes.GOT_TOKENS: lambda seat, gain, tokens: {"seat": seat, "gained": gain, "tokens": tokens},
    Notes.GOT_DUEL: lambda seat, duels, _: {"seat": seat, "duels": duels},
    Notes.SHARED: lambda seat, table, seats: {"table": LETTERS[table], "seats": members(seats)},
    Notes.CHALLENGED: lambda seat, opponent, _: {"seat": seat, "opponent": opponent},
    Notes.DUEL_THREW: lambda seat, throw, thrown: {"seat": seat, "throw": throw, **hand(thrown)},
    Notes.DUEL_WON: lambda seat, how, held: {"seat": seat, "role": WINNERS[how], **hand(held)},
    Notes.TOOK: lambda seat, card, opponent: {"seat": seat, "opponent": opponent, "card": CARDS[card]},
    Notes.TOOK_NOTHING: lambda seat, opponent, _: {"seat": seat, "opponent": opponent},
    Notes.ENDED: lambda seat, winners, _: {"winners": members(winners)},
}

NOTICED: dict[Notes, Detail] = {
    Notes.SET_ASIDE: lambda seat, card, _: {},
    Notes.THREW_FIRST: lambda seat, throw, thrown: {"seat": seat, "throw": throw},
    Notes.CHOSE: lambda seat, table, _: {"seat": seat},
    Notes.DECIDED: lambda seat, keep, _: {"seat": seat},
}
"""What others notice of secret events."""
