"""What chips are worth between two hands: the chance to win the game.

Every seat has a weight that grows with its chips by a factor; the chance is the share of the weights. The nearer
somebody is to bankruptcy, and with it the end, the more each chip counts. Learnt by scripts/learn_twins.py.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ludoteca.games.twins.bots.habits import GROWTH


def chances_to_win(chips: NDArray[np.int32]) -> NDArray[np.float64]:
    """For chips by seat in the last column the chances by seat."""
    growth = np.array(GROWTH[chips.shape[-1]])
    fewest = np.minimum(chips.min(axis=-1, keepdims=True), len(growth) - 1)
    most = chips.max(axis=-1, keepdims=True)
    weights = np.exp((chips - most) * growth[fewest])
    shares: NDArray[np.float64] = weights / weights.sum(axis=-1, keepdims=True)
    return shares
