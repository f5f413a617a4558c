"""Exact odds, game by game. Cincinnati's are here by their names alone."""

from __future__ import annotations

from ludoteca.study.odds.cincinnati import keeps, reach

__all__ = ["keeps", "reach"]
