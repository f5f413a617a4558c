"""The bots beside a learner, as they are given to environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludoteca.bots import Player
from ludoteca.bots import find as find_bot
from ludoteca.engine.compiled import native
from ludoteca.engine.game import Game
from ludoteca.engine.many.loop import Policy, by_seat, room_for_moves
from ludoteca.engine.many.opponents import Opponents, shown_of
from ludoteca.engine.match import Bot
from ludoteca.engine.seats import NOBODY


def one_each(bots: Any, players: int) -> list[Any]:
    """A bot for each seat but the learner's, clockwise from its left."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        return [bots] * (players - 1)
    if len(bots) != players - 1:
        raise ValueError(f"{players} players are the learner and {players - 1} bots, not {len(bots)}.")
    return list(bots)


def checked_seat(seat: int | None, players: int) -> int:
    """The learner's seat; NOBODY if it is drawn for every game."""
    if seat is None:
        return NOBODY
    if isinstance(seat, bool) or seat not in range(players):
        raise ValueError(f"There is no seat {seat!r}: the seats are 0 to {players - 1}.")
    return seat


def bot_of(given: object, game: Game) -> Bot:
    """A bot given by its name, by FILE.py:NAME, or as a function."""
    if isinstance(given, str):
        return find_bot(given, game.name)
    if not callable(given):
        raise ValueError(f"A bot is a name, FILE.py:NAME or a function (view, legal, generator), not {given!r}.")
    return given


def policy_of(given: object, game: Game) -> Policy:
    """The policy of a bot that has one."""
    player = find_bot(given, game.name) if isinstance(given, str) else given
    policy = player.policy if isinstance(player, Player) else None
    if policy is None:
        raise ValueError(
            f"{given!r} is no policy, and only policies play many games at once: random, and in our own games easy "
            "and medium, or your own under @policy, as FILE.py:NAME (docs/write-a-bot.md)."
        )
    return policy


def opponents(
    game: Game, policies: Sequence[Policy], seat: int, games: int, cores: int, features: int
) -> Opponents:
    """The arrays for bots beside learners in this many games."""
    _, which = by_seat(policies)
    moves: Any = [0] * room_for_moves(game)
    if native.available():
        moves = np.array(moves, np.int16)
    return Opponents(
        policy_of=np.array(which, np.int8),
        seat=seat,
        learners=np.zeros(games, np.int8),
        moves=moves,
        shown=shown_of(moves),
        faults=np.zeros((cores, len(policies), len(policies) + 1), np.int64),
        won=np.zeros(games, np.float32),
        last_rows=np.zeros((games, features), np.int8),
    )
