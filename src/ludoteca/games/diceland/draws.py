"""A sequence of random numbers for making maps, in integer arithmetic, so that it is the same on every machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from ludoteca.engine.dice import luck, pick

Thing = TypeVar("Thing")


class Stuck(Exception):
    """Nothing is left to choose from: this attempt cannot become a map."""


class Draws:
    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._drawn = 0

    def below(self, outcomes: int) -> int:
        """One of 0, 1, ... outcomes - 1."""
        self._drawn += 1
        return pick(luck(self._seed, self._drawn), outcomes)

    def one_of(self, things: Sequence[Thing]) -> Thing:
        if not things:
            raise Stuck
        return things[self.below(len(things))]

    def best_of(self, things: Sequence[Thing], worth: Callable[[Thing], int]) -> Thing:
        """One of those that are worth most."""
        worths = [worth(thing) for thing in things]
        most = max(worths, default=0)
        return self.one_of([thing for thing, value in zip(things, worths, strict=True) if value == most])

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
