"""What chips are worth between two hands: the chance to win the game.

Every seat has a weight that grows with its chips by a factor; the chance is the share of the weights. The nearer
somebody is to bankruptcy, and with it the end, the more each chip counts. Learnt by scripts/learn_twins.py.
"""

from __future__ import annotations

from typing import Any

from ludoteca.bots.decay import STEPS, weight
from ludoteca.bots.search import VICTORY
from ludoteca.engine.rule import grid, rule
from ludoteca.games.twins.bots.habits import GROWTH

FEWEST_PLAYERS = min(GROWTH)
FEWEST_CHIPS = len(GROWTH[FEWEST_PLAYERS])

steps_of_a_chip = grid([[round(100 * STEPS * growth) for growth in row] for row in GROWTH.values()])
"""In hundredths, by players and the chips of the poorest."""


@rule
def chance_to_win(s: Any, seat: int) -> int:
    """By the chips of all, in parts of a victory."""
    fewest, most = s.chips[0], s.chips[0]
    for other in range(1, s.players):
        fewest = min(fewest, s.chips[other])
        most = max(most, s.chips[other])
    steps = steps_of_a_chip(s.players - FEWEST_PLAYERS, min(fewest, FEWEST_CHIPS - 1))
    total = 0
    for other in range(s.players):
        total += weight((most - s.chips[other]) * steps // 100)
    return VICTORY * weight((most - s.chips[seat]) * steps // 100) // total
