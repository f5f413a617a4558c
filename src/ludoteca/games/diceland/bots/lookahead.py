"""Values moves by playing a few turns ahead and judging the position there."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ludoteca.bots.search import (
    VICTORY,
    WIN,
    Horizon,
    Trial,
    add_up,
    row_of,
    share_of_victory,
    trial_kernel,
    trials,
)
from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import CHANCE_ALONE, lowest
from ludoteca.games.diceland import GAME, phases
from ludoteca.games.diceland.bots.planner import planner_policy
from ludoteca.games.diceland.bots.prospects import CERTAIN, chance_to_win
from ludoteca.games.diceland.bots.sides import CERTAIN as SIDES_CERTAIN
from ludoteca.games.diceland.bots.sides import worth_of_side_to_planner
from ludoteca.games.diceland.layout import State
from ludoteca.games.diceland.notation import SIDE
from ludoteca.games.diceland.rules import chance_key, chance_move, chance_outcomes, happen, legal, play

TURNS = 2
"""Turns played to see what a move leads to, the current one included."""


def look_ahead(s: State, seat: int, generator: Random) -> Trial:
    """Tries a seat's moves; returns the chances to win a few turns on. The sides of a board have known chances
    instead."""
    if s.phase == phases.SIDE:
        return lambda sides, deals: known_chances(s, sides, deals)
    return trials(GAME, SOME_TURNS, s, seat, generator)


@rule
def play_turns(s: Any, seat: int, move: int, seed: int, moves: Any) -> None:
    """Makes a move and plays until the next turn begins."""
    dice, choices = luck_of_game(seed), luck_of_choices(seed)
    last, who, decisions = s.turn + TURNS, seat, 0
    while s.awaited != 0 and s.turn < last:
        if s.awaited == CHANCE_ALONE:
            happen(s, chance_move(s, pick(luck(dice, chance_key(s)), chance_outcomes(s))))
        else:
            if decisions > 0:
                who = lowest(s.awaited)
                move = planner_policy(s, who, moves, legal(s, who, moves), luck(choices, decisions))
            play(s, who, move)
            decisions += 1


@rule
def chance_some_turns_on(before: Any, s: Any, seat: int) -> int:
    if s.awaited == 0:
        return share_of_victory(s, seat)
    return VICTORY * chance_to_win(s, seat) // CERTAIN


@rule
def no_lead(before: Any, s: Any, seat: int) -> int:
    return 0


SOME_TURNS = Horizon(play_turns, chance_some_turns_on, no_lead, is_rough=True)
TRIALS = trial_kernel(GAME, SOME_TURNS)


def known_chances(s: State, sides: Sequence[int], deals: int) -> list[int]:
    """The same on every deal."""
    seen = [0] * row_of(len(sides), len(sides))
    for place, move in enumerate(sides):
        seen[row_of(place, len(sides)) + WIN] = VICTORY * worth_of_side_to_planner(s, move - SIDE) // SIDES_CERTAIN
    for deal in range(deals):
        add_up(seen, len(sides), deal)
    return seen
