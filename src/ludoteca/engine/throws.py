"""Sets of dice that look alike: every set of up to so many has a number, whatever the order in which they fell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement, product
from math import factorial, prod

from ludoteca.engine.rule import grid, rule, table

Faces = tuple[int, ...]
"""What some dice show, ascending."""


class Throws:
    """Throws of up to `dice` dice with these faces. The sets are numbered in the order given, else by their size.

    `size`, `ways`, `how_many`, `outcomes` and `fallen` can be called from rules.
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
        """The dice of a set that show a face, by the place of the face."""
        self.outcomes = table([len(faces) ** count for count in range(dice + 1)])
        """In how many ways so many dice fall; all are equally likely."""
        self.fallen = self._falling(dice, faces)

    def _falling(self, dice: int, faces: Sequence[int]) -> Callable[[int, int], int]:
        before = table([sum(len(faces) ** fewer for fewer in range(count)) for count in range(dice + 1)])
        in_order = table(
            [self.number[tuple(sorted(fell))] for count in range(dice + 1) for fell in product(faces, repeat=count)]
        )

        @rule
        def fallen(count: int, outcome: int) -> int:
            """The set that falls when so many dice are thrown."""
            return in_order(before(count) + outcome)

        return fallen


def ways_to_fall(faces: Faces) -> int:
    return factorial(len(faces)) // prod(factorial(faces.count(face)) for face in set(faces))
