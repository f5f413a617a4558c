from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ludoteca.bots.random import random_policy
from ludoteca.engine.compiled import cuda
from ludoteca.engine.dice import pick
from ludoteca.engine.game import Game
from ludoteca.engine.many.batch import Batch, play_chunks
from ludoteca.engine.many.outcomes import all_of
from ludoteca.engine.rule import rule
from ludoteca.games import GAMES, find
from ludoteca.study.simulate import check_gpu

numba_cuda = pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")


@rule
def off_by_one(s: object, seat: int, moves: list[int], count: int, luck: int) -> int:
    return moves[pick(luck, count + 1)]


def test_the_kernel_compiles_for_a_gpu_that_is_not_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the check of choices, too."""
    game = find("twins")
    kernel = cuda.kernel_of(game, game.state, (random_policy, off_by_one))
    ptx = compiled(kernel, game.state, monkeypatch)
    assert "sm_90" in ptx
    assert "red.shared.add" in ptx or "atom.shared.add" in ptx, "events are counted"


def compiled(kernel: Any, state: Any, monkeypatch: pytest.MonkeyPatch) -> str:
    from numba import from_dtype, types
    from numba.cuda import dispatcher

    newest = (9, 0)
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=newest))
    record, seats, rows, table = from_dtype(state.dtype()), types.int8[:], types.int32[:], types.int32[:, :]
    arguments = (
        record[:],
        seats,
        types.int64,
        types.int64,
        seats,
        table,
        rows,
        rows,
        types.boolean[:],
        table,
        rows,
    )
    ptx, _ = cuda.cuda().compile(kernel, arguments, device=False, cc=newest, abi="numba")
    return str(ptx)


@pytest.mark.skipif(cuda.why_not() is not None, reason=str(cuda.why_not()))
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_gpu_plays_the_same_games(game: Game) -> None:
    players = game.players[-1]
    start = game.rules.set_up(players, **game.check_options({}))
    batch = Batch(game, start, [random_policy] * players, seed=1)
    here, there = (
        all_of(play_chunks(batch, range(7, 3007), device=device), batch.empty(range(0)))
        for device in ("cpu", "cuda")
    )
    for figure in ("numbers", "winners", "scores", "lengths", "decisions", "cut_short", "faults", "tally"):
        np.testing.assert_array_equal(getattr(here, figure), getattr(there, figure), err_msg=figure)


@pytest.mark.skipif(cuda.why_not() is not None, reason=str(cuda.why_not()))
def test_a_gpu_counts_the_same_faults() -> None:
    game = find("twins")
    batch = Batch(game, game.rules.set_up(4, hands=None), [off_by_one] * 4, seed=1)
    here, there = (
        all_of(play_chunks(batch, range(3000), device=device), batch.empty(range(0))) for device in ("cpu", "cuda")
    )
    assert here.faults.any()
    np.testing.assert_array_equal(here.faults, there.faults)
    np.testing.assert_array_equal(here.scores, there.scores)


@pytest.mark.parametrize(
    ("names", "asked", "sentence"),
    [
        (["expert"] * 4, {}, "A GPU plays only bots that are rules; expert is none. Leave out --device."),
        (["random"] * 4, {"rows": True}, "Rows of single games and clusters are for CPUs"),
        (["random"] * 4, {"cluster": True}, "Rows of single games and clusters are for CPUs"),
    ],
)
def test_what_a_gpu_cannot_do_is_said(names: list[str], asked: dict[str, bool], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        check_gpu("twins", names, **asked)
