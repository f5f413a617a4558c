"""What a round is worth: the chance to win the game from its end, by money, tokens and rounds to come.

The chance of a seat goes with exp(riches / spread), riches being money and tokens at what they may bring. The
spread and the worth of tokens fit games in which all seats play soundly.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.games.cincinnati.bots.stakes import token_worth
from ludoteca.games.cincinnati.layout import ROUNDS

Array = NDArray[Any]

SPREAD = {3: 0.93, 4: 1.0, 5: 0.85, 6: 0.74}
"""By players, of the spread with four."""


def spread(players: int, to_come: int) -> float:
    """In thousands: how much riches may still change."""
    return SPREAD[players] * (15 + 7.5 * to_come)


def win_chances(money: Array, tokens: Array, round_over: int) -> Array:
    """For seats along the last axis, when a round that is not the last is over."""
    to_come = ROUNDS - round_over
    riches = (money + token_worth(to_come) * tokens) / spread(money.shape[-1], to_come)
    strength = np.exp(riches - riches.max(axis=-1, keepdims=True))
    chances: Array = strength / strength.sum(axis=-1, keepdims=True)
    return chances
