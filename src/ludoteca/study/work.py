"""Games as tasks: each can be played anywhere, by any worker, and comes out the same."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import islice
from multiprocessing import get_context
from typing import Any

from ludoteca import bots
from ludoteca.engine.batch import Games, Policy, play_games
from ludoteca.engine.matches import play_matches
from ludoteca.games import find
from ludoteca.study.guard import PATIENCE, Guarded

AHEAD = 4
"""Tasks given out for each worker before the first of them is done."""


@dataclass(frozen=True)
class Task:
    """Some games of a line-up. The bots are given by name, in the order of the seats."""

    game: str
    bots: tuple[str, ...]
    numbers: range
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    patience: float = PATIENCE


def play(task: Task) -> Games:
    """Compiled if all of the bots are, else match by match."""
    game = find(task.game)
    policies = policies_of(task.game, task.bots)
    if policies:
        start = game.rules.set_up(len(task.bots), **game.check_options(task.options))
        return play_games(game, start, policies, len(task.numbers), task.seed, first=task.numbers.start, cores=1)
    failures: Counter[str] = Counter()
    guarded = [Guarded(bots.find(name, task.game), name, failures, task.patience) for name in task.bots]
    return replace(play_matches(game, task.options, guarded, task.numbers, task.seed), failures=failures)


def policies_of(game: str, names: Iterable[str]) -> list[Policy]:
    """The bots as rules; none if one of them is no rule."""
    policies = [bots.find(name, game).policy for name in names]
    return [policy for policy in policies if policy] if all(policies) else []


@contextmanager
def workers(cores: int | None) -> Iterator[Executor]:
    """Processes that play tasks; what is not begun when they are dismissed is not played any more."""
    context = get_context("spawn")
    pool = ProcessPoolExecutor(
        cores or os.cpu_count() or 1, mp_context=context, initializer=_leave_ctrl_c_to_the_boss
    )
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_ctrl_c_to_the_boss() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_order(pool: Executor, tasks: Iterable[Task], cores: int | None) -> Iterator[Games]:
    """The games of each task, in the order of the tasks, with some work always waiting."""
    waiting = iter(tasks)
    running: list[Future[Games]] = []
    ahead = AHEAD * (cores or os.cpu_count() or 1)
    while True:
        running += [pool.submit(play, task) for task in islice(waiting, ahead - len(running))]
        if not running:
            return
        yield running.pop(0).result()
