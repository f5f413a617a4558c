"""Many games at once: compiled policies and compiled chance, on all cores, without Python in the loop.

Without Numba the same games are played by the same rules in plain Python.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import islice
from typing import Any

import numpy as np

from ludoteca.engine import native
from ludoteca.engine.counts import ALL_SEATS, NO_CELLS, Cells, counted
from ludoteca.engine.dice import seed_of_game
from ludoteca.engine.game import Game
from ludoteca.engine.layout import Layout
from ludoteca.engine.loop import Policy, by_seat, play_out_rule
from ludoteca.engine.notes import Noted
from ludoteca.engine.outcomes import Games, Progress, all_of, no_games
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import MOST_PLAYERS

GAMES_AT_ONCE = 2000
GAMES_AT_ONCE_INTERPRETED = 20
GOES = 8
"""So many goes for each worker at least, so that none waits long for another at the end."""


def play_games(
    game: Game,
    start: Layout,
    policies: Sequence[Policy],
    games: int,
    seed: int,
    *,
    first: int = 0,
    cores: int | None = None,
    progress: Progress | None = None,
    interpreted: bool = False,
    cells: Cells = NO_CELLS,
) -> Games:
    """Plays games from a position to their end. The same seed gives the same games, on however many cores.

    They are numbered from `first`. Ctrl-C keeps what is done.
    """
    numbers = range(first, first + games)
    finished = play_chunks(game, start, policies, numbers, seed, cores=cores, interpreted=interpreted, cells=cells)
    return all_of(finished, no_games(game, start.players, seed, range(0), cells), progress)


def play_chunks(
    game: Game,
    start: Layout,
    policies: Sequence[Policy],
    numbers: range,
    seed: int,
    *,
    cores: int | None = None,
    interpreted: bool = False,
    cells: Cells = NO_CELLS,
    device: str = "cpu",
) -> Generator[Games]:
    """The same, some games after others, by number; a GPU ("cuda") tells no figures of single games."""
    if device == "cuda":
        from ludoteca.engine.cuda import gpu_chunks

        return gpu_chunks(game, start, policies, numbers, seed)
    if interpreted or not native.available():
        return _interpreted_chunks(game, start, policies, numbers, seed, cells)
    return _compiled_chunks(game, start, policies, numbers, seed, cores or os.cpu_count() or 1, cells)


def _interpreted_chunks(
    game: Game, start: Layout, policies: Sequence[Policy], numbers: range, seed: int, cells: Cells
) -> Generator[Games]:
    different, who = by_seat(policies)
    play_out = play_out_rule(game, different)
    moves = [0] * game.rules.MOST_LEGAL
    for part in parts(numbers, 1, most=GAMES_AT_ONCE_INTERPRETED):
        chunk = no_games(game, start.players, seed, part, cells)
        notes: list[Noted] = []
        for row, number in enumerate(part):
            s = start.copy()
            chunk.decisions[row] = play_out(s, seed_of_game(seed, number), who, moves)
            chunk.cut_short[row] = s.awaited != 0
            chunk.winners[row] = s.winners
            chunk.scores[row] = [game.rules.score(s, seat) for seat in range(start.players)]
            chunk.lengths[row] = game.rules.length(s)
            chunk.counts[row] = cells.of(s.events)
            notes += s.events
        chunk.tally[:] = counted(notes, game.counters)
        yield chunk


def _compiled_chunks(
    game: Game, start: Layout, policies: Sequence[Policy], numbers: range, seed: int, cores: int, cells: Cells
) -> Generator[Games]:
    different, who = by_seat(policies)
    kernel = kernel_of(game, different, bool(cells.names))
    seats = np.array(who, np.int8)
    template = np.zeros(1, start.dtype(*_counters(game, bool(cells.names))))
    start.write(template[0])

    def play(part: range) -> Games:
        chunk = no_games(game, start.players, seed, part, cells)
        moves = np.zeros(game.rules.MOST_LEGAL, np.int16)
        results = chunk.winners, chunk.scores, chunk.lengths, chunk.decisions, chunk.cut_short
        counted = chunk.tally, chunk.counts
        kernel(template.copy(), template.copy(), moves, seats, cells.rows, seed, part.start, *results, *counted)
        return chunk

    waiting = iter(parts(numbers, cores))
    with ThreadPoolExecutor(cores) as pool:
        running = deque(pool.submit(play, part) for part in islice(waiting, 2 * cores))
        while running:
            yield running.popleft().result()
            running += [pool.submit(play, part) for part in islice(waiting, 1)]


def _counters(game: Game, counted: bool) -> list[tuple[str, str, tuple[int, ...]]]:
    """Where notes are counted; by seat, those of nobody come last."""
    tally = ("tally", "i4", (game.counters,))
    return [tally, ("by_seat", "i2", (MOST_PLAYERS + 1, game.counters))] if counted else [tally]


def parts(numbers: range, workers: int, most: int = GAMES_AT_ONCE) -> Iterator[range]:
    """Games to be played in one go: not too many, and some goes for every worker."""
    size = max(1, min(most, len(numbers) // (GOES * workers)))
    return (numbers[first : first + size] for first in range(0, len(numbers), size))


@rule
def tell_figures(s: Any, template: Any, cells: Any, counts: Any) -> None:
    for figure, counter, seat, weight in cells:
        times = s.tally[counter] - template.tally[counter] if seat == ALL_SEATS else s.by_seat[seat][counter]
        counts[figure] += weight * times


@rule
def tell_nothing(s: Any, template: Any, cells: Any, counts: Any) -> None:
    pass


@rule
def copy_tally(counted: Any, tally: Any) -> None:
    for counter in range(len(tally)):
        tally[counter] = counted[counter]


@cache
def kernel_of(game: Game, policies: tuple[Policy, ...], counted: bool) -> Any:
    """Compiled: plays games from a template, and writes what came out."""
    play_out, tell = play_out_rule(game, policies), tell_figures if counted else tell_nothing
    score, length = game.rules.score, game.rules.length

    def kernel(  # type: ignore[no-untyped-def]
        template, record, moves, who, cells, seed, first, winners, scores, lengths, decisions, cut_short, tally,
        counts,
    ) -> None:  # fmt: skip
        s = record[0]
        for row in range(len(decisions)):
            record[0] = template[0]
            decisions[row] = play_out(s, seed_of_game(seed, first + row), who, moves)
            cut_short[row] = s.awaited != 0
            winners[row] = s.winners
            lengths[row] = length(s)
            for seat in range(scores.shape[1]):
                scores[row, seat] = score(s, seat)
            tell(s, template[0], cells, counts[row])
            copy_tally(s.tally, template[0].tally)  # the next game counts on
        copy_tally(template[0].tally, tally)

    return native.compiled(kernel)
