"""Bots that are rules: the same function plays millions of compiled games and a seat at a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from random import Random
from typing import Any

from ludoteca.bots.player import Player, enrol, unexplained
from ludoteca.engine.blank import blank
from ludoteca.engine.game import Game, View
from ludoteca.engine.many.loop import Policy
from ludoteca.engine.match import Bot
from ludoteca.engine.rule import rule
from ludoteca.games import find

BITS_OF_LUCK = 63


def policy(game: str, description: str) -> Callable[[Policy], Player]:
    """A decorator that enrols a function of (state, seat, legal moves, their number, luck) as a bot with its
    name, and makes it a rule.

    In compiled games as at a table it gets only what its seat may know.
    """

    def enrolled(function: Policy) -> Player:
        chosen = find(game)
        bot = bot_of(chosen, function)
        seeing = knowing_its_seat(chosen, rule(function))
        return enrol(Player(function.__name__, game, description, bot, unexplained(bot), seeing))

    return enrolled


def knowing_its_seat(game: Game, policy: Policy) -> Policy:
    """The policy, given a state with what its seat may know and nothing else."""
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
    """A bot that plays by a policy, which gets the state in the view and nothing else."""

    def bot(view: View, legal: list[str], generator: Random) -> str:
        s, seat = view.state, view["you"]
        moves = legal_numbers(game, s, seat)
        return game.notation.text(policy(s, seat, moves, len(moves), generator.getrandbits(BITS_OF_LUCK)))

    return bot


def legal_numbers(game: Game, s: Any, seat: int) -> list[int]:
    """A seat's legal moves in the order in which compiled games list them."""
    moves = [0] * game.rules.MOST_LEGAL
    return moves[: game.rules.legal(s, seat, moves)]
