"""The state of Diceland."""

from __future__ import annotations

from ludoteca.engine.layout import Layout, int8, int16, int32
from ludoteca.games.diceland.hexagons import CELLS
from ludoteca.games.diceland.maps import BLACK, CELLS_PER_COLOUR, COLOURS, MOST_GROUPS, START
from ludoteca.games.diceland.throws import SIDES

MOST_SEATS = 4
BOARDS = ("A/B", "C/D", "E/F", "G/H")
PRINTED = 8
"""Maps A to H come first; players' own maps are numbered after them."""
STARS_TO_WIN = 9
MOST_MARKS = len(COLOURS) * CELLS_PER_COLOUR

NONE = -1
"""No board, no map, no colour, no group, no bonus roll."""

STAR = 8
CLOSED = 16
OPEN = 32
"""Flags of a cell besides its colour: it has a star; it is marked or can never be; it is free and touches a
marked cell."""


assert max(BLACK, START) < STAR


class State(Layout):
    players: int = int8()
    phase: int = int8()
    turn: int = int32()
    active: int = int8()
    awaited: int = int16()
    winners: int = int8()

    edition: int = int8()  # of the maps A to H
    dice: int = int8()  # D71
    board: list[int] = int8(MOST_SEATS)
    map: list[int] = int8(MOST_SEATS)

    colour: int = int8()  # chosen this turn
    aside: int = int8()  # dice set aside
    lying: int = int16()  # the set of dice lying open; 0, no dice, while a roll is awaited
    in_cup: int = int8()  # how many dice chance throws now
    rolls: int = int8()  # of phase 1 in this turn
    bonus_seat: int = int8()
    bonus_rolls: int = int8()  # of that seat in this turn
    due: list[int] = int8(MOST_SEATS)  # bonus rolls
    done: int = int8()  # seats that have finished phase 2
    marking: list[int] = int8(MOST_SEATS)  # a colour
    left: list[int] = int8(MOST_SEATS)  # dice still to mark with it

    # Progress of each seat; what is read most often comes first, to be close together in memory
    stars: list[int] = int8(MOST_SEATS)
    free: list[list[int]] = int8(MOST_SEATS, SIDES)  # free cells of each colour
    begun: list[list[int]] = int8(MOST_SEATS, SIDES)  # D22: the unfinished group of each colour
    most: list[list[int]] = int8(MOST_SEATS, SIDES)  # D24: dice of each colour that can be marked with
    marked: list[int] = int8(MOST_SEATS)  # how many cells
    room: list[list[int]] = int8(MOST_SEATS, MOST_GROUPS)  # free cells of each group

    # the maps and the crosses, by seat and cell
    sheet: list[list[int]] = int8(MOST_SEATS, CELLS)  # the colour and what else is known; NONE without a map
    group: list[list[int]] = int8(MOST_SEATS, CELLS)
    cells: list[list[list[int]]] = int8(MOST_SEATS, SIDES, CELLS_PER_COLOUR)  # of each colour
    marks: list[list[int]] = int8(MOST_SEATS, MOST_MARKS)  # cells in the order marked


def no_sheets() -> list[list[int]]:
    return [[NONE] * CELLS for _ in range(MOST_SEATS)]
