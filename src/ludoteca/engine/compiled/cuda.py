"""Many games on a GPU: one game per thread, with the same rules and the same results as elsewhere."""

from __future__ import annotations

import importlib.util
import warnings
from collections import deque
from collections.abc import Generator
from functools import cache
from itertools import cycle
from typing import Any

import numpy as np

from ludoteca.engine.compiled import native
from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, seed_of_game
from ludoteca.engine.game import Game
from ludoteca.engine.layout import Layout
from ludoteca.engine.many.batch import Batch, parts
from ludoteca.engine.many.loop import (
    MOST_DECISIONS,
    Policy,
    by_seat,
    decision_rule,
    draw_rule,
    goes_on,
    room_for_moves,
)
from ludoteca.engine.many.outcomes import Games
from ludoteca.engine.seats import CHANCE_ALONE, lowest

THREADS = 192
"""Threads per block."""
WHOLE_WARP = 0xFFFFFFFF
"""A mask of all 32 threads of a warp."""
BLOCK_BYTES = 48 << 10
"""Shared memory that a block can have everywhere."""
REGISTERS_BESIDE_SHARED, REGISTERS_BESIDE_LOCAL = 64, 32
"""Registers per thread, chosen so that enough threads are resident to hide memory latency."""
GAMES_AT_ONCE = 1 << 20
LANES = 2


def why_not() -> str | None:
    """Why no GPU can be used, as a sentence; None if one can."""
    if not importlib.util.find_spec("numba_cuda"):
        return "Games on a GPU need numba-cuda: pip install 'ludoteca[cuda]'."
    if not cuda().is_available():
        return "There is no GPU here that CUDA can use."
    return None


@cache
def cuda() -> Any:
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 needs it, NumPy 2.5 has removed it
        np.row_stack = np.vstack
    from numba import cuda

    return cuda


def gpu_chunks(batch: Batch, numbers: range) -> Generator[Games]:
    """Plays games with these numbers in large chunks; the next chunk runs while the last one is handed out."""
    different, policy_of = by_seat(batch.policies)
    kernel = compiled_kernel(batch.game, type(batch.start), different)
    template = np.zeros(1, batch.start.dtype())
    batch.start.write(template[0])
    lanes = cycle([Lane(kernel, different, template, np.array(policy_of, np.int8)) for _ in range(LANES)])
    playing: deque[Lane] = deque()
    for part in parts(numbers, 1, most=GAMES_AT_ONCE):
        if len(playing) == LANES:
            yield playing.popleft().played()
        playing.append(next(lanes))
        playing[-1].play(batch.empty(part))
    while playing:
        yield playing.popleft().played()


@cache
def compiled_kernel(game: Game, state: type[Layout], policies: tuple[Policy, ...]) -> Any:
    """The kernel, compiled on its first call and cached."""
    registers = REGISTERS_BESIDE_SHARED if fits_into_block(game, state) else REGISTERS_BESIDE_LOCAL
    return cuda().jit(cache=True, max_registers=registers)(kernel_of(game, state, policies))


class Lane:
    """One of two lanes (streams) that take turns: while one plays, the other's results are read."""

    def __init__(self, kernel: Any, policies: tuple[Policy, ...], template: Any, policy_of: Any) -> None:
        self._kernel = kernel
        self._policies = policies
        self._stream = cuda().stream()
        self._given = [cuda().to_device(array) for array in (template, policy_of)]
        self._room: list[Any] = []

    def play(self, games: Games) -> None:
        """Starts playing."""
        self._games = games
        self._tally = games.tally.astype(np.int32)
        self._results = [self._on_gpu(place, array) for place, array in enumerate(self._told())]
        self._results[-1].copy_to_device(self._tally, stream=self._stream)
        arguments = *self._given, games.seed, int(games.numbers[0]), *self._results
        with warnings.catch_warnings(), native.naming_lines(self._policies):
            warnings.simplefilter("ignore")  # a small chunk leaves most of the GPU idle
            self._kernel[-(-len(games) // THREADS), THREADS, self._stream, self._tally.nbytes](*arguments)

    def played(self) -> Games:
        """Waits until the games are played."""
        for here, there in zip(self._told(), self._results, strict=True):
            there.copy_to_host(here, stream=self._stream)
        self._stream.synchronize()
        self._games.tally[:] = self._tally
        return self._games

    def _told(self) -> list[Any]:
        games = self._games
        by_game = [games.winners, games.scores, games.lengths, games.decisions, games.cut_short, games.faults]
        return [*by_game, self._tally]

    def _on_gpu(self, place: int, array: Any) -> Any:
        """Copies an array into memory on the GPU, which is allocated once: no later chunk is larger than the
        first."""
        if place == len(self._room):
            self._room.append(cuda().device_array_like(array))
        return self._room[place][: len(array)]


def fits_into_block(game: Game, state: type[Layout]) -> bool:
    """Whether the states of a block fit into its shared memory, beside the counters."""
    return THREADS * state.dtype().itemsize + 4 * game.counters <= BLOCK_BYTES


def kernel_of(game: Game, state: type[Layout], policies: tuple[Policy, ...]) -> Any:
    """What each thread does, not yet compiled: it plays a game from the template and writes the result.

    This repeats the loop of `loop.py`, because threads of a warp run in lockstep and are faster when they
    synchronise at every step. Notes are counted in the block's shared memory (`overloads.py`), which is declared
    here as an array of length zero.
    """
    gpu = cuda()
    legal, play, score, length = game.rules.legal, game.rules.play, game.rules.score, game.rules.length
    draw, decide = draw_rule(game), decision_rule(game, policies)
    native.prepare()
    record, int16, int32, most = state.dtype(), np.int16, np.int32, room_for_moves(game)
    counters, in_block = game.counters, fits_into_block(game, state)

    def kernel(  # type: ignore[no-untyped-def]
        template, policy_of, seed, first, winners, scores, lengths, decisions, cut_short, faults, tally
    ) -> None:
        row, thread = gpu.grid(1), gpu.threadIdx.x
        counted = gpu.shared.array(0, int32)
        for counter in range(thread, counters, THREADS):
            counted[counter] = 0
        gpu.syncthreads()

        moves = gpu.local.array(most, int16)
        if in_block:
            states = gpu.shared.array(THREADS, record)
            own = thread
        else:
            states = gpu.local.array(1, record)
            own = 0
        states[own] = template[0]
        s = states[own]
        at_fault = faults[min(row, len(decisions) - 1)]
        if row >= len(decisions):
            s.awaited = 0
        else:
            at_fault[:] = 0
        dice = luck_of_game(seed_of_game(seed, first + row))
        choices = luck_of_choices(seed_of_game(seed, first + row))
        decided = 0
        while gpu.any_sync(WHOLE_WARP, goes_on(s, decided, MOST_DECISIONS)):
            if s.awaited == CHANCE_ALONE:
                draw(s, dice)
            if s.awaited != CHANCE_ALONE and goes_on(s, decided, MOST_DECISIONS):
                seat = lowest(s.awaited)
                count = legal(s, seat, moves)
                play(
                    s, seat, decide(policy_of[seat], s, seat, moves, moves, count, luck(choices, decided), at_fault)
                )
                decided += 1
        if row < len(decisions):
            decisions[row] = decided
            cut_short[row] = s.awaited != 0
            winners[row] = s.winners
            lengths[row] = length(s)
            for seat in range(scores.shape[1]):
                scores[row, seat] = score(s, seat)

        gpu.syncthreads()
        for counter in range(thread, counters, THREADS):
            if counted[counter] > 0:
                gpu.atomic.add(tally, counter, counted[counter])

    return kernel
