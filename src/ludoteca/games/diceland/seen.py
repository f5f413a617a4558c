"""Who may know what. Nothing is hidden in Diceland: everybody knows the whole state."""

from __future__ import annotations

from ludoteca.engine.rule import copy_first, rule
from ludoteca.games.diceland.hexagons import CELLS
from ludoteca.games.diceland.layout import MOST_MARKS, MOST_SEATS, State
from ludoteca.games.diceland.maps import CELLS_PER_COLOUR, MOST_GROUPS
from ludoteca.games.diceland.throws import SIDES


@rule
def see_public(s: State, known: State) -> None:
    """Writes everything into a blank state."""
    see_turn(s, known)
    copy_first(known.board, s.board, MOST_SEATS)
    copy_first(known.map, s.map, MOST_SEATS)
    copy_first(known.due, s.due, MOST_SEATS)
    copy_first(known.marking, s.marking, MOST_SEATS)
    copy_first(known.left, s.left, MOST_SEATS)
    copy_first(known.stars, s.stars, MOST_SEATS)
    copy_first(known.marked, s.marked, MOST_SEATS)
    for seat in range(MOST_SEATS):
        see_map(s, known, seat)


@rule
def see_turn(s: State, known: State) -> None:
    known.players = s.players
    known.phase = s.phase
    known.turn = s.turn
    known.active = s.active
    known.awaited = s.awaited
    known.winners = s.winners
    known.edition = s.edition
    known.dice = s.dice
    known.colour = s.colour
    known.aside = s.aside
    known.lying = s.lying
    known.in_cup = s.in_cup
    known.rolls = s.rolls
    known.bonus_seat = s.bonus_seat
    known.bonus_rolls = s.bonus_rolls
    known.done = s.done


@rule
def see_map(s: State, known: State, seat: int) -> None:
    """The map of a seat and all crosses on it."""
    copy_first(known.free[seat], s.free[seat], SIDES)
    copy_first(known.begun[seat], s.begun[seat], SIDES)
    copy_first(known.most[seat], s.most[seat], SIDES)
    copy_first(known.room[seat], s.room[seat], MOST_GROUPS)
    copy_first(known.sheet[seat], s.sheet[seat], CELLS)
    copy_first(known.group[seat], s.group[seat], CELLS)
    copy_first(known.marks[seat], s.marks[seat], MOST_MARKS)
    for colour in range(SIDES):
        copy_first(known.cells[seat][colour], s.cells[seat][colour], CELLS_PER_COLOUR)


@rule
def see_own(s: State, known: State, seat: int) -> None:
    """A seat knows no more than the others."""


@rule
def deal_unseen(s: State, seat: int, luck: int) -> None:
    """A seat knows everything, so there is nothing to deal."""
