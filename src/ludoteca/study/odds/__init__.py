"""Exact odds, game by game: what can be computed need not be tried. Cincinnati's are here by their names alone."""

from __future__ import annotations

from ludoteca.study.odds import cincinnati, diceland, twins
from ludoteca.study.odds.cincinnati import keeps, reach

__all__ = ["cincinnati", "diceland", "keeps", "reach", "twins"]
