"""The rules as kernels: a move, and playouts, whole games from a position, with a row of numbers for each."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludoteca.engine.dice import seed_of_game
from ludoteca.engine.game import Game
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.many.loop import Policy, forget_fault, play_out_rule
from ludoteca.engine.rule import copy_state, rule
from ludoteca.engine.seats import MOST_PLAYERS

ALL_ALIKE = (0,) * MOST_PLAYERS
"""One policy plays every seat."""


@cache
def step(game: Game) -> Kernel:
    """Makes a move in the first state. Given are the seat, or a negative number for chance, and the move."""
    play, happen = game.rules.play, game.rules.happen

    @rule
    def make(states: Any, given: Any, told: Any, moves: Any) -> None:
        if given[0] < 0:
            happen(states[0], given[1])
        else:
            play(states[0], given[0], given[1])

    return Kernel(game, "step", make, states=1)


SEED, FIRST, GAMES = range(3)
"""The given numbers. The games have the luck of the games with these numbers in a batch."""
WINNERS, LENGTH, DECISIONS, IS_CUT_SHORT, SCORES = range(5)
"""The results of a game; scores come last."""


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

    return Kernel(game, "playouts", play_many, states=2)


def room_for_games(players: int, games: int) -> int:
    return games * (SCORES + players)
