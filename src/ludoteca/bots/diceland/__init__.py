"""Bots for Diceland."""

from ludoteca.bots.diceland.easy import easy
from ludoteca.bots.diceland.expert import expert
from ludoteca.bots.diceland.medium import medium

__all__ = ["easy", "expert", "medium"]
