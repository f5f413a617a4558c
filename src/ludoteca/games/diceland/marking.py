"""Marking cells, and why a cell cannot be marked: D20-D25, D60."""

from __future__ import annotations

from enum import StrEnum

from ludoteca.engine.notes import note
from ludoteca.engine.rule import grid, rule, table
from ludoteca.games.diceland.hexagons import CELLS, NEIGHBOURS
from ludoteca.games.diceland.layout import CLOSED, NONE, OPEN, STAR, STARS_TO_WIN, State
from ludoteca.games.diceland.maps import BLACK, CELLS_PER_COLOUR, START, Map
from ludoteca.games.diceland.notation import MARK
from ludoteca.games.diceland.notes import Notes
from ludoteca.games.diceland.throws import SIDES

neighbour = grid(NEIGHBOURS)
neighbours = table([len(cells) for cells in NEIGHBOURS])


def lay_map(s: State, seat: int, chosen: Map) -> None:
    """Gives a map to a seat."""
    s.sheet[seat] = printed_on(chosen)
    s.group[seat] = list(chosen.group)
    unfold_map(s, seat)


def printed_on(chosen: Map) -> list[int]:
    """A map's sheet before anything is marked."""
    return [colour + STAR * star for colour, star in zip(chosen.colour, chosen.is_bonus, strict=True)]


@rule
def hue(s: State, seat: int, cell: int) -> int:
    """The colour of a cell, BLACK or START."""
    return s.sheet[seat][cell] & STAR - 1


@rule
def has_star(s: State, seat: int, cell: int) -> bool:
    return s.sheet[seat][cell] & STAR != 0


@rule
def is_free(s: State, seat: int, cell: int) -> bool:
    return s.sheet[seat][cell] & CLOSED == 0


@rule
def is_open(s: State, seat: int, cell: int) -> bool:
    """D21: free, and it touches a marked cell."""
    return s.sheet[seat][cell] & OPEN != 0


@rule
def is_out_of_reach(s: State, seat: int, cell: int) -> bool:
    """Free, but it touches no marked cell."""
    return s.sheet[seat][cell] & (CLOSED | OPEN) == 0


@rule
def unfold_map(s: State, seat: int) -> None:
    """D10: sheet and groups of the seat's map are in place; the start cell counts as marked."""
    start = 0
    for colour in range(SIDES):
        s.begun[seat][colour] = NONE
    for cell in range(CELLS):
        colour = hue(s, seat, cell)
        if colour == BLACK:
            s.sheet[seat][cell] += CLOSED
        elif colour == START:
            start = cell
        else:
            s.cells[seat][colour][s.free[seat][colour]] = cell
            s.free[seat][colour] += 1
            s.room[seat][s.group[seat][cell]] += 1
    cross_off(s, seat, start)


@rule
def cross_off(s: State, seat: int, cell: int) -> None:
    """D21: its neighbours touch a marked cell now."""
    s.sheet[seat][cell] = s.sheet[seat][cell] & OPEN - 1 | CLOSED
    for i in range(neighbours(cell)):
        other = neighbour(cell, i)
        if is_out_of_reach(s, seat, other):
            s.sheet[seat][other] += OPEN
            reach(s, seat, hue(s, seat, other), s.group[seat][other])


@rule
def reach(s: State, seat: int, colour: int, group: int) -> None:
    """D23: the group touches a marked cell now, and can be begun if no group of the colour is unfinished."""
    if s.begun[seat][colour] == NONE:
        s.most[seat][colour] = max(s.most[seat][colour], s.room[seat][group])


@rule
def most_to_begin(s: State, seat: int, colour: int) -> int:
    """D23: the size of the largest group that can be begun."""
    most = 0
    for i in range(CELLS_PER_COLOUR):
        cell = s.cells[seat][colour][i]
        if is_open(s, seat, cell):
            most = max(most, s.room[seat][s.group[seat][cell]])
    return most


@rule
def can_mark(s: State, seat: int, colour: int, dice: int) -> bool:
    """D24: not too many dice."""
    return s.most[seat][colour] >= dice


@rule
def can_begin_at(s: State, seat: int, colour: int, cell: int, dice: int) -> bool:
    """D21: it touches a marked cell. D22: an unfinished group comes first. D23: the group has room for all dice."""
    group, begun = s.group[seat][cell], s.begun[seat][colour]
    return is_open(s, seat, cell) & (s.room[seat][group] >= dice) & ((begun == NONE) | (begun == group))


class NoRoom(StrEnum):
    """D24: why nothing can be marked with some dice of a colour."""

    COMPLETE = "complete"
    UNREACHABLE = "unreachable"
    TOO_MANY_FOR_UNFINISHED = "too-many-unfinished"
    TOO_MANY_TO_BEGIN = "too-many-new"


def why_no_room(s: State, seat: int, colour: int, dice: int) -> NoRoom | None:
    """None if there is room for all of them."""
    if can_mark(s, seat, colour, dice):
        return None
    if s.free[seat][colour] == 0:
        return NoRoom.COMPLETE
    if s.begun[seat][colour] != NONE:
        return NoRoom.TOO_MANY_FOR_UNFINISHED
    return NoRoom.TOO_MANY_TO_BEGIN if can_mark(s, seat, colour, 1) else NoRoom.UNREACHABLE


class NoMark(StrEnum):
    """D20-D25: why a cell cannot be marked next."""

    BLACK = "black"
    START = "start"
    OTHER_COLOUR = "other-colour"
    MARKED = "marked"
    APART = "apart"
    OTHER_GROUP = "other-group"
    TOO_SMALL = "too-small"


def why_no_mark(s: State, seat: int, cell: int) -> NoMark | None:
    """None if the cell can be marked next."""
    printed, colour = hue(s, seat, cell), s.marking[seat]
    if printed in (BLACK, START):
        return NoMark.BLACK if printed == BLACK else NoMark.START
    if printed != colour:
        return NoMark.OTHER_COLOUR
    if can_begin_at(s, seat, colour, cell, s.left[seat]):
        return None
    if not is_open(s, seat, cell):
        return NoMark.APART if is_free(s, seat, cell) else NoMark.MARKED
    return NoMark.TOO_SMALL if s.begun[seat][colour] == NONE else NoMark.OTHER_GROUP


@rule
def write_marks(s: State, seat: int, moves: list[int]) -> int:
    """The cells that the seat can mark next. Computed without a branch: each cell overwrites one that cannot be
    marked."""
    colour, dice = s.marking[seat], s.left[seat]
    count = 0
    for i in range(CELLS_PER_COLOUR):
        cell = s.cells[seat][colour][i]
        moves[count] = MARK + cell
        count += can_begin_at(s, seat, colour, cell, dice)
    return count


@rule
def mark(s: State, seat: int, cell: int) -> None:
    """D20: one cell of a marking."""
    colour, group = hue(s, seat, cell), s.group[seat][cell]
    cross_off(s, seat, cell)
    s.marks[seat][s.marked[seat]] = cell
    s.marked[seat] += 1
    s.room[seat][group] -= 1
    s.free[seat][colour] -= 1
    s.left[seat] -= 1
    note(s, Notes.MARKED, seat, colour, cell)
    if has_star(s, seat, cell):
        s.stars[seat] += 1
        s.due[seat] += 1
        note(s, Notes.STARRED, seat, cell, s.stars[seat])
    s.begun[seat][colour] = group
    s.most[seat][colour] = s.room[seat][group]
    if s.room[seat][group] == 0:
        s.begun[seat][colour] = NONE
        s.most[seat][colour] = most_to_begin(s, seat, colour)
        note(s, Notes.GROUP_COMPLETE, seat, colour)
    if s.free[seat][colour] == 0:
        note(s, Notes.COLOUR_COMPLETE, seat, colour)
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
