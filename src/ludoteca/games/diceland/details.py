"""What the boards of Diceland show: the position, and extra data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypedDict, TypeVar

from ludoteca.engine.seats import NOBODY
from ludoteca.engine.telling import Sentence
from ludoteca.games.diceland import phases
from ludoteca.games.diceland.layout import NONE, STARS_TO_WIN, State
from ludoteca.games.diceland.maps import COLOURS
from ludoteca.games.diceland.marking import has_star, is_free
from ludoteca.games.diceland.moments import Moment, has_map, is_decided, moment_of
from ludoteca.games.diceland.previews import dice_aside, markable, named, outlook, what_first, why_no_cell
from ludoteca.games.diceland.story import IN_ORDER
from ludoteca.games.diceland.throws import how_many

# The position as boards get it


class Marking(TypedDict):
    colour: str
    left: int
    """Dice still to be used."""


class Seat(TypedDict):
    board: str | None
    map: str | None
    marked: list[str]
    open: dict[str, int]
    bonus: int
    complete: list[str]
    due: int
    marking: Marking | None
    done: bool


class Position(TypedDict):
    game: str
    players: int
    turn: int
    active: int | None
    phase: str
    actors: list[int | Literal["chance"]]
    colour: str | None
    aside: int
    dice: list[str]
    rolls: int
    bonus_seat: int | None
    bonus_rolls: int
    maps: dict[str, list[str]]
    seats: list[Seat]
    winners: list[int]


# The extra data


class Bar(TypedDict):
    """A colour's progress: a column of the information bar (D07)."""

    colour: str
    stars: int
    """Bonus cells marked."""
    left: int
    """Free cells; 0 when the colour is complete."""
    groups: int
    complete_groups: int
    lacks: int
    """Free cells of the unfinished group; 0 if there is none."""
    room: int
    """The most dice with which something can be marked (D24)."""


class Group(TypedDict):
    """A group that is begun and not complete."""

    colour: str
    cells: list[str]
    lacks: int


class Sheet(TypedDict):
    """A seat's map and its progress."""

    due: int
    """Bonus rolls still to come."""
    bars: list[Bar]
    unfinished: list[Group]
    markable: list[str]
    """The cells that can be marked next."""


class Pile(TypedDict):
    colour: str
    count: int


class Aside(TypedDict):
    colour: str
    count: int
    why: Sentence
    """Why they cannot be taken."""


class Details(TypedDict):
    moment: str | None
    """What the viewer decides now: one of the moments."""
    needed: int
    """Bonus cells needed for the goal."""
    roller: int | None
    """Whose dice they are."""
    dice: list[Pile]
    """The dice that lie open."""
    aside: Aside | None
    sheets: list[Sheet | None]
    """By seat; None before it has a map."""
    outlook: list[Sentence]
    """For a player who decides whether to roll again."""
    why_not: Sentence
    """What the viewer has to decide first; shown for moves that are not told of."""
    why_no_cell: dict[str, Sentence]
    """While the viewer marks: why a cell is not among the moves, by what is printed there (black, start or a
    colour). The message takes the cell's name as `cell`."""


def details(known: State, seat: int) -> Details:
    moment = moment_of(known, seat)
    return {
        "moment": moment,
        "needed": STARS_TO_WIN,
        "roller": roller(known),
        "dice": piles(known),
        "aside": aside(known, seat),
        "sheets": [sheet(known, other) for other in range(known.players)],
        "outlook": outlook(known, seat) if moment == Moment.DECIDE else [],
        "why_not": what_first(known, seat),
        "why_no_cell": why_no_cell(known, seat) if moment == Moment.MARK else {},
    }


# The dice


def roller(known: State) -> int | None:
    seat = known.active if known.bonus_seat == NOBODY else known.bonus_seat
    return None if seat == NOBODY else seat


def piles(known: State) -> list[Pile]:
    counted = [(colour, how_many(known.lying, colour)) for colour in IN_ORDER]
    return [{"colour": COLOURS[colour], "count": count} for colour, count in counted if count]


def aside(known: State, seat: int) -> Aside | None:
    """The dice set aside in this turn; a bonus roll has none."""
    if not known.aside or known.phase == phases.BONUS:
        return None
    return {"colour": COLOURS[known.colour], "count": known.aside, "why": dice_aside(known, seat)}


# The maps

T = TypeVar("T")
REMEMBERED = 1024


def by_crosses(make: Callable[[State, int], T]) -> Callable[[State, int], T]:
    """Caches what is made of a seat's map and marks, since all viewers are shown the same."""
    memory: dict[tuple[int, ...], T] = {}

    def remembered(known: State, seat: int) -> T:
        crosses = (*known.sheet[seat], *known.group[seat])
        if crosses not in memory:
            if len(memory) == REMEMBERED:
                memory.clear()
            memory[crosses] = make(known, seat)
        return memory[crosses]

    return remembered


def sheet(known: State, seat: int) -> Sheet | None:
    if not has_map(known, seat):
        return None
    return {
        "due": rolls_due(known, seat),
        "bars": bars(known, seat),
        "unfinished": unfinished(known, seat),
        "markable": named(markable(known, seat)),
    }


def rolls_due(known: State, seat: int) -> int:
    return 0 if is_decided(known) else known.due[seat]


@by_crosses
def bars(known: State, seat: int) -> list[Bar]:
    return [bar(known, seat, colour) for colour in IN_ORDER]


def bar(known: State, seat: int, colour: int) -> Bar:
    cells = known.cells[seat][colour]
    groups = {known.group[seat][cell] for cell in cells}
    begun = known.begun[seat][colour]
    return {
        "colour": COLOURS[colour],
        "stars": sum(has_star(known, seat, cell) and not is_free(known, seat, cell) for cell in cells),
        "left": known.free[seat][colour],
        "groups": len(groups),
        "complete_groups": sum(known.room[seat][group] == 0 for group in groups),
        "lacks": 0 if begun == NONE else known.room[seat][begun],
        "room": known.most[seat][colour],
    }


@by_crosses
def unfinished(known: State, seat: int) -> list[Group]:
    begun = [(colour, known.begun[seat][colour]) for colour in IN_ORDER]
    return [
        {
            "colour": COLOURS[colour],
            "cells": named(cell for cell in known.cells[seat][colour] if known.group[seat][cell] == group),
            "lacks": known.room[seat][group],
        }
        for colour, group in begun
        if group != NONE
    ]
