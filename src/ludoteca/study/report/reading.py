"""The games for a report in batches, read from files or played now."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.many.figures import figures_of
from ludoteca.games import find
from ludoteca.study.row_files import ABOUT, Simulation, columns_of
from ludoteca.study.simulate import lined_up, stream

Batch = dict[str, NDArray[Any]]
"""Columns by name."""


def batches_played(game: str, players: int, bots: Sequence[str], games: int) -> Iterator[Batch]:
    names = lined_up(game, players, bots, {})
    for played in stream(game, names, games, counted=True):
        yield {name: np.asarray(column) for name, column in columns_of(played, game, names).items()}


def batches_from(game: str, files: Sequence[Path]) -> Iterator[Batch]:
    """The games in files. Raises ValueError, before anything is added up, for files that are unreadable, hold
    other games, or repeat some."""
    check_together(game, {path: simulation_in(game, path) for path in files}, files)
    for path in files:
        for batch in _batches_of(path):
            check_columns(game, path, batch)
            yield batch


def simulation_in(game: str, path: Path) -> Simulation:
    """Which simulation a file contains."""
    try:
        with _opened(path) as opened:
            if path.suffix == ".csv":
                column = next(iter(opened)).to_pydict().get(ABOUT, [""])
                return Simulation.of(column[0])
            return Simulation.of((opened.schema_arrow.metadata or {}).get(ABOUT.encode(), b"").decode())
    except CannotBeRead:
        raise
    except (ValueError, StopIteration):
        raise ValueError(
            f"{path} has no games of {game}: give a file of 'ludoteca simulate {game} --out'."
        ) from None


def check_together(game: str, held: Mapping[Path, Simulation], files: Sequence[Path]) -> None:
    first, known = next(iter(held.items()))
    for place, path in enumerate(files):
        found = held[path]
        if found.game != game:
            raise ValueError(f"{path} has games of {found.game}, not of {game}.")
        if found.players != known.players:
            raise ValueError(f"{path} has games of {found.players} players, {first} of {known.players}.")
        if found.rules != known.rules:
            raise ValueError(f"{path} was played by rules {found.rules}, {first} by rules {known.rules}.")
        if found.options != known.options:
            raise ValueError(f"{path} was played with {told(found)}, {first} with {told(known)}.")
        for earlier in files[:place]:
            if replace(held[earlier], ludoteca="") == replace(found, ludoteca=""):
                raise ValueError(f"{path} has the same games as {earlier}: the same bots on the same seed.")


def told(simulation: Simulation) -> str:
    values = [
        f"{name} {textwrap.shorten(json.dumps(value), 60)}" if value is not None else f"{name} not set"
        for name, value in simulation.options.items()
    ]
    return ", ".join(values) or "no options"


def check_columns(game: str, path: Path, batch: Batch) -> None:
    (players,) = set(batch["players"].tolist()) if "players" in batch and len(batch["players"]) else (0,)
    wanted = {"bots", "length", "decisions", *figures_of(find(game).counts, players).names}
    wanted |= {f"{name}_{seat}" for name in ("place", "score") for seat in range(players)}
    if not players or wanted - set(batch):
        raise ValueError(f"{path} has no games of {game}: give a file of 'ludoteca simulate {game} --out'.")


def _batches_of(path: Path) -> Iterator[Batch]:
    with _opened(path) as opened:
        for batch in opened if path.suffix == ".csv" else opened.iter_batches():
            yield {name: batch.column(name).to_numpy(zero_copy_only=False) for name in batch.schema.names}


@contextmanager
def _opened(path: Path) -> Iterator[Any]:
    try:
        import pyarrow
        from pyarrow import csv, parquet
    except ImportError:
        raise ValueError("A report needs pyarrow: pip install 'ludoteca[report]'.") from None
    try:
        with csv.open_csv(path) if path.suffix == ".csv" else parquet.ParquetFile(path) as opened:
            yield opened
    except (OSError, pyarrow.ArrowInvalid) as error:
        raise CannotBeRead(f"{path} cannot be read: {error}") from None


class CannotBeRead(ValueError):
    """A file that does not contain games."""
