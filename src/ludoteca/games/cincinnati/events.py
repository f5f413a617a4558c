"""What happened, as data: built up from nothing for each viewer, as positions are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.engine.game import Viewer
from ludoteca.engine.seats import members
from ludoteca.games.cincinnati import notes
from ludoteca.games.cincinnati.hands import CATEGORIES, SETS, category
from ludoteca.games.cincinnati.layout import CARDS, LETTERS

Data = dict[str, Any]
Detail = Callable[[int, int, int], Data]


def event(note: tuple[int, int, int, int], viewer: Viewer) -> Data | None:
    """What a viewer may know of something that happened; None if not even that it did."""
    what, which, seat, value = note
    if viewer is None or viewer == seat or is_open(what, which):
        return {"event": notes.NAMES[what], **WHOLE[what](which, seat, value)}
    if what in FROM_OUTSIDE:
        return {"event": notes.NAMES[what], **FROM_OUTSIDE[what](which, seat, value)}
    return None


def is_open(what: int, which: int) -> bool:
    """C30: only the first throw is made under the cup."""
    return which > 1 if what == notes.THREW else what in OPEN


def dice(number: int) -> list[int]:
    return list(SETS[number])


def hand(number: int) -> Data:
    return {"dice": dice(number), "hand": CATEGORIES[category(number)]}


WINNERS = {notes.OWNER_WON: "owner", notes.OWNER_LOST: "opponent", notes.FOR_A_TABLE: "contender"}

WHOLE: dict[int, Detail] = {
    notes.ROUND: lambda which, seat, value: {"round": value},
    notes.SET_ASIDE: lambda which, seat, value: {"card": CARDS[which]},
    notes.LAID: lambda which, seat, value: {"card": CARDS[which], "table": LETTERS[value]},
    notes.THREW: lambda which, seat, value: {"seat": seat, "throw": which, **hand(value)},
    notes.CHOSE: lambda which, seat, value: {"seat": seat, "table": LETTERS[which]},
    notes.CHOSE_AGAIN: lambda which, seat, value: {"seat": seat, "table": LETTERS[which]},
    notes.SHOWED: lambda which, seat, value: {"seat": seat, "table": LETTERS[which], **hand(value)},
    notes.DECIDED: lambda which, seat, value: {"seat": seat, "keep": dice(value)},
    notes.DECIDED_AGAIN: lambda which, seat, value: {"seat": seat, "keep": dice(value)},
    notes.KEPT: lambda which, seat, value: {"seat": seat, "keep": dice(value)},
    notes.PAID: lambda which, seat, value: {"seat": seat, "tokens": value, "duel": bool(which)},
    notes.PASSED: lambda which, seat, value: {"seat": seat, "duel": bool(which)},
    notes.CLEARED: lambda which, seat, value: {
        "seat": seat,
        "table": LETTERS[which // len(CATEGORIES)],
        **hand(value),
    },
    notes.STAYED: lambda which, seat, value: {"table": LETTERS[which], "cards": value},
    notes.GOT_MONEY: lambda which, seat, value: {"seat": seat, "card": CARDS[which]},
    notes.GOT_TOKENS: lambda which, seat, value: {"seat": seat, "gained": which, "tokens": value},
    notes.GOT_DUEL: lambda which, seat, value: {"seat": seat, "duels": value},
    notes.SHARED: lambda which, seat, value: {"table": LETTERS[which], "seats": members(value)},
    notes.CHALLENGED: lambda which, seat, value: {"seat": seat, "opponent": value},
    notes.DUEL_THREW: lambda which, seat, value: {"seat": seat, "throw": which, **hand(value)},
    notes.DUEL_WON: lambda which, seat, value: {"seat": seat, "as": WINNERS[which], **hand(value)},
    notes.TOOK: lambda which, seat, value: {"seat": seat, "opponent": value, "card": CARDS[which]},
    notes.TOOK_NOTHING: lambda which, seat, value: {"seat": seat, "opponent": value},
    notes.ENDED: lambda which, seat, value: {"winners": members(value)},
}

FROM_OUTSIDE: dict[int, Detail] = {
    notes.SET_ASIDE: lambda which, seat, value: {},
    notes.THREW: lambda which, seat, value: {"seat": seat, "throw": which},
    notes.CHOSE: lambda which, seat, value: {"seat": seat},
    notes.DECIDED: lambda which, seat, value: {"seat": seat},
}
"""What others notice of something secret."""

OPEN = {
    notes.ROUND, notes.LAID, notes.SHOWED, notes.KEPT, notes.PAID, notes.PASSED, notes.CLEARED, notes.STAYED,
    notes.GOT_MONEY, notes.GOT_TOKENS, notes.GOT_DUEL, notes.SHARED, notes.CHALLENGED, notes.DUEL_THREW,
    notes.DUEL_WON, notes.TOOK, notes.TOOK_NOTHING, notes.ENDED,
}  # fmt: skip
