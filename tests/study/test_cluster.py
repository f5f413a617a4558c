from __future__ import annotations

import os
import signal
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from textwrap import dedent
from typing import Any

import numpy as np
import pytest
from distributed import Client, LocalCluster

from ludoteca import bots
from ludoteca.study import cluster as clusters
from ludoteca.study.arena import Question, Results, tournament
from ludoteca.study.cluster import play_alike, workers_of_cluster
from ludoteca.study.guard import Guarded
from ludoteca.study.simulate import simulate, stream
from ludoteca.study.tasks import Task
from tests.study.test_bots_in_simulation import THRIFTY


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two workers, each a process that is started again when it ends."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster:
        yield cluster


def scores(*line_up: str, games: int, address: str | None = None) -> list[list[int]]:
    played = stream("twins", line_up, games, seed=9, cores=2, cluster=address)
    return [row for chunk in played for row in chunk.scores.tolist()]


def test_a_cluster_plays_the_same_games(cluster: Any) -> None:
    line_up = ("random",) * 3
    here = simulate("twins", 3, 3000, seed=9)
    assert scores(*line_up, games=3000, address=cluster.scheduler_address) == here.scores.tolist()


def test_games_of_a_worker_that_is_killed_are_played_again(cluster: Any) -> None:
    line_up = (THRIFTY, "random", "random")
    with Client(cluster) as client:
        workers = client.run(os.getpid)
    played = stream("twins", line_up, 40, seed=9, cluster=cluster.scheduler_address, counted=True)
    games = [next(played)]
    os.kill(next(iter(workers.values())), signal.SIGKILL)
    games += played
    assert [row for chunk in games for row in chunk.scores.tolist()] == scores(*line_up, games=40)
    np.testing.assert_array_equal(np.concatenate([chunk.numbers for chunk in games]), range(40))


def test_an_arena_on_a_cluster_comes_out_the_same(cluster: Any) -> None:
    question = Question("twins", (THRIFTY, "random", "random"), players=3, seed=4, options={"hands": 2})
    there = tournament(Results(question), 12, cluster=cluster.scheduler_address).data()
    assert there == tournament(Results(question), 12, cores=1).data()


def test_workers_with_other_rules_are_refused(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def another() -> tuple[str, str]:
        return "0.0.1", "other rules"

    with monkeypatch.context() as patched:
        patched.setattr(clusters, "edition", another)
        patched.setattr(Client, "run", lambda client, function: {"tcp://worker": ("0.0.2", "rules")})
        refused = pytest.raises(ValueError, match=r"tcp://worker has ludoteca 0.0.2 \(rules\), here is 0.0.1")
        with refused, workers_of_cluster(cluster.scheduler_address, None):
            pass
    with pytest.raises(ValueError, match="install the same on both"):
        play_alike(Task("twins", ("random",) * 3, range(1), seed=1), ("0.0.1", "other rules"))


def test_an_address_without_a_cluster_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 0.5)
    with pytest.raises(ValueError, match=r"There is no cluster at tcp://127\.0\.0\.1:9"):
        scores("random", "random", "random", games=5, address="tcp://127.0.0.1:9")


def test_a_bot_that_hangs_is_stopped_in_any_thread(tmp_path: Path) -> None:
    source = """
        from ludoteca.bots import bot

        @bot("any", "Hangs.")
        def hangs(view, legal, generator):
            while True:
                pass
    """
    (tmp_path / "hangs.py").write_text(dedent(source))
    failures: Counter[str] = Counter()
    guarded = Guarded(bots.find(f"{tmp_path / 'hangs.py'}:hangs", "twins"), "hangs", failures, patience=0.1)
    thread = threading.Thread(target=guarded, args=({}, ["one", "two"], Random(1)))
    thread.start()
    thread.join(20)
    assert failures == {"hangs did not answer within 0.1 s": 1}
