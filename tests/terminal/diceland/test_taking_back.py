"""What a person does can be taken back until dice fall or others are awaited."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from tests.diceland.play import throw
from tests.terminal.diceland.scenes import bonus, choosing, marking, using
from tests.terminal.people import run, said
from tests.terminal.scenes import choosing as cincinnati_choosing

TWO = ("--name", "Anna", "--name", "Bruno")


def after(
    match: ludoteca.Match, *typed: str, people: tuple[str, ...] = ("--name", "Anna")
) -> tuple[list[str], str]:
    """The moves that were made when people went on with a match, typed something and left; and what was said."""
    Path("so-far.txt").write_text(match.record(), encoding="utf-8")
    Path("later.txt").unlink(missing_ok=True)
    result = run("play", "--resume", "so-far.txt", *people, typed=[*typed, "quit", "later.txt"])
    assert result.exit_code == 0, result.output
    later = ludoteca.load(Path("later.txt").read_text(encoding="utf-8"))
    assert later.moves[: len(match.moves)] == match.moves
    return [f"{actor}: {move}" for actor, move in later.moves[len(match.moves) :]], said(result.output)


def of_anna(moves: list[str]) -> list[str]:
    return [move for move in moves if move.startswith("0: ")]


@pytest.mark.parametrize("word", ["back", "undo", "Back"])
def test_a_mark_is_taken_back(word: str) -> None:
    moves, _ = after(marking(), "h5", word, "f5 e5", people=TWO)
    assert of_anna(moves) == ["0: mark f5", "0: mark e5"]


def test_back_goes_step_by_step_as_far_as_the_last_dice() -> None:
    moves, text = after(choosing(), "r", "s", "h5", "back", "back", "back", "back", "b", "s", "g4 h4", people=TWO)
    assert of_anna(moves) == ["0: take blue", "0: stop", "0: mark g4", "0: mark h4"]
    assert text.count("There is nothing to take back") == 1


def test_the_cross_is_gone_from_the_map() -> None:
    _, text = after(marking(), "h5", "back", people=TWO)
    before, _, later = text.partition("Anna> back")
    assert "xR*" in before
    assert "xR*" not in later
    assert "[R*]" in later


def test_of_several_cells_the_last_comes_first() -> None:
    moves, _ = after(marking(dice="3 red 3 grey"), "h5 i5", "back", "log", "i5 j5", people=TWO)
    assert of_anna(moves) == ["0: mark h5", "0: mark i5", "0: mark j5"]


def test_the_colour_of_a_marking_is_taken_back() -> None:
    assert of_anna(after(using(), "b", "g4", "back", "back", "g", "f4")[0])[:2] == ["0: take green", "0: mark f4"]
    assert of_anna(after(bonus(), "r", "back", "p")[0])[0] == "0: pass"


def test_a_finished_marking_stays() -> None:
    moves, text = after(marking(), "h5 i5", "back", "back", people=TWO)
    assert of_anna(moves) == ["0: mark h5", "0: mark i5"]
    assert text.count("There is nothing to take back") == 2  # Bruno has done nothing yet


def test_dice_stay_fallen() -> None:
    match = choosing()
    match.play(0, "take red")
    match.play(0, "again")
    throw(match, "1 red 3 grey")
    assert "There is nothing to take back" in after(match, "back")[1]


def test_other_seats_moves_stay() -> None:
    match = marking()
    match.play(1, "take blue")
    match.play(1, "mark g4")
    moves, _ = after(match, "h5", "back", "f5 e5", "h4", people=TWO)
    assert moves[:3] == ["0: mark f5", "0: mark e5", "1: mark h4"]


def test_who_leaves_in_between_keeps_what_was_done() -> None:
    assert after(marking(), "h5", people=TWO)[0] == ["0: mark h5"]


def test_a_wrong_cell_marks_nothing() -> None:
    assert after(marking(), "h5 k5", people=TWO)[0] == []


def test_a_game_with_secrets_takes_nothing_back() -> None:
    moves, text = after(cincinnati_choosing(), "a", "back", people=("--name", "Anna"))
    assert moves[0].endswith(": table A") or "0: table A" in moves
    assert "“back” are no dice" in text
