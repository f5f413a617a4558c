"""What ± means for counts over games that were all played: a 95 % interval for each number by itself."""

from __future__ import annotations

from typing import Any

NINETY_FIVE = 1.96
"""Standard errors to each side of a 95 % interval."""


def of_mean(variance: Any, count: Any) -> Any:
    """The half-width for the mean of this many numbers."""
    import numpy as np  # imported here alone: reviews of games work without it

    return NINETY_FIVE * np.sqrt(np.maximum(0, variance) / np.maximum(1, count))


def of_share(share: Any, count: Any) -> Any:
    """The half-width for a share; the longer side of Wilson's interval, as all or none of a few games prove
    little."""
    import numpy as np

    trials, square = np.maximum(1, count), NINETY_FIVE**2
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    around = NINETY_FIVE / (1 + square / trials) * np.sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    return np.abs(middle - share) + around
