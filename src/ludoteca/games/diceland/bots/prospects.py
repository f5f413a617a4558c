"""How good a position is without playing on: each seat's chance to win, from what it lacks and what it can do.

The numbers are hundredths of log odds, fitted to the winners of 100,000 positions from games between two
planners, and rounded.
"""

from __future__ import annotations

from math import exp
from typing import Any

from ludoteca.engine.rule import rule, table
from ludoteca.engine.seats import clockwise
from ludoteca.games.diceland.bots.goal import LONGEST_WAY, way_to_colour
from ludoteca.games.diceland.layout import STARS_TO_WIN
from ludoteca.games.diceland.maps import CELLS_PER_COLOUR
from ludoteca.games.diceland.marking import has_star, is_free, is_open, neighbour, neighbours
from ludoteca.games.diceland.throws import SIDES

CERTAIN = 1_000_000
"""A chance of 1."""

stars_lacking = table([180, 109, 56, 19, -9, -36, -58, -75, -88, -98])
way_to_best_colour = table([134, 106, 47, 29, 12, 3, -8, -15, -25, -32, -40, -45, -50, -55, -58, -60])
"""By `way_to_colour`, in hundreds."""
WAY_TO_SECOND_COLOUR = 20
"""This much distance counts one less."""
FREE_CELL = -5
STAR_TOUCHED = 25
STAR_NEXT_TO_TOUCHED = 12
ROOMY_COLOUR = 17
ROOMY = 4
"""Free cells of a group in which many dice find room."""
ON_TURN = 10

FAR = 700
odds_against = table([round(1000 * exp(ahead / 100)) for ahead in range(-FAR, FAR + 1)])
"""In thousandths, for a seat that is this far behind another."""


@rule
def chance_to_win(s: Any, seat: int) -> int:
    """In millionths, at the beginning of a turn."""
    own = against = 0
    for step in range(s.players):
        value = outlook(s, clockwise(s, seat, step))
        if step == 0:
            own = value
        against += odds_against(max(-FAR, min(FAR, value - own)) + FAR)
    return CERTAIN * 1000 // against


@rule
def outlook(s: Any, seat: int) -> int:
    best, second, value = LONGEST_WAY, LONGEST_WAY, ON_TURN if s.active == seat else 0
    for colour in range(SIDES):
        way = way_to_colour(s, seat, colour)
        second = min(second, max(best, way))
        best = min(best, way)
        value += FREE_CELL * s.free[seat][colour] + outlook_of_colour(s, seat, colour)
    value += way_to_best_colour(min(15, best // 100)) - second // WAY_TO_SECOND_COLOUR
    return value + stars_lacking(max(0, STARS_TO_WIN - s.stars[seat]))


@rule
def outlook_of_colour(s: Any, seat: int, colour: int) -> int:
    """Stars within reach, and room for many dice."""
    value = 0
    for i in range(CELLS_PER_COLOUR):
        cell = s.cells[seat][colour][i]
        if is_free(s, seat, cell) and has_star(s, seat, cell):
            value += STAR_TOUCHED if is_open(s, seat, cell) else nearness(s, seat, cell)
    return value + ROOMY_COLOUR if s.most[seat][colour] >= ROOMY else value


@rule
def nearness(s: Any, seat: int, cell: int) -> int:
    for i in range(neighbours(cell)):
        if is_open(s, seat, neighbour(cell, i)):
            return STAR_NEXT_TO_TOUCHED
    return 0
