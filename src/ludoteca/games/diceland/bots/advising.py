"""Advice by the bots of Diceland: every legal move with its value, its chances and a reason."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ludoteca.bots.advice import Advice, Weighed
from ludoteca.bots.player import Explain
from ludoteca.bots.policies import BITS_OF_LUCK, legal_numbers
from ludoteca.bots.search import VICTORY, sums_in
from ludoteca.engine.game import View
from ludoteca.engine.many.loop import Policy
from ludoteca.games.diceland import GAME
from ludoteca.games.diceland.bots.lookahead import look_ahead
from ludoteca.games.diceland.bots.reasons import reason_for
from ludoteca.games.diceland.layout import State

TRIALS_PER_MOVE = 100
"""Games played to estimate the chance to win."""

Worth = Callable[[State, int, int, int], int]
"""The value of a move to a bot: (state, seat, move, luck) -> value."""


def explain_policy(policy: Policy, worth: Worth) -> Explain:
    """Advice by a policy: its move, then the others by their value, with the chance to win by good play from
    there."""

    def explain(view: View, legal: list[str], generator: Random) -> Advice:
        s, seat = view.state, view["you"]
        moves, luck = legal_numbers(GAME, s, seat), generator.getrandbits(BITS_OF_LUCK)
        chosen = policy(s, seat, moves, len(moves), luck)
        seen = sums_in(look_ahead(s, seat, generator)(moves, TRIALS_PER_MOVE), len(moves))
        weighed = [
            weigh(s, seat, move, worth(s, seat, move, luck), one.wins / VICTORY / TRIALS_PER_MOVE)
            for move, one in zip(moves, seen, strict=True)
        ]
        return chosen_first(weighed, GAME.notation.text(chosen))

    return explain


def weigh(s: State, seat: int, move: int, value: float, win: float) -> Weighed:
    return Weighed(GAME.notation.text(move), value, win, reason_for(s, seat, move))


def chosen_first(weighed: list[Weighed], chosen: str) -> Advice:
    return Advice(tuple(sorted(weighed, key=lambda one: (one.move != chosen, -one.value, one.move))))
