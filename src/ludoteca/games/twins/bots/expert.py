"""Thinks every hand through: deals the unseen cards again and again and sees where each pair leads."""

from __future__ import annotations

from random import Random

from ludoteca.bots.advice import Advice
from ludoteca.bots.player import Player, enrol
from ludoteca.bots.search import Promise, affordable
from ludoteca.engine.game import View
from ludoteca.games.twins.bots.thinking import TRIALS, think
from ludoteca.games.twins.bots.weighing import advice, worth_weighing
from ludoteca.games.twins.layout import State
from ludoteca.games.twins.notation import NOTATION

BUDGET = 1600
"""Hands played per decision."""
AS_GOOD = 0.002
"""Chances to win that differ by less count as equal; one of these moves is chosen at random, to be hard to read."""


def thoughts(s: State, seat: int, generator: Random) -> list[Promise]:
    """The moves worth trying, the chosen one first."""
    found = think(s, seat, worth_weighing(s, seat), affordable(TRIALS, BUDGET), generator)
    equal = [one for one in found if one.win >= found[0].win - AS_GOOD and one.trials == found[0].trials]
    chosen = generator.choice(equal)
    return [chosen, *(one for one in found if one is not chosen)]


def choose(view: View, legal: list[str], generator: Random) -> str:
    if len(legal) == 1:
        return legal[0]
    return NOTATION.text(thoughts(view.state, view["you"], generator)[0].move)


def explain(view: View, legal: list[str], generator: Random) -> Advice:
    s, seat = view.state, view["you"]
    return advice(s, seat, thoughts(s, seat, generator))


expert = enrol(
    Player(
        "expert",
        "twins",
        "Thinks every hand through on many deals of the cards it has not seen.",
        choose,
        explain,
        compiles=True,
    )
)
