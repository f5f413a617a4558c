"""Files with one row per game. `docs/simulation.md` explains the columns."""

from __future__ import annotations

import csv
import json
import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from types import FrameType
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca.engine.dice import seed_of_game
from ludoteca.engine.many.figures import figures_of
from ludoteca.engine.many.outcomes import Games
from ludoteca.engine.seats import SETS
from ludoteca.games import find
from ludoteca.study.tasks import on_ctrl_c

ROWS_AT_ONCE = 50_000
"""The approximate size of Parquet row groups."""
WINNERS = [" ".join(map(str, seats)) for seats in SETS]

Columns = dict[str, Any]
"""A sequence of values for each column name."""


ABOUT = "simulation"
"""Where a file says which simulation it contains: in Parquet's metadata; in CSV in the first row of this column."""


@dataclass(frozen=True)
class Simulation:
    """Which games a file contains. Two files of the same simulation contain the same games."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    """All options of the game, including defaults."""
    seed: int
    rules: int
    """The version of the game's rules."""
    ludoteca: str = ludoteca.__version__

    def text(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def of(cls, text: str) -> Simulation:
        """Reads such a text; raises ValueError for anything else."""
        try:
            known = cls(**json.loads(text))
            return replace(known, bots=tuple(known.bots))
        except TypeError as error:
            raise ValueError(str(error)) from None


def simulation_of(game: str, bots: Sequence[str], seed: int, options: Mapping[str, Any]) -> Simulation:
    chosen = find(game)
    return Simulation(game, len(bots), tuple(bots), chosen.check_options(options), seed, chosen.version)


class Writer(Protocol):
    def write(self, rows: Columns) -> None: ...
    def close(self) -> None: ...


class CsvFile:
    def __init__(self, path: Path, about: str) -> None:
        self.about = about
        self.file = path.open("w", encoding="utf-8", newline="")
        self.writer = csv.writer(self.file)
        self.is_empty = True

    def write(self, rows: Columns) -> None:
        values = [column.tolist() if isinstance(column, np.ndarray) else column for column in rows.values()]
        about = [""] * len(values[0])
        if self.is_empty:
            self.writer.writerow([*rows, ABOUT])
            about[:1] = [self.about]
            self.is_empty = False
        self.writer.writerows(zip(*values, about, strict=True))

    def close(self) -> None:
        self.file.close()


class ParquetFile:
    """Collects rows into groups. The file can be read once it is closed."""

    def __init__(self, path: Path, about: str) -> None:
        self.path = path
        self.about = about
        self.waiting: list[Any] = []
        self.file: Any = None

    def write(self, rows: Columns) -> None:
        import pyarrow

        self.waiting.append(pyarrow.table(rows))
        if sum(map(len, self.waiting)) >= ROWS_AT_ONCE:
            self._flush()

    def _flush(self) -> None:
        import pyarrow
        from pyarrow.parquet import ParquetWriter

        table = pyarrow.concat_tables(self.waiting).replace_schema_metadata({ABOUT: self.about})
        self.waiting = []
        if self.file is None:
            self.file = ParquetWriter(self.path, table.schema)
        self.file.write_table(table)

    def close(self) -> None:
        if self.waiting:
            self._flush()
        if self.file is not None:
            self.file.close()


KINDS: dict[str, type[CsvFile] | type[ParquetFile]] = {".csv": CsvFile, ".parquet": ParquetFile}


def checked(path: Path) -> Path:
    """Raises ValueError if rows cannot be written to this path; writes nothing yet."""
    if path.suffix not in KINDS:
        raise ValueError(f"Games are written to a file .parquet or .csv, not to {path}.")
    need_pyarrow_for(path)
    if path.is_dir():
        raise ValueError(f"{path} is a folder.")
    if not path.parent.is_dir():
        raise ValueError(f"There is no folder {path.parent}.")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise ValueError(f"{path} may not be written.")
    return path


def need_pyarrow_for(path: Path) -> None:
    if path.suffix == ".parquet":
        try:
            import pyarrow  # noqa: F401
        except ImportError:
            raise ValueError("Parquet needs pyarrow: pip install 'ludoteca[report]', or take .csv.") from None


class Rows:
    """Writes games as they come in; creates the file with the first of them."""

    def __init__(self, path: Path, simulation: Simulation) -> None:
        self.path = checked(path)
        self.simulation = simulation
        self.file: Writer | None = None

    def add(self, games: Games) -> None:
        if self.file is None:
            self.file = KINDS[self.path.suffix](self.path, self.simulation.text())
        self.file.write(columns_of(games, self.simulation.game, self.simulation.bots))

    def close(self) -> None:
        if self.file:
            with undisturbed():
                self.file.close()


def columns_of(games: Games, game: str, bots: Sequence[str]) -> Columns:
    """For games with figures."""
    count, players = games.scores.shape
    seeds = [seed_of_game(games.seed, number) for number in games.numbers.tolist()]
    names = figures_of(find(game).counts, players).names
    return {
        "game": games.numbers,
        "seed": np.array(seeds, np.int64),
        "players": np.full(count, players, np.int8),
        "bots": [" ".join(bots)] * count,
        "winners": [WINNERS[winners] for winners in games.winners.tolist()],
        "decisions": games.decisions,
        "length": games.lengths,
        **by_seat("place", places(games)),
        **by_seat("score", games.scores),
        **by_seat("faults", games.faults),
        **{name: games.figures[:, figure] for figure, name in enumerate(names)},
    }


def by_seat(name: str, values: NDArray[Any]) -> dict[str, NDArray[Any]]:
    return {f"{name}_{seat}": values[:, seat] for seat in range(values.shape[1])}


def places(games: Games) -> NDArray[np.int8]:
    """From 1: the winners first, then by score; equal ones share a place."""
    worth = np.where(games.wins() > 0, np.iinfo(np.int32).max, games.scores)
    better = worth[:, None, :] > worth[:, :, None]
    return np.asarray(1 + better.sum(axis=2), np.int8)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Delays Ctrl-C to the end of a block, unless it was ignored."""
    pressed: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        pressed.append(number)

    before = on_ctrl_c(remember)
    try:
        yield
    finally:
        on_ctrl_c(before)
    if pressed and before is not signal.SIG_IGN:
        raise KeyboardInterrupt
