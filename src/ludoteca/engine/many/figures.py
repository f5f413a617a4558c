"""Figures: the counts of single games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.notes import Count, Noted
from ludoteca.engine.seats import NOBODY

ALL_SEATS = NOBODY


class Figures(NamedTuple):
    """The figures of a game, and the counters they sum: each row is (figure, counter, seat, weight)."""

    names: tuple[str, ...]
    rows: NDArray[np.int32]

    def of(self, notes: Iterable[Noted]) -> list[int]:
        """The figures of a game with these notes."""
        if not self.names:
            return []
        times: Counter[tuple[int, int]] = Counter()
        for what, seat, _, _, place in notes:
            times[what + place, ALL_SEATS] += 1
            if seat != ALL_SEATS:
                times[what + place, seat] += 1
        figures = [0] * len(self.names)
        for figure, counter, seat, weight in self.rows.tolist():
            figures[figure] += weight * times[counter, seat]
        return figures


NO_FIGURES = Figures((), np.zeros((0, 4), np.int32))


def counted(notes: Sequence[Noted], counters: int) -> NDArray[np.int64]:
    """Counts notes by counter."""
    numbers = np.fromiter((what + place for what, _, _, _, place in notes), np.int64, len(notes))
    return np.bincount(numbers, minlength=counters)


def figures_of(counts: Sequence[Count], players: int) -> Figures:
    """One figure for each count, or one for each seat: `name_0`, `name_1`, …"""
    names: list[str] = []
    rows: list[tuple[int, int, int, int]] = []
    for count in counts:
        for seat in range(players) if count.by_seat else [ALL_SEATS]:
            names.append(f"{count.name}_{seat}" if count.by_seat else count.name)
            rows += [
                (len(names) - 1, count.note + place, seat, weight) for place, weight in count.weighed() if weight
            ]
    return Figures(tuple(names), np.array(rows, np.int32).reshape(-1, 4))
