"""Many games at once: compiled policies and compiled chance, on all cores, without Python in the loop.

Without Numba the same games are played by the same rules in plain Python.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from itertools import islice
from operator import itemgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine import native
from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick, seed_of_game
from ludoteca.engine.game import Game
from ludoteca.engine.layout import Layout
from ludoteca.engine.rule import KINDS, rule
from ludoteca.engine.seats import CHANCE_ALONE, lowest

Policy = Callable[[Any, int, list[int], int, int], int]
"""A rule that chooses for a seat: (state, seat, legal moves, how many they are, luck of its own) -> move."""

Progress = Callable[[int, int], None]
"""Is told how many games, and how many decisions in them, have just been finished."""

GAMES_AT_ONCE = 2000
GAMES_AT_ONCE_INTERPRETED = 20


@dataclass(frozen=True)
class Games:
    """Finished games, a row each. Row i is game `numbers[i]`: alone it has the seed `seed_of(i)`."""

    seed: int
    numbers: NDArray[np.int64]
    winners: NDArray[np.int8]
    """The bits of the winning seats."""
    scores: NDArray[np.int32]
    """A column per seat."""
    lengths: NDArray[np.int32]
    """In rounds, hands or turns."""
    decisions: NDArray[np.int32]
    tally: NDArray[np.int64]
    """How often each event happened in all of them, by kind."""

    def __len__(self) -> int:
        return len(self.numbers)

    def seed_of(self, row: int) -> int:
        """The seed that plays this game again alone."""
        return seed_of_game(self.seed, int(self.numbers[row]))

    def wins(self) -> NDArray[np.float64]:
        """A column per seat: 1 for a win, an equal share of 1 for a shared one."""
        won = (self.winners[:, None] >> np.arange(self.scores.shape[1]) & 1).astype(float)
        shares: NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
        return shares


def play_games(
    game: Game,
    start: Layout,
    policies: Sequence[Policy],
    games: int,
    seed: int,
    *,
    cores: int | None = None,
    progress: Progress | None = None,
    interpreted: bool = False,
) -> Games:
    """Plays games from a position to their end. The same seed gives the same games, on however many cores.

    Ctrl-C keeps what is done.
    """
    if interpreted or not native.available():
        finished = _interpreted_chunks(game, start, policies, games, seed)
    else:
        finished = _compiled_chunks(game, start, policies, games, seed, cores or os.cpu_count() or 1)
    done: list[Games] = []
    try:
        for chunk in finished:
            done.append(chunk)
            if progress:
                progress(len(chunk), int(chunk.decisions.sum()))
    except KeyboardInterrupt:
        finished.close()
    return _joined(done, _empty(game, start.players, seed, 0, 0))


def _interpreted_chunks(
    game: Game, start: Layout, policies: Sequence[Policy], games: int, seed: int
) -> Generator[Games]:
    play_out = play_out_of(game, tuple(policies))
    moves = [0] * game.rules.MOST_LEGAL
    for first, count in _chunks(games, GAMES_AT_ONCE_INTERPRETED):
        chunk = _empty(game, start.players, seed, first, count)
        notes: Counter[tuple[int, int]] = Counter()
        for row in range(count):
            s = start.copy()
            chunk.decisions[row] = play_out(s, seed_of_game(seed, first + row), moves)
            chunk.winners[row] = s.winners
            chunk.scores[row] = [game.rules.score(s, seat) for seat in range(start.players)]
            chunk.lengths[row] = game.rules.length(s)
            notes.update(map(itemgetter(0, 1), s.events))
        for event_and_kind, times in notes.items():
            chunk.tally[event_and_kind] = times
        yield chunk


def _compiled_chunks(
    game: Game, start: Layout, policies: Sequence[Policy], games: int, seed: int, cores: int
) -> Generator[Games]:
    kernel = kernel_of(game, tuple(policies))
    template = np.zeros(1, start.dtype(("tally", "i4", (len(game.events), KINDS))))
    start.write(template[0])

    def play(first: int, count: int) -> Games:
        chunk = _empty(game, start.players, seed, first, count)
        moves = np.zeros(game.rules.MOST_LEGAL, np.int16)
        results = chunk.winners, chunk.scores, chunk.lengths, chunk.decisions, chunk.tally
        kernel(template.copy(), template.copy(), moves, seed, first, *results)
        return chunk

    chunks = _chunks(games, GAMES_AT_ONCE)
    with ThreadPoolExecutor(cores) as pool:
        running = {pool.submit(play, *chunk) for chunk in islice(chunks, 2 * cores)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play, *chunk) for chunk in islice(chunks, len(done))}
            yield from (future.result() for future in done)


def _chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    return ((first, min(size, games - first)) for first in range(0, games, size))


def _empty(game: Game, players: int, seed: int, first: int, count: int) -> Games:
    return Games(
        seed=seed,
        numbers=np.arange(first, first + count),
        winners=np.zeros(count, np.int8),
        scores=np.zeros((count, players), np.int32),
        lengths=np.zeros(count, np.int32),
        decisions=np.zeros(count, np.int32),
        tally=np.zeros((len(game.events), KINDS), np.int64),
    )


def _joined(chunks: list[Games], none: Games) -> Games:
    chunks = [none, *sorted(chunks, key=lambda chunk: int(chunk.numbers[0]))]
    return Games(
        seed=none.seed,
        numbers=np.concatenate([chunk.numbers for chunk in chunks]),
        winners=np.concatenate([chunk.winners for chunk in chunks]),
        scores=np.concatenate([chunk.scores for chunk in chunks]),
        lengths=np.concatenate([chunk.lengths for chunk in chunks]),
        decisions=np.concatenate([chunk.decisions for chunk in chunks]),
        tally=np.sum([chunk.tally for chunk in chunks], axis=0),
    )


@cache
def play_out_of(game: Game, policies: tuple[Policy, ...]) -> Callable[[Any, int, Any], int]:
    """A rule that plays a state to its end and returns the number of decisions."""
    rules = game.rules
    legal, play, happen = rules.legal, rules.play, rules.happen
    chance_key, chance_outcomes, chance_move = rules.chance_key, rules.chance_outcomes, rules.chance_move
    choose = by_seat(policies)

    @rule
    def play_out(s: Any, seed: int, moves: Any) -> int:
        dice = luck_of_game(seed)
        choices = luck_of_choices(seed)
        decisions = 0
        while s.awaited != 0:
            if s.awaited == CHANCE_ALONE:
                outcome = pick(luck(dice, chance_key(s)), chance_outcomes(s))
                happen(s, chance_move(s, outcome))
            else:
                seat = lowest(s.awaited)
                count = legal(s, seat, moves)
                play(s, seat, choose(s, seat, moves, count, luck(choices, decisions)))
                decisions += 1
        return decisions

    return play_out


def by_seat(policies: tuple[Policy, ...]) -> Policy:
    """One policy that plays each seat by its own."""
    if len(set(policies)) == 1:
        return policies[0]
    here, seat, others = policies[-1], len(policies) - 1, by_seat(policies[:-1])

    @rule
    def policy(s: Any, who: int, moves: list[int], count: int, luck: int) -> int:
        if who == seat:
            return here(s, who, moves, count, luck)
        return others(s, who, moves, count, luck)

    return policy


@cache
def kernel_of(game: Game, policies: tuple[Policy, ...]) -> Any:
    """Compiled: plays games from a template, and writes what came out."""
    play_out = play_out_of(game, policies)
    score, length = game.rules.score, game.rules.length

    def kernel(  # type: ignore[no-untyped-def]
        template, record, moves, seed, first, winners, scores, lengths, decisions, tally
    ) -> None:
        s = record[0]
        for row in range(len(decisions)):
            record[0] = template[0]
            decisions[row] = play_out(s, seed_of_game(seed, first + row), moves)
            winners[row] = s.winners
            lengths[row] = length(s)
            for seat in range(scores.shape[1]):
                scores[row, seat] = score(s, seat)
            template[0].tally[:] = s.tally  # the next game counts on
        tally[:] = template[0].tally

    return native.compiled(kernel)
