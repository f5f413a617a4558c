"""A position as data. Nothing is hidden in Diceland: every view is the whole position."""

from __future__ import annotations

from typing import Any, cast

from ludoteca.engine.game import CHANCE_NAME, Viewer
from ludoteca.engine.seats import NOBODY, chance_is_awaited, has, members
from ludoteca.games.diceland import phases
from ludoteca.games.diceland.details import Marking, Position, Seat
from ludoteca.games.diceland.hexagons import COLUMNS, NAMES
from ludoteca.games.diceland.layout import BOARDS, CLOSED, NONE, State
from ludoteca.games.diceland.maps import COLOURS, SYMBOLS, sides_of_board
from ludoteca.games.diceland.notation import MAP_LETTERS
from ludoteca.games.diceland.throws import SETS

Data = dict[str, Any]

PRINT = SYMBOLS + SYMBOLS.lower()
"""The letter of each colour without and with a star."""
LETTERS = bytes(ord(PRINT[number % CLOSED]) for number in range(256))
"""The letter of every number on a sheet."""

name_of_cell = NAMES.__getitem__


def position(known: State, viewer: Viewer, public: Data | None = None) -> Data:
    return public or cast(Data, seen_by_all(known))


def seen_by_all(s: State) -> Position:
    return {
        "game": "diceland",
        "players": s.players,
        "turn": s.turn,
        "active": seat_or_null(s.active),
        "phase": phases.NAMES[s.phase],
        "actors": [CHANCE_NAME] if chance_is_awaited(s) else [*members(s.awaited)],
        "colour": colour_or_null(s.colour),
        "aside": s.aside,
        "dice": [COLOURS[face] for face in SETS[s.lying]],
        "rolls": s.rolls,
        "bonus_seat": seat_or_null(s.bonus_seat),
        "bonus_rolls": 0 if s.bonus_seat == NOBODY else s.bonus_rolls,
        "maps": maps(s),
        "seats": [seat_data(s, seat) for seat in range(s.players)],
        "winners": members(s.winners),
    }


def seat_data(s: State, seat: int) -> Seat:
    return {
        "board": None if s.board[seat] == NONE else BOARDS[s.board[seat]],
        "map": None if s.map[seat] == NONE else MAP_LETTERS[s.map[seat]],
        "marked": [*map(name_of_cell, s.marks[seat][: s.marked[seat]])],
        "open": {
            COLOURS[colour]: s.room[seat][group]
            for colour, group in enumerate(s.begun[seat])
            if group != NONE and s.map[seat] != NONE
        },
        "bonus": s.stars[seat],
        "complete": [name for colour, name in enumerate(COLOURS) if is_complete(s, seat, colour)],
        "due": s.due[seat],
        "marking": marking(s, seat),
        "done": has(s.done, seat),
    }


def is_complete(s: State, seat: int, colour: int) -> bool:
    return s.map[seat] != NONE and s.free[seat][colour] == 0


def marking(s: State, seat: int) -> Marking | None:
    if s.marking[seat] == NONE:
        return None
    return {"colour": COLOURS[s.marking[seat]], "left": s.left[seat]}


def maps(s: State) -> dict[str, list[str]]:
    """The maps of the seats; until all have chosen, both sides of every board dealt."""
    shown = {}
    if s.phase in (phases.BOARD, phases.SIDE):
        for board in s.board:
            if board != NONE:
                shown.update({side.name: list(side.rows) for side in sides_of_board(s.edition, board)})
    for seat in range(s.players):
        if s.map[seat] != NONE:
            shown[MAP_LETTERS[s.map[seat]]] = rows(s, seat)
    return dict(sorted(shown.items()))


def rows(s: State, seat: int) -> list[str]:
    letters = bytes(s.sheet[seat]).translate(LETTERS).decode()
    return [letters[first : first + COLUMNS] for first in range(0, len(letters), COLUMNS)]


def seat_or_null(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def colour_or_null(colour: int) -> str | None:
    return None if colour == NONE else COLOURS[colour]
