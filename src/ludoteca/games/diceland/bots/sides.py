"""What the sides of a board are worth: how often each map won among equal players (D06).

In hundredths of a percent of victories. A row for each edition of the maps and number of players, from two up.
Measured by `benchmarks/maps.py`.
"""

from __future__ import annotations

from typing import Any

from ludoteca.engine.rule import grid, rule

ONE_PERCENT = 100
CERTAIN = 100 * ONE_PERCENT
FEWEST_PLAYERS, NUMBERS_OF_PLAYERS = 2, 3

WON_BY_MEDIUM = [
    [4929, 4942, 4936, 5023, 5434, 4593, 5184, 4960],  # rules 1, 2 players
    [3264, 3199, 3159, 3323, 3875, 3050, 3472, 3325],  # rules 1, 3 players
    [2493, 2345, 2268, 2434, 3071, 2258, 2657, 2475],  # rules 1, 4 players
    [5002, 5009, 4961, 4997, 5036, 4999, 4973, 5022],  # rules 2, 2 players
    [3302, 3341, 3351, 3297, 3361, 3355, 3309, 3351],  # rules 2, 3 players
    [2452, 2519, 2544, 2453, 2521, 2508, 2480, 2523],  # rules 2, 4 players
]
WON_BY_PLANNER = [
    [4982, 4752, 4145, 4605, 5590, 4506, 5937, 5483],  # rules 1, 2 players
    [3234, 2877, 2264, 2983, 3946, 2928, 4519, 3915],  # rules 1, 3 players
    [2510, 2262, 1389, 2037, 3180, 2026, 3437, 3159],  # rules 1, 4 players
    [4844, 5094, 4792, 5136, 5002, 5154, 5011, 4967],  # rules 2, 2 players
    [3273, 3428, 3196, 3280, 3310, 3436, 3359, 3384],  # rules 2, 3 players
    [2406, 2556, 2391, 2416, 2438, 2695, 2524, 2573],  # rules 2, 4 players
]

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
