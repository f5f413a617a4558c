"""Bots that are rules: one function plays compiled games by the million and a seat at a table."""

from __future__ import annotations

from random import Random
from typing import Any

from ludoteca.engine.game import Game, View
from ludoteca.engine.loop import Policy
from ludoteca.engine.match import Bot

BITS_OF_LUCK = 63


def bot_of(game: Game, policy: Policy) -> Bot:
    """Plays a seat by a policy. The policy gets the state that the seat makes of its view, and nothing else."""

    def bot(view: View, legal: list[str], generator: Random) -> str:
        s, seat = view.state, view["you"]
        moves = legal_numbers(game, s, seat)
        return game.notation.text(policy(s, seat, moves, len(moves), generator.getrandbits(BITS_OF_LUCK)))

    return bot


def legal_numbers(game: Game, s: Any, seat: int) -> list[int]:
    """The legal moves of a seat, in the order in which compiled games have them."""
    moves = [0] * game.rules.MOST_LEGAL
    return moves[: game.rules.legal(s, seat, moves)]
