"""What a position shows in the course of a turn, and at the end."""

from __future__ import annotations

from typing import Any

from ludoteca import Match
from tests.diceland.moments import bonus_choice, bonus_throw, choosing, deciding, ended, marking, rolling_again
from tests.diceland.play import (
    begin,
    land,
    mark,
    quiet_turn,
    road_without,
    seats,
    throw,
    travel,
    turn,
    until_turn_of,
    use,
)
from tests.helpers import played


def shown(match: Match, *keys: str) -> list[Any]:
    """What the position shows for these keys."""
    position = match.position()
    return [position[key] for key in keys]


def test_the_first_turn_begins() -> None:
    match = land(3, first=2)
    assert shown(match, "phase", "turn", "active", "actors") == ["roll", 1, 2, ["chance"]]
    assert shown(match, "colour", "aside", "dice", "bonus_seat") == [None, 0, [], None]
    assert seats(match, "map") == ["I"] * 3
    assert (seats(match, "marked"), seats(match, "done")) == ([[]] * 3, [False] * 3)


def test_choosing_a_colour() -> None:
    match = choosing()
    assert shown(match, "phase", "actors", "colour", "aside") == ["choose", [0], None, 0]
    assert match.position()["dice"] == ["blue", "green", "red", "red", "yellow", "yellow"]


def test_deciding_whether_to_roll_again() -> None:
    match = deciding()
    assert shown(match, "phase", "actors", "colour", "aside") == ["decide", [0], "green", 1]
    assert match.position()["dice"] == ["blue", "red", "red", "yellow", "yellow"]
    assert (seats(match, "marking"), seats(match, "done")) == ([None] * 3, [False] * 3)


def test_rolling_again() -> None:
    match = rolling_again()
    assert shown(match, "phase", "actors", "colour", "aside", "dice") == ["roll", ["chance"], "green", 1, []]


def test_phase_2_begins() -> None:
    match = marking()
    assert shown(match, "phase", "actors", "colour", "aside") == ["mark", [0, 1, 2], "green", 1]
    assert match.position()["dice"] == ["blue", "red", "red", "yellow", "yellow"]
    assert seats(match, "marking") == [{"colour": "green", "left": 1}, None, None]
    assert seats(match, "done") == [False, False, False]


def test_phase_2_goes_on() -> None:
    match = played(marking(), "1: take red / 1: mark h5 / 2: pass")
    assert shown(match, "phase", "actors") == ["mark", [0, 1]]
    assert seats(match, "marking") == [{"colour": "green", "left": 1}, {"colour": "red", "left": 1}, None]
    assert seats(match, "done") == [False, False, True]
    assert (seats(match, "due"), seats(match, "bonus")) == ([0, 1, 0], [0, 1, 0])
    assert seats(match, "open") == [{}, {"red": 5}, {}]
    played(match, "1: mark i5")
    assert (seats(match, "marking")[1], seats(match, "done")[1]) == (None, True)


def test_who_is_not_asked_is_done() -> None:
    match = land(3)
    begin(match, "3 orange 1 blue 2 grey", "orange")
    assert (seats(match, "done"), seats(match, "marking")) == ([True, False, False], [None] * 3)
    match = land(3)
    begin(match, "1 blue 3 orange 2 grey", "blue")
    assert seats(match, "done") == [False, True, True]


def test_a_bonus_roll_is_awaited() -> None:
    match = bonus_throw()
    assert shown(match, "phase", "actors", "bonus_seat", "dice") == ["bonus", ["chance"], 0, []]
    assert shown(match, "active", "turn", "colour", "aside") == [0, 1, "green", 1]  # those of the turn stay
    assert (seats(match, "due"), seats(match, "done")) == ([1, 0, 1], [True] * 3)
    assert seats(match, "marking") == [None] * 3


def test_a_bonus_roll_is_due_until_its_dice_are_thrown() -> None:
    match = bonus_choice()
    assert shown(match, "phase", "actors", "bonus_seat") == ["bonus", [0], 0]
    assert match.position()["dice"] == ["red", "red", "yellow", "yellow", "yellow"]
    assert (seats(match, "due"), seats(match, "marking")) == ([0, 0, 1], [None] * 3)


def test_marking_with_a_bonus_roll() -> None:
    match = played(bonus_choice(), "0: take red")
    assert shown(match, "phase", "actors", "bonus_seat") == ["bonus", [0], 0]
    assert seats(match, "marking") == [{"colour": "red", "left": 2}, None, None]
    played(match, "0: mark f5")
    assert seats(match, "marking")[0] == {"colour": "red", "left": 1}
    played(match, "0: mark e5")
    assert shown(match, "phase", "actors", "bonus_seat", "dice") == ["bonus", ["chance"], 2, []]
    assert shown(match, "colour", "aside") == ["green", 1]
    assert (seats(match, "marking"), seats(match, "done")) == ([None] * 3, [True] * 3)


def test_the_next_turn_begins() -> None:
    match = bonus_throw()
    throw(match, "5 yellow")
    throw(match, "5 yellow")
    assert shown(match, "phase", "turn", "active", "actors") == ["roll", 2, 1, ["chance"]]
    assert shown(match, "colour", "aside", "dice", "bonus_seat") == [None, 0, [], None]
    assert (seats(match, "due"), seats(match, "done")) == ([0] * 3, [False] * 3)


def test_marked_cells_are_in_the_order_marked() -> None:
    match = land()
    travel(match, ["green f4 f3 e3 d2 d3", "red f5 e5"])
    assert seats(match, "marked") == [["f4", "f3", "e3", "d2", "d3", "f5", "e5"], []]


def test_open_shows_unfinished_groups_only() -> None:
    match = land()
    travel(match, ["green f4 f3", "red f5 e5", "grey e4", "orange f6"])
    assert seats(match, "open") == [{"green": 3, "grey": 1, "orange": 1}, {}]
    travel(match, ["green e3 d2 d3", "grey d4"])
    assert seats(match, "open") == [{"orange": 1}, {}]


def test_complete_and_bonus_at_the_end() -> None:
    match = ended()
    assert shown(match, "phase", "actors", "winners", "bonus_seat") == ["end", [], [0], None]
    assert (seats(match, "complete"), seats(match, "bonus")) == ([["red"], []], [9, 0])
    assert (seats(match, "due"), seats(match, "done"), seats(match, "marking")) == ([0] * 2, [True] * 2, [None] * 2)
    assert shown(match, "turn", "active", "colour", "aside") == [23, 0, "red", 6]  # those of the last turn stay


def test_the_end_by_a_bonus_roll() -> None:
    match = land(3)
    travel(match, road_without("red"))
    until_turn_of(match, 0)
    turn(match, "0 red h5", "2 green f4")
    throw(match, "5 red")
    use(match, "0 red i5 j5 k5 k4 l4")
    assert shown(match, "phase", "actors", "winners", "bonus_seat") == ["end", [], [0], None]
    assert (seats(match, "due"), seats(match, "done"), seats(match, "marking")) == ([0] * 3, [True] * 3, [None] * 3)
    assert shown(match, "colour", "aside") == ["red", 1]


def test_turns_are_counted_one_by_one() -> None:
    match = land(4, first=3)
    for number, seat in enumerate((3, 0, 1, 2, 3), start=1):
        assert shown(match, "turn", "active") == [number, seat]
        quiet_turn(match)


def test_the_active_player_has_a_marking_again_in_the_next_turn() -> None:
    match = land()
    turn(match, "0 red f5 e5")
    begin(match, "2 orange 4 grey", "orange")
    assert seats(match, "marking") == [None, {"colour": "orange", "left": 2}]
    mark(match, 1, "f6")
    assert seats(match, "marking") == [None, {"colour": "orange", "left": 1}]


def test_which_throw_of_the_turn_it_is() -> None:
    moments = (land(3), choosing(), deciding(), rolling_again(), marking())
    assert [shown(match, "rolls") for match in moments] == [[0], [1], [1], [1], [1]]
    match = rolling_again()
    throw(match, "1 red 1 green 1 blue 2 yellow")
    assert shown(match, "rolls", "bonus_rolls") == [2, 0]


def test_which_bonus_roll_of_the_seat_it_is() -> None:
    assert shown(bonus_throw(), "rolls", "bonus_rolls") == [1, 0]
    match = bonus_choice()
    assert shown(match, "rolls", "bonus_rolls") == [1, 1]
    match.play(0, "pass")
    assert shown(match, "bonus_seat", "bonus_rolls") == [2, 0]
    throw(match, "2 red 3 yellow")
    assert shown(match, "bonus_seat", "bonus_rolls") == [2, 1]
    match.play(2, "pass")
    assert shown(match, "turn", "rolls", "bonus_rolls") == [2, 0, 0]
