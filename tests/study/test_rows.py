from __future__ import annotations

import csv
import signal
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from ludoteca.engine.many.figures import figures_of
from ludoteca.games import GAMES
from ludoteca.games.twins.notes import Notes
from ludoteca.study import row_files
from ludoteca.study.row_files import ABOUT, Rows, Simulation, columns_of, simulation_of, undisturbed
from ludoteca.study.simulate import stream
from ludoteca.study.tasks import workers

BOTS = ("random", "random", "random")
ABOUT_IT = simulation_of("twins", BOTS, 5, {})


def written(path: Path, games: int, seed: int = 5, cores: int = 2) -> Path:
    file = Rows(path, simulation_of("twins", BOTS, seed, {}))
    for chunk in stream("twins", BOTS, games, seed=seed, cores=cores, counted=True):
        file.add(chunk)
    file.close()
    return path


def read(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_file_is_the_same_on_any_number_of_cores(tmp_path: Path) -> None:
    one, two = written(tmp_path / "one.csv", 300, cores=1), written(tmp_path / "two.csv", 300)
    assert one.read_bytes() == two.read_bytes()


def test_parquet_and_csv_hold_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(row_files, "ROWS_AT_ONCE", 100)
    table = parquet.read_table(written(tmp_path / "games.parquet", 250))
    as_text = [{name: str(value) for name, value in row.items()} for row in table.to_pylist()]
    as_csv = read(written(tmp_path / "games.csv", 250))
    assert as_text == [{name: text for name, text in row.items() if name != ABOUT} for row in as_csv]
    assert [int(row["game"]) for row in as_text] == list(range(250))
    assert parquet.ParquetFile(tmp_path / "games.parquet").num_row_groups > 1


def test_a_row_tells_how_to_play_it_again_and_who_won(tmp_path: Path) -> None:
    table = read(written(tmp_path / "games.csv", 40))
    played = list(stream("twins", BOTS, 40, seed=5))
    seeds = [chunk.seed_of(row) for chunk in played for row in range(len(chunk))]
    assert [int(row["seed"]) for row in table] == seeds
    for row in table:
        assert (row["players"], row["bots"]) == ("3", "random random random")
        assert row["winners"] == " ".join(str(seat) for seat in range(3) if row[f"place_{seat}"] == "1")


def test_figures_are_those_of_the_game(tmp_path: Path) -> None:
    table = read(written(tmp_path / "games.csv", 200))
    played = list(stream("twins", BOTS, 200, seed=5, counted=True))
    tally = np.sum([chunk.tally for chunk in played], axis=0)
    assert sum(int(row["bankruptcies"]) for row in table) == tally[Notes.BANKRUPT]
    assert sum(int(row["length"]) for row in table) == tally[Notes.HAND]
    for row in table:
        scores = [int(row[f"score_{seat}"]) for seat in range(3)]
        assert max(scores) == scores[int(row["winners"].split()[0])]


def test_a_file_tells_which_simulation_it_holds(tmp_path: Path) -> None:
    about = simulation_of("twins", BOTS, 5, {})
    assert (about.seed, about.options, about.rules, about.bots) == (
        5,
        {"hands": None},
        GAMES["twins"].version,
        BOTS,
    )
    first, *others = [row[ABOUT] for row in read(written(tmp_path / "games.csv", 30))]
    assert Simulation.of(first) == about
    assert not any(others)
    metadata = parquet.read_schema(written(tmp_path / "games.parquet", 30)).metadata
    assert Simulation.of(metadata[ABOUT.encode()].decode()) == about


def test_every_column_is_documented() -> None:
    document = (Path(__file__).parents[2] / "docs/simulation.md").read_text(encoding="utf-8")
    for game in GAMES.values():
        for count in game.counts:
            assert f"`{count.name}`" in document or f"`{count.name}_N`" in document, (game.name, count.name)
    chunk = next(stream("twins", BOTS, 1, counted=True))
    own = figures_of(GAMES["twins"].counts, 3).names
    for name in set(columns_of(chunk, "twins", BOTS)) - set(own):
        assert f"`{name[:-2]}_N`" in document if name[-1].isdigit() else f"`{name}`" in document, name


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("games.txt", "Games are written to a file .parquet or .csv, not to "),
        ("nowhere/games.csv", "There is no folder .*nowhere"),
        ("folder.csv", "folder.csv is a folder"),
    ],
)
def test_a_path_that_cannot_be_is_refused(tmp_path: Path, name: str, sentence: str) -> None:
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(ValueError, match=sentence):
        Rows(tmp_path / name, ABOUT_IT)
    assert [path.name for path in tmp_path.iterdir()] == ["folder.csv"]


def test_a_file_is_left_alone_until_there_is_a_game(tmp_path: Path) -> None:
    (tmp_path / "games.csv").write_text("precious")
    Rows(tmp_path / "games.csv", ABOUT_IT).close()
    assert (tmp_path / "games.csv").read_text() == "precious"


def test_ctrl_c_waits_until_rows_are_written() -> None:
    done = []

    def write() -> None:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
            done.append("written")

    with pytest.raises(KeyboardInterrupt):
        write()
    assert done == ["written"]


def test_what_ignores_ctrl_c_goes_on_ignoring_it() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
        with workers(cores=1):
            signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
