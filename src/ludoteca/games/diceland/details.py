"""What the boards of Diceland show besides the position, as plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict, TypeVar

from ludoteca.engine.seats import NOBODY
from ludoteca.engine.telling import Sentence
from ludoteca.games.diceland import phases
from ludoteca.games.diceland.layout import NONE, STARS_TO_WIN, State
from ludoteca.games.diceland.maps import COLOURS
from ludoteca.games.diceland.marking import has_star, is_free
from ludoteca.games.diceland.moments import Moment, has_map, is_decided, moment_of
from ludoteca.games.diceland.notation import MAP_LETTERS
from ludoteca.games.diceland.previews import dice_aside, groups_for, markable, named, outlook, what_first
from ludoteca.games.diceland.story import IN_ORDER
from ludoteca.games.diceland.throws import how_many


class Bar(TypedDict):
    """How far a colour is: a column of the information bar (D07)."""

    colour: str
    stars: int
    """Bonus cells marked."""
    left: int
    """Free cells; 0 when it is complete."""
    groups: int
    complete_groups: int
    lacks: int
    """Free cells of the unfinished group; 0 without one."""
    room: int
    """The most dice with which something can be marked (D24)."""


class Group(TypedDict):
    """One that is begun and not complete."""

    colour: str
    cells: list[str]
    lacks: int


class Sheet(TypedDict):
    """A seat's map and what it has come to."""

    map: str
    stars: int
    needed: int
    """Bonus cells for the goal."""
    due: int
    """Bonus rolls that will still be made."""
    bars: list[Bar]
    unfinished: list[Group]
    markable: list[str]
    """The cells that can be the next of its marking."""


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
    roller: int | None
    """Whose dice they are."""
    dice: list[Pile]
    """Those that lie open."""
    aside: Aside | None
    sheets: list[Sheet | None]
    """By seat; None before it has a map."""
    places: dict[str, list[list[str]]]
    """For the viewer's own map, by colour: the cells that one die could be used for, two dice, and so on."""
    outlook: list[Sentence]
    """For whoever decides whether to roll again."""
    why_no_cell: Sentence | None
    """Why the viewer can mark no cell at all now."""


def details(known: State, seat: int) -> Details:
    moment = moment_of(known, seat)
    return {
        "moment": moment,
        "roller": roller(known),
        "dice": piles(known),
        "aside": aside(known, seat),
        "sheets": [sheet(known, other) for other in range(known.players)],
        "places": places(known, seat) if has_map(known, seat) else {},
        "outlook": outlook(known, seat) if moment == Moment.DECIDE else [],
        "why_no_cell": None if moment == Moment.MARK else what_first(known, seat),
    }


# The dice


def roller(known: State) -> int | None:
    seat = known.active if known.bonus_seat == NOBODY else known.bonus_seat
    return None if seat == NOBODY else seat


def piles(known: State) -> list[Pile]:
    counted = [(colour, how_many(known.lying, colour)) for colour in IN_ORDER]
    return [{"colour": COLOURS[colour], "count": count} for colour, count in counted if count]


def aside(known: State, seat: int) -> Aside | None:
    """Those of the turn; a bonus roll has none."""
    if not known.aside or known.phase == phases.BONUS:
        return None
    return {"colour": COLOURS[known.colour], "count": known.aside, "why": dice_aside(known, seat)}


# The maps

T = TypeVar("T")
REMEMBERED = 1024


def by_crosses(make: Callable[[State, int], T]) -> Callable[[State, int], T]:
    """Remembers what was made of a seat's map and crosses: all who look at the table are shown the same."""
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
        "map": MAP_LETTERS[known.map[seat]],
        "stars": known.stars[seat],
        "needed": STARS_TO_WIN,
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


@by_crosses
def places(known: State, seat: int) -> dict[str, list[list[str]]]:
    return {
        COLOURS[colour]: [
            named(cell for group in groups_for(known, seat, colour, dice + 1) for cell in group)
            for dice in range(known.most[seat][colour])
        ]
        for colour in IN_ORDER
    }
