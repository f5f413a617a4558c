"""Diceland: a sensible player of fixed habits, by which maps are measured (D06).

It takes the dice that bring most, rolls on while that promises more cells than it risks, and marks stars when it
can, or else the cell that opens the most new ones.
"""

from __future__ import annotations

from math import comb
from typing import Any

from ludoteca.engine.rule import grid, rule
from ludoteca.games.diceland import phases
from ludoteca.games.diceland.bots.sides import worth_of_side_to_medium
from ludoteca.games.diceland.maps import CELLS_PER_COLOUR
from ludoteca.games.diceland.marking import can_begin_at, has_star, is_out_of_reach, neighbour, neighbours
from ludoteca.games.diceland.notation import AGAIN, MARK, PASS, SIDE, STOP, TAKE
from ludoteca.games.diceland.throws import DICE, SIDES, how_many

LARGEST_GROUP = 6

# The value of a marking, in cells
STAR = 4
COMPLETE_GROUP = 2


def rolling_on_pays(aside: int, room: int) -> bool:
    """Whether the dice that one more roll is expected to add outweigh those it may make useless."""
    others = DICE - aside
    gain = 0
    for hits in range(1, others + 1):
        ways = comb(others, hits) * (SIDES - 1) ** (others - hits)
        gain += ways * (hits if aside + hits <= room else -aside)
    return gain > 0


pays = grid([[int(rolling_on_pays(aside, room)) for room in range(LARGEST_GROUP + 1)] for aside in range(DICE + 1)])


@rule
def reference_policy(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    if s.phase == phases.DECIDE:
        return AGAIN if pays(s.aside, largest_room(s, seat, s.colour, s.aside)) else STOP
    best = moves[0]
    for i in range(1, count):
        if worth(s, seat, moves[i]) > worth(s, seat, best):
            best = moves[i]
    return best


@rule
def worth(s: Any, seat: int, move: int) -> int:
    if move >= MARK:
        return worth_of_cell(s, seat, move - MARK)
    if move == PASS:
        return 0
    if move >= TAKE:
        return worth_of_colour(s, seat, move - TAKE, how_many(s.lying, move - TAKE))
    return worth_of_side_to_medium(s, move - SIDE)


@rule
def largest_room(s: Any, seat: int, colour: int, dice: int) -> int:
    """The free cells of the largest group that so many dice can be used in; 0 if there is none."""
    return s.most[seat][colour] if s.most[seat][colour] >= dice else 0


@rule
def worth_of_colour(s: Any, seat: int, colour: int, dice: int) -> int:
    """Cells, with extra for a group that becomes complete or contains a star."""
    room = largest_room(s, seat, colour, dice)
    if room == 0:
        return -1
    value = 2 * dice + (COMPLETE_GROUP if room == dice else 0)
    if star_in_reach(s, seat, colour, dice):
        value += STAR
    return value


@rule
def star_in_reach(s: Any, seat: int, colour: int, dice: int) -> bool:
    for i in range(CELLS_PER_COLOUR):
        cell = s.cells[seat][colour][i]
        if has_star(s, seat, cell) and can_begin_at(s, seat, colour, cell, dice):
            return True
    return False


@rule
def worth_of_cell(s: Any, seat: int, cell: int) -> int:
    """First a star, then a way to a star, then new cells."""
    if has_star(s, seat, cell):
        return 100
    value = 0
    for i in range(neighbours(cell)):
        other = neighbour(cell, i)
        if is_out_of_reach(s, seat, other):
            value += 2
            if has_star(s, seat, other):
                value += 10
    return value
