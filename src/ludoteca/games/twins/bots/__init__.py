"""Bots for Twins."""

from ludoteca.games.twins.bots.easy import easy
from ludoteca.games.twins.bots.expert import expert
from ludoteca.games.twins.bots.medium import medium
from ludoteca.games.twins.bots.thinking import TRIALS
from ludoteca.games.twins.bots.weighing import WORTHS

__all__ = ["KERNELS", "easy", "expert", "medium"]

JUDGE = "easy"
"""Who plays on where a game is reviewed: `medium` thinks twenty times as long."""
KERNELS = (TRIALS, WORTHS)
