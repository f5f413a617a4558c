"""Plays many games among bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca import bots
from ludoteca.engine.batch import Games, Progress, play_games
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
    rules = find(game)
    start = rules.rules.set_up(rules.check_players(players), **rules.check_options(options or {}))
    policies = [bots.find(name).policy for name in bot_names]
    if len(policies) == 1:
        policies *= players
    if len(policies) != players:
        raise ValueError(f"{players} players need 1 or {players} bots, not {len(policies)}.")
    return play_games(rules, start, policies, games, seed, cores=cores, progress=progress)
