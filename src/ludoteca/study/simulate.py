"""Simulation: plays many games among bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from typing import Any

from ludoteca import bots
from ludoteca.engine.dice import Dice, seed_of_game
from ludoteca.engine.many.batch import parts, play_chunks, play_match
from ludoteca.engine.many.outcomes import Games, Progress, all_of, no_games
from ludoteca.engine.match import Match
from ludoteca.games import find
from ludoteca.study.guard import Guarded
from ludoteca.study.tasks import Task, in_order, policies_of, with_failures, workers


def simulate(
    game: str,
    players: int,
    games: int,
    *,
    bot_names: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    cores: int | None = None,
    device: str = "cpu",
    progress: Progress | None = None,
) -> Games:
    """Plays games among bots: one bot for all seats, or one for each. Ctrl-C stops early and keeps what is done."""
    names = lined_up(game, players, bot_names, options or {})
    playing = stream(game, names, games, seed=seed, options=options, cores=cores, device=device)
    return all_of(playing, no_games(find(game), players, seed, range(0)), progress)


def stream(
    game: str,
    names: tuple[str, ...],
    games: int,
    *,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    cores: int | None = None,
    device: str = "cpu",
    cluster: str | None = None,
    counted: bool = False,
) -> Generator[Games]:
    """Games of a line-up in batches, by number: the same on any number of cores, on a GPU or on a cluster.

    With `counted`, each game has its own figures.
    """
    everything = Task(game, names, range(games), Dice(seed).seed, options or {}, counted)
    compiled = bool(policies_of(game, names))
    if compiled and cluster is None:
        chunks = play_chunks(everything.batch(), everything.numbers, cores=cores, device=device)
        with closing(chunks):
            yield from (with_failures(games, names) for games in chunks)
    else:
        with workers(cores, cluster) as crew:
            pieces = parts(range(games), crew.count) if compiled else parts(range(games), crew.count, most=1)
            yield from in_order(crew, (replace(everything, numbers=piece) for piece in pieces))


def game_again(
    game: str, names: tuple[str, ...], number: int, *, seed: int = 0, options: Mapping[str, Any] | None = None
) -> Match:
    """One game of the stream, by number, as a match: it can be recorded, watched and verified."""
    task = Task(game, names, range(number, number + 1), Dice(seed).seed, options or {})
    if policies_of(game, names):
        match = play_match(task.batch(), task.options, number)
    else:
        guarded = [Guarded(bots.find(name, game), name, Counter()) for name in names]
        match = Match(find(game), len(names), dict(task.options), seed_of_game(task.seed, number)).run(guarded)
    match.names = [f"{name.rpartition(':')[2]} {seat + 1}" for seat, name in enumerate(names)]
    return match


def check_gpu(game: str, names: Sequence[str], *, rows: bool = False, cluster: bool = False) -> None:
    """Raises ValueError with a sentence if these games cannot be played on a GPU."""
    from ludoteca.engine.compiled.cuda import why_not

    thinkers = [name for name in dict.fromkeys(names) if not policies_of(game, [name])]
    if thinkers:
        raise ValueError(f"A GPU plays only bots that are rules; {thinkers[0]} is none. Leave out --device.")
    if rows or cluster:
        raise ValueError(
            "Rows of single games and clusters are for CPUs: leave out --device, or --out and --cluster."
        )
    if reason := why_not():
        raise ValueError(reason)


def lined_up(game: str, players: int, bot_names: Sequence[str], options: Mapping[str, Any]) -> tuple[str, ...]:
    """Who plays each seat; raises ValueError if that is impossible."""
    chosen = find(game)
    chosen.rules.set_up(chosen.check_players(players), **chosen.check_options(options))
    for name in bot_names:
        bots.find(name, game)
    if len(bot_names) not in (1, players):
        raise ValueError(f"{players} players need 1 or {players} bots, not {len(bot_names)}.")
    return tuple(bot_names) * players if len(bot_names) == 1 else tuple(bot_names)
