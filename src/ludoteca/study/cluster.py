"""Games on a Dask cluster: the same tasks, played on other machines."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import ludoteca
from ludoteca.engine.compiled import native
from ludoteca.engine.many.outcomes import Games
from ludoteca.study.tasks import LOCAL, Task, Workers, play

PATIENCE = 30
"""Seconds in which a cluster must answer and have a worker."""


@contextmanager
def workers_of_cluster(address: str, cores: int | None) -> Iterator[Workers]:
    """The workers of the cluster at an address. Games of a lost worker are played again by another."""
    with client_of(address, cores) as client:
        ours = edition()
        check_editions(editions_of_workers(client), ours)
        pool = client.get_executor(pure=False)
        try:
            yield Workers(lambda task: pool.submit(play_alike, task, ours), sum(client.nthreads().values()))
        finally:
            pool.shutdown(wait=False)


@contextmanager
def client_of(address: str, cores: int | None) -> Iterator[Any]:
    try:
        from distributed import Client, LocalCluster
    except ImportError:
        raise ValueError("A cluster needs Dask: pip install 'ludoteca[cluster]'.") from None
    if address == LOCAL:
        count = cores or os.cpu_count() or 1
        here = LocalCluster(count, threads_per_worker=1, dashboard_address=":0", silence_logs=logging.CRITICAL)
        with here, Client(here) as client:
            yield client
        return
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:  # TimeoutError is an OSError
        raise ValueError(f"There is no cluster at {address}: {error}") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise ValueError(f"The cluster at {address} has no workers.") from None
        yield client


def edition() -> tuple[str, str]:
    """Identifies the code: the version, and a hash of the sources of rules and bots."""
    return ludoteca.__version__, native.hash_of_all_sources()


def editions_of_workers(client: Any) -> dict[str, tuple[str, str]]:
    try:
        return dict(client.run(edition))
    except (ImportError, AttributeError) as error:
        raise ValueError(f"A worker has no ludoteca, or a very different one: {error}") from None


def check_editions(theirs: dict[str, tuple[str, str]], ours: tuple[str, str]) -> None:
    for worker, edition in theirs.items():
        if edition != ours:
            raise ValueError(other_edition(worker, edition, ours))


def other_edition(worker: str, theirs: tuple[str, str], ours: tuple[str, str]) -> str:
    return (
        f"The worker {worker} has ludoteca {theirs[0]} ({theirs[1]}), here is {ours[0]} ({ours[1]}): "
        "install the same on both."
    )


def play_alike(task: Task, ours: tuple[str, str]) -> Games:
    """Plays a task on a worker, which may have joined after the others were checked."""
    if edition() != ours:
        raise ValueError(other_edition("that came later", edition(), ours))
    return play(task)
