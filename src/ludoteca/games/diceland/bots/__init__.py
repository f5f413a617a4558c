"""Bots for Diceland."""

from ludoteca.games.diceland.bots.easy import easy
from ludoteca.games.diceland.bots.expert import expert
from ludoteca.games.diceland.bots.lookahead import TRIALS
from ludoteca.games.diceland.bots.medium import medium

__all__ = ["KERNELS", "easy", "expert", "medium"]

KERNELS = (TRIALS,)
