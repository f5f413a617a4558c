"""What to keep in a duel of two, exactly as long as nobody pays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.rule import later_grid, rule
from ludoteca.games.cincinnati.duel_odds import OTHER, OWNER, after_turn, turn
from ludoteca.games.cincinnati.hands import HANDS_OF_FIVE
from ludoteca.games.cincinnati.layout import THROWS, State
from ludoteca.games.cincinnati.odds import ALL, outcomes

PLACES = (OWNER, OTHER)
"""In the order of the duel: of equal hands that of the first loses, as the owner's does (C54, C46)."""
BOTH = len(PLACES)
WITHOUT_TOKENS = (0, 0, 0.0)


def best_keeps() -> list[list[int]]:
    """By throws made, by place in the order, by hand a row; a column per hand of the other."""
    turns = [turn(place, made + 1, *WITHOUT_TOKENS).keeps for made in range(1, THROWS) for place in PLACES]
    rows: list[list[int]] = np.concatenate(turns).tolist()
    return rows


_keep = later_grid(best_keeps)


@rule
def is_solved(s: State) -> bool:
    """Whether a duel is one of two, and its usual throws are not over."""
    return s.fighters == BOTH and s.fighter_throws[s.up] < THROWS


@rule
def keep_in_duel(s: State) -> int:
    """What is best to keep now."""
    turns_before = (s.fighter_throws[s.up] - 1) * BOTH + s.up
    return _keep(turns_before * HANDS_OF_FIVE + s.fighter_hand[s.up], s.fighter_hand[BOTH - 1 - s.up])


def worth_of_keeps(s: State) -> NDArray[Any]:
    """The chance to win the duel with each set that could be kept now."""
    then = after_turn(s.up, s.fighter_throws[s.up] + 1, *WITHOUT_TOKENS)
    owner_wins = then.owner_wins if s.up == OWNER else then.owner_wins.T
    rival = s.fighter_hand[BOTH - 1 - s.up]
    chance = outcomes() / ALL @ owner_wins[:, rival]
    return chance if s.up == OWNER else 1 - chance
