"""Plays Diceland as well as we can: tries every move many times, a few turns on, and takes what has best prospects.

The turns are played by a player with a plan, who stops by exact odds. All moves are tried on the same dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ludoteca.bots.advice import Advice
from ludoteca.bots.diceland.advising import TURNS, weigh
from ludoteca.bots.diceland.lookahead import look_ahead
from ludoteca.bots.diceland.planner import all_will_be_marked
from ludoteca.bots.player import Player, enrol
from ludoteca.bots.policies import legal_numbers
from ludoteca.bots.search import Promise, halve
from ludoteca.games.diceland import GAME
from ludoteca.games.diceland.layout import State

TRIALS = 1500
"""Of all moves together, at each decision."""


def choose(view: dict[str, Any], legal: list[str], generator: Random) -> str:
    s, seat = GAME.state_of(view), view["you"]
    moves = legal_numbers(GAME, s, seat)
    if len(moves) == 1 or all_will_be_marked(s, seat):
        return GAME.notation.text(moves[0])
    return GAME.notation.text(tried(s, seat, moves, generator)[0].move)


def explain(view: dict[str, Any], legal: list[str], generator: Random) -> Advice:
    s, seat = GAME.state_of(view), view["you"]
    promises = tried(s, seat, legal_numbers(GAME, s, seat), generator)
    return Advice(tuple(weigh(s, seat, one.move, one.win, one.win) for one in promises))


def tried(s: State, seat: int, moves: list[int], generator: Random) -> list[Promise]:
    def trials(alive: Sequence[int], count: int) -> Any:
        chances = look_ahead(s, seat, alive, TURNS, count, generator)
        return chances, chances

    return halve(trials, moves, TRIALS)


expert = enrol(
    Player(
        "expert",
        "diceland",
        "Plays every move a few turns on, hundreds of times, and takes the one with the best prospects.",
        choose,
        explain,
    )
)
