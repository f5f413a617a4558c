"""Bots that are rules: one function plays compiled games by the million and a seat at a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from random import Random
from typing import Any

from ludoteca.bots.player import Player, enrol, unexplained
from ludoteca.engine.blank import blank
from ludoteca.engine.game import Game, View
from ludoteca.engine.loop import Policy
from ludoteca.engine.match import Bot
from ludoteca.engine.rule import rule
from ludoteca.games import find

BITS_OF_LUCK = 63


def policy(game: str, description: str) -> Callable[[Policy], Player]:
    """Makes a function of (state, seat, legal moves, how many, luck) a bot known by its name, and a rule.

    It gets what its seat may know, in compiled games as at a table.
    """

    def enrolled(function: Policy) -> Player:
        chosen = find(game)
        bot = bot_of(chosen, function)
        seeing = knowing_its_seat(chosen, rule(function))
        return enrol(Player(function.__name__, game, description, bot, unexplained(bot), seeing))

    return enrolled


def knowing_its_seat(game: Game, policy: Policy) -> Policy:
    """The same policy that gets a state with what its seat may know, and nothing else."""
    if not game.has_secrets:
        return policy
    see_public, see_own = game.see_public, game.see_own

    @rule
    def choose(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
        known = blank(s)
        see_public(s, known)
        see_own(s, known, seat)
        return policy(known, seat, moves, count, luck)

    return wraps(policy)(choose)


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
