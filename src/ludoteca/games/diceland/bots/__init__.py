"""Bots for Diceland."""

from ludoteca.games.diceland.bots.easy import easy
from ludoteca.games.diceland.bots.expert import expert
from ludoteca.games.diceland.bots.lookahead import SOME_TURNS, TRIALS
from ludoteca.games.diceland.bots.medium import medium
from ludoteca.games.diceland.bots.rules_of_thumb import rules_of_thumb

__all__ = ["HORIZON", "KERNELS", "easy", "expert", "medium", "rules_of_thumb"]

KERNELS = (TRIALS,)
HORIZON = SOME_TURNS
"""How far `expert` plays on from a move, and what it sees there."""
