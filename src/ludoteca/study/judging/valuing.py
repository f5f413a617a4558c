"""What each seat can expect at every point of a game, from playing on from all of them on the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.study.intervals import of_mean
from ludoteca.study.judging.findings import Estimate
from ludoteca.study.judging.playouts import Playouts, Shares, Start
from ludoteca.study.judging.points import Point

Sums = NDArray[np.float64]
"""By deal and seat: figures that were added up deal by deal, so that their spread says how sure they are."""


def estimate(samples: Any) -> Estimate:
    """The mean of samples, one a deal."""
    return Estimate(float(np.mean(samples)), float(of_mean(np.var(samples), len(samples))))


class Values:
    """Samples of what is to be expected: the same deals, and the same luck, at every point."""

    def __init__(self, points: Sequence[Point], playouts: Playouts, result: Sequence[float], seed: int) -> None:
        self.points, self.playouts, self.seed = points, playouts, seed
        self.result = np.array(result)
        self.rows, self.starts = self._starts()
        self.known_rows, known = self._known_starts(len(self.starts))
        self.starts += known
        self.samples: Shares = np.zeros((len(self.starts), 0, len(result)), np.float32)

    def _starts(self) -> tuple[list[int], list[Start]]:
        """Where to play on from; after a forced move as much can be expected as before."""
        rows: list[int] = []
        starts: list[Start] = []
        for before, point in zip((None, *self.points), self.points, strict=False):
            if before is None or not before.is_forced:
                starts.append(point.start())
            rows.append(len(starts) - 1)
        return rows, starts

    def _known_starts(self, first: int) -> tuple[dict[int, tuple[int, int]], list[Start]]:
        """For decisions with something unknown: by point, what the seat could expect before its move and after."""
        rows: dict[int, tuple[int, int]] = {}
        starts: list[Start] = []
        for place, point in enumerate(self.points):
            if point.seat < 0 or point.is_forced or point.is_open:
                continue
            rows[place] = first + len(starts), first + len(starts) + 1
            starts += [point.start_as_known(), point.start_as_known(point.move)]
        return rows, starts

    @property
    def deals(self) -> int:
        return int(self.samples.shape[1])

    def go_on(self, deals: int) -> None:
        more = self.playouts(self.starts, self.seed, range(self.deals, self.deals + deals))
        self.samples = np.concatenate([self.samples, more], axis=1)

    def before(self, place: int) -> Sums:
        """What was expected before a move, by deal and seat; after the last move it is the result."""
        if place == len(self.points):
            return np.broadcast_to(self.result, self.samples.shape[1:])
        expected: Sums = self.samples[self.rows[place]].astype(float)
        return expected

    def change(self, place: int) -> Sums:
        """What a move changed."""
        if self.points[place].is_forced:
            return np.zeros(self.samples.shape[1:])
        return self.before(place + 1) - self.before(place)

    def known_effect(self, place: int) -> Sums:
        """Of a decision on its seat, by deal: as far as the seat could know."""
        seat = self.points[place].seat
        if place not in self.known_rows:
            return self.change(place)[:, seat]
        unmoved, moved = self.known_rows[place]
        effect: Sums = (self.samples[moved, :, seat] - self.samples[unmoved, :, seat]).astype(float)
        return effect
