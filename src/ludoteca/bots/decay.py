"""Chances from riches: everybody has a weight that grows by a constant factor with what they have.

A chance is a share of the weights. They are whole numbers, so that every engine gets the same.
"""

from __future__ import annotations

from math import exp

from ludoteca.engine.rule import rule, table

STEPS = 256
"""Table entries for each unit in which weights fall by a factor of e."""
WHOLE = 1 << 20
"""The weight of the richest."""
FARTHEST = 14 * STEPS

_weights = table([round(WHOLE * exp(-steps / STEPS)) for steps in range(FARTHEST + 1)])


@rule
def weight(behind: int) -> int:
    """The weight of somebody this many steps behind the richest."""
    return _weights(min(behind, FARTHEST))
