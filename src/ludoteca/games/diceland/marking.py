"""Crossing cells off: D20-D25, D60."""

from __future__ import annotations

from ludoteca.engine.rule import grid, note, rule, table
from ludoteca.games.diceland import notes
from ludoteca.games.diceland.hexagons import CELLS, NEIGHBOURS
from ludoteca.games.diceland.layout import MARKED, NONE, OBSTACLE, STARS_TO_WIN, State
from ludoteca.games.diceland.maps import BLACK, CELLS_PER_COLOUR, START, Map
from ludoteca.games.diceland.notation import MARK
from ludoteca.games.diceland.throws import SIDES

neighbour = grid(NEIGHBOURS)
neighbours = table([len(cells) for cells in NEIGHBOURS])


def lay_map(s: State, seat: int, chosen: Map) -> None:
    """Gives a map to a seat."""
    s.hue[seat] = list(chosen.colour)
    s.group[seat] = list(chosen.group)
    s.star[seat] = [int(is_bonus) for is_bonus in chosen.is_bonus]
    unfold_map(s, seat)


@rule
def unfold_map(s: State, seat: int) -> None:
    """D10: the colours, groups and stars of the seat's map are in place; the start cell counts as marked."""
    start = 0
    for colour in range(SIDES):
        s.begun[seat][colour] = NONE
    for cell in range(CELLS):
        hue = s.hue[seat][cell]
        if hue == BLACK:
            s.near[seat][cell] = OBSTACLE
        elif hue == START:
            start = cell
        else:
            s.cells[seat][hue][s.free[seat][hue]] = cell
            s.free[seat][hue] += 1
            s.room[seat][s.group[seat][cell]] += 1
    cross_off(s, seat, start)


@rule
def cross_off(s: State, seat: int, cell: int) -> None:
    """D21: its neighbours touch a marked cell now."""
    near = s.near[seat]
    near[cell] = MARKED
    for i in range(neighbours(cell)):
        other = neighbour(cell, i)
        near[other] += 1
        if near[other] == 1:
            reach(s, seat, s.hue[seat][other], s.group[seat][other])


@rule
def reach(s: State, seat: int, colour: int, group: int) -> None:
    """D23: the group touches a marked cell now, and can be begun if no group of the colour is unfinished."""
    if s.begun[seat][colour] == NONE:
        s.most[seat][colour] = max(s.most[seat][colour], s.room[seat][group])


@rule
def most_to_begin(s: State, seat: int, colour: int) -> int:
    """D23: the cells of the largest group that can be begun."""
    most = 0
    for i in range(CELLS_PER_COLOUR):
        cell = s.cells[seat][colour][i]
        if s.near[seat][cell] > 0:
            most = max(most, s.room[seat][s.group[seat][cell]])
    return most


@rule
def can_mark(s: State, seat: int, colour: int, dice: int) -> bool:
    """D24: not too many dice."""
    return s.most[seat][colour] >= dice


@rule
def can_begin_at(s: State, seat: int, cell: int, dice: int) -> bool:
    """D21: it touches a marked cell. D22: an unfinished group comes first. D23: the group has room for all dice."""
    if s.near[seat][cell] <= 0:
        return False
    group = s.group[seat][cell]
    begun = s.begun[seat][s.hue[seat][cell]]
    if begun == NONE:
        return s.room[seat][group] >= dice
    return begun == group and s.room[seat][group] >= dice


@rule
def write_marks(s: State, seat: int, moves: list[int]) -> int:
    """The cells that can be the next of the marking of a seat."""
    colour, dice = s.marking[seat], s.left[seat]
    count = 0
    for i in range(CELLS_PER_COLOUR):
        cell = s.cells[seat][colour][i]
        if can_begin_at(s, seat, cell, dice):
            moves[count] = MARK + cell
            count += 1
    return count


@rule
def mark(s: State, seat: int, cell: int) -> None:
    """D20: one cell of a marking."""
    colour, group = s.hue[seat][cell], s.group[seat][cell]
    cross_off(s, seat, cell)
    s.marks[seat][s.marked[seat]] = cell
    s.marked[seat] += 1
    s.room[seat][group] -= 1
    s.free[seat][colour] -= 1
    s.left[seat] -= 1
    note(s, notes.MARKED, colour, seat, cell)
    if s.star[seat][cell]:
        s.stars[seat] += 1
        s.due[seat] += 1
        note(s, notes.STARRED, s.stars[seat], seat, cell)
    s.begun[seat][colour] = group
    s.most[seat][colour] = s.room[seat][group]
    if s.room[seat][group] == 0:
        s.begun[seat][colour] = NONE
        s.most[seat][colour] = most_to_begin(s, seat, colour)
        note(s, notes.GROUP_COMPLETE, colour, seat, cell)
    if s.free[seat][colour] == 0:
        note(s, notes.COLOUR_COMPLETE, colour, seat, 0)
    if s.left[seat] == 0:
        s.marking[seat] = NONE


@rule
def has_reached_goal(s: State, seat: int) -> bool:
    """D60: at least 9 bonus cells, and all 16 cells of one colour."""
    if s.stars[seat] < STARS_TO_WIN:
        return False
    for colour in range(SIDES):
        if s.free[seat][colour] == 0:
            return True
    return False
