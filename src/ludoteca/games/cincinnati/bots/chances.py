"""What a player of Cincinnati knows by heart, as tables: how to keep, how likely that is, what others will come to.

All of it is worked out from the exact odds when it is first asked.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from ludoteca.engine.rule import later_grid, rule
from ludoteca.games.cincinnati.layout import TABLES

CERTAIN = 10_000
"""Chances are counted in ten thousandths."""


def exact() -> ModuleType:
    from ludoteca.games.cincinnati.bots import working_out  # here alone: it needs NumPy

    return working_out


def in_parts(chance: Any) -> list[list[int]]:
    made: list[list[int]] = (chance * CERTAIN).round().astype(int).tolist()
    return made


_goal_at = later_grid(lambda: exact().goal_numbers().tolist())
"""By table and hand: the goal of doing better there than with that hand."""

_chance = later_grid(lambda: [row for one in exact().chances() for row in in_parts(one.T)])
_keep = later_grid(lambda: [row for one in exact().best_keeps() for row in one.T.tolist()])
_prospect = later_grid(lambda: in_parts(exact().prospects()))
_projection = later_grid(lambda: exact().projections().tolist())
_counts = later_grid(lambda: [[exact().goals_at_tables(), exact().goals().shape[1]]])
"""How many goals there are at the tables, and in all."""

IN_A_DUEL = TABLES
"""Where hands are compared by the ranking."""


@rule
def goal(where: int, hand: int) -> int:
    """To do better than a hand, at a table or in a duel."""
    if where == IN_A_DUEL:
        return _counts(0, 0) + hand
    return _goal_at(where, hand)


@rule
def chance_of(wish: int, hand: int, throws: int) -> int:
    """To reach a goal from a hand with 0, 1 or 2 throws, in ten thousandths."""
    return _chance(throws * _counts(0, 1) + wish, hand)


@rule
def keep_for(wish: int, hand: int, throws: int) -> int:
    """What to keep of a hand for a goal with 1 or 2 throws left."""
    return _keep((throws - 1) * _counts(0, 1) + wish, hand)


@rule
def prospect(table: int, hand: int, rivals: int) -> int:
    """The chance to clear a table with a first throw and so many rivals, in ten thousandths."""
    return _prospect(rivals * TABLES + table, hand)


@rule
def projected(where: int, hand: int, throws: int) -> int:
    """What a hand will probably come to."""
    return _projection(throws * (TABLES + 1) + where, hand)
