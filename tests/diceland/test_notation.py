"""Moves as text: read in any case, with any blanks, dice in any order, and given back in one canonical form."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca import Match
from tests.diceland.play import begin, land, throw, turn
from tests.helpers import played


def choosing_sides() -> Match:
    """Seat 0 has board C/D, seat 1 has G/H."""
    match = ludoteca.new("diceland", players=2)
    match.play("chance", "Board c/d")
    match.play("chance", "  BOARD   G/h ")
    return match


def bonus_roll() -> Match:
    """Seat 0 has a bonus roll."""
    match = land()
    turn(match, "0 green f4")
    throw(match, "2 red 1 blue 2 yellow")
    return match


def test_set_up_is_read_in_any_case() -> None:
    match = played(choosing_sides(), "1: SIDE h / 0: Side C / FIRST 1")
    assert [move for _, move in match.moves] == ["board C/D", "board G/H", "side H", "side C", "first 1"]


def test_moves_of_a_turn_are_read_in_any_case() -> None:
    match = land()
    throw(match, "3 red 2 green 1 yellow")
    played(match, "0:  Take   GREEN / 0: STOP / 0: mark F4 / 1: tAKE Red / 0: MARK f3 / 1: Mark H5")
    moves = ["take green", "stop", "mark f4", "take red", "mark f3", "mark h5"]
    assert [move for _, move in match.moves[2:]] == moves


@pytest.mark.parametrize(
    "dice",
    [
        "blue green grey red red yellow",
        "yellow red grey red green blue",
        "Blue Green Grey Red Red Yellow",
        "RED blue red GREY green Yellow",
        "  red  yellow blue   green red grey ",
    ],
)
def test_dice_are_read_in_any_order_and_any_case(dice: str) -> None:
    match = played(land(), f"roll {dice}")
    assert match.moves[-1] == ("chance", "roll blue green grey red red yellow")


def test_the_dice_of_a_roll_are_alphabetical() -> None:
    for roll in land().legal("chance"):
        assert roll.split()[1:] == sorted(roll.split()[1:])


def test_legal_moves_are_sorted() -> None:
    for match in (choosing_sides(), bonus_roll()):
        assert match.legal(0) == sorted(match.legal(0)) != []


def test_chance_lists_its_moves_as_legal_does() -> None:
    for match in (ludoteca.new("diceland", players=3), land(), played(bonus_roll(), "0: pass")):
        assert [move for move, _ in match.chance()] == match.legal("chance") == sorted(match.legal("chance"))


def test_nobody_but_those_awaited_has_legal_moves() -> None:
    match = bonus_roll()
    assert (match.legal(1), match.legal("chance"), match.chance()) == ([], [], [])
    begin(match := land(), "6 grey", "grey")
    assert (match.legal(0), match.legal(1)) == ([], [])


def test_a_record_gives_the_game_back_with_its_maps() -> None:
    match = bonus_roll()
    again = ludoteca.load(match.record())
    assert (again.position(), again.moves, again.options) == (match.position(), match.moves, match.options)
