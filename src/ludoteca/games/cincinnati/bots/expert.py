"""Expert: exact odds select the moves worth trying, and playing the round to its end compares them."""

from __future__ import annotations

from math import exp
from random import Random

from ludoteca.bots.advice import Advice
from ludoteca.bots.player import Player, enrol
from ludoteca.bots.policies import legal_numbers
from ludoteca.bots.search import Promise, affordable
from ludoteca.engine.game import View
from ludoteca.games.cincinnati import GAME, phases
from ludoteca.games.cincinnati.bots.explaining import weighed
from ludoteca.games.cincinnati.bots.keeping import ranked_keeps
from ludoteca.games.cincinnati.bots.rounds import TRIALS, weigh
from ludoteca.games.cincinnati.layout import State
from ludoteca.games.cincinnati.notation import KEEP

ROUNDS_TRIED = 6000
KEEPS_TRIED = 6
EVEN = 0.002
"""A table that promises this much less than another is chosen about a third as often, so as not to be
predictable."""


def candidates(s: State, seat: int) -> list[int]:
    """The moves worth trying."""
    if s.phase == phases.KEEP:
        return [KEEP + keep for keep, _ in ranked_keeps(s, seat)[:KEEPS_TRIED]]
    return legal_numbers(GAME, s, seat)


def choose(view: View, legal: list[str], generator: Random) -> str:
    s, seat = view.state, view["you"]
    promises = weigh(s, seat, candidates(s, seat), affordable(TRIALS, ROUNDS_TRIED), generator)
    move = mixed(promises, generator) if s.phase == phases.CHOOSE else promises[0].move
    return GAME.notation.text(move)


def mixed(promises: list[Promise], generator: Random) -> int:
    """The best move, or one that is almost as good."""
    best = promises[0].win
    weights = [exp((one.win - best) / EVEN) for one in promises]
    return generator.choices(promises, weights)[0].move


def explain(view: View, legal: list[str], generator: Random) -> Advice:
    s, seat = view.state, view["you"]
    promises = weigh(s, seat, candidates(s, seat), affordable(TRIALS, ROUNDS_TRIED), generator)
    return Advice(tuple(weighed(s, seat, one, one.win) for one in promises))


expert = enrol(
    Player(
        "expert",
        "cincinnati",
        "Exact odds, and thousands of rounds tried before each move.",
        choose,
        explain,
        compiles=True,
    )
)
