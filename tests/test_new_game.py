"""A game that `ludoteca new-game` wrote can be played, simulated and checked as it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludoteca.cli import app
from tests.packages import CHECKS, run, surroundings_with


def new_game(*words: str) -> Result:
    return CliRunner().invoke(app, ["new-game", *words])


def test_a_new_game_runs_and_passes_the_checks_of_every_game(tmp_path: Path) -> None:
    said = new_game("two-cups", "--folder", str(tmp_path / "cups"))
    assert "ludoteca play two-cups" in said.output
    surroundings = surroundings_with(tmp_path / "cups", tmp_path / "installed")
    assert "[100%]" in run(surroundings, *CHECKS, "two-cups")
    simulated = run(surroundings, "-m", "ludoteca", "simulate", "two-cups", "--players", "3", "--games", "200")
    assert "two-cups" in simulated


def test_nothing_is_left_of_the_name_it_had(tmp_path: Path) -> None:
    new_game("two-cups", "--folder", str(tmp_path / "cups"))
    written = [file for file in (tmp_path / "cups").rglob("*") if file.is_file()]
    assert len(written) == 9
    for file in written:
        text = f"{file.relative_to(tmp_path)} {file.read_text(encoding='utf-8')}".lower()
        assert not any(name in text for name in ("my-game", "my_game", "my game"))


@pytest.mark.parametrize(
    "name", ["Two", "two_cups", "2cups", "", "twins", "json", "class", "a/b", "..", "é", "a--b"]
)
def test_a_name_that_cannot_be_is_refused_and_nothing_written(name: str, tmp_path: Path) -> None:
    refused = new_game(name, "--folder", str(tmp_path / "new"))
    assert refused.exit_code == 1
    assert len(refused.output.strip().splitlines()) == 1
    assert not (tmp_path / "new").exists()


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    refused = new_game("two-cups", "--folder", str(tmp_path))
    assert "already" in refused.output
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]
