"""Games as tasks: each can be played anywhere, by any worker, and comes out the same."""

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

from ludoteca import bots
from ludoteca.engine.batch import Batch, play_chunks, play_matches
from ludoteca.engine.figures import NO_FIGURES, Figures, figures_of
from ludoteca.engine.loop import Policy
from ludoteca.engine.outcomes import Games, joined, no_games
from ludoteca.games import find
from ludoteca.study.guard import NOT_LEGAL, PATIENCE, Guarded

AHEAD = 4
"""Tasks given out for each worker before the first of them is done."""
LOCAL = "local"
"""In place of a cluster's address: a cluster on this machine, for as long as it is needed."""


@dataclass(frozen=True)
class Task:
    """Some games of a line-up. The bots are given by name, in the order of the seats."""

    game: str
    bots: tuple[str, ...]
    numbers: range
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    counted: bool = False
    """Whether each game tells its own figures."""
    patience: float = PATIENCE

    def figures(self) -> Figures:
        return figures_of(find(self.game).counts, len(self.bots)) if self.counted else NO_FIGURES

    def batch(self) -> Batch:
        """For bots that are rules."""
        game = find(self.game)
        start = game.rules.set_up(len(self.bots), **game.check_options(self.options))
        return Batch(game, start, policies_of(self.game, self.bots), self.seed, self.figures())


def play(task: Task) -> Games:
    """Compiled if all of the bots are, else match by match."""
    if policies_of(task.game, task.bots):
        batch = task.batch()
        played = [*play_chunks(batch, task.numbers, cores=1)]
        return joined([with_failures(games, task.bots) for games in played], batch.empty(range(0)))
    failures: Counter[str] = Counter()
    guarded = [Guarded(bots.find(name, task.game), name, failures, task.patience) for name in task.bots]
    nothing = no_games(find(task.game), len(guarded), task.seed, range(0), task.figures())
    games = joined([play_guarded(task, guarded, number) for number in task.numbers], nothing)
    return replace(games, failures=failures)


def play_guarded(task: Task, guarded: Sequence[Guarded], number: int) -> Games:
    before = [bot.faults for bot in guarded]
    numbers = range(number, number + 1)
    games = play_matches(find(task.game), task.options, guarded, numbers, task.seed, task.figures())
    games.faults[0] = [bot.faults - earlier for bot, earlier in zip(guarded, before, strict=True)]
    return games


def with_failures(games: Games, names: Sequence[str]) -> Games:
    """Policies have one way to fail; it is told by their names."""
    failures: Counter[str] = Counter()
    for name, times in zip(names, games.faults.sum(axis=0).tolist(), strict=True):
        failures[f"{name} {NOT_LEGAL}"] += times
    return replace(games, failures=+failures)


def policies_of(game: str, names: Iterable[str]) -> list[Policy]:
    """The bots as rules; none if one of them is no rule."""
    policies = [bots.find(name, game).policy for name in names]
    return [policy for policy in policies if policy] if all(policies) else []


@dataclass(frozen=True)
class Workers:
    """Who plays tasks, and how many of them do at once."""

    submit: Callable[[Task], Future[Games]]
    count: int


@contextmanager
def workers(cores: int | None, cluster: str | None = None) -> Iterator[Workers]:
    """Processes here, or a cluster; what is not begun when they are dismissed is not played any more."""
    if cluster is not None:
        from ludoteca.study.cluster import workers_of_cluster  # brings Dask, which need not be installed

        with workers_of_cluster(cluster, cores) as crew:
            yield crew
        return
    count = cores or os.cpu_count() or 1
    before = on_ctrl_c(signal.SIG_IGN)  # processes that begin now never hear of it: it is left to the boss
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
    """One that is killed dismisses nobody, and its workers would wait for ever."""
    boss = parent_process()
    assert boss

    def watch() -> None:
        boss.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def on_ctrl_c(react: Any) -> Any:
    """What a Ctrl-C does from now on; what it did before is returned. It reaches the main thread alone."""
    if threading.current_thread() is threading.main_thread():
        return signal.signal(signal.SIGINT, react)
    return None


def stop_once(number: int, frame: FrameType | None) -> None:
    """Who presses again does not disturb the end: workers that are not dismissed would wait for ever."""
    on_ctrl_c(signal.SIG_IGN)
    raise KeyboardInterrupt


def in_order(crew: Workers, tasks: Iterable[Task]) -> Iterator[Games]:
    """The games of each task, in the order of the tasks, with some work always waiting."""
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
