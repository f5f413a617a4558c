"""Counts of the game tree: how many ways the game can go on, worked out beforehand by arithmetic."""

from __future__ import annotations

from math import comb, factorial

import pytest

import ludoteca
from tests.diceland.play import begin, land, mark, quiet_turn, throw, turn
from tests.helpers import played, ways


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up(players: int) -> None:
    match = ludoteca.new("diceland", players=players)
    boards = factorial(4) // factorial(4 - players)
    assert ways(match, players) == boards
    assert ways(match, 2 * players) == boards * 2**players  # and a side for each
    assert ways(match, 2 * players + 1) == boards * 2**players * players  # and who begins


def test_first_roll() -> None:
    match = land()
    assert ways(match, 1) == comb(11, 5) == 462  # multisets of six out of six colours
    # n of the six colours appear in C(6, n) * C(5, n - 1) rolls, and leave n colours to choose from.
    assert ways(match, 2) == sum(n * comb(6, n) * comb(5, n - 1) for n in range(1, 7)) == 6 * 252


def test_again_or_stop() -> None:
    match = land()
    throw(match, "2 red 1 blue 1 green 1 grey 1 yellow")
    assert ways(match, 2) == 5 * 2
    played(match, "0: take red")
    # Again: four dice fall in C(9, 5) ways. Stop: f5 or h5 is marked first.
    assert ways(match, 2) == comb(9, 5) + 2 == 128


@pytest.mark.parametrize("left", [1, 2, 3, 4, 5])
def test_rolls_of_the_other_dice(left: int) -> None:
    match = land()
    throw(match, f"{6 - left} red {left} blue")
    played(match, "0: take red / 0: again")
    assert ways(match, 1) == comb(left + 5, 5)


def test_bonus_roll() -> None:
    match = land()
    turn(match, "0 green f4")
    assert ways(match, 1) == comb(10, 5) == 252


def test_what_can_be_done_with_a_bonus_roll() -> None:
    match = land()
    turn(match, "0 green f4")
    throw(match, "1 blue 2 red 2 orange")
    # Pass, after which six dice are rolled; or g4; or f5, h5; or f6, g3.
    assert ways(match, 2) == 462 + 1 + 2 + 2


def test_orders_of_a_marking() -> None:
    match = land()
    begin(match, "5 green 1 grey", "green")
    assert ways(match, 5) == 2  # f4, f3, e3, and then d3 and d2 in either order
    match = land()
    begin(match, "3 blue 3 grey", "blue")
    assert ways(match, 3) == 2  # g4, and then h4 and h3 in either order


def test_ways_to_begin_a_group() -> None:
    match = land()
    begin(match, "2 red 4 grey", "red")
    assert ways(match, 2) == 2  # f5 e5, or h5 i5


def test_ways_to_begin_one_of_two_groups() -> None:
    match = land()
    turn(match, "0 red f5 e5")
    quiet_turn(match)
    begin(match, "2 green 4 yellow", "green")
    assert ways(match, 1) == 4  # f4; or d5, d6 or e6, which touch e5
    # f4 f3; d5, then d6 or e6; d6, then d5, e6, d7 or e7; e6, then d5, d6 or e7.
    assert ways(match, 2) == 1 + 2 + 4 + 3


def test_answers_of_the_others() -> None:
    match = land(4)
    begin(match, "3 orange 1 blue 2 red", "orange")  # the active player is not asked
    assert ways(match, 1) == 3  # pass, blue, red
    assert ways(match, 2) == 3 + 1 + 2  # pass and the next one's three moves; g4; f5 or h5
    played(match, "1: pass / 2: pass")
    assert ways(match, 1) == 3


def test_markings_of_one_cell_each() -> None:
    match = land(3)
    begin(match, "1 orange 1 red 4 blue", "orange")
    assert ways(match, 1) == 1
    mark(match, 0, "f6")
    assert ways(match, 1) == 2  # pass, or red: there are too many blue dice
    assert ways(match, 2) == 2 + 2  # then seat 2 has the same moves, or f5 or h5 is marked
