"""Counters of what a server does."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

from ludoteca.server.tables.entries import Moved
from ludoteca.server.tables.transition import Change

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds, in seconds, of the histogram of answer times."""
PLACES = ("request", "socket", "table", "task", "supervised")
"""Where an unexpected error can occur."""


class Metrics:
    def __init__(self) -> None:
        self.tables: Counter[str] = Counter()
        """Tables made, by game."""
        self.moves: Counter[str] = Counter()
        """Moves written, by whether a 'person' or a 'bot' made them."""
        self.refusals: Counter[str] = Counter()
        """Refusals, by code."""
        self.errors: Counter[str] = Counter()
        """Unexpected errors, by place."""
        self.aside = 0
        """Tables set aside because their log could not be replayed."""
        self.answers = [0] * (len(SECONDS) + 1)
        """The histogram of answer times."""
        self.seconds = 0.0
        self.being_written = 0
        """Changes on their way to disk."""

    def written(self, change: Change) -> None:
        for entry in change.entries:
            if isinstance(entry, Moved):
                self.moves["bot" if entry.id is None else "person"] += 1

    def made(self, game: str) -> None:
        self.tables[game] += 1

    def put_aside(self) -> None:
        self.aside += 1

    def refused(self, code: str) -> None:
        self.refusals[code] += 1

    def failed(self, where: str) -> None:
        self.errors[where] += 1

    def answered(self, seconds: float) -> None:
        self.answers[bisect_left(SECONDS, seconds)] += 1
        self.seconds += seconds
