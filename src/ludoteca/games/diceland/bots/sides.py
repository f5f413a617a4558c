"""What the sides of a board are worth: how often a map won among players of one kind (D06).

In hundredths of a percent of the victories. A row for each edition of the maps and number of players, from two up.
`benchmarks/maps.py` measures them.
"""

from __future__ import annotations

from typing import Any

from ludoteca.engine.rule import grid, rule

ONE_PERCENT = 100
CERTAIN = 100 * ONE_PERCENT
FEWEST_PLAYERS, NUMBERS_OF_PLAYERS = 2, 3

WON_BY_MEDIUM = [
    [5000] * 8,
] * 6
WON_BY_PLANNER = [
    [5000] * 8,
] * 6

won_by_medium, won_by_planner = grid(WON_BY_MEDIUM), grid(WON_BY_PLANNER)


@rule
def worth_of_side_to_medium(s: Any, side: int) -> int:
    return won_by_medium(row_for(s), side)


@rule
def worth_of_side_to_planner(s: Any, side: int) -> int:
    return won_by_planner(row_for(s), side)


@rule
def row_for(s: Any) -> int:
    return s.edition * NUMBERS_OF_PLAYERS + s.players - FEWEST_PLAYERS  # type: ignore[no-any-return]
