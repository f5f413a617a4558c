"""D30-D32: phase 1, rolling."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from ludoteca import Match
from tests.diceland.play import COLOURS, awaited, begin, land, phase, quiet_turn, throw
from tests.helpers import played


def rolled(dice: str, take: str = "") -> Match:
    """Seat 0 has rolled six dice, and taken a colour."""
    match = land()
    throw(match, dice)
    return played(match, f"0: take {take}") if take else match


def shown(match: Match) -> tuple[int, str]:
    """How many dice are set aside, and which ones lie there."""
    return match.position()["aside"], " ".join(match.position()["dice"])


def test_d30_the_player_whose_turn_it_is_rolls_all_six_dice() -> None:
    match = land(3, first=2)
    assert (phase(match), awaited(match)) == ("roll", ["chance"])
    assert all(len(roll.split()) == 1 + 6 for roll in match.legal("chance"))
    throw(match, "1 red 5 blue")
    assert (phase(match), awaited(match)) == ("choose", [2])


def test_d30_one_of_the_colours_rolled_must_be_taken() -> None:
    match = rolled("3 red 2 green 1 yellow")
    assert match.legal(0) == ["take green", "take red", "take yellow"]


def test_d30_also_a_colour_with_which_nothing_can_be_marked() -> None:
    match = rolled("5 orange 1 grey")  # five orange dice are too many, and no grey group touches the start
    assert match.legal(0) == ["take grey", "take orange"]
    played(match, "0: take grey")
    assert match.position()["colour"] == "grey"


def test_d30_a_colour_must_be_taken_even_if_all_dice_show_it() -> None:
    assert rolled("6 blue").legal(0) == ["take blue"]


def test_d30_all_dice_of_the_colour_are_set_aside() -> None:
    match = rolled("3 red 2 green 1 yellow", take="red")
    assert shown(match) == (3, "green green yellow")


def test_d30_the_colour_cannot_be_changed_this_turn() -> None:
    match = rolled("3 red 2 green 1 yellow", take="green")
    assert match.legal(0) == ["again", "stop"]
    played(match, "0: again")
    throw(match, "1 green 3 blue")
    assert match.legal(0) == ["again", "stop"]
    assert match.position()["colour"] == "green"


def test_d30_the_next_player_chooses_anew() -> None:
    match = land()
    quiet_turn(match)
    assert match.position()["colour"] is None
    throw(match, "6 red")
    assert match.legal(1) == ["take red"]


def test_d31_after_choosing_one_stops_or_rolls_again() -> None:
    match = rolled("3 red 2 green 1 yellow", take="green")
    assert (phase(match), awaited(match), match.legal(0)) == ("decide", [0], ["again", "stop"])


def test_d31_stopping_ends_phase_1() -> None:
    match = played(rolled("3 red 2 green 1 yellow", take="green"), "0: stop")
    assert (phase(match), shown(match)) == ("mark", (2, "red red red yellow"))


@pytest.mark.parametrize("aside", [1, 2, 3, 4, 5])
def test_d31_all_the_other_dice_are_rolled_again(aside: int) -> None:
    match = played(rolled(f"{aside} green {6 - aside} red", take="green"), "0: again")
    odds = dict(match.chance())
    assert len(odds) == comb(6 - aside + 5, 5)
    assert sum(odds.values()) == 1
    assert odds["roll" + " green" * (6 - aside)] == Fraction(1, 6 ** (6 - aside))


def test_d31_the_sheets_federico() -> None:
    match = rolled("3 red 2 green 1 yellow", take="green")
    played(match, "0: again")
    throw(match, "1 green 3 blue")
    assert (phase(match), shown(match)) == ("decide", (3, "blue blue blue"))
    played(match, "0: again")
    throw(match, "2 yellow 1 orange")  # no green die: phase 1 ends
    assert (phase(match), shown(match)) == ("mark", (3, "orange yellow yellow"))
    assert match.position()["seats"][0]["marking"] == {"colour": "green", "left": 3}


def test_d31_all_dice_that_show_the_colour_are_set_aside() -> None:
    match = played(rolled("1 green 5 red", take="green"), "0: again")
    throw(match, "3 green 2 grey")
    assert shown(match) == (4, "grey grey")


def test_d31_the_choice_comes_again_without_limit() -> None:
    match = rolled("1 red 5 blue", take="red")
    for left in (4, 3, 2, 1):
        assert match.legal(0) == ["again", "stop"]
        played(match, "0: again")
        throw(match, f"1 red {left} blue")
    assert (phase(match), shown(match)) == ("decide", (5, "blue"))


def test_d31_phase_1_ends_if_no_die_shows_the_colour() -> None:
    match = played(rolled("2 red 4 blue", take="red"), "0: again")
    throw(match, "4 green")
    assert (phase(match), shown(match)) == ("mark", (2, "green green green green"))


def test_d31_the_dice_set_aside_are_kept_when_no_other_die_shows_the_colour() -> None:
    match = played(rolled("2 red 4 blue", take="red"), "0: again")
    throw(match, "4 yellow")
    assert match.legal(0) == ["mark f5", "mark h5"]


def test_d31_phase_1_ends_when_all_six_show_the_colour() -> None:
    match = rolled("6 red", take="red")
    assert (phase(match), shown(match)) == ("mark", (6, ""))
    match = played(rolled("5 red 1 blue", take="red"), "0: again")
    throw(match, "1 red")
    assert (phase(match), shown(match)) == ("mark", (6, ""))


def test_d32_dice_not_set_aside_keep_the_faces_of_their_last_roll() -> None:
    match = played(rolled("1 red 1 blue 1 green 1 grey 1 orange 1 yellow", take="red"), "0: again")
    throw(match, "1 red 1 blue 3 green")
    played(match, "0: stop")
    assert shown(match) == (2, "blue green green green")
    assert match.legal(1) == ["pass", "take blue", "take green"]  # orange lay there before, and is gone


def test_d32_no_die_shows_the_colour_chosen_except_those_set_aside() -> None:
    for colour in COLOURS:
        match = rolled("1 blue 1 green 1 grey 1 orange 1 red 1 yellow", take=colour)
        assert shown(match) == (1, " ".join(other for other in COLOURS if other != colour))


def test_d32_nothing_lies_there_while_a_roll_is_awaited() -> None:
    match = played(rolled("1 green 5 red", take="green"), "0: again")
    assert (phase(match), shown(match)) == ("roll", (1, ""))
    match = land()
    begin(match, "6 grey", "grey")
    assert (phase(match), shown(match)) == ("roll", (0, ""))
