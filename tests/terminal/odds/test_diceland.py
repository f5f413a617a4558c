"""`ludoteca odds diceland`."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.people import run, said


def test_the_best_way_to_stop_comes_first() -> None:
    output = run("odds", "diceland", "--aside", "2", "--room", "4").output
    assert "At least one more die of your colour among 4: 51.8%." in output
    assert "Best: roll again with 2, 3; stop with 4, 5." in output
    ways = [line.split()[1:4] for line in output.splitlines() if " or more" in line]
    assert ways[0] == ["4", "or", "more"]
    assert ways[-1] == ["2", "or", "more"]


def test_without_dice_it_is_said_what_to_do_with_any_number() -> None:
    rows = [line.replace("│", " ").split() for line in run("odds", "diceland").output.splitlines() if "│" in line]
    assert " ".join(rows[1]) == "2 – stop 2.0 roll 2.1 roll 2.6 roll 2.9 roll 3.0"
    assert [row[0] for row in rows] == ["1", "2", "3", "4", "5"]


def test_dice_can_be_worth_what_one_likes() -> None:
    output = run("odds", "diceland", "--aside", "1", "--worth", "0 5 0 0 5.5 0 0").output
    assert "Best: roll again with 2, 3; stop with 1, 4, 5." in output
    assert next(line for line in output.splitlines() if "or more" in line).split()[1] == "1"


def test_a_picture_is_drawn() -> None:
    assert "Written: odds.png" in run("odds", "diceland", "--aside", "1", "--plot", "odds.png").output
    assert Path("odds.png").read_bytes().startswith(b"\x89PNG")


def test_what_is_wrong_is_said() -> None:
    assert "seven numbers" in said(run("odds", "diceland", "--aside", "1", "--worth", "1 2 x").output)
    assert "ends in .png" in said(run("odds", "diceland", "--aside", "1", "--plot", "odds.txt").output)
    assert "no folder nowhere" in said(run("odds", "diceland", "--aside", "1", "--plot", "nowhere/odds.png").output)
    assert "Say with --aside" in said(run("odds", "diceland", "--room", "3").output)
    assert "--aside" in said(run("odds", "diceland", "--aside", "6").output)
