"""What each seat can expect at every point of a game, by playing on from all of them with the same luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from operator import mul, sub

from ludoteca.study.intervals import NINETY_FIVE
from ludoteca.study.judging.findings import Estimate
from ludoteca.study.judging.playouts import PARTS, Playouts, Shares, Start
from ludoteca.study.judging.points import Point

Samples = Sequence[int]
"""Parts of a victory, deal by deal: sums are exact, and their spread tells the precision."""


def estimate(samples: Samples) -> Estimate:
    """The mean, as a share of the victory."""
    count, total = len(samples), sum(samples)
    variance = (sum(map(mul, samples, samples)) - total * total / count) / count
    return Estimate(total / count / PARTS, NINETY_FIVE * sqrt(max(0.0, variance) / count) / PARTS)


def less(samples: Samples, others: Samples) -> list[int]:
    return list(map(sub, samples, others))


class Values:
    """Samples of what can be expected, with the same deals and luck at every point."""

    def __init__(self, points: Sequence[Point], playouts: Playouts, result: Sequence[int], seed: int) -> None:
        """`result` is in parts of a victory."""
        self.points, self.playouts, self.seed = points, playouts, seed
        self.result = list(result)
        self.rows, self.starts = self._starts()
        self.known_rows, known = self._known_starts(len(self.starts))
        self.starts += known
        self.samples: list[Shares] = [[[] for _ in result] for _ in self.starts]
        self.deals = 0

    def _starts(self) -> tuple[list[int], list[Start]]:
        """Where to play on from. After a forced move the expectation is the same as before it."""
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

    def go_on(self, deals: int) -> Iterator[int]:
        """Plays that many more deals, which count once all points have them; yields the number of games of each
        step."""
        more: list[Shares] = []
        for start in self.starts:
            more += self.playouts([start], self.seed, range(self.deals, self.deals + deals))
            yield deals
        for samples, shares in zip(self.samples, more, strict=True):
            for seat, parts in enumerate(shares):
                samples[seat] += parts
        self.deals += deals

    def before(self, place: int) -> Sequence[Samples]:
        """What each seat expected before a move; after the last move, the result."""
        if place == len(self.points):
            return [[parts] * self.deals for parts in self.result]
        return self.samples[self.rows[place]]

    def change(self, place: int) -> Sequence[Samples]:
        """How a move changed each seat's expectation."""
        if self.points[place].is_forced:
            return [[0] * self.deals for _ in self.result]
        return list(map(less, self.before(place + 1), self.before(place)))

    def known_effect(self, place: int) -> Samples:
        """The effect of a decision on its seat, as far as the seat could know."""
        seat = self.points[place].seat
        if place not in self.known_rows:
            return self.change(place)[seat]
        unmoved, moved = self.known_rows[place]
        return less(self.samples[moved][seat], self.samples[unmoved][seat])
