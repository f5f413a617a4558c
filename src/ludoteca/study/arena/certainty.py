"""Averages with intervals that hold however often one looks, and after however few numbers.

Ordinary intervals mislead whoever watches results come in and stops at will; and thirty equal numbers would
leave no doubt at all. Here, for each value that the truth could have, somebody bets that the next number lies
above it, or below it, at odds that would be fair if that value were the truth. Betting against the truth hardly
ever makes anybody rich, at any moment (Ville's inequality); a value against which it would have is excluded. See
Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (2023).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

CERTAINTY = 0.95
STAKES = 0.9 * 2 ** (-np.arange(24) / 2)
"""The shares of a fortune that are bet each time: bold ones find large differences soon, cautious ones small
ones. The fortune is divided among all of them."""
HALVINGS, DIGITS = 40, 12
NEARLY_NOTHING = 1e-12


@dataclass
class Average:
    """The average of bounded numbers that arrive one by one."""

    low: float
    high: float
    times: dict[float, Any] = field(default_factory=dict)
    """How often each number arrived, scaled to the range from the lower to the upper bound."""

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

    @property
    def variance(self) -> float:
        around = (self.mean - self.low) / (self.high - self.low)
        squares = sum((part - around) ** 2 * times for part, times in self.times.items())
        return (self.high - self.low) ** 2 * squares / self.count if self.count else 0.0

    def excludes(self, number: float, doubt: float = 1 - CERTAINTY) -> Any:
        """Whether the truth is another number, except with this probability of error."""
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
    """The log of the fortune after betting, from 1, that numbers lie above the truth."""
    if not times:
        return 0.0
    factors = [np.log1p(STAKES * (part / max(truth, NEARLY_NOTHING) - 1)) for part in times]
    won = np.moveaxis(np.array(list(times.values()), float), 0, -1) @ np.array(factors)
    most = won.max(axis=-1)
    return most + np.log(np.exp(won - most[..., None]).mean(axis=-1))


def lowest_left(times: Mapping[float, Any], doubt: float) -> float:
    """The lowest truth that is not excluded: the higher it is, the less betting on higher numbers wins."""
    below, above = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (below + above) / 2
        below, above = (middle, above) if won_above(times, middle) >= np.log(2 / doubt) else (below, middle)
    return below
