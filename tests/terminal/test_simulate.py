from __future__ import annotations

import re
from pathlib import Path

import pytest
from pyarrow import parquet

from tests.terminal.people import CTRL_C, Terminal, run, said

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_what_came_out_is_shown() -> None:
    result = run("simulate", "cincinnati", "--players", "5", "--games", "300", "--seed", "8")
    assert result.exit_code == 0
    assert "300 games," in result.output
    assert "Seed 8." in said(result.output)
    for title in ("Seats", "Tables, share of all rounds", "Hands that cleared a table", "Duels and tokens"):
        assert title in result.output


def test_the_same_seed_shows_the_same_figures() -> None:
    first, second = (run("simulate", "cincinnati", "--games", "200", "--seed", "4").output for _ in range(2))
    assert first.partition("Seats")[2] == second.partition("Seats")[2]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["chess"], "There is no game 'chess'"),
        (["cincinnati", "--players", "9"], "3 to 6 players, not 9"),
        (["cincinnati", "--bot", "genius"], "There is no bot 'genius'"),
        (["cincinnati", "--games", "0"], "greater than or equal to 1"),
        (["cincinnati", "--seed", "-1"], "A seed is a whole number"),
        (["cincinnati", "--keep", "never"], "'in turn' or 'at once', not 'never'"),
        (["cincinnati", "--out", "games.txt"], "Games are written to a file .parquet or .csv, not to games.txt"),
        (["cincinnati", "--out", "no/where.csv"], "There is no folder no."),
    ],
)
def test_what_is_wrong_is_said(words: list[str], reason: str) -> None:
    result = run("simulate", *words)
    assert result.exit_code == 2
    assert reason in said(result.output.replace("│", ""))


def test_ctrl_c_shows_and_keeps_what_was_done_until_then(folder: Path) -> None:
    terminal = Terminal("simulate", "twins", "--games", "90000000", "--out", "games.parquet", folder=folder)
    terminal.until("000/90000000")
    terminal.press(CTRL_C)
    rest = re.sub(r"\x1b\[[\d;]*m", "", terminal.rest())  # without bold
    assert "What buying is worth" in rest
    assert terminal.program.returncode == 0
    (done,) = re.findall(r"Stopped after ([\d,]+) of 90,000,000 games", rest)
    assert parquet.read_metadata(folder / "games.parquet").num_rows == int(done.replace(",", ""))


def test_twins_for_so_many_hands() -> None:
    result = run("simulate", "twins", "--players", "3", "--games", "50", "--hands", "2", "--seed", "8")
    assert result.exit_code == 0
    for title in ("Seats", "Combinations shown", "What buying is worth", "Special rules"):
        assert title in result.output


def test_ctrl_c_keeps_what_a_cluster_has_done(folder: Path) -> None:
    words = ("simulate", "twins", "--games", "90000000", "--cluster", "local", "--cores", "1")
    terminal = Terminal(*words, "--out", "games.csv", folder=folder)
    terminal.until("000/90000000")
    terminal.press(CTRL_C)
    rest = re.sub(r"\x1b\[[\d;]*m", "", terminal.rest())
    assert terminal.program.returncode == 0
    (done,) = re.findall(r"Stopped after ([\d,]+) of 90,000,000 games", rest)
    assert len((folder / "games.csv").read_text().splitlines()) == int(done.replace(",", "")) + 1


def test_ctrl_c_twice_is_no_more_than_once(folder: Path) -> None:
    thinker = f"{EXAMPLES / 'thrifty.py'}:thrifty"
    terminal = Terminal("simulate", "twins", "--games", "900000", "--bot", thinker, "--cores", "2", folder=folder)
    terminal.until("1/900000")
    terminal.press(CTRL_C)
    terminal.press(CTRL_C)
    assert "Stopped after" in terminal.rest()
    assert terminal.program.returncode == 0
