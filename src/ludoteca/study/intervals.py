"""What ± means wherever games are counted that were all played: 95 %, each interval by itself."""

from __future__ import annotations

from typing import Any

import numpy as np

NINETY_FIVE = 1.96
"""So many standard errors to each side hold the truth in 95 of 100 cases."""


def of_mean(variance: Any, count: Any) -> Any:
    """To each side of the mean of so many numbers."""
    return NINETY_FIVE * np.sqrt(np.maximum(0, variance) / np.maximum(1, count))


def of_share(share: Any, count: Any) -> Any:
    """To each side of a share, the longer of both by Wilson: all or none of a few games are no proof."""
    trials, square = np.maximum(1, count), NINETY_FIVE**2
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    around = NINETY_FIVE / (1 + square / trials) * np.sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    return np.abs(middle - share) + around
