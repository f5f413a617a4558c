"""Games as tasks, which any worker can play with the same result."""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import islice
from multiprocessing import get_context, parent_process
from types import FrameType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca import bots
from ludoteca.engine.many.batch import Batch, play_chunks, play_matches
from ludoteca.engine.many.figures import NO_FIGURES, Figures, figures_of
from ludoteca.engine.many.loop import Policy
from ludoteca.engine.many.outcomes import Games, joined, no_games
from ludoteca.engine.match import Match
from ludoteca.games import find
from ludoteca.study.adjusting import Luck, line_of, luck_in_games, luck_in_match
from ludoteca.study.guard import NOT_LEGAL, PATIENCE, Guarded

AHEAD = 4
"""Tasks given to each worker before the first one is done."""
LOCAL = "local"
"""In place of a cluster's address: a temporary cluster on this machine."""


@dataclass(frozen=True)
class Task:
    """Some games of a line-up; bots are given by name, in the order of the seats."""

    game: str
    bots: tuple[str, ...]
    numbers: range
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    counted: bool = False
    """Whether each game has its own figures."""
    patience: float = PATIENCE
    adjusted: bool = False
    """Whether it is told what luck gave (`adjusting`)."""

    def figures(self) -> Figures:
        return figures_of(find(self.game).counts, len(self.bots)) if self.counted else NO_FIGURES

    def batch(self) -> Batch:
        """For bots that are rules."""
        game = find(self.game)
        start = game.rules.set_up(len(self.bots), **game.check_options(self.options))
        return Batch(game, start, policies_of(self.game, self.bots), self.seed, self.figures())


def play(task: Task) -> Games:
    """Compiled if all the bots are rules, else match by match."""
    if policies_of(task.game, task.bots):
        batch = task.batch()
        played = [*play_chunks(batch, task.numbers, cores=1)]
        games = joined([with_failures(games, task.bots) for games in played], batch.empty(range(0)))
        return replace(games, luck=luck_of_rules(task, batch)) if task.adjusted else games
    failures: Counter[str] = Counter()
    guarded = [Guarded(bots.find(name, task.game), name, failures, task.patience) for name in task.bots]
    nothing, watch = (
        no_games(find(task.game), len(guarded), task.seed, range(0), task.figures()),
        LuckOfMatches(task),
    )
    games = joined([play_guarded(task, guarded, number, watch) for number in task.numbers], nothing)
    return replace(games, failures=failures, luck=np.array(watch.found) if task.adjusted else None)


def luck_of_rules(task: Task, batch: Batch) -> NDArray[np.float64]:
    line = line_of(batch.game, task.bots)
    return np.array(luck_in_games(batch.game, batch.start, line, batch.seed, task.numbers))


class LuckOfMatches:
    """Looks at each match when it is finished."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.found: Luck = []

    def __call__(self, number: int, match: Match) -> None:
        if self.task.adjusted:
            line = line_of(match.game, self.task.bots)
            self.found.append(luck_in_match(match, line, self.task.seed, number))


def play_guarded(task: Task, guarded: Sequence[Guarded], number: int, watch: LuckOfMatches) -> Games:
    before = [bot.faults for bot in guarded]
    numbers = range(number, number + 1)
    games = play_matches(find(task.game), task.options, guarded, numbers, task.seed, task.figures(), watch)
    games.faults[0] = [bot.faults - earlier for bot, earlier in zip(guarded, before, strict=True)]
    return games


def with_failures(games: Games, names: Sequence[str]) -> Games:
    """Adds the faults of policies as failures under their names."""
    failures: Counter[str] = Counter()
    for name, times in zip(names, games.faults.sum(axis=0).tolist(), strict=True):
        failures[f"{name} {NOT_LEGAL}"] += times
    return replace(games, failures=+failures)


def policies_of(game: str, names: Iterable[str]) -> list[Policy]:
    """The bots as rules; an empty list if one of them is none."""
    policies = [bots.find(name, game).policy for name in names]
    return [policy for policy in policies if policy] if all(policies) else []


@dataclass(frozen=True)
class Workers:
    """What plays tasks, and how many at a time."""

    submit: Callable[[Task], Future[Games]]
    count: int


@contextmanager
def workers(cores: int | None, cluster: str | None = None) -> Iterator[Workers]:
    """Processes on this machine, or a cluster. Tasks not begun when they are dismissed are not played."""
    if cluster is not None:
        from ludoteca.study.cluster import workers_of_cluster  # imports Dask, which is optional

        with workers_of_cluster(cluster, cores) as crew:
            yield crew
        return
    count = cores or os.cpu_count() or 1
    before = on_ctrl_c(signal.SIG_IGN)  # new processes ignore Ctrl-C and leave it to this one
    pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=end_with_the_boss)
    try:
        for _ in range(count):
            pool.submit(os.getpid)
        on_ctrl_c(stop_once if before is not signal.SIG_IGN else before)
        yield Workers(lambda task: pool.submit(play, task), count)
    finally:
        on_ctrl_c(signal.SIG_IGN)
        pool.shutdown(cancel_futures=True)
        on_ctrl_c(before)


def end_with_the_boss() -> None:
    """Ends a worker whose parent has been killed; otherwise it would wait for ever."""
    boss = parent_process()
    assert boss

    def watch() -> None:
        boss.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def on_ctrl_c(react: Any) -> Any:
    """Sets what Ctrl-C does, and returns what it did before. Only the main thread gets it."""
    if threading.current_thread() is threading.main_thread():
        return signal.signal(signal.SIGINT, react)
    return None


def stop_once(number: int, frame: FrameType | None) -> None:
    """Interrupts once. A second Ctrl-C must not disturb the cleanup, or workers would wait for ever."""
    on_ctrl_c(signal.SIG_IGN)
    raise KeyboardInterrupt


def in_order(crew: Workers, tasks: Iterable[Task]) -> Iterator[Games]:
    """The results of tasks, in their order, with enough work always waiting."""
    waiting = iter(tasks)
    running: deque[Future[Games]] = deque()
    try:
        while True:
            running.extend(crew.submit(task) for task in islice(waiting, AHEAD * crew.count - len(running)))
            if not running:
                return
            yield running.popleft().result()
    except BrokenProcessPool:
        raise ChildProcessError("A process that played was ended, by one of the bots or from outside.") from None
