"""What happened, as data: built up from nothing for each viewer, as positions are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.engine.game import Viewer
from ludoteca.engine.seats import members
from ludoteca.games.cincinnati.hands import CATEGORIES, SETS, category
from ludoteca.games.cincinnati.layout import CARDS, LETTERS, OWNER_WON, Event

Data = dict[str, Any]
Detail = Callable[[int, int, int], Data]

NAMES = tuple(name.lower().replace("_", "-") for name in Event._fields)


def event(note: tuple[int, int, int, int], viewer: Viewer) -> Data | None:
    """What a viewer may know of something that happened; None if not even that it did."""
    what, which, seat, value = note
    if viewer is None or viewer == seat or is_open(what, which):
        return {"event": NAMES[what], **WHOLE[what](which, seat, value)}
    if what in FROM_OUTSIDE:
        return {"event": NAMES[what], **FROM_OUTSIDE[what](which, seat, value)}
    return None


def is_open(what: int, which: int) -> bool:
    """C30: only the first throw is made under the cup."""
    return which > 1 if what == Event.THREW else what in OPEN


def dice(number: int) -> list[int]:
    return list(SETS[number])


def hand(number: int) -> Data:
    return {"dice": dice(number), "hand": CATEGORIES[category(number)]}


WHOLE: dict[int, Detail] = {
    Event.ROUND: lambda which, seat, value: {"round": value},
    Event.SET_ASIDE: lambda which, seat, value: {"card": CARDS[which]},
    Event.LAID: lambda which, seat, value: {"card": CARDS[which], "table": LETTERS[value]},
    Event.THREW: lambda which, seat, value: {"seat": seat, "throw": which, **hand(value)},
    Event.CHOSE: lambda which, seat, value: {"seat": seat, "table": LETTERS[which]},
    Event.CHOSE_AGAIN: lambda which, seat, value: {"seat": seat, "table": LETTERS[which]},
    Event.SHOWED: lambda which, seat, value: {"seat": seat, "table": LETTERS[which], **hand(value)},
    Event.DECIDED: lambda which, seat, value: {"seat": seat, "keep": dice(value)},
    Event.DECIDED_AGAIN: lambda which, seat, value: {"seat": seat, "keep": dice(value)},
    Event.KEPT: lambda which, seat, value: {"seat": seat, "keep": dice(value)},
    Event.PAID: lambda which, seat, value: {"seat": seat, "tokens": value, "duel": bool(which)},
    Event.PASSED: lambda which, seat, value: {"seat": seat, "duel": bool(which)},
    Event.CLEARED: lambda which, seat, value: {
        "seat": seat,
        "table": LETTERS[which // len(CATEGORIES)],
        **hand(value),
    },
    Event.STAYED: lambda which, seat, value: {"table": LETTERS[which], "cards": value},
    Event.GOT_MONEY: lambda which, seat, value: {"seat": seat, "card": CARDS[which]},
    Event.GOT_TOKENS: lambda which, seat, value: {"seat": seat, "gained": which, "tokens": value},
    Event.GOT_DUEL: lambda which, seat, value: {"seat": seat, "duels": value},
    Event.SHARED: lambda which, seat, value: {"table": LETTERS[which], "seats": members(value)},
    Event.CHALLENGED: lambda which, seat, value: {"seat": seat, "opponent": value},
    Event.DUEL_THREW: lambda which, seat, value: {"seat": seat, "throw": which, **hand(value)},
    Event.DUEL_WON: lambda which, seat, value: {"seat": seat, "owner": which == OWNER_WON, **hand(value)},
    Event.TOOK: lambda which, seat, value: {"seat": seat, "opponent": value, "card": CARDS[which]},
    Event.TOOK_NOTHING: lambda which, seat, value: {"seat": seat, "opponent": value},
    Event.ENDED: lambda which, seat, value: {"winners": members(value)},
}

FROM_OUTSIDE: dict[int, Detail] = {
    Event.SET_ASIDE: lambda which, seat, value: {},
    Event.THREW: lambda which, seat, value: {"seat": seat, "throw": which},
    Event.CHOSE: lambda which, seat, value: {"seat": seat},
    Event.DECIDED: lambda which, seat, value: {"seat": seat},
}
"""What others notice of something secret."""

OPEN = {
    Event.ROUND, Event.LAID, Event.SHOWED, Event.KEPT, Event.PAID, Event.PASSED, Event.CLEARED, Event.STAYED,
    Event.GOT_MONEY, Event.GOT_TOKENS, Event.GOT_DUEL, Event.SHARED, Event.CHALLENGED, Event.DUEL_THREW,
    Event.DUEL_WON, Event.TOOK, Event.TOOK_NOTHING, Event.ENDED,
}  # fmt: skip
