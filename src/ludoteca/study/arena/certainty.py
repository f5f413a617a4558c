"""Averages with intervals that hold however often one looks.

Who looks at results while they come in, and stops when they please, is fooled by ordinary intervals. These are
asymptotic confidence sequences: with 95 % certainty the truth lies within them at every moment, so that it is fair
to stop as soon as a difference is certain.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, log, sqrt

CERTAINTY = 0.95
TUNED_FOR = 1000
"""After so many observations the intervals are tightest in comparison."""
FEWEST = 30
"""With fewer observations nothing is certain."""


@dataclass
class Average:
    """Of numbers that come in one by one."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        return sqrt(max(0.0, self.squares / self.count - self.mean**2)) if self.count else 0.0

    @property
    def radius(self) -> float:
        """The truth lies within the mean plus or minus this."""
        if self.count < FEWEST:
            return inf
        doubt = 1 - CERTAINTY
        tuning = sqrt((-2 * log(doubt) + log(-2 * log(doubt) + 1)) / TUNED_FOR)
        spread = self.count * tuning**2 + 1
        return self.deviation * sqrt(2 * spread / (self.count * tuning) ** 2 * log(sqrt(spread) / doubt))

    def is_certainly_not(self, number: float) -> bool:
        return abs(self.mean - number) > self.radius
