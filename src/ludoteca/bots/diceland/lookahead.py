"""What moves are worth, found by playing a few turns on and looking at the prospects then."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ludoteca.bots.diceland.planner import planner_policy
from ludoteca.bots.diceland.prospects import CERTAIN, chance_to_win
from ludoteca.bots.search import VICTORY, Seen, Trial, Trials, share_of_victory
from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import CHANCE_ALONE, lowest
from ludoteca.games.diceland import GAME, rules
from ludoteca.games.diceland.layout import State

TURNS = 2
"""That are played on to see what a move leads to, the one begun included."""


def look_ahead(s: State, seat: int, generator: Random) -> Trial:
    """Tries moves of a seat: the chances to win a few turns on."""
    trials = Trials(GAME, play_turns, s, seat, (1,), generator)

    def trial(moves: Sequence[int], deals: int) -> Seen:
        chances = trials(moves, deals)[..., 0] / CERTAIN
        return chances, chances

    return trial


@rule
def play_turns(s: Any, seat: int, move: int, seed: int, buffer: list[int], result: list[int]) -> None:
    """Makes a move, plays on until a turn begins, and writes how likely the seat is to win."""
    last = s.turn + TURNS
    rules.play(s, seat, move)
    play_until(s, last, seed, buffer)
    over = s.awaited == 0
    result[0] = CERTAIN // VICTORY * share_of_victory(s, seat) if over else chance_to_win(s, seat)


@rule
def play_until(s: Any, last: int, seed: int, moves: list[int]) -> None:
    dice, choices, decisions = luck_of_game(seed), luck_of_choices(seed), 0
    while s.awaited != 0 and s.turn < last:
        if s.awaited == CHANCE_ALONE:
            outcome = pick(luck(dice, rules.chance_key(s)), rules.chance_outcomes(s))
            rules.happen(s, rules.chance_move(s, outcome))
        else:
            seat = lowest(s.awaited)
            count = rules.legal(s, seat, moves)
            rules.play(s, seat, planner_policy(s, seat, moves, count, luck(choices, decisions)))
            decisions += 1
