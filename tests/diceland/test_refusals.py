"""What cannot be played is refused with a sentence, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ludoteca
from ludoteca import Match
from tests.diceland.play import (
    ROAD,
    awaited,
    begin,
    land,
    mark,
    road_without,
    throw,
    travel,
    turn,
    until_turn_of,
)
from tests.helpers import played, refuse


def choosing_sides() -> Match:
    """Seat 0 has board C/D, seat 1 has G/H."""
    match = ludoteca.new("diceland", players=2)
    match.play("chance", "board C/D")
    match.play("chance", "board G/H")
    return match


def choosing() -> Match:
    """Seat 0 chooses between green, red and yellow."""
    match = land(3)
    throw(match, "3 red 2 green 1 yellow")
    return match


def deciding() -> Match:
    """Seat 0 has taken green."""
    return played(choosing(), "0: take green")


def marking() -> Match:
    """Seat 0 marks with two green dice, the others may take red; yellow is of no use."""
    return played(deciding(), "0: stop")


def bonus_roll() -> Match:
    """Seat 0 has f4 and f3, and may use two blue dice, but neither three yellow ones nor any others."""
    match = played(marking(), "1: pass / 2: pass / 0: mark f4 / 0: mark f3")
    throw(match, "2 blue 3 yellow")
    return match


def over() -> Match:
    """Seat 0 has won."""
    match = land()
    travel(match, ROAD)
    return match


@pytest.mark.parametrize(
    "nonsense",
    [
        "", "   ", "fold", "take", "take purple", "take green red", "take gray", "takegreen", "green", "mark",
        "mark f5", "again", "stop", "pass", "side C", "roll red", "first 0", "board C/D", "take grün",
        "take green\x00", "🎲", "0: take green", "take green # mine", "take GREEN green",
    ],
)  # fmt: skip
def test_d30_choosing_a_colour_takes_nothing_else(nonsense: str) -> None:
    refuse(choosing(), 0, nonsense)


@pytest.mark.parametrize("colour", ["blue", "grey", "orange"])
def test_d30_a_colour_that_was_not_rolled_cannot_be_taken(colour: str) -> None:
    assert colour in refuse(choosing(), 0, f"take {colour}")


@pytest.mark.parametrize("move", ["take red", "take green", "pass", "mark f4", "again stop", "stop 1", "roll red"])
def test_d31_the_question_is_answered_with_again_or_stop(move: str) -> None:
    refuse(deciding(), 0, move)


@pytest.mark.parametrize(
    "move",
    [
        "mark", "mark f", "mark 4f", "mark f4 f3", "mark m1", "mark a0", "mark a10", "mark f-4", "mark F 4",
        "mark é4", "mark start", "mark green", "f4", "pass", "stop", "again", "take green", "take red", "unmark f4",
    ],
)  # fmt: skip
def test_d40_the_active_player_marks_a_cell(move: str) -> None:
    refuse(marking(), 0, move)


@pytest.mark.parametrize(
    ("cell", "why"),
    [
        ("f3", "it touches no marked cell"),
        ("d5", "it touches no marked cell, nor does its group"),
        ("l9", "it lies far away"),
        ("f5", "it is red"),
        ("g5", "it is the start"),
        ("g6", "it is black"),
        ("a1", "it is black"),
    ],
)
def test_d21_d25_a_cell_that_cannot_be_marked_is_refused(cell: str, why: str) -> None:
    assert cell in refuse(marking(), 0, f"mark {cell}"), why


def test_d21_the_reasons_are_told_apart() -> None:
    match = played(marking(), "0: mark f4")
    reasons = {cell: refuse(match, 0, f"mark {cell}") for cell in ("f4", "d2", "g4", "g5", "g6")}
    assert len({reason.replace(cell, "") for cell, reason in reasons.items()}) == 5
    assert "touch" in reasons["d2"]
    assert "marked" in reasons["f4"]
    assert "blue" in reasons["g4"]
    assert "black" in reasons["g6"]
    assert "start" in reasons["g5"]


def test_d20_a_marking_does_not_go_on_in_another_group() -> None:
    match = land()
    begin(match, "2 red 4 grey", "red")
    mark(match, 0, "f5")
    assert "h5" in refuse(match, 0, "mark h5")
    assert match.legal(0) == ["mark e5"]


def test_d20_a_marking_cannot_be_stopped_half_way() -> None:
    match = played(marking(), "1: take red / 1: mark h5 / 0: mark f4")
    for move in ("pass", "stop"):
        refuse(match, 0, move)
        refuse(match, 1, move)


def test_d22_another_group_of_the_colour_cannot_be_begun() -> None:
    match = land()
    travel(match, ["red f5"])
    until_turn_of(match, 0)
    begin(match, "1 red 5 grey", "red")
    assert "h5" in refuse(match, 0, "mark h5")


def test_d23_a_group_with_too_few_cells_cannot_be_begun() -> None:
    match = land()
    begin(match, "3 red 3 grey", "red")
    assert "f5" in refuse(match, 0, "mark f5")


def test_d41_a_colour_that_does_not_lie_there_cannot_be_taken() -> None:
    for colour in ("green", "blue", "grey", "orange"):  # green is the active player's
        assert colour in refuse(marking(), 1, f"take {colour}")


def test_d41_a_colour_of_no_use_cannot_be_taken() -> None:
    assert "yellow" in refuse(marking(), 1, "take yellow")
    match = land()
    begin(match, "1 red 3 orange 2 green", "red")
    assert "orange" in refuse(match, 1, "take orange")  # too many dice


@pytest.mark.parametrize("move", ["mark f5", "mark h5", "stop", "again", "take", "take red yellow", "roll red"])
def test_d41_the_others_take_a_colour_first_or_pass(move: str) -> None:
    refuse(marking(), 1, move)


@pytest.mark.parametrize("move", ["take yellow", "take green", "take red", "again", "stop", "mark g4"])
def test_d52_a_bonus_roll_is_used_or_not(move: str) -> None:
    refuse(bonus_roll(), 0, move)


@pytest.mark.parametrize("move", ["side G", "side A", "side", "side I", "side C D", "side Z", "take red", "pass"])
def test_d10_a_side_of_another_board_cannot_be_chosen(move: str) -> None:
    refuse(choosing_sides(), 0, move)


def test_d10_a_side_is_chosen_once() -> None:
    match = played(choosing_sides(), "0: side C")
    refuse(match, 0, "side D")
    refuse(match, 0, "side C")


def test_d10_a_board_dealt_cannot_be_dealt_again() -> None:
    match = ludoteca.new("diceland", players=3)
    match.play("chance", "board C/D")
    for move in ("board C/D", "board D/C", "board C", "board I/J", "board", "first 0", "roll red"):
        refuse(match, "chance", move)


@pytest.mark.parametrize("move", ["first 3", "first -1", "first", "first 0 1", "first x", "board A/B", "roll red"])
def test_d10_the_first_player_is_one_of_the_seats(move: str) -> None:
    match = played(choosing_sides(), "0: side C / 1: side G")
    refuse(match, "chance", move)
    refuse(match, "chance", "first 2")  # there are two players


@pytest.mark.parametrize(
    "move",
    [
        "roll", "roll red", "roll red red red red red", "roll red red red red red red red", "roll purple", "again",
        "roll red red red red red pink", "roll 6 red", "take red", "first 0",
    ],
)  # fmt: skip
def test_d30_six_dice_are_rolled(move: str) -> None:
    refuse(land(), "chance", move)


@pytest.mark.parametrize("dice", [1, 2, 3, 5, 6])
def test_d31_as_many_dice_are_rolled_as_are_not_set_aside(dice: int) -> None:
    refuse(played(deciding(), "0: again"), "chance", "roll" + " blue" * dice)


@pytest.mark.parametrize("dice", [1, 4, 6])
def test_d52_five_dice_are_rolled(dice: int) -> None:
    match = land()
    turn(match, "0 green f4")
    refuse(match, "chance", "roll" + " blue" * dice)


@pytest.mark.parametrize(
    ("now", "actor", "move"),
    [
        (land, 0, "take red"),  # chance is awaited
        (land, 0, "roll red red red red red red"),
        (choosing, 1, "take red"),  # the active player chooses
        (choosing, "chance", "roll red"),
        (deciding, 2, "stop"),
        (deciding, "chance", "roll red red red red"),
        (marking, "chance", "roll red red red red red"),
        (bonus_roll, 1, "take blue"),  # nobody else uses these dice
        (bonus_roll, 2, "pass"),
    ],
)
def test_who_is_not_awaited_cannot_play(now: Callable[[], Match], actor: int | str, move: str) -> None:
    assert refuse(now(), actor, move).startswith(("Waiting for", "Chance decides"))


@pytest.mark.parametrize("move", [None, 1, 1.5, b"take red", ["take red"], ("take", "red"), {"take": "red"}, True])
def test_a_move_is_a_text(move: object) -> None:
    refuse(choosing(), 0, move)


@pytest.mark.parametrize("seat", [-1, 3, 4, 100, "0", "public", "", None, 0.5, True, False, (0,), [0]])
def test_a_seat_that_does_not_exist_cannot_play(seat: object) -> None:
    refuse(choosing(), seat, "take red")
    refuse(marking(), seat, "pass")


@pytest.mark.parametrize("actor", [0, 1, "chance"])
def test_d60_after_the_end_nothing_can_be_played(actor: int | str) -> None:
    for move in ("take red", "pass", "mark g4", "roll red red red red red", "nonsense"):
        assert "over" in refuse(over(), actor, move)


def test_d62_the_winner_cannot_use_the_bonus_roll_of_the_last_marking() -> None:
    match = land()
    travel(match, road_without("blue"))
    until_turn_of(match, 0)
    turn(match, "0 blue g4 h4 h3")
    assert "over" in refuse(match, "chance", "roll red red red red red")


def test_a_refusal_says_what_would_be_right() -> None:
    assert "take" in refuse(choosing(), 0, "fold")
    assert "0 to 2" in refuse(choosing(), 3, "take red")
    assert "take green" not in refuse(marking(), 1, "stop")  # the active player's, so it is no good advice


def test_the_game_goes_on_after_a_refusal() -> None:
    match = marking()
    refuse(match, 0, "mark f3")
    refuse(match, 1, "take yellow")
    played(match, "0: mark f4 / 1: take red")
    assert awaited(match) == [0, 1, 2]
