"""Sets of coloured dice: D01. Every set of up to six dice has a number."""

from __future__ import annotations

from ludoteca.engine.rule import grid
from ludoteca.engine.throws import Faces, Throws
from ludoteca.games.diceland.maps import COLOURS

__all__ = [
    "DICE", "NUMBER", "SETS", "SIDES", "Faces", "fallen", "how_many", "lying_without",
    "outcomes_of_throw", "size", "ways",
]  # fmt: skip

DICE = 6
SIDES = len(COLOURS)

_THROWS = Throws(DICE, range(SIDES))
SETS, NUMBER = _THROWS.sets, _THROWS.number
size, ways, how_many = _THROWS.size, _THROWS.ways, _THROWS.how_many
outcomes_of_throw, fallen = _THROWS.outcomes, _THROWS.fallen

lying_without = grid(
    [[NUMBER[tuple(face for face in faces if face != colour)] for colour in range(SIDES)] for faces in SETS]
)
"""The set without its dice of one colour."""
