"""Plays any legal move with equal probability."""

from __future__ import annotations

from random import Random
from typing import Any

from ludoteca.bots.advice import Advice, Reason, Weighed
from ludoteca.bots.player import ANY_GAME, Player, enrol
from ludoteca.engine.dice import pick
from ludoteca.engine.game import View
from ludoteca.engine.rule import rule


def choose(view: View, legal: list[str], generator: Random) -> str:
    return generator.choice(legal)


def explain(view: View, legal: list[str], generator: Random) -> Advice:
    chosen = choose(view, legal, generator)
    moves = [chosen, *(move for move in legal if move != chosen)]
    return Advice(tuple(Weighed(move, 0, None, Reason("advice-by-lot")) for move in moves))


@rule
def random_policy(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    return moves[pick(luck, count)]


random = enrol(Player("random", ANY_GAME, "Any legal move, by lot.", choose, explain, random_policy))
