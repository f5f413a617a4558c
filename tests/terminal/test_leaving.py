"""Leaving, saving, going on later."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import pytest

import ludoteca
from tests.terminal.people import CTRL_C, CTRL_D, Terminal, easy_person, play_whole, run, said

GAME = ("play", "cincinnati", "--players", "4", "--seed", "21", "--name", "Anna")
TWINS = ("play", "twins", "--players", "4", "--seed", "21", "--name", "Anna")
SOME_ANSWERS = ["a", "66", "all", "all", "n", "n", "n", "n", "b"]


def only_record(folder: Path) -> Path:
    (file,) = folder.glob("cincinnati-*.txt")
    assert re.fullmatch(r"cincinnati-\d{4}-\d\d-\d\d-\d{4}\.txt", file.name)
    return file


@pytest.mark.parametrize("keys", [CTRL_C, CTRL_D, "quit\n"])
def test_leaving_saves_and_tells_how_to_go_on(keys: str, folder: Path) -> None:
    terminal = Terminal(*GAME, folder=folder)
    terminal.until("Anna> ")
    terminal.type("a")
    terminal.until("Anna> ")
    terminal.press(keys)
    terminal.until("\n> ")
    terminal.type("")
    text = terminal.rest()
    record = only_record(folder)
    assert f"ludoteca play --resume {record.name}" in text
    assert "Traceback" not in text
    assert terminal.program.returncode == 0
    assert 0 in ludoteca.load(record.read_text(encoding="utf-8")).actors


@pytest.mark.parametrize("keys", [CTRL_C, CTRL_D])
def test_leaving_twice_leaves_without_saving(keys: str, folder: Path) -> None:
    terminal = Terminal(*GAME, folder=folder)
    terminal.until("Anna> ")
    terminal.press(keys)
    terminal.until("\n> ")
    terminal.press(keys)
    assert "Not saved." in terminal.rest()
    assert terminal.program.returncode == 0
    assert not list(folder.iterdir())


def test_leaving_before_the_game_begins(folder: Path) -> None:
    terminal = Terminal("play", folder=folder)
    terminal.until("Which game?")
    terminal.press(CTRL_C)
    assert "Traceback" not in terminal.rest()
    assert terminal.program.returncode == 0


def test_a_script_that_ends_leaves_without_a_traceback() -> None:
    result = run(*GAME, typed=["a"])
    assert result.exit_code == 0
    assert "Not saved." in result.output


@pytest.mark.parametrize(
    ("game", "answers"), [(GAME, SOME_ANSWERS), (TWINS, ["1", "3 4", "1 2", "1 2"])], ids=["cincinnati", "twins"]
)
def test_a_resumed_game_goes_on_as_it_would_have(game: tuple[str, ...], answers: list[str]) -> None:
    run(*game, typed=[*answers, "quit", "half.txt"])
    with patch("builtins.input", easy_person(save_as="resumed.txt")):
        run("play", "--resume", "half.txt")
    resumed = ludoteca.load(Path("resumed.txt").read_text(encoding="utf-8"))
    assert not resumed.actors
    with patch("builtins.input", person_who_plays(resumed, save_as="uninterrupted.txt")):
        run(*game)
    assert Path("uninterrupted.txt").read_text(encoding="utf-8") == resumed.record()


def person_who_plays(match: ludoteca.Match, save_as: str) -> Callable[[str], str]:
    """Decides as the first seat did in a match."""
    moves = (move for actor, move in match.moves if actor == 0)
    words = ("none" if move == "keep" else move for move in moves)
    return lambda prompt: save_as if prompt == "> " else next(words)


def test_a_resumed_game_tells_what_happened_since_the_last_decision() -> None:
    run(*GAME, typed=["a", "none", "quit", "half.txt"])
    text = said(run("play", "--resume", "half.txt", typed=["quit", "n"]).output)
    assert "The game goes on." in text
    assert "You keep nothing." in text
    assert "You: Atlantic" not in text


def test_a_resumed_hand_of_twins_tells_what_happened_since_the_last_decision() -> None:
    run(*TWINS, typed=["1", "1 2", "quit", "half.txt"])
    text = said(run("play", "--resume", "half.txt", typed=["quit", "n"]).output)
    assert "Play 1: 1." in text
    assert "Anna buys" not in text


def test_several_people_resume_by_their_names() -> None:
    run(*GAME, "--name", "Bruno", typed=["", "a", "quit", "half.txt"])
    result = run("play", "--resume", "half.txt", "--name", "anna", "--name", "BRUNO", typed=["quit", "n"])
    assert "Hand the keyboard to Bruno." in result.output


def test_resuming_for_somebody_unknown_names_the_players() -> None:
    run(*GAME, typed=["quit", "half.txt"])
    result = run("play", "--resume", "half.txt", "--name", "Zoe")
    assert result.exit_code == 2
    assert "Anna, Ada, Bruno, and Cleo" in said(result.stderr.replace("│", " "))


@pytest.mark.parametrize(
    "more", [("--players", "4"), ("--seed", "1"), ("--keep", "at once"), ("--hands", "3"), ("twins",)]
)
def test_a_resumed_game_has_everything_in_its_record(more: tuple[str, ...]) -> None:
    run(*GAME, typed=["quit", "half.txt"])
    assert run("play", "--resume", "half.txt", *more).exit_code == 2


def test_resuming_a_finished_game_shows_its_result() -> None:
    play_whole(*GAME[1:])
    result = run("play", "--resume", "whole.txt", typed=["n"])
    assert result.exit_code == 0
    assert "1." in result.output


def test_a_record_without_a_seed_can_be_resumed() -> None:
    run(*GAME, typed=["quit", "half.txt"])
    half = Path("half.txt").read_text(encoding="utf-8")
    Path("no-seed.txt").write_text(half.replace("seed: 21\n", ""), encoding="utf-8")
    with patch("builtins.input", easy_person(save_as="rest.txt")):
        assert run("play", "--resume", "no-seed.txt").exit_code == 0
    assert "seed" not in Path("rest.txt").read_text(encoding="utf-8")
    assert run("check", "rest.txt").exit_code == 0


def test_no_file_is_overwritten() -> None:
    Path("mine.txt").write_text("precious", encoding="utf-8")
    result = run(*GAME, typed=["quit", "mine.txt", "other.txt"])
    assert "mine.txt exists already" in result.output
    assert Path("mine.txt").read_text(encoding="utf-8") == "precious"
    assert Path("other.txt").exists()


def test_the_usual_name_is_one_that_no_file_has(folder: Path) -> None:
    for _ in range(2):
        run(*GAME, typed=["quit", ""])
    assert len(list(folder.glob("cincinnati-*.txt"))) == 2


def test_yes_is_no_file_name(folder: Path) -> None:
    run(*GAME, typed=["quit", "yes"])
    assert only_record(folder)


def test_where_nothing_can_be_written_is_explained() -> None:
    result = run(*GAME, typed=["quit", "nowhere/x.txt", "~nobody-is-called-so/x.txt", "?", "n"])
    assert result.exit_code == 0
    text = said(result.output)
    assert "Can’t write nowhere/x.txt (No such file or directory). Another name?" in text
    assert "Can’t write ~nobody-is-called-so/x.txt" in text
    assert text.count("Save the record?") == 2


def test_a_name_with_blanks_is_quoted_in_the_command() -> None:
    result = run(
        "play", "twins", "--players", "3", "--name", "Anna Maria", "--name", "Bruno", typed=["quit", "half.txt"]
    )
    assert "ludoteca play --resume half.txt --name 'Anna Maria' --name Bruno" in result.output
