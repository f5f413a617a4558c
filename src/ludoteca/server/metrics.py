"""What a server counts of its own doing."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

from ludoteca.server.entries import Moved
from ludoteca.server.transition import Change

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Up to which each group of answers took."""
PLACES = ("request", "socket", "table", "task", "supervised")
"""Where something can fail that nobody foresaw."""


class Metrics:
    def __init__(self) -> None:
        self.tables: Counter[str] = Counter()
        """Made, by game."""
        self.moves: Counter[str] = Counter()
        """Written, by whether a 'person' or a 'bot' made them."""
        self.refusals: Counter[str] = Counter()
        """By code."""
        self.errors: Counter[str] = Counter()
        """What nobody foresaw, by where it happened."""
        self.aside = 0
        """Tables that were put aside."""
        self.answers = [0] * (len(SECONDS) + 1)
        """How many answers to messages took how long."""
        self.seconds = 0.0
        self.being_written = 0
        """Changes that wait until they are on disk."""

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
