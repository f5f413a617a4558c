from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludoteca.cli import app

FAULTY = Path(__file__).parents[1] / "study" / "arena" / "bots_for_tests.py"

runner = CliRunner()


def arena(*words: str) -> str:
    result = runner.invoke(app, ["arena", "twins", "--players", "3", "--cores", "1", *words])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_arena_shows_tables_keeps_a_file_and_draws_a_picture(tmp_path: Path) -> None:
    out, picture = tmp_path / "arena.json", tmp_path / "arena.png"
    words = ("--bots", "random,random,random", "--hands", "1", "--out", str(out), "--picture", str(picture))
    told = arena(*words, "--games", "3")
    assert "Victories, by line-up" in told
    assert "1.00" in told
    assert json.loads(out.read_text())["games"] == 3
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert "4 games, 1 of them now" in arena(*words, "--games", "4")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["twins", "--bots", "random"], "at least two bots"),
        (["chess", "--bots", "random,random"], "There is no game 'chess'"),
        (["twins", "--bots", "random,genius"], "There is no bot 'genius'"),
        (["twins", "--bots", "random,easy", "--picture", "arena.gif"], "A picture ends in .png or .svg"),
        (["twins", "--bots", "random,easy", "--picture", "nowhere/arena.png"], "There is no folder nowhere"),
        (["twins"], "Missing option '--bots'"),
    ],
)
def test_what_cannot_be_had_is_said(words: list[str], sentence: str) -> None:
    result = runner.invoke(app, ["arena", *words])
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_of_a_bot_that_ends_its_process_it_is_told(tmp_path: Path) -> None:
    out = tmp_path / "arena.json"
    words = ["--bots", f"{FAULTY}:ender,random,random", "--players", "3", "--games", "3", "--out", str(out)]
    result = runner.invoke(app, ["arena", "twins", "--cores", "1", *words])
    assert result.exit_code == 1
    assert "A process that played was ended, by one of the bots or from outside." in result.stderr
    assert json.loads(out.read_text())["games"] == 0


def test_without_openskill_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    result = runner.invoke(app, ["arena", "twins", "--bots", "random,easy"])
    assert result.exit_code == 2
    assert "pip install 'ludoteca[arena]'" in result.stderr


def test_a_file_that_holds_no_arena_is_left_alone(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Anna")
    result = runner.invoke(
        app, ["arena", "twins", "--bots", "random,random,random", "--players", "3", "--out", str(other)]
    )
    assert result.exit_code == 2
    assert "is no file of an arena" in " ".join(result.stderr.replace("│", " ").split())
    assert other.read_text() == "Dear Anna"
