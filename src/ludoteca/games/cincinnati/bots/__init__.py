"""Cincinnati's bots."""

from __future__ import annotations

from ludoteca.games.cincinnati.bots.easy import easy
from ludoteca.games.cincinnati.bots.expert import expert
from ludoteca.games.cincinnati.bots.medium import medium
from ludoteca.games.cincinnati.bots.rounds import TRIALS

__all__ = ["KERNELS", "easy", "expert", "medium"]

KERNELS = (TRIALS,)
