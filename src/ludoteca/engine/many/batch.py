"""Many games at once: compiled policies and chance on all cores, without Python in the loop.

Without Numba the same rules play the same games in plain Python.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import numpy as np

from ludoteca.engine.compiled import native
from ludoteca.engine.dice import Dice, luck, luck_of_choices, seed_of_game
from ludoteca.engine.game import Game
from ludoteca.engine.layout import COUNTERS, Layout
from ludoteca.engine.many.figures import ALL_SEATS, NO_FIGURES, Figures, counted
from ludoteca.engine.many.loop import (
    MOST_DECISIONS,
    Policy,
    ReadOnly,
    by_seat,
    decision_rule,
    goes_on,
    play_out_rule,
    room_for_moves,
)
from ludoteca.engine.many.outcomes import Games, Progress, all_of, no_games
from ludoteca.engine.match import Bot, Match
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import MOST_PLAYERS

GAMES_AT_ONCE = 2000
GAMES_AT_ONCE_INTERPRETED = 20
PARTS_PER_WORKER = 8
"""At least this many parts per worker, so that none is left waiting for another at the end."""


Watch = Callable[[Any, int, int], None]


class Batch(NamedTuple):
    """Everything that many games have in common."""

    game: Game
    start: Layout
    policies: Sequence[Policy]
    """One for each seat."""
    seed: int
    figures: Figures = NO_FIGURES
    """What is counted in each single game."""

    def empty(self, numbers: range) -> Games:
        """Results of zero for the games with these numbers."""
        return no_games(self.game, self.start.players, self.seed, numbers, self.figures)


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
    figures: Figures = NO_FIGURES,
) -> Games:
    """Plays games from a position to their end.

    The same seed gives the same games, on any number of cores. Games are numbered from `first`. Ctrl-C stops
    early and keeps what is done.
    """
    batch = Batch(game, start, policies, seed, figures)
    finished = play_chunks(batch, range(first, first + games), cores=cores, interpreted=interpreted)
    return all_of(finished, batch.empty(range(0)), progress)


def play_chunks(
    batch: Batch, numbers: range, *, cores: int | None = None, interpreted: bool = False, device: str = "cpu"
) -> Generator[Games]:
    """Plays games in chunks, by number. On a GPU (`device="cuda"`) single games count no figures."""
    if device == "cuda":
        from ludoteca.engine.compiled.cuda import gpu_chunks

        return gpu_chunks(batch, numbers)
    if interpreted or not native.available():
        return _interpreted_chunks(batch, numbers)
    return _compiled_chunks(batch, numbers, cores or os.cpu_count() or 1)


def _interpreted_chunks(batch: Batch, numbers: range) -> Generator[Games]:
    rules, players = batch.game.rules, batch.start.players
    different, policy_of = by_seat(batch.policies)
    play_out = play_out_rule(batch.game, different)
    moves = [0] * room_for_moves(batch.game)
    shown = ReadOnly(moves)
    for part in parts(numbers, 1, most=GAMES_AT_ONCE_INTERPRETED):
        chunk = batch.empty(part)
        for row, number in enumerate(part):
            s = batch.start.copy()
            seed = seed_of_game(batch.seed, number)
            chunk.decisions[row] = play_out(s, seed, policy_of, moves, shown, chunk.faults[row])
            chunk.cut_short[row] = s.awaited != 0
            chunk.winners[row] = s.winners
            chunk.scores[row] = [rules.score(s, seat) for seat in range(players)]
            chunk.lengths[row] = rules.length(s)
            chunk.figures[row] = batch.figures.of(s.events)
            chunk.tally[:] += counted(s.events, batch.game.counters)
        yield chunk


class Inputs(NamedTuple):
    """The input arrays of a compiled batch."""

    template: Any
    """A record of the starting state. Its counters keep counting from game to game."""
    policy_of: Any
    """The policy's number for each seat."""
    figures: Any
    seed: int
    first: int


class Scratch(NamedTuple):
    """Working memory of a compiled batch: the record of a state, and room for its legal moves."""

    record: Any
    moves: Any
    shown: Any
    """The same moves, read-only: code that would change them does not compile."""


class Results(NamedTuple):
    """The output arrays of a compiled batch, fields of `Games`."""

    winners: Any
    scores: Any
    lengths: Any
    decisions: Any
    cut_short: Any
    faults: Any
    figures: Any
    tally: Any


def _compiled_chunks(batch: Batch, numbers: range, cores: int) -> Generator[Games]:
    different, policy_of = by_seat(batch.policies)
    kernel = kernel_of(batch.game, different, bool(batch.figures.names))
    seats = np.array(policy_of, np.int8)
    template = np.zeros(1, batch.start.dtype(*_counters(batch.game, bool(batch.figures.names))))
    batch.start.write(template[0])

    def play(part: range) -> Games:
        chunk = batch.empty(part)
        inputs = Inputs(template.copy(), seats, batch.figures.rows, batch.seed, part.start)
        moves = np.zeros(room_for_moves(batch.game), np.int16)
        shown = moves.view()
        shown.flags.writeable = False
        scratch = Scratch(template.copy(), moves, shown)
        with native.naming_lines(different):
            kernel(inputs, scratch, Results(*(getattr(chunk, name) for name in Results._fields)))
        return chunk

    waiting = iter(parts(numbers, cores))
    with ThreadPoolExecutor(cores) as pool:
        running = deque(pool.submit(play, part) for part in islice(waiting, 2 * cores))
        while running:
            yield running.popleft().result()
            running += [pool.submit(play, part) for part in islice(waiting, 1)]


def _counters(game: Game, counted: bool) -> list[tuple[str, str, tuple[int, ...]]]:
    """Zeros for all counters, and by seat if some count by seat; the last row counts notes that name no seat."""
    in_all, by_seat = COUNTERS
    tally = (in_all, "i4", (game.counters,))
    return [tally, (by_seat, "i2", (MOST_PLAYERS + 1, game.counters))] if counted else [tally]


def parts(numbers: range, workers: int, most: int = GAMES_AT_ONCE) -> Iterator[range]:
    """Splits games into parts for workers: none too large, and several for each worker."""
    size = max(1, min(most, len(numbers) // (PARTS_PER_WORKER * workers)))
    return (numbers[first : first + size] for first in range(0, len(numbers), size))


@rule
def tell_figures(s: Any, template: Any, rows: Any, figures: Any) -> None:
    for figure, counter, seat, weight in rows:
        times = s.tally[counter] - template.tally[counter] if seat == ALL_SEATS else s.by_seat[seat][counter]
        figures[figure] += weight * times


@rule
def tell_nothing(s: Any, template: Any, rows: Any, figures: Any) -> None:
    pass


@rule
def copy_tally(counted: Any, tally: Any) -> None:
    for counter in range(len(tally)):
        tally[counter] = counted[counter]


@cache
def kernel_of(game: Game, policies: tuple[Policy, ...], counted: bool) -> Any:
    """A function for Numba that plays games from a template and writes their results."""
    play_out, tell = play_out_rule(game, policies), tell_figures if counted else tell_nothing
    score, length = game.rules.score, game.rules.length

    def kernel(inputs: Inputs, scratch: Scratch, results: Results) -> None:
        template, record = inputs.template, scratch.record
        s = record[0]
        for row in range(len(results.decisions)):
            record[0] = template[0]
            seed = seed_of_game(inputs.seed, inputs.first + row)
            results.decisions[row] = play_out(
                s, seed, inputs.policy_of, scratch.moves, scratch.shown, results.faults[row]
            )
            results.cut_short[row] = s.awaited != 0
            results.winners[row] = s.winners
            results.lengths[row] = length(s)
            for seat in range(results.scores.shape[1]):
                results.scores[row, seat] = score(s, seat)
            tell(s, template[0], inputs.figures, results.figures[row])
            copy_tally(s.tally, template[0].tally)  # the next game counts on
        copy_tally(template[0].tally, results.tally)

    return native.compiled(kernel)


def play_match(batch: Batch, options: Mapping[str, Any], number: int, watch: Watch | None = None) -> Match:
    """Replays one game of a batch as a match: the policies choose with the same luck.

    A watcher is called before each decision, with the state, the seat and the luck of the choice.
    """
    seed = seed_of_game(batch.seed, number)
    match = Match(batch.game, batch.start.players, dict(options), seed)
    different, policy_of = by_seat(batch.policies)
    decide, choices, decisions = decision_rule(batch.game, different), luck_of_choices(seed), 0
    moves, faults = [0] * room_for_moves(batch.game), [0] * match.players
    shown = ReadOnly(moves)
    while goes_on(match.state, decisions, MOST_DECISIONS):
        seat = match.actors[0]
        if isinstance(seat, str):
            match.let_chance_decide(Dice(seed))
            continue
        chance = luck(choices, decisions)
        if watch:
            watch(match.state, seat, chance)
        count = batch.game.rules.legal(match.state, seat, moves)
        move = decide(policy_of[seat], match.state, seat, moves, shown, count, chance, faults)
        match.play(seat, batch.game.notation.text(int(move)))
        decisions += 1
    return match


def play_matches(
    game: Game,
    options: Mapping[str, Any],
    bots: Sequence[Bot],
    numbers: range,
    seed: int,
    figures: Figures = NO_FIGURES,
    finished: Callable[[int, Match], object] = lambda number, match: None,
) -> Games:
    """Plays games of bots that are no rules, one match after another, with the luck that `play_games` gives the
    same numbers. Each is shown when it is finished."""
    games = no_games(game, len(bots), seed, numbers, figures)
    for row, number in enumerate(numbers):
        match = Match(game, len(bots), dict(options), seed_of_game(seed, number)).run(bots)
        games.winners[row] = match.state.winners
        games.scores[row] = [game.rules.score(match.state, seat) for seat in range(len(bots))]
        games.lengths[row] = game.rules.length(match.state)
        games.decisions[row] = sum(isinstance(actor, int) for actor, _ in match.moves)
        games.cut_short[row] = bool(match.actors)
        games.figures[row] = figures.of(match.notes)
        games.tally[:] += counted(match.notes, game.counters)
        finished(number, match)
    return games
