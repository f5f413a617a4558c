"""What happened, as data. `notes` says who may know it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludoteca.engine.notes import Detail
from ludoteca.engine.seats import members
from ludoteca.games.twins.combinations import CARDS
from ludoteca.games.twins.notes import TIED, Notes
from ludoteca.games.twins.position import combination


class Event(TypedDict):
    """An event. Its fields depend on its kind and on what the viewer may know."""

    event: str
    hand: NotRequired[int]
    dealer: NotRequired[int]
    seat: NotRequired[int]
    card: NotRequired[str]
    cards: NotRequired[int | list[str]]
    """How many were bought, or the two that were laid or shown."""
    price: NotRequired[int]
    kind: NotRequired[str]
    value: NotRequired[int]
    play: NotRequired[int]
    chips: NotRequired[int]
    seats: NotRequired[list[int]]
    tied: NotRequired[bool]
    bought: NotRequired[int]
    winners: NotRequired[list[int]]


DETAILS: dict[Notes, Detail] = {
    Notes.HAND: lambda seat, number, _: {"hand": number, "dealer": seat},
    Notes.DEALT: lambda seat, card, _: {"seat": seat, "card": CARDS[card]},
    Notes.BOUGHT: lambda seat, cards, price: {"seat": seat, "cards": cards, "price": price},
    Notes.LAID: lambda seat, pair, _: {"seat": seat, **combination(pair)},
    Notes.LAID_AGAIN: lambda seat, pair, _: {"seat": seat, **combination(pair)},
    Notes.SHOWED: lambda seat, play, pair: {"seat": seat, "play": play, **combination(pair)},
    Notes.PAID: lambda seat, play, chips: {"seat": seat, "play": play, "chips": chips},
    Notes.BANKRUPT: lambda seat, play, _: {"seat": seat, "play": play},
    Notes.OUT: lambda seat, *_: {"seat": seat},
    Notes.WON: lambda seat, play, chips: {"seat": seat, "play": play, "chips": chips},
    Notes.UNPAID: lambda seat, seats, _: {"seats": members(seats)},
    Notes.ALONE: lambda seat, play, _: {"seat": seat, "play": play},
    Notes.POT_STAYS: lambda seat, why, pot: {"tied": why == TIED, "chips": pot},
    Notes.RESULT: lambda seat, bought, chips: {"seat": seat, "bought": bought, "chips": chips},
    Notes.ENDED: lambda seat, winners, _: {"winners": members(winners)},
}

NOTICED: dict[Notes, Detail] = {
    Notes.DEALT: lambda seat, card, _: {"seat": seat},
    Notes.LAID: lambda seat, pair, _: {"seat": seat},
}
"""What others notice of secret events."""
