"""What moves are worth, found by playing a few turns on and looking at the prospects then."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from ludoteca.bots.search import VICTORY, Seen, Trial, Trials, share_of_victory
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
"""That are played on to see what a move leads to, the one begun included."""


def look_ahead(s: State, seat: int, generator: Random) -> Trial:
    """Tries moves of a seat: the chances to win a few turns on. Of the sides of a board more is known than that."""
    if s.phase == phases.SIDE:
        return lambda sides, deals: known_chances(s, sides, deals)
    trials = Trials(GAME, play_turns, s, seat, (1,), generator)

    def trial(moves: Sequence[int], deals: int) -> Seen:
        chances = trials(moves, deals)[..., 0] / CERTAIN
        return chances, chances

    return trial


def known_chances(s: State, sides: Sequence[int], deals: int) -> Seen:
    chances = [worth_of_side_to_planner(s, move - SIDE) / SIDES_CERTAIN for move in sides]
    seen = np.repeat(np.array(chances)[:, np.newaxis], deals, axis=1)
    return seen, seen


@rule
def play_turns(s: Any, seat: int, move: int, seed: int, moves: list[int], result: list[int]) -> None:
    """Makes a move, plays on until a turn begins, and writes how likely the seat is to win."""
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
    over = s.awaited == 0
    result[0] = CERTAIN // VICTORY * share_of_victory(s, seat) if over else chance_to_win(s, seat)
