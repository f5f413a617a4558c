"""Shares less what luck gave: of each piece of luck as much is taken off as makes the rest vary least.

How much that is, is learned from half of the rounds and used on the other half, in both directions. So nothing is
learned from the luck it is used on, and the shares stay true on average, however rough the knowledge of luck is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from ludoteca.study.arena.certainty import CERTAINTY

Numbers = NDArray[np.float64]

FEWEST = 100
"""Of fewer numbers without bounds nothing is certain."""
SHARPEST = 1000
"""After so many the interval is narrowest, next to what it could be."""
ROUNDS_FOR_EACH = 40
"""Of so many rounds one more piece of luck is learned."""
RIDGE = 1e-6
"""Pieces of luck that say the same share their weight."""


@dataclass(frozen=True)
class Figure:
    """A mean of numbers without known bounds. Its interval holds whenever one looks, too, as far as the mean of
    many is normal. See Waudby-Smith et al., "Time-uniform central limit theory and asymptotic confidence sequences"
    (2024).
    """

    count: int
    mean: float
    variance: float

    def excludes(self, number: float, doubt: float = 1 - CERTAINTY) -> bool:
        return abs(self.mean - number) > self.radius(doubt)

    def radius(self, doubt: float = 1 - CERTAINTY) -> float:
        if self.count < FEWEST:
            return inf
        surprise = -2 * log(doubt)
        grown = 1 + self.count * (surprise + log(surprise + 1)) / SHARPEST
        return sqrt(self.variance * 2 * grown / (grown - 1) / self.count * log(sqrt(grown) / doubt))


class Moments:
    """The count, sums and sums of products of rows of numbers."""

    def __init__(self, size: int) -> None:
        self.count = 0
        self.sums: Numbers = np.zeros(size)
        self.products: Numbers = np.zeros((size, size))

    def add(self, row: Numbers) -> None:
        self.count += 1
        self.sums += row
        self.products += np.outer(row, row)

    @property
    def means(self) -> Numbers:
        means: Numbers = self.sums / max(1, self.count)
        return means

    @property
    def covariances(self) -> Numbers:
        covariances: Numbers = self.products / max(1, self.count) - np.outer(self.means, self.means)
        return covariances


class Corrected:
    """The shares of some bots, and pieces of luck of each round, the most telling first."""

    def __init__(self, shares: int, pieces: int) -> None:
        self.shares = shares
        self.halves = Moments(shares + pieces), Moments(shares + pieces)

    @property
    def count(self) -> int:
        return sum(half.count for half in self.halves)

    def add(self, shares: Sequence[float], pieces: Sequence[float]) -> None:
        self.halves[self.count % 2].add(np.array([*shares, *pieces]))

    def figure(self, parts: Sequence[float]) -> Figure:
        """Of a sum of the shares, so many parts of each, without luck."""
        total = squares = 0.0
        for half, other in (self.halves, self.halves[::-1]):
            taken = np.array([*parts, *-(self.learned(other) @ parts)])
            mean = float(half.means @ taken)
            total += half.count * mean
            squares += half.count * (float(taken @ half.covariances @ taken) + mean**2)
        count = max(1, self.count)
        return Figure(self.count, total / count, max(0.0, squares / count - (total / count) ** 2))

    def plain(self, parts: Sequence[float]) -> float:
        """The variance with luck."""
        both, taken = Moments(0), np.array(parts)
        both.count = self.count
        both.sums = np.sum([half.sums for half in self.halves], axis=0)[: self.shares]
        both.products = np.sum([half.products for half in self.halves], axis=0)[: self.shares, : self.shares]
        return float(taken @ both.covariances @ taken)

    def learned(self, half: Moments) -> Numbers:
        """Of each piece of luck, in a row, how much is taken off each share."""
        used = min(half.count // ROUNDS_FOR_EACH, len(half.sums) - self.shares)
        taken = np.zeros((len(half.sums) - self.shares, self.shares))
        if used:
            first, last = self.shares, self.shares + used
            seen = half.covariances
            among = seen[first:last, first:last]
            among += RIDGE * max(np.trace(among) / used, np.finfo(float).tiny) * np.eye(used)
            taken[:used] = np.linalg.solve(among, seen[first:last, : self.shares])
        return taken

    # The file

    def data(self) -> list[dict[str, Any]]:
        return [
            {"count": half.count, "sums": half.sums.tolist(), "products": half.products.tolist()}
            for half in self.halves
        ]

    def read(self, data: Sequence[dict[str, Any]]) -> Self:
        for half, known in zip(self.halves, data, strict=True):
            half.count, half.sums = known["count"], np.array(known["sums"])
            half.products = np.array(known["products"])
        return self
