"""What is asked, what each move would make, and why not."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.diceland.odds import chance_of_hits
from ludoteca.games.diceland.public_odds import chance_of_more
from tests.diceland.hearing import WATCHING, asked, details, moves, said, value, worded
from tests.diceland.moments import bonus_choice, bonus_throw, choosing, choosing_sides, deciding, marking
from tests.diceland.play import begin, land, mark, road_without, throw, travel, until_turn_of
from tests.helpers import played, refuse

# The question


@pytest.mark.parametrize(
    ("now", "viewer", "sentence"),
    [
        (choosing_sides, 0, "Which side of your board do you play on?"),
        (choosing_sides, WATCHING, "Ada and Ben still choose their sides."),
        (land, 0, "Ada rolls 6 dice."),
        (choosing, 0, "Your turn: which colour do you choose? All its dice are set aside."),
        (choosing, 1, "Ada chooses a colour."),
        (deciding, 0, "You have 1 green die. Roll the other 5 dice again, or stop?"),
        (deciding, WATCHING, "Ada has 1 green die: again, or stop?"),
        (marking, 0, "Mark one green cell."),
        (marking, 1, "Ada left these dice. Which colour do you use?"),
        (marking, WATCHING, "Ada, Ben, and Cleo are still marking."),
        (bonus_throw, 1, "Ada has a bonus roll."),
        (bonus_choice, 0, "Your bonus roll: which colour do you use?"),
        (bonus_choice, WATCHING, "Ada has a bonus roll."),
    ],
)
def test_everybody_hears_what_is_awaited_from_whom(now: Any, viewer: int | str, sentence: str) -> None:
    assert asked(now(), viewer) == sentence


def test_d10_who_has_chosen_a_side_waits_for_the_others() -> None:
    match = played(choosing_sides(), "0: side G")
    assert asked(match, 0) == ("You’ve chosen map G, for good. Ben still chooses a side.")
    assert refuse(match, 0, "side H") == "You’ve chosen map G, for good."


def test_d42_who_is_done_in_phase_2_waits_for_the_others() -> None:
    match = played(marking(), "1: pass / 0: mark f4")
    assert asked(match, 1) == "You have nothing more to mark in this turn. Cleo is still marking."
    assert refuse(match, 1, "take red") == "You have nothing more to mark in this turn."


# What can be done, and why not


def test_d10_a_side_is_shown_with_the_colours_around_its_start() -> None:
    offered = moves(choosing_sides(), 0)
    assert [worded(move) for move in offered.values()] == ["Play on map G", "Play on map H"]
    assert value(offered["side G"], "colours") == "yellow, green, orange, and grey"


def test_d30_any_colour_can_be_chosen_and_those_without_room_say_so() -> None:
    offered = moves(choosing(), 0)
    assert [worded(move) for move in offered.values()] == [
        "Take 2 red dice", "Take 2 yellow dice (no room)", "Take 1 green die", "Take 1 blue die",
    ]  # fmt: skip
    assert not any("why" in move for move in offered.values())
    assert value(offered["take yellow"], "makes") == "No yellow group touches a cell you have marked."
    assert offered["take red"]["values"]["room"] == 6


def test_d23_dice_are_shown_with_the_groups_that_have_room_for_all_of_them() -> None:
    match = land()
    throw(match, "2 red 3 green 1 blue")
    red, green = moves(match, 0)["take red"], moves(match, 0)["take green"]
    assert red["values"]["cells"] == {"cells": ["k4", "l4", "e5", "f5", "h5", "i5", "j5", "k5"]}
    assert green["values"]["cells"] == {"cells": ["d2", "d3", "e3", "f3", "f4"]}
    assert value(green, "makes") == (
        "There is room for 3 green dice: you begin a group. The largest you can begin has 5 cells."
    )


@pytest.mark.parametrize(
    ("dice", "makes"),
    [
        (1, "There is room for 1 green die in your unfinished group; then it lacks 2."),
        (3, "With 3 green dice you complete your unfinished group!"),
        (4, "You can’t use 4 green dice: your unfinished group has room for 3."),
    ],
)
def test_d22_d24_what_dice_make_of_an_unfinished_group(dice: int, makes: str) -> None:
    match = land()
    travel(match, ["green f4 f3"])
    until_turn_of(match, 0)
    throw(match, f"{dice} green {6 - dice} grey")
    assert value(moves(match, 0)["take green"], "makes") == makes


def test_d24_a_complete_colour_has_no_room() -> None:
    match = land(2)
    travel(match, road_without("grey"))
    until_turn_of(match, 1)
    begin(match, "1 grey 4 red 1 yellow", "grey")
    assert said(moves(match, 0)["take red"]["why"]) == "You’ve already completed red."
    assert refuse(match, 0, "take red") == "You’ve already completed red."


def test_d41_d54_what_is_not_for_everybody() -> None:
    match = marking()
    assert refuse(match, 1, "take green") == "Set aside for seat 0 alone: 1 green die."
    assert refuse(match, 1, "take orange") == "No die there shows orange."
    assert worded(moves(match, 1)["pass"]) == "Mark nothing"
    assert refuse(bonus_choice(), 1, "take red") == "Waiting for seat 0."


def test_d52_a_bonus_roll_offers_what_has_room() -> None:
    offered = moves(bonus_choice(), 0)
    assert [name for name, move in offered.items() if "why" not in move] == ["take red", "pass"]
    assert said(offered["take yellow"]["why"]) == "No yellow group touches a cell you have marked."


def test_d20_d21_a_cross_is_told_with_what_it_makes() -> None:
    match = land()
    begin(match, "2 red 4 grey", "red")
    offered = moves(match, 0)
    assert worded(offered["mark h5"]) == "Mark h5 (bonus cell)"
    assert offered["mark f5"]["values"] == {
        "cell": {"cells": ["f5"]}, "colour": "red", "left": 1, "star": "no", "completes": "nothing",
    }  # fmt: skip
    assert said(offered["mark e5"]["why"]) == "e5 touches no marked cell."
    mark(match, 0, "f5")
    offered = moves(match, 0)
    assert offered["mark e5"]["values"]["completes"] == "group"
    assert said(offered["mark h5"]["why"]) == "h5 is in another group: the unfinished one comes first."


def test_d60_a_cross_may_complete_a_colour() -> None:
    match = land()
    travel(match, road_without("red"))
    until_turn_of(match, 0)
    begin(match, "6 red", "red")
    mark(match, 0, "h5 i5 j5 k5 k4")
    assert moves(match, 0)["mark l4"]["values"]["completes"] == "colour"


# Rolling again


@pytest.mark.parametrize("aside", range(1, 6))
@pytest.mark.parametrize("colour", ["red", "green", "blue", "orange", "yellow"])
def test_d24_d31_rolling_again_is_told_with_its_exact_chances(colour: str, aside: int) -> None:
    match = land()
    throw(match, f"{aside} {colour} {6 - aside} grey")
    match.play(0, f"take {colour}")
    again = moves(match, 0)["again"]["values"]
    chance = value(moves(match, 0)["again"], "chance")
    assert worded(moves(match, 0)["again"]) == f"Roll again: {chance} for more {colour}"
    dice, room = 6 - aside, {"red": 6, "green": 5, "blue": 3, "orange": 2, "yellow": 0}[colour]
    many = sum(chance_of_hits(dice, hits) for hits in range(1, dice + 1) if aside + hits > room)
    assert again["chance"] == {"percent": float(chance_of_more(dice))}
    assert again["none"] == {"percent": float(1 - chance_of_more(dice))}
    assert again["many"] == {"percent": float(many)}
    assert again["good"] == {"percent": float(chance_of_more(dice) - many)}
    assert value(moves(match, 0)["stop"], "fits") == ("yes" if aside <= room else "no")


@pytest.mark.parametrize(
    ("dice", "colour", "limit"),
    [
        ("2 blue 4 grey", "blue", "The largest group you can begin takes 3; more are too many"),
        ("3 blue 3 grey", "blue", "You have just what the largest group takes that you can begin (3)"),
        ("4 blue 2 grey", "blue", "They are too many already: the largest group you can begin takes only 3."),
        ("1 yellow 5 grey", "yellow", "You can’t mark anything in yellow anyway."),
    ],
)
def test_d24_how_many_dice_are_too_many(dice: str, colour: str, limit: str) -> None:
    match = land()
    throw(match, dice)
    match.play(0, f"take {colour}")
    chance, room = map(said, details(match, 0)["outlook"])
    assert chance.endswith(f"for at least one more {colour}.")
    assert room.startswith(limit)
    assert details(match, 1)["outlook"] == []
