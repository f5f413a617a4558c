"""Sets of dice, numbered. Throws that differ only in their order are the same set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement, product
from math import factorial, prod

from ludoteca.engine.rule import grid, rule, table

Faces = tuple[int, ...]
"""The faces that some dice show, ascending."""


class Throws:
    """All throws of up to `dice` dice with these faces.

    The sets are numbered in the order given, or else by size. `size`, `ways`, `how_many`, `outcomes` and
    `fallen` can be called from rules.
    """

    def __init__(self, dice: int, faces: Sequence[int], sets: Sequence[Faces] = ()) -> None:
        self.sets = list(sets) or [
            some for count in range(dice + 1) for some in combinations_with_replacement(faces, count)
        ]
        self.number = {some: number for number, some in enumerate(self.sets)}
        self.size = table([len(some) for some in self.sets])
        self.ways = table([ways_to_fall(some) for some in self.sets])
        """In how many ways the dice of a set can fall."""
        self.how_many = grid([[some.count(face) for face in faces] for some in self.sets])
        """How many dice of a set show a face, by the index of the face."""
        self.outcomes = table([len(faces) ** count for count in range(dice + 1)])
        """In how many equally likely ways that many dice can fall."""
        self.fallen = self._falling(dice, faces)

    def _falling(self, dice: int, faces: Sequence[int]) -> Callable[[int, int], int]:
        before = table([sum(len(faces) ** fewer for fewer in range(count)) for count in range(dice + 1)])
        in_order = table(
            [self.number[tuple(sorted(fell))] for count in range(dice + 1) for fell in product(faces, repeat=count)]
        )

        @rule
        def fallen(count: int, outcome: int) -> int:
            """The set of an outcome, when `count` dice are thrown."""
            return in_order(before(count) + outcome)

        return fallen


def ways_to_fall(faces: Faces) -> int:
    return factorial(len(faces)) // prod(factorial(faces.count(face)) for face in set(faces))
