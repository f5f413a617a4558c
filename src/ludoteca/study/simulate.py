"""Plays many games among bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca import bots
from ludoteca.engine.batch import Games, Progress, joined, no_games, play_games
from ludoteca.engine.dice import Dice
from ludoteca.games import find
from ludoteca.study.work import Task, in_order, policies_of, workers


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
    names = lined_up(game, players, bot_names, options or {})
    policies = policies_of(game, names)
    if not policies:
        return _match_by_match(game, names, games, Dice(seed).seed, options or {}, cores, progress)
    rules = find(game)
    start = rules.rules.set_up(players, **rules.check_options(options or {}))
    return play_games(rules, start, policies, games, Dice(seed).seed, cores=cores, progress=progress)


def lined_up(game: str, players: int, bot_names: Sequence[str], options: Mapping[str, Any]) -> tuple[str, ...]:
    """Who plays each seat; what is wrong raises ValueError."""
    chosen = find(game)
    chosen.rules.set_up(chosen.check_players(players), **chosen.check_options(options))
    for name in bot_names:
        bots.find(name, game)
    if len(bot_names) not in (1, players):
        raise ValueError(f"{players} players need 1 or {players} bots, not {len(bot_names)}.")
    return tuple(bot_names) * players if len(bot_names) == 1 else tuple(bot_names)


def _match_by_match(
    game: str,
    names: tuple[str, ...],
    games: int,
    seed: int,
    options: Mapping[str, Any],
    cores: int | None,
    progress: Progress | None,
) -> Games:
    tasks = (Task(game, names, range(number, number + 1), seed, options) for number in range(games))
    done: list[Games] = []
    with workers(cores) as pool:
        try:
            for played in in_order(pool, tasks, cores):
                done.append(played)
                if progress:
                    progress(len(played), int(played.decisions.sum()))
        except KeyboardInterrupt:
            pass
    return joined(done, no_games(find(game), len(names), seed, range(0)))
