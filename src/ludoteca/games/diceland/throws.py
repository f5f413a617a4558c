"""Sets of coloured dice: D01. Every set of up to six dice has a number."""

from __future__ import annotations

from itertools import combinations_with_replacement as multisets
from itertools import product
from math import factorial, prod

from ludoteca.engine.rule import grid, rule, table
from ludoteca.games.diceland.maps import COLOURS

DICE = 6
BONUS_DICE = 5
SIDES = len(COLOURS)

Faces = tuple[int, ...]
"""The colours that some dice show, ascending."""

SETS: list[Faces] = [faces for count in range(DICE + 1) for faces in multisets(range(SIDES), count)]
NUMBER = {faces: number for number, faces in enumerate(SETS)}

size = table([len(faces) for faces in SETS])
ways = table([factorial(len(f)) // prod(factorial(f.count(side)) for side in range(SIDES)) for f in SETS])
"""In how many ways the dice of a set can fall."""
how_many = grid([[faces.count(colour) for colour in range(SIDES)] for faces in SETS])
"""The dice of a colour in a set."""

outcomes_of_throw = table([SIDES**count for count in range(DICE + 1)])
_outcomes_before = table([sum(SIDES**fewer for fewer in range(count)) for count in range(DICE + 1)])
_fallen = table(
    [NUMBER[tuple(sorted(faces))] for count in range(DICE + 1) for faces in product(range(SIDES), repeat=count)]
)

lying_without = grid(
    [[NUMBER[tuple(face for face in faces if face != colour)] for colour in range(SIDES)] for faces in SETS]
)
"""The set without its dice of one colour."""


@rule
def fallen(count: int, outcome: int) -> int:
    """The set that falls when so many dice are thrown, for each of the 6 ** count equally likely outcomes."""
    return _fallen(_outcomes_before(count) + outcome)
