"""Plays Diceland as well as we can: tries every move many times, a few turns ahead, and takes the one with the
best prospects.

These turns are played by the planner, with exact odds for when to stop. All moves are tried on the same dice.
"""

from __future__ import annotations

from random import Random

from ludoteca.bots.advice import Advice
from ludoteca.bots.player import Player, enrol
from ludoteca.bots.policies import legal_numbers
from ludoteca.bots.search import affordable, halve
from ludoteca.engine.game import View
from ludoteca.games.diceland import GAME
from ludoteca.games.diceland.bots.advising import weigh
from ludoteca.games.diceland.bots.lookahead import TRIALS, look_ahead
from ludoteca.games.diceland.bots.planner import all_will_be_marked

TURNS_TRIED = 1500
"""Turns tried per decision, all moves together."""


def choose(view: View, legal: list[str], generator: Random) -> str:
    s, seat = view.state, view["you"]
    moves = legal_numbers(GAME, s, seat)
    if len(moves) == 1 or all_will_be_marked(s, seat):
        return GAME.notation.text(moves[0])
    return GAME.notation.text(halve(look_ahead(s, seat, generator), moves, affordable(TRIALS, TURNS_TRIED))[0].move)


def explain(view: View, legal: list[str], generator: Random) -> Advice:
    s, seat = view.state, view["you"]
    promises = halve(look_ahead(s, seat, generator), legal_numbers(GAME, s, seat), affordable(TRIALS, TURNS_TRIED))
    return Advice(tuple(weigh(s, seat, one.move, one.win, one.win) for one in promises))


expert = enrol(
    Player(
        "expert",
        "diceland",
        "Plays every move a few turns on, hundreds of times, and takes the one with the best prospects.",
        choose,
        explain,
        compiles=True,
    )
)
