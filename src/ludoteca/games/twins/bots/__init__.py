"""Bots for Twins."""

from ludoteca.games.twins.bots.easy import easy
from ludoteca.games.twins.bots.expert import expert
from ludoteca.games.twins.bots.medium import medium

__all__ = ["easy", "expert", "medium"]

JUDGE = "easy"
"""Who plays on where a game is reviewed: `medium` thinks twenty times as long."""
