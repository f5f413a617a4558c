"""The rules of Diceland. Each stands where docs/rules/diceland.md has it:

    D01      dice                            throws.py
    D02-D06  maps                            maps.py, mapmaker.py
    D10      set-up, D70-D71 smaller games   here
    D20-D25  marking, D60 the goal           marking.py
    D30-D54  a turn, bonus rolls             turns.py
    D61-D63  the end                         turns.py

What a player can do at all, and what chance can, is here too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.engine.notes import note
from ludoteca.engine.rule import grid, rule
from ludoteca.engine.seats import NOBODY, await_chance, everyone, has, without
from ludoteca.games.diceland import phases
from ludoteca.games.diceland.hexagons import CELLS
from ludoteca.games.diceland.layout import BOARDS, MOST_SEATS, NONE, PRINTED, State, no_sheets
from ludoteca.games.diceland.maps import EDITIONS, FIRST_EDITION, NEWEST_EDITION, Map
from ludoteca.games.diceland.marking import (
    has_star,
    hue,
    is_open,
    lay_map,
    mark,
    printed_on,
    unfold_map,
    write_marks,
)
from ludoteca.games.diceland.notation import AGAIN, BOARD, FIRST, MARK, PASS, ROLL, SIDE, STOP, TAKE
from ludoteca.games.diceland.notes import Notes, note_side
from ludoteca.games.diceland.options import ALL_GROUPS, given_map
from ludoteca.games.diceland.throws import DICE, SIDES, fallen, how_many, outcomes_of_throw, size, ways
from ludoteca.games.diceland.turns import (
    begin_turn,
    can_use,
    choose_colour,
    fall,
    fall_for_bonus,
    mark_cell,
    pass_on,
    roll_again,
    stop,
    use_colour,
)

MOST_LEGAL = 16
MOST_OUTCOMES = outcomes_of_throw(DICE)
NUMBER_OF_BOARDS = len(BOARDS)

# Set-up


def set_up(
    players: int,
    maps: Sequence[Any] | None,
    groups: int = ALL_GROUPS,
    dice: int = DICE,
    edition: int = NEWEST_EDITION,
) -> State:
    """D10: boards at random and a side of one's choice, or given maps. D70, D71: smaller games."""
    if maps is not None and len(maps) != players:
        raise ValueError(f"{players} players need one map each: {players} maps, not {len(maps)}.")
    if maps is None and groups != ALL_GROUPS:
        raise ValueError("The option 'groups' is for games with given maps: name them, too.")
    s = State()
    s.players = players
    s.edition = edition
    s.dice = dice
    s.active = s.bonus_seat = NOBODY
    s.colour = NONE
    s.board = [NONE] * MOST_SEATS
    s.map = [NONE] * MOST_SEATS
    s.marking = [NONE] * MOST_SEATS
    s.sheet = no_sheets()
    await_chance(s)
    if maps is None:
        s.phase = phases.BOARD
    else:
        lay_out(s, [given_map(chosen, EDITIONS[edition]) for chosen in maps])
        s.phase = phases.FIRST
        if groups != ALL_GROUPS:
            cross_off_all_but(s, groups)
    return s


def lay_out(s: State, maps: list[Map]) -> None:
    """Players' own maps are numbered after A to H in the order of the seats, equal ones alike."""
    known = [printed.rows for printed in EDITIONS[s.edition].values()]
    for seat, chosen in enumerate(maps):
        if chosen.rows not in known:
            known.append(chosen.rows)
        s.map[seat] = known.index(chosen.rows)
        lay_map(s, seat, chosen)


def set_up_by_rules_1(players: int, maps: Sequence[Any] | None, **for_study: int) -> State:
    return set_up(players, maps, **for_study, edition=FIRST_EDITION)


def cross_off_all_but(s: State, groups: int) -> None:
    """D70: what is nearest to the start cell is crossed off first."""
    for seat in range(s.players):
        left = groups_left(s, seat, groups)
        while (cell := first_open_cell(s, seat, left)) != NONE:
            s.marking[seat], s.left[seat] = hue(s, seat, cell), 1
            mark(s, seat, cell)
        s.due[seat] = 0


def groups_left(s: State, seat: int, groups: int) -> list[int]:
    """D70: groups with a bonus cell, the smallest first, of equal ones those with the lower number."""
    with_star = {s.group[seat][cell] for cell in range(CELLS) if has_star(s, seat, cell)}
    return sorted(with_star, key=lambda group: (s.room[seat][group], group))[:groups]


def first_open_cell(s: State, seat: int, left: list[int]) -> int:
    """Of a group that is not left, one that is begun coming before the others; NONE if there is none."""
    cells = [cell for cell in range(CELLS) if is_open(s, seat, cell) and s.group[seat][cell] not in left]
    return min(cells, key=lambda cell: s.group[seat][cell] not in s.begun[seat], default=NONE)


ALL_PRINTED = [printed for maps in EDITIONS for printed in maps.values()]
sheet_of = grid([printed_on(chosen) for chosen in ALL_PRINTED])
group_on = grid([chosen.group for chosen in ALL_PRINTED])


@rule
def deal_board(s: State, board: int) -> None:
    """D10: seat after seat, no board twice."""
    seat = boards_dealt(s)
    s.board[seat] = board
    note(s, Notes.BOARD, seat, board)
    if seat + 1 == s.players:
        s.phase = phases.SIDE
        s.awaited = everyone(s.players)


@rule
def boards_dealt(s: State) -> int:
    seat = 0
    while seat < s.players and s.board[seat] != NONE:
        seat += 1
    return seat


@rule
def is_dealt(s: State, board: int) -> bool:
    for seat in range(s.players):
        if s.board[seat] == board:
            return True
    return False


@rule
def choose_side(s: State, seat: int, side: int) -> None:
    s.map[seat] = side
    printed = s.edition * PRINTED + side
    for cell in range(CELLS):
        s.sheet[seat][cell] = sheet_of(printed, cell)
        s.group[seat][cell] = group_on(printed, cell)
    unfold_map(s, seat)
    note_side(s, seat, side)
    s.awaited = without(s.awaited, seat)
    if s.awaited == 0:
        s.phase = phases.FIRST
        await_chance(s)


@rule
def draw_first(s: State, seat: int) -> None:
    note(s, Notes.FIRST, seat)
    begin_turn(s, seat)


# What a player can do


@rule
def legal(s: State, seat: int, moves: list[int]) -> int:
    """Writes the moves of a seat and returns how many there are."""
    if not has(s.awaited, seat):
        return 0
    if s.phase == phases.SIDE:
        moves[0] = SIDE + 2 * s.board[seat]
        moves[1] = SIDE + 2 * s.board[seat] + 1
        return 2
    if s.phase == phases.CHOOSE:
        return write_colours(s, moves)
    if s.phase == phases.DECIDE:
        moves[0] = AGAIN
        moves[1] = STOP
        return 2
    if s.left[seat] > 0:
        return write_marks(s, seat, moves)
    return write_uses(s, seat, moves)


@rule
def write_colours(s: State, moves: list[int]) -> int:
    """D30: any colour rolled, also one with which nothing can be marked."""
    count = 0
    for colour in range(SIDES):
        if how_many(s.lying, colour) > 0:
            moves[count] = TAKE + colour
            count += 1
    return count


@rule
def write_uses(s: State, seat: int, moves: list[int]) -> int:
    """D41, D52: a colour with which something can be marked, or nothing."""
    count = 0
    for colour in range(SIDES):
        if can_use(s, seat, colour):
            moves[count] = TAKE + colour
            count += 1
    moves[count] = PASS
    return count + 1


@rule
def play(s: State, seat: int, move: int) -> None:
    """Makes a legal move of a seat."""
    if move >= MARK:
        mark_cell(s, seat, move - MARK)
    elif move == PASS:
        pass_on(s, seat)
    elif move == AGAIN:
        roll_again(s)
    elif move == STOP:
        stop(s)
    elif s.phase == phases.SIDE:
        choose_side(s, seat, move - SIDE)
    elif s.phase == phases.CHOOSE:
        choose_colour(s, move - TAKE)
    else:
        use_colour(s, seat, move - TAKE)


# What chance can do


@rule
def chance_outcomes(s: State) -> int:
    """How many outcomes there are, all equally likely."""
    if s.phase == phases.BOARD:
        return NUMBER_OF_BOARDS - boards_dealt(s)
    if s.phase == phases.FIRST:
        return s.players
    return outcomes_of_throw(s.in_cup)


@rule
def chance_move(s: State, outcome: int) -> int:
    """The move that an outcome is."""
    if s.phase == phases.FIRST:
        return FIRST + outcome
    if s.phase != phases.BOARD:
        return ROLL + fallen(s.in_cup, outcome)
    board = 0
    while is_dealt(s, board) or outcome > 0:
        if not is_dealt(s, board):
            outcome -= 1
        board += 1
    return BOARD + board


@rule
def chance_weight(s: State, move: int) -> int:
    """How many of the outcomes are this move; 0 if it cannot happen."""
    if s.phase == phases.BOARD:
        return 1 if move < FIRST and not is_dealt(s, move - BOARD) else 0
    if s.phase == phases.FIRST:
        return 1 if FIRST <= move < FIRST + s.players else 0
    return ways(move - ROLL) if move >= ROLL and size(move - ROLL) == s.in_cup else 0


@rule
def chance_key(s: State) -> int:
    """Which event it is: the turn, whose bonus roll, and which throw."""
    if s.phase == phases.BOARD:
        return boards_dealt(s)
    if s.phase == phases.FIRST:
        return MOST_SEATS
    if s.phase == phases.BONUS:
        return (s.turn * MOST_ROLLERS + 1 + s.bonus_seat) * MOST_ROLLS + s.bonus_rolls
    return s.turn * MOST_ROLLERS * MOST_ROLLS + s.rolls


# The digits of a key are larger than ever needed, and frozen: the luck of every seed depends on them.
MOST_ROLLERS, MOST_ROLLS = 8, 64


@rule
def happen(s: State, move: int) -> None:
    """Makes a possible move of chance."""
    if s.phase == phases.ROLL:
        fall(s, move - ROLL)
    elif s.phase == phases.BONUS:
        fall_for_bonus(s, move - ROLL)
    elif s.phase == phases.BOARD:
        deal_board(s, move - BOARD)
    else:
        draw_first(s, move - FIRST)


# The result


@rule
def score(s: State, seat: int) -> int:
    """Bonus cells marked."""
    return s.stars[seat]


@rule
def length(s: State) -> int:
    """In turns."""
    return s.turn
