"""Plays many games among bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca import bots
from ludoteca.engine.batch import Games, Policy, Progress, play_games
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Game
from ludoteca.engine.layout import Layout
from ludoteca.games import find


def simulate(
    game: str,
    players: int,
    games: int,
    *,
    bot_names: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    cores: int | None = None,
    progress: Progress | None = None,
) -> Games:
    """Plays so many games among bots: one bot for all seats, or one per seat. Ctrl-C keeps what is done."""
    line_up = lined_up(game, players, bot_names, options or {})
    return play_games(*line_up, games, Dice(seed).seed, cores=cores, progress=progress)


def lined_up(
    game: str, players: int, bot_names: Sequence[str], options: Mapping[str, Any]
) -> tuple[Game, Layout, list[Policy]]:
    """The game, its beginning and who plays each seat; what is wrong with them raises ValueError."""
    chosen = find(game)
    start = chosen.rules.set_up(chosen.check_players(players), **chosen.check_options(options))
    policies = [policy_of(name, game) for name in bot_names]
    if len(policies) not in (1, players):
        raise ValueError(f"{players} players need 1 or {players} bots, not {len(policies)}.")
    return chosen, start, policies * players if len(policies) == 1 else policies


def policy_of(name: str, game: str) -> Policy:
    policy = bots.find(name, game).policy
    if policy is None:
        raise ValueError(f"The bot {name!r} is not compiled.")
    return policy
