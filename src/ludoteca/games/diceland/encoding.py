"""Diceland in whole numbers: a fixed list of actions, and what a seat may know as a row of numbers."""

from __future__ import annotations

from ludoteca.engine.game import Row
from ludoteca.engine.rule import copy_into, fetch, rule
from ludoteca.engine.seats import NOBODY, clockwise, has, steps_between
from ludoteca.games.diceland import phases
from ludoteca.games.diceland.hexagons import CELLS, NAMES
from ludoteca.games.diceland.layout import NONE, State
from ludoteca.games.diceland.maps import COLOURS
from ludoteca.games.diceland.marking import (
    can_mark,
    has_star,
    hue,
    is_out_of_reach,
    neighbour,
    neighbours,
)
from ludoteca.games.diceland.notation import AGAIN, MARK, PASS, SIDE, STOP, TAKE
from ludoteca.games.diceland.rules import legal
from ludoteca.games.diceland.throws import SIDES, how_many

FIRST_TAKE = 2
"""The first actions are the two sides of the seat's board; the others follow in the order of the notation."""

MOST_COUNTED = 127
"""Higher turn numbers are all encoded as this one."""


# Actions


def actions(players: int) -> list[str]:
    takes = [f"take {colour}" for colour in COLOURS]
    marks = [f"mark {cell}" for cell in NAMES]
    return ["first side of your board", "second side of your board", *takes, "again", "stop", "pass", *marks]


@rule
def legal_actions(s: State, seat: int, actions: list[int]) -> int:
    """In the order of the legal moves."""
    count = legal(s, seat, actions)
    if s.phase == phases.SIDE:
        actions[0] = 0
        actions[1] = 1
        return count
    for i in range(count):
        actions[i] += FIRST_TAKE - TAKE
    return count


@rule
def move_of(s: State, seat: int, action: int) -> int:
    if action < FIRST_TAKE:
        return SIDE + 2 * s.board[seat] + action
    return action + TAKE - FIRST_TAKE


# Action features: the dice an action uses and what they find on the map


KINDS = ["side", "take", "again", "stop", "pass", "mark"]
A_SIDE, A_COLOUR, ONCE_MORE, ENOUGH, NOTHING, A_CELL = range(len(KINDS))
ACTION_FEATURES = [
    *KINDS, "map", "dice", "dice rolled again", "can be marked", "most dice", "free cells of the colour",
    "star", "free cells of the group", "completes the group", "completes the colour",
    "cells it brings into reach", "stars it brings into reach",
]  # fmt: skip
OF_DICE, OF_CELL = ACTION_FEATURES.index("dice"), ACTION_FEATURES.index("star")


@rule
def describe(s: State, seat: int, action: int, row: Row) -> None:
    move = move_of(s, seat, action)
    row[OF_DICE - 1] = s.map[seat]
    if move < TAKE:
        row[A_SIDE] = 1
        row[OF_DICE - 1] = move - SIDE
    elif move < AGAIN:
        row[A_COLOUR] = 1
        describe_colour(s, seat, move - TAKE, how_many(s.lying, move - TAKE), row)
    elif move == AGAIN:
        row[ONCE_MORE] = 1
        describe_colour(s, seat, s.colour, s.aside, row)
        row[OF_DICE + 1] = s.dice - s.aside
    elif move == STOP:
        row[ENOUGH] = 1
        describe_colour(s, seat, s.colour, s.aside, row)
    elif move == PASS:
        row[NOTHING] = 1
    else:
        row[A_CELL] = 1
        describe_colour(s, seat, s.marking[seat], s.left[seat], row)
        describe_cell(s, seat, move - MARK, row)


@rule
def describe_colour(s: State, seat: int, colour: int, dice: int, row: Row) -> None:
    row[OF_DICE] = dice
    row[OF_DICE + 2] = can_mark(s, seat, colour, dice)
    row[OF_DICE + 3] = s.most[seat][colour]
    row[OF_DICE + 4] = s.free[seat][colour]


@rule
def describe_cell(s: State, seat: int, cell: int, row: Row) -> None:
    room = s.room[seat][s.group[seat][cell]]
    row[OF_CELL] = has_star(s, seat, cell)
    row[OF_CELL + 1] = room
    row[OF_CELL + 2] = room == 1
    row[OF_CELL + 3] = s.free[seat][hue(s, seat, cell)] == 1
    for i in range(neighbours(cell)):
        other = neighbour(cell, i)
        if is_out_of_reach(s, seat, other):
            row[OF_CELL + 4] += 1
            if has_star(s, seat, other):
                row[OF_CELL + 5] += 1


# What a seat may know


TABLE_FEATURES = [
    "phase", "turn", "active", "bonus seat", "colour", "dice aside",
    *(f"{colour} dice" for colour in COLOURS),
]  # fmt: skip
SEAT_FEATURES = [
    "board", "map", "stars", "bonus rolls due", "done", "marking", "dice to mark", "awaited", "winner",
    *(f"free {colour}" for colour in COLOURS),
    *(f"most {colour} dice" for colour in COLOURS),
]  # fmt: skip
OF_TABLE, OF_SEAT = len(TABLE_FEATURES), len(SEAT_FEATURES)


def features(players: int) -> list[str]:
    seats = [f"{feature} of seat +{step}" for step in range(players) for feature in SEAT_FEATURES]
    return [*TABLE_FEATURES, *seats, *(f"{cell} of seat +{step}" for step in range(players) for cell in NAMES)]


@rule
def observe(s: State, seat: int, row: Row) -> None:
    write_table(s, seat, row)
    cells = OF_TABLE + s.players * OF_SEAT
    for step in range(s.players):
        other = clockwise(s, seat, step)
        write_seat(s, other, row[OF_TABLE + step * OF_SEAT :])
        write_cells(s, other, row[cells + step * CELLS :])


@rule
def write_table(s: State, seat: int, row: Row) -> None:
    row[0] = s.phase
    row[1] = min(s.turn, MOST_COUNTED)
    row[2] = steps_or_none(s, seat, s.active)
    row[3] = steps_or_none(s, seat, s.bonus_seat) if s.phase == phases.BONUS else NONE
    row[4] = s.colour
    row[5] = s.aside
    for colour in range(SIDES):
        row[6 + colour] = how_many(s.lying, colour)


@rule
def steps_or_none(s: State, seat: int, other: int) -> int:
    return NONE if other == NOBODY else steps_between(s, seat, other)


@rule
def write_seat(s: State, seat: int, row: Row) -> None:
    row[0] = s.board[seat]
    row[1] = s.map[seat]
    row[2] = s.stars[seat]
    row[3] = s.due[seat]
    row[4] = has(s.done, seat)
    row[5] = s.marking[seat]
    row[6] = s.left[seat]
    row[7] = has(s.awaited, seat)
    row[8] = has(s.winners, seat)
    copy_into(row, 9, s.free[seat])
    copy_into(row, 9 + SIDES, s.most[seat])


@rule
def write_cells(s: State, seat: int, row: Row) -> None:
    copy_into(row, 0, s.sheet[seat])


@rule
def fetch_for(s: State, seat: int) -> None:
    """Prefetches what the next decision needs; of others' maps only what is seen."""
    fetch(s.board)
    fetch(s.most)
    fetch(s.room)
    fetch(s.sheet)
    fetch(s.group[seat])
    fetch(s.cells[seat])
