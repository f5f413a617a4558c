"""What happened, as data: built up from nothing for each viewer, as positions are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.engine.game import Viewer
from ludoteca.engine.seats import members
from ludoteca.games.twins import notes
from ludoteca.games.twins.combinations import CARDS, KINDS
from ludoteca.games.twins.position import combination

Data = dict[str, Any]
Detail = Callable[[int, int, int], Data]


def event(note: tuple[int, int, int, int], viewer: Viewer) -> Data | None:
    """What a viewer may know of something that happened; None if not even that it did."""
    what, which, seat, number = note
    if viewer is None or viewer == seat or what in OPEN:
        return {"event": notes.NAMES[what], **WHOLE[what](which, seat, number)}
    if what in FROM_OUTSIDE:
        return {"event": notes.NAMES[what], **FROM_OUTSIDE[what](which, seat, number)}
    return None


WHOLE: dict[int, Detail] = {
    notes.HAND: lambda which, seat, number: {"hand": number, "dealer": seat},
    notes.DEALT: lambda which, seat, number: {"seat": seat, "card": CARDS[number]},
    notes.BOUGHT: lambda which, seat, number: {"seat": seat, "cards": which, "price": number},
    notes.LAID: lambda which, seat, number: {"seat": seat, **combination(number)},
    notes.LAID_AGAIN: lambda which, seat, number: {"seat": seat, **combination(number)},
    notes.SHOWED: lambda which, seat, number: {
        "seat": seat,
        "play": which // len(KINDS) + 1,
        **combination(number),
    },
    notes.PAID: lambda which, seat, number: {"seat": seat, "play": which, "chips": number},
    notes.BANKRUPT: lambda which, seat, number: {"seat": seat, "play": which},
    notes.OUT: lambda which, seat, number: {"seat": seat},
    notes.WON: lambda which, seat, number: {"seat": seat, "play": which, "chips": number},
    notes.UNPAID: lambda which, seat, number: {"seats": members(number)},
    notes.ALONE: lambda which, seat, number: {"seat": seat, "play": which},
    notes.POT_STAYS: lambda which, seat, number: {"tied": which == notes.TIED, "chips": number},
    notes.RESULT_OF_NONE: lambda which, seat, number: {"seat": seat, "bought": 0, "chips": number},
    notes.RESULT_OF_ONE: lambda which, seat, number: {"seat": seat, "bought": 1, "chips": number},
    notes.RESULT_OF_TWO: lambda which, seat, number: {"seat": seat, "bought": 2, "chips": number},
    notes.ENDED: lambda which, seat, number: {"winners": members(number)},
}

FROM_OUTSIDE: dict[int, Detail] = {
    notes.DEALT: lambda which, seat, number: {"seat": seat},
    notes.LAID: lambda which, seat, number: {"seat": seat},
}
"""What others notice of something secret."""

OPEN = set(WHOLE) - {notes.DEALT, notes.LAID, notes.LAID_AGAIN}
