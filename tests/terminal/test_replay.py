"""Replaying a record."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots.random import random
from tests.terminal.people import CTRL_C, Terminal, run, said
from tests.terminal.scenes import choosing
from tests.terminal.twins.scenes import playing


@pytest.fixture
def finished(folder: Path) -> ludoteca.Match:
    match = ludoteca.new("cincinnati", 4, seed=9, names=["Anna", "Bruno", "Carla", "Dino"]).run(random)
    Path("game.txt").write_text(match.record(), encoding="utf-8")
    return match


@pytest.fixture
def replay(finished: ludoteca.Match, folder: Path) -> Terminal:
    terminal = Terminal("replay", "game.txt", folder=folder, NO_COLOR="1")
    terminal.until("\n> ")
    return terminal


def answered(terminal: Terminal, line: str) -> str:
    terminal.type(line)
    return said(terminal.until("\n> "))


def test_without_a_terminal_the_whole_story_is_told(finished: ludoteca.Match) -> None:
    result = run("replay", "game.txt")
    assert result.exit_code == 0
    text = said(result.output)
    assert text.index("Round 1.") < text.index("Round 12.") < text.index("The game is over")
    assert "1. " + finished.names[finished.winners[0]] in text


def test_an_unfinished_game_ends_with_the_board() -> None:
    Path("game.txt").write_text(choosing().record(), encoding="utf-8")
    text = said(run("replay", "game.txt").output)
    assert "Round 1 of 12 · choosing tables in secret" in text


def test_only_through_the_eyes_of_a_seat_its_secrets_are_seen() -> None:
    Path("game.txt").write_text(choosing().record(), encoding="utf-8")
    assert "1 4 4 6 6" not in said(run("replay", "game.txt").output)
    assert "▸ Carla €0 3 – – 1 4 4 6 6" in said(run("replay", "game.txt", "--seat", "2").output)


def test_a_game_of_twins_is_told_too() -> None:
    match = ludoteca.new("twins", 5, seed=2, hands=3).run(random)
    Path("game.txt").write_text(match.record(), encoding="utf-8")
    text = said(run("replay", "game.txt").output)
    assert text.index("Hand 1:") < text.index("Play 4:") < text.index("Hand 2:") < text.index("The game is over")
    assert "1. " + match.names[match.winners[0]] in text


def test_through_the_eyes_of_a_seat_its_cards_are_seen() -> None:
    Path("game.txt").write_text(playing().record(), encoding="utf-8")
    assert "N7" not in run("replay", "game.txt").output
    assert "N7●" in run("replay", "game.txt", "--seat", "0").output
    assert "N7●" not in run("replay", "game.txt", "--seat", "1").output


def test_one_steps_from_hand_to_hand(folder: Path) -> None:
    match = ludoteca.new("twins", 3, seed=2, hands=3).run(random)
    Path("game.txt").write_text(match.record(), encoding="utf-8")
    terminal = Terminal("replay", "game.txt", folder=folder, NO_COLOR="1")
    terminal.until("\n> ")
    assert "deals eight cards" in answered(terminal, "")
    assert "Nothing to see from here." in answered(terminal, "")
    assert "Hand 2:" in answered(terminal, "r")
    assert "Hand 3:" in answered(terminal, "r")
    terminal.type("q")
    terminal.rest()


def test_there_are_only_so_many_seats(finished: ludoteca.Match) -> None:
    for seat in ("4", "-1"):
        result = run("replay", "game.txt", "--seat", seat)
        assert result.exit_code == 2
        assert "the seats are 0 to 3" in said(result.stderr)


def test_in_a_terminal_one_steps_forward_and_back(finished: ludoteca.Match, replay: Terminal) -> None:
    moves = len(finished.moves)
    assert f"Move 1 of {moves}." in answered(replay, "")
    assert f"Move 2 of {moves}." in answered(replay, "n")
    assert f"Move 1 of {moves}." in answered(replay, "b")
    assert "Round 2." in answered(replay, "r")
    assert f"Move 30 of {moves}." in answered(replay, "30")
    assert "The game is over" in answered(replay, str(moves))
    assert f"Move {moves} of {moves}." in answered(replay, "")
    assert f"nor a move from 0 to {moves}." in answered(replay, str(moves + 1))
    assert "“sideways” is neither" in answered(replay, "sideways")
    assert "What comes later is never shown." in answered(replay, "?")
    replay.type("q")
    replay.rest()
    assert replay.program.returncode == 0


def test_the_future_is_not_shown(finished: ludoteca.Match, replay: Terminal, folder: Path) -> None:
    """What is shown of a move is the same if the record ends there."""
    header, _, moves = finished.record().partition("\n\n")
    until_there = "\n".join(moves.splitlines()[:40])
    Path("shorter.txt").write_text(f"{header}\n\n{until_there}\n", encoding="utf-8")
    shorter = Terminal("replay", "shorter.txt", folder=folder, NO_COLOR="1")
    shorter.until("\n> ")
    shown = answered(replay, "40").replace(f"Move 40 of {len(finished.moves)}.", "Move 40 of 40.")
    assert shown == answered(shorter, "40")
    for terminal in (replay, shorter):
        terminal.press(CTRL_C)
        assert "Traceback" not in terminal.rest()
        assert terminal.program.returncode == 0
