"""Exact odds of all games. Cincinnati's functions are also here, under the names that the library has promised."""

from __future__ import annotations

from ludoteca.games.cincinnati import public_odds as cincinnati
from ludoteca.games.cincinnati.public_odds import duel, keeps, reach
from ludoteca.games.diceland import public_odds as diceland
from ludoteca.games.twins import public_odds as twins

__all__ = ["cincinnati", "diceland", "duel", "keeps", "reach", "twins"]
