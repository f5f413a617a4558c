"""Cincinnati's bots."""

from __future__ import annotations

from ludoteca.games.cincinnati.bots.easy import easy
from ludoteca.games.cincinnati.bots.expert import expert
from ludoteca.games.cincinnati.bots.medium import medium

__all__ = ["easy", "expert", "medium"]
