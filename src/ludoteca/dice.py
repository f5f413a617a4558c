"""Dice that draw what chance decides: see `ludoteca.engine.dice`."""

from ludoteca.engine.dice import Dice

__all__ = ["Dice"]
