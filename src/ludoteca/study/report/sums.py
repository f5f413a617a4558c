"""Sums that grow batch by batch, with means and intervals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.study.intervals import NINETY_FIVE, of_share

Numbers = NDArray[Any]


class Groups:
    """The mean of a number in each of several groups."""

    def __init__(self, count: int) -> None:
        self.times = np.zeros(count)
        self.total = np.zeros(count)

    def add(self, groups: Numbers, numbers: Numbers) -> None:
        size = len(self.times)
        self.times += np.bincount(groups, minlength=size)[:size]
        self.total += np.bincount(groups, numbers, minlength=size)[:size]

    @property
    def means(self) -> Numbers:
        return self.total / np.maximum(1, self.times)

    @property
    def intervals(self) -> Numbers:
        """Half-widths, for numbers that are shares of a victory."""
        return np.asarray(of_share(self.means, self.times))


class Ratio:
    """The average result of things that happen several times a game, e.g. chips per hand.

    Those of one game are not independent, so the interval is computed over games.
    """

    def __init__(self) -> None:
        self.sums = np.zeros(5)

    def add(self, total: Numbers, times: Numbers) -> None:
        c, h = total.astype(float), times.astype(float)
        self.sums += [c.sum(), h.sum(), (c * c).sum(), (c * h).sum(), (h * h).sum()]

    @property
    def times(self) -> float:
        return float(self.sums[1])

    @property
    def mean(self) -> float:
        return float(self.sums[0] / max(1, self.sums[1]))

    @property
    def interval(self) -> float:
        _, h, cc, ch, hh = self.sums
        spread = cc - 2 * self.mean * ch + self.mean**2 * hh
        return float(NINETY_FIVE * np.sqrt(max(0, spread)) / max(1, h))


class Histogram:
    def __init__(self) -> None:
        self.times: Counter[int] = Counter()

    def add(self, numbers: Numbers) -> None:
        different, times = np.unique(numbers, return_counts=True)
        self.times.update(dict(zip(different.tolist(), times.tolist(), strict=True)))

    def shares(self) -> tuple[list[int], list[float]]:
        values = sorted(self.times)
        return values, [self.times[value] / self.times.total() for value in values]


def wins_of(batch: dict[str, Numbers], players: int) -> Numbers:
    """A column per seat: 1 for a win, an equal share of a shared one."""
    won = np.stack([batch[f"place_{seat}"] == 1 for seat in range(players)], axis=1).astype(float)
    shares: Numbers = won / won.sum(axis=1, keepdims=True)
    return shares
