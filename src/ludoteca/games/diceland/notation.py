"""Moves of Diceland as text and as numbers."""

from __future__ import annotations

from ludoteca.engine.notation import Notation
from ludoteca.games.diceland.hexagons import CELLS
from ludoteca.games.diceland.hexagons import NAMES as CELL_NAMES
from ludoteca.games.diceland.layout import BOARDS, MOST_SEATS, PRINTED
from ludoteca.games.diceland.maps import COLOURS
from ludoteca.games.diceland.throws import SETS

MAP_LETTERS = "ABCDEFGHIJKL"

# Where the moves of each kind begin.
SIDE = 0
TAKE = SIDE + PRINTED
AGAIN = TAKE + len(COLOURS)
STOP = AGAIN + 1
PASS = STOP + 1
MARK = PASS + 1
BOARD = MARK + CELLS
FIRST = BOARD + len(BOARDS)
ROLL = FIRST + MOST_SEATS

COLOUR_NAMES = ", ".join(COLOURS)

NOTATION = Notation(
    players=[
        *(f"side {letter}" for letter in MAP_LETTERS[:PRINTED]),
        *(f"take {colour}" for colour in COLOURS),
        "again",
        "stop",
        "pass",
        *(f"mark {cell}" for cell in CELL_NAMES),
    ],
    chance=[
        *(f"board {board}" for board in BOARDS),
        *(f"first {seat}" for seat in range(MOST_SEATS)),
        *(" ".join(["roll", *(COLOURS[face] for face in faces)]) for faces in SETS),
    ],
    kinds={
        "side": "A side is a map from A to H: 'side C'.",
        "take": f"A colour is one of {COLOUR_NAMES}: 'take green'.",
        "again": "'again' stands alone.",
        "stop": "'stop' stands alone.",
        "pass": "'pass' stands alone.",
        "mark": "A cell is a column from a to l and a row from 1 to 9: 'mark f5'.",
        "board": f"A board is one of {', '.join(BOARDS)}.",
        "first": f"The first player is a seat from 0 to {MOST_SEATS - 1}: 'first 2'.",
        "roll": f"'roll' is followed by up to six colours out of {COLOUR_NAMES}.",
    },
)
