"""What to keep in a duel of two; exact as long as nobody pays for throws."""

from __future__ import annotations

from ludoteca.engine.rule import later_grid, rule
from ludoteca.games.cincinnati.bots.by_heart import known
from ludoteca.games.cincinnati.hands import HANDS_OF_FIVE
from ludoteca.games.cincinnati.layout import THROWS, State

BOTH = 2

_keep = later_grid(lambda: known("keeps in duels"))
"""By throws made, place in the order and hand (a row), and by the other's hand (a column)."""


@rule
def is_solved(s: State) -> bool:
    """Whether a duel has two fighters and their free throws are not over."""
    return s.fighters == BOTH and s.throws == THROWS and s.fighter_throws[s.up] < THROWS


@rule
def keep_in_duel(s: State) -> int:
    """The best dice to keep now."""
    turns_before = (s.fighter_throws[s.up] - 1) * BOTH + s.up
    return _keep(turns_before * HANDS_OF_FIVE + s.fighter_hand[s.up], s.fighter_hand[BOTH - 1 - s.up])
