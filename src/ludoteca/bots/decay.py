"""How riches become chances: everybody has a weight that grows by a factor with what they have.

The chance is the share of the weights. They are whole numbers, so that every engine comes to the same.
"""

from __future__ import annotations

from math import exp

from ludoteca.engine.rule import rule, table

STEPS = 256
"""Of a number behind, in each unit in which weights fall to an e-th."""
WHOLE = 1 << 20
"""The weight of the richest."""
FARTHEST = 14 * STEPS

_weights = table([round(WHOLE * exp(-steps / STEPS)) for steps in range(FARTHEST + 1)])


@rule
def weight(behind: int) -> int:
    """Of who is so many steps behind the richest."""
    return _weights(min(behind, FARTHEST))
