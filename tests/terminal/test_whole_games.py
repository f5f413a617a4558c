"""Whole games, from the first question to the last."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest

import ludoteca
from tests.terminal.people import Terminal, easy_person, play_whole, run, said

FAULTY = Path(__file__).parents[1] / "study" / "arena" / "bots_for_tests.py"
ONE = ("--name", "Anna")
TWO = ("--name", "Anna", "--name", "Bruno")
EVERYBODY = ("--name", "Anna", "--name", "Bruno", "--name", "Carla", "--name", "Dino")


@pytest.mark.parametrize(
    ("players", "names", "keep"),
    [
        ("3", ONE, "in turn"),
        ("4", ONE, "in turn"),
        ("3", TWO, "at once"),
        ("4", TWO, "in turn"),
        ("4", EVERYBODY, "at once"),
        ("6", TWO, "in turn"),
    ],
)
def test_a_whole_game(players: str, names: tuple[str, ...], keep: str) -> None:
    match = play_whole("cincinnati", "--players", players, *names, "--keep", keep, "--seed", "5")
    assert not match.actors
    assert match.winners
    assert match.options == {"keep": keep}
    assert match.names[: len(names) // 2] == list(names[1::2])
    assert run("check", "whole.txt").exit_code == 0


@pytest.mark.parametrize(
    ("players", "names", "hands"),
    [("3", ONE, None), ("3", TWO, 2), ("4", EVERYBODY, 4), ("6", ONE, None), ("6", TWO, 1)],
)
def test_a_whole_game_of_twins(players: str, names: tuple[str, ...], hands: int | None) -> None:
    limit = () if hands is None else ("--hands", str(hands))
    match = play_whole("twins", "--players", players, *names, *limit, "--seed", "1")
    assert not match.actors
    assert match.winners
    assert match.options == {"hands": hands}
    assert match.position()["hand"] <= (hands or 1000)
    assert run("check", "whole.txt").exit_code == 0


@pytest.mark.parametrize("bot", ["crasher", "cheat", "leaver"])
def test_for_a_bot_that_fails_a_move_is_drawn(bot: str) -> None:
    with patch("builtins.input", easy_person()):
        result = run("play", "twins", "--players", "3", *ONE, "--hands", "1", "--bot", f"{FAULTY}:{bot}")
    assert result.exit_code == 0, result.output
    assert "found no legal move: one was drawn by lot." in said(result.output)


@pytest.mark.parametrize("game", ["cincinnati", "twins"])
@pytest.mark.parametrize("language", ["it", "fr", "de"])
def test_a_whole_game_in_another_language(game: str, language: str) -> None:
    assert play_whole(game, "--players", "4", *ONE, "--language", language).winners


@pytest.mark.parametrize("game", ["cincinnati", "twins"])
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    first, again = (play_whole(game, "--players", "4", *ONE, "--seed", "11").record() for _ in range(2))
    other = play_whole(game, "--players", "4", *ONE, "--seed", "12").record()
    assert first == again
    assert first != other


def test_the_end_tells_the_standing_and_how_to_repeat_the_luck() -> None:
    result = run("play", "--players", "3", "--seed", "5", *ONE, typed=["", "a", "all", "n", "1"] * 500)
    last = said(result.output.partition("The game is over")[2])
    assert "Player Money Tokens In all 1." in last
    assert "ludoteca play cincinnati --players 3 --seed 5 --name Anna" in last


def test_the_end_of_twins_tells_the_standing_and_how_to_repeat_the_luck() -> None:
    game = ("twins", "--players", "3", "--seed", "5", "--hands", "2")
    result = run("play", *game, *ONE, typed=["0", "1 2"] * 50)
    last = said(result.output.partition("The game is over")[2])
    assert "Player Chips 1." in last
    assert "ludoteca play twins --players 3 --seed 5 --hands 2 --name Anna" in last


def test_bots_have_names_that_nobody_else_has() -> None:
    run("play", "--players", "6", "--name", "ada", "--name", "Cleo", typed=["quit", "game.txt"])
    names = ludoteca.load(Path("game.txt").read_text(encoding="utf-8")).names
    assert names[:2] == ["ada", "Cleo"]
    assert len({name.casefold() for name in names}) == 6


def test_in_a_terminal_what_is_not_given_is_asked_for(folder: Path) -> None:
    terminal = Terminal("play", folder=folder)
    terminal.until("Which game? cincinnati, diceland, twins [cincinnati] ")
    terminal.type("chess")
    terminal.until("There is no game “chess”. The games: cincinnati, diceland, twins.")
    terminal.type("Twins")
    terminal.until("How many players, 3 to 6? [4] ")
    terminal.type("nine")
    terminal.until("Twins is for 3 to 6 players.")
    terminal.type("")
    terminal.until("Your name?")
    terminal.type("Maria")
    terminal.until("Maria against Ada, Bruno, and Cleo.")
    terminal.until("Maria> ")
    terminal.type("quit")
    terminal.until("> ")
    terminal.type("n")
    assert "Not saved." in terminal.rest()
    assert terminal.program.returncode == 0


def test_what_is_given_is_not_asked_for(folder: Path) -> None:
    terminal = Terminal("play", "twins", "--players", "5", "--name", "Maria", folder=folder)
    before = terminal.until("Maria> ")
    assert "Which game" not in before
    assert "How many players" not in before
    terminal.type("quit")
    terminal.until("> ")
    terminal.type("n")
    terminal.rest()


def test_in_a_small_terminal_long_news_wait_to_be_read(folder: Path) -> None:
    game = ("play", "cincinnati", "--players", "6", "--name", "Maria", "--seed", "1")
    terminal = Terminal(*game, folder=folder, rows=24, columns=80, NO_COLOR="1")
    terminal.until("— press Enter —")
    terminal.type("")
    terminal.until("Maria> ")
    terminal.type("a")
    news = terminal.until("— press Enter —")
    assert "Atlantic, 1" in news
    terminal.type("")
    board = terminal.until("Maria> ")
    assert board.count("\n") < 24
    terminal.type("quit")
    terminal.until("> ")
    terminal.type("n")
    terminal.rest()
