"""What is counted in every single game: how often something happened, in all or by seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.rule import KINDS, KINDS_BY_SEAT
from ludoteca.engine.seats import NOBODY

ALL_SEATS = NOBODY

Note = tuple[int, int, int, int]


class Count(NamedTuple):
    """How often an event of some kinds happened in a game; with weights, what these kinds add up to."""

    name: str
    event: int
    kinds: Sequence[int] = range(KINDS)
    weights: Sequence[int] = (1,) * KINDS
    by_seat: bool = False
    """A figure for each seat. Only the first few kinds of an event are counted so."""


class Cells(NamedTuple):
    """The figures of a game, and where they are counted: (figure, event, kind, seat, weight) in each row."""

    names: tuple[str, ...]
    rows: NDArray[np.int32]

    def of(self, notes: Iterable[Note]) -> list[int]:
        """The figures of a game in which this was noted."""
        if not self.names:
            return []
        times: Counter[tuple[int, int, int]] = Counter()
        for event, kind, seat, _ in notes:
            times[event, kind, ALL_SEATS] += 1
            if seat != ALL_SEATS:
                times[event, kind, seat] += 1
        figures = [0] * len(self.names)
        for figure, event, kind, seat, weight in self.rows.tolist():
            figures[figure] += weight * times[event, kind, seat]
        return figures


NO_CELLS = Cells((), np.zeros((0, 5), np.int32))


def counted(notes: Sequence[Note], events: int) -> NDArray[np.int64]:
    """How often each event was noted, by kind."""
    event, kind = (np.fromiter(map(itemgetter(place), notes), np.int64, len(notes)) for place in range(2))
    return np.bincount(event * KINDS + kind, minlength=events * KINDS).reshape(events, KINDS)


def cells_of(counts: Sequence[Count], players: int) -> Cells:
    """A figure for each count, or one for each seat: `name_0`, `name_1`, …"""
    names: list[str] = []
    rows: list[tuple[int, int, int, int, int]] = []
    for count in counts:
        assert not count.by_seat or max(count.kinds) < KINDS_BY_SEAT
        for seat in range(players) if count.by_seat else [ALL_SEATS]:
            names.append(f"{count.name}_{seat}" if count.by_seat else count.name)
            weighed = zip(count.kinds, count.weights, strict=False)
            rows += [(len(names) - 1, count.event, kind, seat, weight) for kind, weight in weighed if weight]
    return Cells(tuple(names), np.array(rows, np.int32).reshape(-1, 5))
