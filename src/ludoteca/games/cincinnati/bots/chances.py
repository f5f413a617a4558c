"""What a player of Cincinnati knows by heart: what to keep, how likely that succeeds, what others will end with."""

from __future__ import annotations

from ludoteca.engine.rule import later_grid, rule
from ludoteca.games.cincinnati.bots.by_heart import known
from ludoteca.games.cincinnati.hands import HANDS_OF_FIVE
from ludoteca.games.cincinnati.layout import TABLES

CERTAIN = 10_000
"""Chances are in ten-thousandths."""

_goal_at = later_grid(lambda: known("goals"))
"""By table and hand, the goal of beating that hand there."""

_chance = later_grid(lambda: known("chances"))
_keep = later_grid(lambda: known("keeps"))
_prospect = later_grid(lambda: known("prospects"))
_projection = later_grid(lambda: known("projections"))
_goals_at_tables = later_grid(lambda: [[1 + max(goal for row in known("goals") for goal in row)]])

IN_A_DUEL = TABLES
"""In place of a table: hands are compared by the ranking."""


@rule
def goal(where: int, hand: int) -> int:
    """The goal of beating a hand, at a table or in a duel."""
    if where == IN_A_DUEL:
        return _goals_at_tables(0, 0) + hand
    return _goal_at(where, hand)


@rule
def chance_of(wish: int, hand: int, throws: int) -> int:
    """The chance to reach a goal from a hand with 0, 1 or 2 throws left, in ten-thousandths."""
    return _chance(throws * HANDS_OF_FIVE + hand, wish)


@rule
def keep_for(wish: int, hand: int, throws: int) -> int:
    """What to keep of a hand for a goal, with 1 or 2 throws left."""
    return _keep((throws - 1) * HANDS_OF_FIVE + hand, wish)


@rule
def prospect(table: int, hand: int, rivals: int) -> int:
    """The chance to clear a table with a first throw and this many rivals, in ten-thousandths."""
    return _prospect(rivals * TABLES + table, hand)


@rule
def projected(where: int, hand: int, throws: int) -> int:
    """What a hand will probably become."""
    return _projection(throws * (TABLES + 1) + where, hand)


def kept_on_the_way(where: int, hand: int, throws: int) -> int:
    """What is usually kept of a hand with 1 or 2 throws left, at a table with one rival or in a duel."""
    return known("on the way")[(throws - 1) * (TABLES + 1) + where][hand]
