"""What moves are worth, found by playing a few turns on and looking at the prospects then."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.diceland.planner import planner_policy
from ludoteca.bots.diceland.prospects import CERTAIN, chance_to_win
from ludoteca.bots.policies import BITS_OF_LUCK
from ludoteca.bots.search import VICTORY, share_of_victory
from ludoteca.engine import native
from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import CHANCE_ALONE, lowest
from ludoteca.games.diceland import rules
from ludoteca.games.diceland.layout import State


def look_ahead(
    s: State, seat: int, moves: Sequence[int], turns: int, trials: int, generator: Random
) -> NDArray[np.float64]:
    """Plays each move and so many turns on: the chance to win then, a row per move and a column per trial.

    All moves are tried on the same dice, so that what differs is the move.
    """
    chances = np.zeros((len(moves), trials))
    seed, last = generator.getrandbits(BITS_OF_LUCK), s.turn + turns
    if native.available():
        record = np.zeros(2, s.dtype())
        s.write(record[0])
        buffer = np.zeros(rules.MOST_LEGAL, np.int16)
        _compiled_trials()(record, seat, np.array(moves, np.int16), last, seed, buffer, chances)
    else:
        _interpreted_trials(s, seat, moves, last, seed, chances)
    return chances / CERTAIN


@cache
def _compiled_trials() -> Any:
    def trials(record, seat, moves, last, seed, buffer, chances) -> None:  # type: ignore[no-untyped-def]
        s = record[1]
        for trial in range(chances.shape[1]):
            for i in range(len(moves)):
                record[1] = record[0]
                chances[i, trial] = tried(s, seat, moves[i], last, luck(seed, trial), buffer)

    return native.compiled(trials)


def _interpreted_trials(
    start: State, seat: int, moves: Sequence[int], last: int, seed: int, chances: NDArray[np.float64]
) -> None:
    buffer = [0] * rules.MOST_LEGAL
    for trial in range(chances.shape[1]):
        for i, move in enumerate(moves):
            chances[i, trial] = tried(start.copy(), seat, move, last, luck(seed, trial), buffer)


@rule
def tried(s: Any, seat: int, move: int, last: int, seed: int, buffer: list[int]) -> int:
    """Makes a move, plays on until a turn begins, and says how likely the seat is to win."""
    rules.play(s, seat, move)
    play_until(s, last, seed, buffer)
    if s.awaited == 0:
        return CERTAIN // VICTORY * share_of_victory(s, seat)
    return chance_to_win(s, seat)


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
