"""Bots for Twins."""

from ludoteca.games.twins.bots.easy import easy
from ludoteca.games.twins.bots.expert import expert
from ludoteca.games.twins.bots.medium import medium
from ludoteca.games.twins.bots.rules_of_thumb import rules_of_thumb
from ludoteca.games.twins.bots.thinking import END_OF_HAND, TRIALS
from ludoteca.games.twins.bots.weighing import WORTHS

__all__ = ["HORIZON", "KERNELS", "easy", "expert", "medium", "rules_of_thumb"]

JUDGE = "easy"
"""Plays on when a game is reviewed: `medium` would take twenty times as long."""
KERNELS = (TRIALS, WORTHS)
HORIZON = END_OF_HAND
"""How far `expert` plays on from a move, and what it sees there."""
