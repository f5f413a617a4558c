"""Many games on a GPU: one game per thread, by the same rules and with the same results as elsewhere."""

from __future__ import annotations

import importlib.util
import warnings
from collections.abc import Generator, Sequence
from functools import cache
from typing import Any

import numpy as np

from ludoteca.engine import native
from ludoteca.engine.batch import Policy, by_seat, parts, play_out_of
from ludoteca.engine.dice import seed_of_game
from ludoteca.engine.game import Game
from ludoteca.engine.layout import Layout
from ludoteca.engine.lowering import TALLY_AT
from ludoteca.engine.outcomes import Games, no_games
from ludoteca.engine.rule import KINDS

THREADS = 64
"""In a block."""
REGISTERS = 32
"""Of each thread: with so few as many threads as a GPU can hold hide each other's waiting."""
TALLIES = 1024
"""Blocks that run at the same time seldom share one, so they seldom wait for each other."""
GAMES_AT_ONCE = 1 << 20


def why_not() -> str | None:
    """Why there is no GPU to play on, as a sentence; None if there is one."""
    if not importlib.util.find_spec("numba_cuda"):
        return "Games on a GPU need numba-cuda: pip install 'ludoteca[cuda]'."
    if not cuda().is_available():
        return "There is no GPU here that CUDA can use."
    return None


@cache
def cuda() -> Any:
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 looks for it, NumPy 2.5 has it no more
        np.row_stack = np.vstack
    from numba import cuda

    return cuda


def gpu_chunks(
    game: Game, start: Layout, policies: Sequence[Policy], numbers: range, seed: int
) -> Generator[Games]:
    """Games with these numbers, many at once."""
    different, who = by_seat(policies)
    kernel = cuda().jit(cache=True, max_registers=REGISTERS)(kernel_of(game, type(start), different))
    seats = cuda().to_device(np.array(who, np.int8))
    for part in parts(numbers, 1, most=GAMES_AT_ONCE):
        chunk = no_games(game, start.players, seed, part)
        tallies = cuda().to_device(np.zeros((TALLIES, *chunk.tally.shape), np.int32))
        template = cuda().to_device(_template(start, tallies))
        results = [chunk.winners, chunk.scores, chunk.lengths, chunk.decisions]
        on_gpu = [cuda().to_device(result) for result in results]
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that a few games leave most of the GPU idle
            kernel[-(-len(part) // THREADS), THREADS](template, seats, seed, part.start, *on_gpu)
        for result, array in zip(results, on_gpu, strict=True):
            array.copy_to_host(result)
        chunk.tally[:] = tallies.copy_to_host().sum(axis=0)
        yield chunk


def _template(start: Layout, tallies: Any) -> Any:
    template = np.zeros(1, record_of(type(start)))
    start.write(template[0])
    template[TALLY_AT] = tallies.__cuda_array_interface__["data"][0]
    return template


def record_of(state: type[Layout]) -> np.dtype[Any]:
    """A state that knows where its events are counted."""
    return state.dtype((TALLY_AT, "i8", ()))


def kernel_of(game: Game, state: type[Layout], policies: tuple[Policy, ...]) -> Any:
    """What each thread does, not yet compiled: plays a game from the template, and writes what came out."""
    gpu = cuda()
    play_out, score, length = play_out_of(game, policies), game.rules.score, game.rules.length
    native.prepare()
    record, int16, most = record_of(state), np.int16, game.rules.MOST_LEGAL
    bytes_of_tally = 4 * len(game.events) * KINDS

    def kernel(template, who, seed, first, winners, scores, lengths, decisions):  # type: ignore[no-untyped-def]
        row = gpu.grid(1)
        if row < len(decisions):
            moves = gpu.local.array(most, int16)
            own = gpu.local.array(1, record)
            own[0] = template[0]
            s = own[0]
            s.tally_at += row // THREADS % TALLIES * bytes_of_tally
            decisions[row] = play_out(s, seed_of_game(seed, first + row), moves, who)
            winners[row] = s.winners
            lengths[row] = length(s)
            for seat in range(scores.shape[1]):
                scores[row, seat] = score(s, seat)

    return kernel
