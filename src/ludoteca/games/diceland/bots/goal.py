"""What a seat still lacks for the goal, and which colour it is closest to completing (D60)."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.rule import rule, table
from ludoteca.games.diceland.layout import STARS_TO_WIN
from ludoteca.games.diceland.maps import CELLS_PER_COLOUR, GROUP_SIZES, GROUPS_PER_COLOUR
from ludoteca.games.diceland.marking import is_free
from ludoteca.games.diceland.throws import SIDES

# What is lacking
BOTH, COLOUR, STARS = range(3)

CELL = 60
"""What a free cell counts towards the distance to a colour."""
GROUP = 120
"""What an unfinished group adds."""
LONGEST_WAY = CELL * CELLS_PER_COLOUR + GROUP * max(GROUPS_PER_COLOUR) + 1

part_of_group = table([0, *(GROUP // size for size in range(1, GROUP_SIZES[-1] + 1))])
"""The share of a group that one of its last free cells is."""


@rule
def lacking(s: Any, seat: int) -> int:
    if s.stars[seat] >= STARS_TO_WIN:
        return COLOUR
    for colour in range(SIDES):
        if s.free[seat][colour] == 0:
            return STARS
    return BOTH


@rule
def favourite(s: Any, seat: int) -> int:
    """The colour with the fewest free cells and unfinished groups."""
    best, least = 0, LONGEST_WAY
    for colour in range(SIDES):
        way = way_to_colour(s, seat, colour)
        if way < least:
            best, least = colour, way
    return best


@rule
def way_to_colour(s: Any, seat: int, colour: int) -> int:
    way: int = CELL * s.free[seat][colour]
    for i in range(CELLS_PER_COLOUR):
        cell = s.cells[seat][colour][i]
        if is_free(s, seat, cell):
            way += part_of_group(s.room[seat][s.group[seat][cell]])
    return way
