"""Whole games from a position on, played by one policy: a row of numbers for each, and what was noted in all."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludoteca.engine.dice import seed_of_game
from ludoteca.engine.game import Game
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.loop import Policy, forget_fault, play_out_rule
from ludoteca.engine.notes import count_notes
from ludoteca.engine.rule import copy_state, rule
from ludoteca.engine.seats import MOST_PLAYERS

ALL_ALIKE = (0,) * MOST_PLAYERS
"""The one policy plays every seat."""

SEED, FIRST, GAMES = range(3)
"""What is given: the games have the luck of those with the same numbers of a batch."""
WINNERS, LENGTH, DECISIONS, IS_CUT_SHORT, SCORES = range(5)
"""What is told of a game; scores come last, and behind all games the counters."""


@cache
def playouts(game: Game, policy: Policy) -> Kernel:
    play_out, score, length = play_out_rule(game, (policy,), forget_fault), game.rules.score, game.rules.length

    @rule
    def play_many(states: Any, given: Any, told: Any, moves: Any) -> None:
        width = SCORES + states[0].players
        for number in range(given[GAMES]):
            copy_state(states, 1, 0)
            s, row = states[1], number * width
            seed = seed_of_game(given[SEED], given[FIRST] + number)
            told[row + DECISIONS] = play_out(s, seed, ALL_ALIKE, moves, moves, ())
            told[row + WINNERS] = s.winners
            told[row + LENGTH] = length(s)
            told[row + IS_CUT_SHORT] = s.awaited != 0
            for seat in range(s.players):
                told[row + SCORES + seat] = score(s, seat)
            count_notes(s, told, given[GAMES] * width)

    return Kernel(game, "playouts", play_many, states=2, counts=True)


def room_for_games(game: Game, players: int, games: int) -> int:
    return games * (SCORES + players) + game.counters
