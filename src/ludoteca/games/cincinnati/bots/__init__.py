"""Cincinnati's bots."""

from __future__ import annotations

from ludoteca.games.cincinnati.bots.easy import easy
from ludoteca.games.cincinnati.bots.expert import expert
from ludoteca.games.cincinnati.bots.medium import medium
from ludoteca.games.cincinnati.bots.rounds import END_OF_ROUND, TRIALS
from ludoteca.games.cincinnati.bots.rules_of_thumb import rules_of_thumb

__all__ = ["HORIZON", "KERNELS", "easy", "expert", "medium", "rules_of_thumb"]

KERNELS = (TRIALS,)
HORIZON = END_OF_ROUND
"""How far `expert` plays on from a move, and what it sees there."""
