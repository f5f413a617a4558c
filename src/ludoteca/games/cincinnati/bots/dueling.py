"""What to keep in a duel of two, exactly as long as nobody pays."""

from __future__ import annotations

from ludoteca.engine.rule import later_grid, rule
from ludoteca.games.cincinnati.bots.chances import exact
from ludoteca.games.cincinnati.hands import HANDS_OF_FIVE
from ludoteca.games.cincinnati.layout import THROWS, State

BOTH = 2

_keep = later_grid(lambda: exact().best_keeps_in_duel())
"""By throws made, by place in the order, by hand a row; a column per hand of the other."""


@rule
def is_solved(s: State) -> bool:
    """Whether a duel is one of two, and its usual throws are not over."""
    return s.fighters == BOTH and s.fighter_throws[s.up] < THROWS


@rule
def keep_in_duel(s: State) -> int:
    """What is best to keep now."""
    turns_before = (s.fighter_throws[s.up] - 1) * BOTH + s.up
    return _keep(turns_before * HANDS_OF_FIVE + s.fighter_hand[s.up], s.fighter_hand[BOTH - 1 - s.up])
