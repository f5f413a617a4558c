"""A whole game as arrays, and what policies are worth in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

CHANCE, END = -1, -2
MOST_SWEEPS = 1_000_000
SETTLED = 1e-15
AS_GOOD = 1e-12
"""Values that differ by less are taken for equal."""


class Endless(ValueError):
    """Positions come again in this game, which some ways to work things out cannot cope with."""


@dataclass(frozen=True, eq=False)
class Positions:
    """Position 0 is the beginning. The moves of a position lie side by side, in the order of its legal moves.

    A policy tells of each choice (`choice`) how likely it is.
    """

    seat: Ints
    """Who moves in each position: a seat, CHANCE, or END."""
    known: Ints
    """By what knowledge: positions that the seat cannot tell apart have the same number."""
    first: Ints
    """Where the moves of each position begin; one number more than there are positions."""
    to: Ints
    """Where each move leads."""
    chance: Floats
    """How likely each move of chance is; 0 for those of seats."""
    result: Floats
    """The shares of the seats in each position that is an end, else 0."""

    def __len__(self) -> int:
        return len(self.seat)

    @property
    def players(self) -> int:
        return len(self.result[0])

    # Choices

    @cached_property
    def of(self) -> Ints:
        """The position in which each move is made."""
        return np.repeat(np.arange(len(self)), np.diff(self.first))

    @cached_property
    def decided(self) -> Ints:
        """The moves that a seat makes."""
        return np.flatnonzero(self.seat[self.of] >= 0)

    @cached_property
    def choice(self) -> Ints:
        """Which choice each of these moves is: the same in all positions that the seat cannot tell apart."""
        place = self.decided - self.first[self.of[self.decided]]
        width = int(np.diff(self.first).max())
        return np.unique(self.known[self.of[self.decided]] * width + place, return_inverse=True)[1]

    @cached_property
    def knowledge(self) -> Ints:
        """By what each choice is made, numbered without gaps."""
        return np.unique(self._of_choice(self.known), return_inverse=True)[1]

    @cached_property
    def chooser(self) -> Ints:
        """The seat whose choice it is."""
        return self._of_choice(self.seat)

    def _of_choice(self, of_positions: Ints) -> Ints:
        told = np.zeros(self.choice.max() + 1, np.int64)
        told[self.choice] = of_positions[self.of[self.decided]]
        return told

    @property
    def is_open(self) -> bool:
        """Whether every seat knows in which position it is."""
        return len(np.unique(self.known[self.seat >= 0])) == int((self.seat >= 0).sum())

    # Policies

    def uniform(self) -> Floats:
        """Every move is as likely as the others."""
        return self.in_proportion(np.ones(len(self.knowledge)))

    def in_proportion(self, weights: Floats) -> Floats:
        """The policy with these weights; equal ones where all are 0."""
        sums = np.bincount(self.knowledge, weights)[self.knowledge]
        equal = 1 / np.bincount(self.knowledge)[self.knowledge]
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), equal)

    def first_best(self, worth: Floats) -> Floats:
        """The policy that takes the first of the best choices."""
        best = np.full(self.knowledge.max() + 1, -np.inf)
        np.maximum.at(best, self.knowledge, worth)
        good = np.flatnonzero(worth >= best[self.knowledge] - AS_GOOD)
        policy = np.zeros(len(worth))
        policy[good[np.unique(self.knowledge[good], return_index=True)[1]]] = 1.0
        return policy

    def likely(self, policy: Floats) -> Floats:
        """How likely each move is."""
        likely = self.chance.copy()
        likely[self.decided] = policy[self.choice]
        return likely

    # Values and reach

    def values(self, policy: Floats) -> Floats:
        """By position what each seat can expect if all play by a policy."""
        likely = self.likely(policy)
        if not self.is_endless:
            return self._values_in_order(likely)
        values = self.result
        for _ in range(MOST_SWEEPS):
            before, values = values, self._one_move_back(values, likely)
            if np.abs(values - before).max() < SETTLED:
                return values
        raise ArithmeticError("The values do not settle.")

    def _one_move_back(self, values: Floats, likely: Floats) -> Floats:
        columns = [np.bincount(self.of, likely * column[self.to], len(self)) for column in values.T]
        return np.stack(columns, axis=1) + self.result

    def _values_in_order(self, likely: Floats) -> Floats:
        values = self.result.copy()
        for moves in reversed(self._in_order):
            for column in values.T:
                np.add.at(column, self.of[moves], likely[moves] * column[self.to[moves]])
        return values

    def reached(self, likely: Floats) -> Floats:
        """How likely each position is reached, if so likely moves are made."""
        if self.is_endless:
            raise Endless("Positions come again in this game: how often each is reached is not worked out.")
        reached = np.zeros(len(self))
        reached[0] = 1.0
        for moves in self._in_order:
            np.add.at(reached, self.to[moves], likely[moves] * reached[self.of[moves]])
        return reached

    @property
    def is_endless(self) -> bool:
        """Whether a position can come again."""
        return sum(map(len, self._in_order)) < len(self.to)

    @cached_property
    def _in_order(self) -> list[Ints]:
        """The moves, in groups: before a position's own all that lead to it. Those of circles are missing."""
        ways = np.bincount(self.to, minlength=len(self))
        ready, groups = np.flatnonzero(ways == 0), []
        while len(ready):
            moves = self._moves_of(ready)
            groups.append(moves)
            np.subtract.at(ways, self.to[moves], 1)
            reached = np.unique(self.to[moves])
            ready = reached[ways[reached] == 0]
        return groups

    def _moves_of(self, positions: Ints) -> Ints:
        counts = self.first[positions + 1] - self.first[positions]
        offsets = np.repeat(self.first[positions] - (np.cumsum(counts) - counts), counts)
        moves: Ints = offsets + np.arange(counts.sum())
        return moves
