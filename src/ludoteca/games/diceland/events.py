"""What happened, as data. Nothing is hidden in Diceland."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.engine.game import Viewer
from ludoteca.engine.seats import members
from ludoteca.games.diceland import notes
from ludoteca.games.diceland.hexagons import NAMES
from ludoteca.games.diceland.layout import BOARDS
from ludoteca.games.diceland.maps import COLOURS
from ludoteca.games.diceland.notation import MAP_LETTERS
from ludoteca.games.diceland.throws import SETS

Data = dict[str, Any]
Detail = Callable[[int, int, int], Data]


def event(note: tuple[int, int, int, int], viewer: Viewer) -> Data:
    what, which, seat, value = note
    return {"event": notes.NAMES[what], **DETAILS[what](which, seat, value)}


def dice(number: int) -> list[str]:
    return [COLOURS[face] for face in SETS[number]]


DETAILS: dict[int, Detail] = {
    notes.BOARD: lambda which, seat, value: {"seat": seat, "board": BOARDS[which]},
    notes.SIDE: lambda which, seat, value: {"seat": seat, "map": MAP_LETTERS[which]},
    notes.FIRST: lambda which, seat, value: {"seat": seat},
    notes.TURN: lambda which, seat, value: {"seat": seat, "turn": value},
    notes.ROLLED: lambda which, seat, value: {"seat": seat, "dice": dice(value)},
    notes.CHOSE: lambda which, seat, value: {"seat": seat, "colour": COLOURS[which], "count": value},
    notes.AGAIN: lambda which, seat, value: {"seat": seat, "aside": which},
    notes.STOPPED: lambda which, seat, value: {"seat": seat, "aside": which},
    notes.ADDED: lambda which, seat, value: {"seat": seat, "count": which, "aside": value},
    notes.MISSED: lambda which, seat, value: {"seat": seat, "aside": which},
    notes.ALL_ASIDE: lambda which, seat, value: {"seat": seat},
    notes.WASTED: lambda which, seat, value: {"seat": seat, "colour": COLOURS[value], "count": which},
    notes.USED: lambda which, seat, value: {"seat": seat, "colour": COLOURS[value], "count": which},
    notes.PASSED: lambda which, seat, value: {"seat": seat, "bonus": bool(which)},
    notes.MARKED: lambda which, seat, value: {"seat": seat, "colour": COLOURS[which], "cell": NAMES[value]},
    notes.STARRED: lambda which, seat, value: {"seat": seat, "cell": NAMES[value], "bonus": which},
    notes.GROUP_COMPLETE: lambda which, seat, value: {"seat": seat, "colour": COLOURS[which]},
    notes.COLOUR_COMPLETE: lambda which, seat, value: {"seat": seat, "colour": COLOURS[which]},
    notes.BONUS_ROLLED: lambda which, seat, value: {"seat": seat, "number": which, "dice": dice(value)},
    notes.USELESS: lambda which, seat, value: {"seat": seat, "dice": dice(value)},
    notes.WON_ON: lambda which, seat, value: {"seat": seat, "map": MAP_LETTERS[which], "turn": value},
    notes.ENDED: lambda which, seat, value: {"winners": members(value)},
}
