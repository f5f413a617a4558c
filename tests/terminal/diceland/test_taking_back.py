"""D30, D42: crosses can be taken back until the marking is finished; everything else stays."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from tests.diceland.play import throw
from tests.terminal.diceland.scenes import bonus, choosing, marking, siding, using
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


def test_back_goes_step_by_step_as_far_as_the_first_cross() -> None:
    match = marking(dice="3 red 3 grey")
    moves, text = after(match, "h5", "i5", "back", "back", "back", "h5 i5 j5", people=TWO)
    assert of_anna(moves) == ["0: mark h5", "0: mark i5", "0: mark j5"]
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


@pytest.mark.parametrize(
    ("match", "typed", "kept"),
    [
        (siding(), "c", "side C"),
        (choosing(), "r", "take red"),
        (using(), "b", "take blue"),
        (bonus(), "r", "take red"),
    ],
    ids=["a side", "the colour of a turn", "the colour of a marking", "the colour of a bonus roll"],
)
def test_what_is_chosen_stays(match: ludoteca.Match, typed: str, kept: str) -> None:
    moves, text = after(match, typed, "back", people=TWO)
    assert of_anna(moves) == [f"0: {kept}"]
    assert "There is nothing to take back" in text


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
    assert "what dice, cards or others have answered stays" in text
