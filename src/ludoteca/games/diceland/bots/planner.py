"""Plays Diceland with a plan: a colour to complete, ways to the stars, exact odds for when to stop. The expert
uses it to play ahead."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.rule import grid, rule, table
from ludoteca.games.diceland import phases
from ludoteca.games.diceland.bots.goal import COLOUR, favourite, lacking
from ludoteca.games.diceland.bots.sides import worth_of_side_to_planner
from ludoteca.games.diceland.bots.worth import USELESS, worth_of_group, worth_of_rolling, worth_of_star
from ludoteca.games.diceland.hexagons import DISTANCE
from ludoteca.games.diceland.layout import NONE
from ludoteca.games.diceland.maps import CELLS_PER_COLOUR
from ludoteca.games.diceland.marking import has_star, hue, is_free, is_out_of_reach, neighbour, neighbours
from ludoteca.games.diceland.notation import AGAIN, MARK, PASS, SIDE, TAKE
from ludoteca.games.diceland.throws import DICE, SIDES, how_many

NEW_CELL = 70
NEW_STAR = 110
BESIDE_STAR = 130

distance = grid(DISTANCE)
pull_of_star = table([0, 80, 90, 55, 35, 20, *[0] * (max(map(max, DISTANCE)) - 5)])
"""The value of being this near to a star that is not touched yet."""


@rule
def planner_policy(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    if count == 1 or all_will_be_marked(s, seat):
        return moves[0]
    lack, colour = lacking(s, seat), favourite(s, seat)
    best, most = moves[0], USELESS
    for i in range(count):
        value = worth(s, seat, moves[i], lack, colour)
        if value > most:
            best, most = moves[i], value
    return best


@rule
def all_will_be_marked(s: Any, seat: int) -> bool:
    """Whether the order of marking does not matter, because every free cell of the group will be marked."""
    if s.left[seat] == 0:
        return False
    group = s.begun[seat][s.marking[seat]]
    return bool(group != NONE and s.room[seat][group] == s.left[seat])


@rule
def worth(s: Any, seat: int, move: int, lack: int, favourite: int) -> int:
    if move >= MARK:
        return worth_of_cell(s, seat, move - MARK, lack, favourite)
    if move == PASS:
        return 0
    if s.phase == phases.SIDE:
        return worth_of_side_to_planner(s, move - SIDE)
    colour, dice, most = s.colour, s.aside, s.aside
    if move < AGAIN:
        colour = move - TAKE
        dice = most = how_many(s.lying, colour)
    if move == AGAIN or s.phase == phases.CHOOSE:
        most = DICE
    value = worth_of_rolling(s, seat, colour, dice, most, lack, favourite, move != AGAIN)
    return value - 1 if move == AGAIN else value  # stops if both are equal


@rule
def worth_of_cell(s: Any, seat: int, cell: int, lack: int, favourite: int) -> int:
    """The value of marking a cell next: its group if it is the first, a star here or beside it, and what comes
    nearer."""
    colour, group, left = hue(s, seat, cell), s.group[seat][cell], s.left[seat]
    value = 0
    if s.begun[seat][colour] == NONE:
        value += worth_of_group(s, seat, colour, group, left, lack, favourite)
    if has_star(s, seat, cell):
        value += 2 * worth_of_star(s, seat, lack)
    for i in range(neighbours(cell)):
        other = neighbour(cell, i)
        is_star = has_star(s, seat, other)
        if is_star and is_free(s, seat, other) and left > 1 and s.group[seat][other] == group:
            value += BESIDE_STAR + worth_of_star(s, seat, lack)
        if is_out_of_reach(s, seat, other):
            value += NEW_CELL
            if is_star and lack != COLOUR:
                value += NEW_STAR
    if lack != COLOUR:
        value += pull_of_stars(s, seat, cell)
    return value


@rule
def pull_of_stars(s: Any, seat: int, cell: int) -> int:
    pull = 0
    for colour in range(SIDES):
        for i in range(CELLS_PER_COLOUR):
            other = s.cells[seat][colour][i]
            if has_star(s, seat, other) and is_out_of_reach(s, seat, other):
                pull += pull_of_star(distance(cell, other))
    return pull
