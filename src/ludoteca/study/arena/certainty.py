"""Averages with intervals that hold however often one looks, and after however few numbers.

Who looks at results while they come in, and stops when they please, is fooled by ordinary intervals; so is who
believes that thirty equal numbers leave no doubt. Here somebody bets against each number that the truth could be:
that the next result lies above it, or below it, at odds that would be fair if it were the truth. Against the truth
hardly anybody ever gets rich, at any moment (Ville's inequality); where one would have, a number is excluded. See
Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (2023).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

CERTAINTY = 0.95
STAKES = 0.9 * 2 ** (-np.arange(24) / 2)
"""Parts of a fortune that are bet each time: bold ones find large differences soon, cautious ones small ones. The
fortune was shared out among all of them."""
HALVINGS, DIGITS = 40, 12
NEARLY_NOTHING = 1e-12


@dataclass
class Average:
    """Of numbers between two bounds that come in one by one."""

    low: float
    high: float
    times: dict[float, Any] = field(default_factory=dict)
    """How often each number came in, as a part of the way from the lower bound to the higher one."""

    def add(self, number: float) -> None:
        part = round((number - self.low) / (self.high - self.low), DIGITS)
        self.times[part] = self.times.get(part, 0) + 1

    @property
    def count(self) -> int:
        return sum(self.times.values())

    @property
    def mean(self) -> float:
        parts = sum(part * times for part, times in self.times.items())
        return self.low + (self.high - self.low) * parts / self.count if self.count else 0.0

    def excludes(self, number: float, doubt: float = 1 - CERTAINTY) -> Any:
        """Whether it is certain, but for a doubt, that the truth is another number."""
        part = (number - self.low) / (self.high - self.low)
        return (won_above(self.times, part) >= np.log(2 / doubt)) | (
            won_above(mirrored(self.times), 1 - part) >= np.log(2 / doubt)
        )

    def radius(self, doubt: float = 1 - CERTAINTY) -> float:
        """The truth lies within the mean plus or minus this."""
        lowest, highest = lowest_left(self.times, doubt), 1 - lowest_left(mirrored(self.times), doubt)
        part = (self.mean - self.low) / (self.high - self.low)
        return (self.high - self.low) * max(part - lowest, highest - part)


def mirrored(times: Mapping[float, Any]) -> dict[float, Any]:
    return {1 - part: often for part, often in times.items()}


def won_above(times: Mapping[float, Any], truth: float) -> Any:
    """The logarithm of what one has after betting that numbers lie above the truth, beginning with 1."""
    if not times:
        return 0.0
    factors = [np.log1p(STAKES * (part / max(truth, NEARLY_NOTHING) - 1)) for part in times]
    won = np.moveaxis(np.array(list(times.values()), float), 0, -1) @ np.array(factors)
    most = won.max(axis=-1)
    return most + np.log(np.exp(won - most[..., None]).mean(axis=-1))


def lowest_left(times: Mapping[float, Any], doubt: float) -> float:
    """The lowest truth that is not excluded: the higher it is, the less is won by betting on more."""
    below, above = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (below + above) / 2
        below, above = (middle, above) if won_above(times, middle) >= np.log(2 / doubt) else (below, middle)
    return below
