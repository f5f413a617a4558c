"""What happened, as data. Nothing is hidden in Diceland."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludoteca.engine.notes import Detail
from ludoteca.engine.seats import members
from ludoteca.games.diceland.hexagons import NAMES
from ludoteca.games.diceland.layout import BOARDS
from ludoteca.games.diceland.maps import COLOURS
from ludoteca.games.diceland.notation import MAP_LETTERS
from ludoteca.games.diceland.notes import Notes
from ludoteca.games.diceland.throws import SETS


class Event(TypedDict):
    """An event. Its fields depend on its kind."""

    event: str
    seat: NotRequired[int]
    board: NotRequired[str]
    map: NotRequired[str]
    turn: NotRequired[int]
    number: NotRequired[int]
    dice: NotRequired[list[str]]
    colour: NotRequired[str]
    count: NotRequired[int]
    aside: NotRequired[int]
    cell: NotRequired[str]
    bonus: NotRequired[bool | int]
    """Whether an unused roll was a bonus roll; or how many bonus cells there are."""
    winners: NotRequired[list[int]]


def dice(number: int) -> list[str]:
    return [COLOURS[face] for face in SETS[number]]


DETAILS: dict[Notes, Detail] = {
    Notes.BOARD: lambda seat, board, _: {"seat": seat, "board": BOARDS[board]},
    Notes.SIDE: lambda seat, side, _: {"seat": seat, "map": MAP_LETTERS[side]},
    Notes.FIRST: lambda seat, *_: {"seat": seat},
    Notes.TURN: lambda seat, turn, _: {"seat": seat, "turn": turn},
    Notes.ROLLED: lambda seat, rolled, _: {"seat": seat, "dice": dice(rolled)},
    Notes.CHOSE: lambda seat, colour, count: {"seat": seat, "colour": COLOURS[colour], "count": count},
    Notes.AGAIN: lambda seat, aside, _: {"seat": seat, "aside": aside},
    Notes.STOPPED: lambda seat, aside, _: {"seat": seat, "aside": aside},
    Notes.ADDED: lambda seat, count, aside: {"seat": seat, "count": count, "aside": aside},
    Notes.MISSED: lambda seat, aside, _: {"seat": seat, "aside": aside},
    Notes.ALL_ASIDE: lambda seat, *_: {"seat": seat},
    Notes.WASTED: lambda seat, colour, count: {"seat": seat, "colour": COLOURS[colour], "count": count},
    Notes.USED: lambda seat, colour, count: {"seat": seat, "colour": COLOURS[colour], "count": count},
    Notes.PASSED: lambda seat, in_bonus_roll, _: {"seat": seat, "bonus": bool(in_bonus_roll)},
    Notes.MARKED: lambda seat, colour, cell: {"seat": seat, "colour": COLOURS[colour], "cell": NAMES[cell]},
    Notes.STARRED: lambda seat, cell, stars: {"seat": seat, "cell": NAMES[cell], "bonus": stars},
    Notes.GROUP_COMPLETE: lambda seat, colour, _: {"seat": seat, "colour": COLOURS[colour]},
    Notes.COLOUR_COMPLETE: lambda seat, colour, _: {"seat": seat, "colour": COLOURS[colour]},
    Notes.BONUS_ROLLED: lambda seat, number, rolled: {"seat": seat, "number": number, "dice": dice(rolled)},
    Notes.USELESS: lambda seat, rolled, _: {"seat": seat, "dice": dice(rolled)},
    Notes.WON_ON: lambda seat, number, turn: {"seat": seat, "map": MAP_LETTERS[number], "turn": turn},
    Notes.ENDED: lambda seat, winners, _: {"winners": members(winners)},
}
