"""Games for a report, some after others: from files, or played now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.counts import figures_of
from ludoteca.games import find
from ludoteca.study.rows import columns_of
from ludoteca.study.simulate import lined_up, stream

Batch = dict[str, NDArray[Any]]
"""Columns by name."""


def batches_played(game: str, players: int, bots: Sequence[str], games: int) -> Iterator[Batch]:
    names = lined_up(game, players, bots, {})
    for played in stream(game, names, games, counted=True):
        yield {name: np.asarray(column) for name, column in columns_of(played, game, names).items()}


def batches_from(game: str, files: Sequence[Path]) -> Iterator[Batch]:
    """What cannot be read, or holds other games, raises ValueError."""
    players: set[int] = set()
    for path in files:
        for batch in _batches_of(path):
            players.update(np.unique(batch.get("players", np.zeros(1))).tolist())
            if len(players) > 1:
                raise ValueError(f"{path} has games of {max(players)} players, others are of {min(players)}.")
            check_columns(game, path, batch)
            yield batch


def check_columns(game: str, path: Path, batch: Batch) -> None:
    (players,) = set(batch["players"].tolist()) if "players" in batch and len(batch["players"]) else (0,)
    wanted = {"bots", "length", "decisions", *figures_of(find(game).counts, players).names}
    wanted |= {f"{name}_{seat}" for name in ("place", "score") for seat in range(players)}
    if not players or wanted - set(batch):
        raise ValueError(f"{path} has no games of {game}: give a file of 'ludoteca simulate {game} --out'.")


def _batches_of(path: Path) -> Iterator[Batch]:
    try:
        import pyarrow
        from pyarrow import csv, parquet
    except ImportError:
        raise ValueError("A report needs pyarrow: pip install 'ludoteca[report]'.") from None
    try:
        opened = csv.open_csv(path) if path.suffix == ".csv" else parquet.ParquetFile(path).iter_batches()
        for batch in opened:
            yield {name: batch.column(name).to_numpy(zero_copy_only=False) for name in batch.schema.names}
    except (OSError, pyarrow.ArrowInvalid) as error:
        raise ValueError(f"{path} cannot be read: {error}") from None
