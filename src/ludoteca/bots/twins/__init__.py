"""Bots for Twins."""

from ludoteca.bots.twins.easy import easy
from ludoteca.bots.twins.expert import expert
from ludoteca.bots.twins.medium import medium

__all__ = ["easy", "expert", "medium"]
