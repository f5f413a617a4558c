"""Computes what to keep for a goal, how likely it is reached, and what others will end with, from the exact
odds.

`python -m ludoteca.games.cincinnati.bots.working_out` writes what players know of it by heart.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.games.cincinnati.bots.by_heart import FILE, Grid, packed
from ludoteca.games.cincinnati.bots.chances import CERTAIN
from ludoteca.games.cincinnati.duel_odds import LEAST, OTHER, OWNER, after_turn, turn
from ludoteca.games.cincinnati.hands import HANDS_OF_FIVE, ways
from ludoteca.games.cincinnati.layout import TABLES, THROWS, State
from ludoteca.games.cincinnati.odds import ALL, beating, best_of, choices, outcomes, standings

Array = NDArray[Any]

MOST_RIVALS = 5
MOST_THROWS = 2
"""How many throws the tables look ahead."""
IMPROVING = 0.01
"""The value of a better hand than needed, relative to reaching the goal."""


# Goals: first those of the tables (to beat some standing there), then to beat each hand in a duel


@cache
def goal_numbers() -> Array:
    """The goal of beating each hand (a column) at each table (a row)."""
    rows, first = [], 0
    for table in range(TABLES):
        kinds, numbers = np.unique(standings()[table], return_inverse=True)
        rows.append(first + numbers)
        first += len(kinds)
    return np.array(rows)


@cache
def goals() -> Array:
    """A column per goal."""
    at_tables = []
    for table in range(TABLES):
        at_tables += [standings()[table] > kind for kind in np.unique(standings()[table])]
    return np.column_stack([*at_tables, *(beating(hand) for hand in range(HANDS_OF_FIVE))]).astype(float)


@cache
def goals_at_tables() -> int:
    return int(goal_numbers().max()) + 1


def throw_on(worth: Array) -> Array:
    """The value of each keep, given the values of what it can become."""
    made: Array = outcomes() @ worth / ALL
    return made


@cache
def chances() -> list[Array]:
    """For 0, 1 and 2 throws left: a row per hand, a column per goal."""
    found = [goals()]
    for _ in range(MOST_THROWS):
        found.append(best_of(throw_on(found[-1])))
    return found


@cache
def best_keeps() -> list[Array]:
    """For 1 and 2 throws left: a row per hand, a column per goal. Ties go to the keep with better hands."""
    worth = goals() + IMPROVING * np.column_stack([*quality_of_goals()])
    found = []
    for _ in range(MOST_THROWS):
        keeps = throw_on(worth)
        found.append(best_choice(keeps))
        worth = best_of(keeps)
    return found


def best_choice(keeps: Array) -> Array:
    """The best set to keep of each hand; of equally good ones the first."""
    offered = keeps[choices()]
    is_best = offered >= offered.max(axis=1, keepdims=True) - LEAST
    best: Array = np.take_along_axis(
        choices()[:, :, None] if offered.ndim == 3 else choices(), is_best.argmax(axis=1, keepdims=True), axis=1
    )
    return best[:, 0]


def quality_of_goals() -> list[Array]:
    """For each goal, how good every hand is besides: at the tables against one rival, in duels by the ranking."""
    numbers = goal_numbers()
    at_tables = [win_with(1)[table] for table in range(TABLES) for _ in np.unique(numbers[table])]
    return at_tables + [np.arange(HANDS_OF_FIVE) / HANDS_OF_FIVE] * HANDS_OF_FIVE


# Rivals at a table: what they end with when all play well


@cache
def rivals() -> tuple[Array, ...]:
    """For each table the probabilities of a rival's final hands."""
    at_start = np.array([ways(hand) for hand in range(HANDS_OF_FIVE)]) / ALL
    fair = [(standings()[table] > 0).astype(float) for table in range(TABLES)]
    ends = [at_start] * TABLES
    for _ in range(4):
        worth = np.array([best_of(throw_on(best_of(throw_on(one)))) for one in fair])
        share = worth**6 / (worth**6).sum(axis=0)
        for table in range(TABLES):
            comers = at_start * share[table]
            ends[table] = comers / comers.sum() @ two_throws(fair[table])
            fair[table] = win_against(table, ends[table], 1)
    return tuple(ends)


def one_throw(worth: Array) -> Array:
    """The probability of each hand (a column) after throwing from a hand (a row) in the way that is best for a
    value."""
    made: Array = outcomes()[best_choice(throw_on(worth))] / ALL
    return made


def two_throws(worth: Array) -> Array:
    """The same for two throws."""
    first: Array = one_throw(best_of(throw_on(worth)))
    return first @ one_throw(worth)


def win_against(table: int, ends: Array, count: int) -> Array:
    """For each hand the chance that it clears the table against this many rivals with these final hands. A tie
    counts half."""
    mine = standings()[table]
    below = np.array([ends[mine < one].sum() + ends[mine == one].sum() / 2 for one in mine])
    won: Array = np.where(mine > 0, below**count, 0)
    return won


@cache
def win_with(count: int) -> tuple[Array, ...]:
    """For each table the value of each final hand against this many rivals."""
    return tuple(win_against(table, rivals()[table], count) for table in range(TABLES))


@cache
def prospects() -> Array:
    """A row for each number of rivals and each table: the chance to clear it, by the hand of the first throw."""
    rows = []
    for count in range(MOST_RIVALS + 1):
        for table in range(TABLES):
            rows.append(best_of(throw_on(best_of(throw_on(win_with(count)[table])))))
    return np.array(rows)


@cache
def projections() -> Array:
    """The median final hand of each hand. Rows: throws left (0, 1, 2), then the tables and duels."""
    rows = [np.arange(HANDS_OF_FIVE)] * (TABLES + 1)
    for throws in (one_throw, two_throws):
        for table in range(TABLES):
            rows.append(middle(throws(win_with(1)[table]), standings()[table]))
        rows.append(middle(throws(np.arange(HANDS_OF_FIVE) / HANDS_OF_FIVE), np.arange(HANDS_OF_FIVE)))
    return np.array(rows)


def middle(ends: Array, order: Array) -> Array:
    """The median hand of each row of probabilities, in a given order of hands."""
    by_order = np.argsort(order, kind="stable")
    found: Array = by_order[(ends[:, by_order].cumsum(axis=1) >= 0.5 - LEAST).argmax(axis=1)]
    return found


# A duel of two, as long as nobody pays

PLACES = (OWNER, OTHER)
"""In the order of the duel: with equal hands the first one loses, as the owner does (C54, C46)."""
WITHOUT_TOKENS = (0, 0, 0.0)


def best_keeps_in_duel() -> list[list[int]]:
    turns = [turn(place, made + 1, *WITHOUT_TOKENS).keeps for made in range(1, THROWS) for place in PLACES]
    rows: list[list[int]] = np.concatenate(turns).tolist()
    return rows


def worth_of_keeps(s: State) -> Array:
    """The chance to win the duel with each set that could be kept now."""
    then = after_turn(s.up, s.fighter_throws[s.up] + 1, *WITHOUT_TOKENS)
    owner_wins = then.owner_wins if s.up == OWNER else then.owner_wins.T
    rival = s.fighter_hand[1 - s.up]
    chance: Array = outcomes() / ALL @ owner_wins[:, rival]
    return chance if s.up == OWNER else 1 - chance


# What is known by heart


def grids() -> dict[str, Grid]:
    return {
        "goals": goal_numbers().tolist(),
        "chances": [row for one in chances() for row in in_parts(one)],
        "keeps": np.concatenate(best_keeps()).tolist(),
        "keeps in duels": best_keeps_in_duel(),
        "on the way": on_the_way().tolist(),
        "prospects": in_parts(prospects()),
        "projections": projections().tolist(),
    }


def in_parts(chance: Array) -> list[list[int]]:
    made: list[list[int]] = (chance * CERTAIN).round().astype(int).tolist()
    return made


def on_the_way() -> Array:
    """What is kept of each hand. Rows: throws left (1, 2), then the tables and duels."""
    worths = [*win_with(1), np.arange(HANDS_OF_FIVE) / HANDS_OF_FIVE]
    with_two = [best_of(throw_on(worth)) for worth in worths]
    return np.array([best_choice(throw_on(worth)) for worth in [*worths, *with_two]])


if __name__ == "__main__":
    FILE.write_bytes(packed(grids()))
