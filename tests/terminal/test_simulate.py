from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.people import CTRL_C, Terminal, run, said


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
        (["cincinnati", "--keep", "never"], "is not one of: in turn, at once"),
    ],
)
def test_what_is_wrong_is_said(words: list[str], reason: str) -> None:
    result = run("simulate", *words)
    assert result.exit_code == 2
    assert reason in said(result.output.replace("│", ""))


def test_ctrl_c_shows_what_was_done_until_then(folder: Path) -> None:
    terminal = Terminal("simulate", "cincinnati", "--games", "90000000", folder=folder)
    terminal.until("000/90000000")
    terminal.press(CTRL_C)
    rest = terminal.rest()
    assert "Stopped after" in rest
    assert "Duels and tokens" in rest
    assert terminal.program.returncode == 0


def test_twins_for_so_many_hands() -> None:
    result = run("simulate", "twins", "--players", "3", "--games", "50", "--hands", "2", "--seed", "8")
    assert result.exit_code == 0
    for title in ("Seats", "Combinations shown", "What buying is worth", "Special rules"):
        assert title in result.output
