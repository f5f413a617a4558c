"""Whole games, from the first question to the last."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import ClassVar
from unittest.mock import patch

import pytest

import ludoteca
from ludoteca.bots.random import random
from ludoteca.terminal.session import TentativeMoves
from tests.terminal.diceland.scenes import NAMES
from tests.terminal.people import Terminal, run, said

ONE = ("--name", "Anna")
TWO = ("--name", "Anna", "--name", "Bruno")
EVERYBODY = ("--name", "Anna", "--name", "Bruno", "--name", "Carla", "--name", "Dino")


class Watched(TentativeMoves):
    """Knows which decision is being made, so that somebody can be told what is possible."""

    present: ClassVar[TentativeMoves]

    def __init__(self, match: ludoteca.Match, seat: int) -> None:
        super().__init__(match, seat)
        Watched.present = self


def easy_person() -> Callable[[str], str]:
    """Types nonsense now and then, and otherwise a legal move; passes only if nothing else is left."""
    nonsense = cycle(["", "", "l1", "x", ""])

    def typed(prompt: str) -> str:
        if prompt == "> ":
            return "whole.txt"
        draft = Watched.present
        moves = draft.now.legal(draft.seat)
        return next(nonsense) or next((move for move in reversed(moves) if move != "pass"), "p").removeprefix(
            "mark "
        )

    return typed


def play_whole(*words: str) -> ludoteca.Match:
    Path("whole.txt").unlink(missing_ok=True)
    with patch("builtins.input", easy_person()), patch("ludoteca.terminal.session.TentativeMoves", Watched):
        result = run("play", "diceland", *words)
    assert result.exit_code == 0, result.output[-2000:]
    return ludoteca.load(Path("whole.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("players", "names"), [("2", ONE), ("2", TWO), ("4", ONE), ("4", TWO)])
def test_a_whole_game(players: str, names: tuple[str, ...]) -> None:
    match = play_whole("--players", players, *names, "--seed", "5")
    assert not match.actors
    assert match.winners
    assert match.names[: len(names) // 2] == list(names[1::2])
    checked = said(run("check", "whole.txt").output)
    assert "Game Diceland" in checked
    assert (
        "all as seed 5 gives it Every move keeps to the rules, and all luck is that of the seed in the record."
        in checked
    )


@pytest.mark.parametrize("language", ["it", "fr", "de"])
def test_a_whole_game_in_another_language(language: str) -> None:
    assert play_whole("--players", "2", *ONE, "--language", language, "--seed", "6").winners


def test_the_same_seed_gives_the_same_game() -> None:
    first, again = (play_whole("--players", "2", *ONE, "--seed", "11").record() for _ in range(2))
    assert first == again


def test_nothing_is_secret_so_there_is_no_curtain() -> None:
    result = run("play", "diceland", "--players", "2", *TWO, "--seed", "5", typed=["a", "b", "c", "quit", "n"])
    assert "Hand the keyboard" not in result.output


def test_a_replay_tells_the_story_and_ends_with_the_standing() -> None:
    match = ludoteca.new("diceland", 2, seed=9, names=NAMES[:2]).run(random)
    Path("game.txt").write_text(match.record(), encoding="utf-8")
    text = said(run("replay", "game.txt").output)
    assert text.index("Turn 1:") < text.index("Turn 9:") < text.index("The game is over")
    assert f"1. {match.names[match.winners[0]]}" in text


def test_a_replay_goes_step_by_step(folder: Path) -> None:
    match = ludoteca.new("diceland", 2, seed=9, names=NAMES[:2]).run(random)
    Path("game.txt").write_text(match.record(), encoding="utf-8")
    terminal = Terminal("replay", "game.txt", "--seat", "1", folder=folder, NO_COLOR="1")
    terminal.until("\n> ")
    terminal.type("")
    assert "gets board" in terminal.until("\n> ")
    terminal.type("r")
    assert "Turn 1: " in terminal.until("\n> ")
    terminal.type("r")
    assert "Turn 2: " in terminal.until("\n> ")
    terminal.type(str(len(match.moves)))
    assert "The game is over" in terminal.until("\n> ")
    terminal.type("q")
    terminal.rest()


def test_in_a_small_terminal_the_board_fits(folder: Path) -> None:
    terminal = Terminal(
        "play", "diceland", "--players", "4", *EVERYBODY, "--seed", "1",
        folder=folder, rows=24, columns=80, NO_COLOR="1",
    )  # fmt: skip
    terminal.until("— press Enter —")
    terminal.type("")
    assert terminal.until("Anna> ").count("\n") <= 24
    terminal.type("quit")
    terminal.until("\n> ")
    terminal.type("n")
    terminal.rest()
