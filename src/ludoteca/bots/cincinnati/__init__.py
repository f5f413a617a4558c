"""Cincinnati's bots."""

from __future__ import annotations

from ludoteca.bots.cincinnati.easy import easy
from ludoteca.bots.cincinnati.expert import expert
from ludoteca.bots.cincinnati.medium import medium

__all__ = ["easy", "expert", "medium"]
