"""How far everybody is, who has won by what, and what boards show."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine.telling import say
from ludoteca.games.diceland.hexagons import NAMES as CELLS
from ludoteca.games.diceland.maps import COLOURS
from tests.diceland.hearing import WATCHING, details, moves, said
from tests.diceland.moments import EVERYWHERE, bonus_choice, bonus_throw, choosing, deciding, marking
from tests.diceland.play import ROAD, begin, land, mark, road_without, throw, travel, turn, until_turn_of, use
from tests.helpers import played

# How far everybody is


def test_d60_figures_tell_bonus_cells_colours_and_rolls_due() -> None:
    match = bonus_throw()
    figures = [
        [(said(one["label"]), one["value"]) for one in seat] for seat in match.shown_for(WATCHING)["figures"]
    ]
    assert figures[0] == [("Bonus (9 needed)", 1), ("Colours", 0), ("Bonus rolls", 1)]
    assert figures[1] == [("Bonus (9 needed)", 0), ("Colours", 0)]


def test_d60_d61_the_standing_tells_who_has_the_goal_and_what_the_others_lack() -> None:
    match = land(3)
    travel(match, ROAD, ROAD[:2])
    standing = match.shown_for(WATCHING)["standing"]
    assert standing
    first, second, third = map(said, standing["sentences"][:3])
    assert first.startswith("Ada has reached the goal in turn")
    assert second == "Ben lacks 8 bonus cells and 11 cells of green."
    assert third == "Cleo lacks 9 bonus cells and 16 cells of red."
    assert said(standing["sentences"][3]) == "Ada wins!"
    assert [(rank["seat"], rank["place"]) for rank in standing["ranks"]] == [(0, 1), (1, 2), (2, 3)]
    assert [figure["value"] for figure in standing["ranks"][0]["figures"]][1] == 9


def test_d62_who_wins_with_a_bonus_roll_is_first_alone() -> None:
    match = land()
    travel(match, road_without("red"), road_without("red"))
    until_turn_of(match, 0)
    turn(match, "0 red h5")
    throw(match, "5 red")
    use(match, "0 red i5 j5 k5 k4 l4")
    standing = match.shown_for(WATCHING)["standing"]
    assert standing
    assert [(rank["seat"], rank["place"]) for rank in standing["ranks"]] == [(0, 1), (1, 2)]
    assert said(standing["sentences"][1]) == "Ben lacks one bonus cell and 6 cells of red."


def test_before_the_end_there_is_no_standing() -> None:
    assert all(now().shown_for(WATCHING)["standing"] is None for now in EVERYWHERE[:-1])


# What the boards show


def test_d07_bars_count_bonus_cells_groups_and_what_is_left() -> None:
    match = land()
    travel(match, ["red f5 e5", "green f4 f3"])
    sheet = details(match, 0)["sheets"][0]
    bars = {bar["colour"]: bar for bar in sheet["bars"]}
    assert list(bars) == ["red", "yellow", "green", "blue", "orange", "grey"]
    assert bars["red"] == {
        "colour": "red", "stars": 0, "left": 14, "groups": 5, "complete_groups": 1, "lacks": 0, "room": 6,
    }  # fmt: skip
    assert (bars["green"]["stars"], bars["green"]["lacks"], bars["green"]["room"]) == (1, 3, 3)
    assert sheet["unfinished"] == [{"colour": "green", "cells": ["d2", "d3", "e3", "f3", "f4"], "lacks": 3}]
    assert details(match, 0)["needed"] == 9


@pytest.mark.parametrize(("dice", "cells"), [(1, 8), (2, 8), (3, 6), (6, 6)])
def test_d22_d23_where_each_number_of_dice_could_be_used(dice: int, cells: int) -> None:
    match = land()
    throw(match, f"{dice} red {6 - dice} grey")
    found: Any = moves(match, 0)["take red"]["values"]["cells"]
    assert len(found["cells"]) == cells


def test_d31_stopping_shows_where_the_dice_set_aside_would_go() -> None:
    match = played(land(), "chance: roll blue blue grey grey grey grey / 0: take blue")
    assert moves(match, 0)["stop"]["values"]["cells"] == {"cells": ["h3", "g4", "h4"]}


def test_dice_set_aside_say_whose_they_are() -> None:
    match = marking()
    assert said(details(match, 0)["aside"]["why"]).startswith("Set aside for you: 1 green die.")
    assert said(details(match, 1)["aside"]["why"]) == "Set aside for Ada alone: 1 green die."
    assert details(bonus_choice(), 0)["aside"] is None


@pytest.mark.parametrize(
    ("now", "sentence"),
    [
        (choosing, "First choose dice of one colour."),
        (deciding, "Decide first: roll again or stop."),
        (marking, "You are marking green: one cell to go."),
        (bonus_throw, "Chance decides next."),
    ],
)
def test_what_is_to_be_decided_first(now: Any, sentence: str) -> None:
    assert said(details(now(), 0)["why_not"]) == sentence


def test_d20_d25_why_not_the_cells_that_no_move_is_told_of() -> None:
    """Every cell has a move, or a reason by what is printed there."""
    match = land()
    begin(match, "3 red 3 grey", "red")
    mark(match, 0, "h5")
    reasons = why_no_cell(match)
    assert {printed: said(say(why["id"], **why["values"] | {"cell": "f5"})) for printed, why in reasons} == {
        "black": "f5 is black and is never marked.",
        "start": "f5 is the start; it counts as marked already.",
        "red": "f5 is marked already.",
        **{colour: f"f5 is {colour}, and you are marking red." for colour in COLOURS if colour != "red"},
    }
    assert not why_no_cell(choosing())


def why_no_cell(match: Match) -> Any:
    return details(match, 0)["why_no_cell"].items()


@pytest.mark.parametrize("now", EVERYWHERE)
def test_everything_lies_on_the_table_of_the_kit(now: Any) -> None:
    match = now()
    areas = match.areas_for(0)
    boards = [area for area in areas if "board" in area]
    position = match.position()
    shared = [piece["colour"] for area in areas if "seat" not in area for piece in area["pieces"]]
    aside = [] if position["phase"] == "bonus" else [position["colour"]] * position["aside"]
    assert sorted(shared) == sorted([*position["dice"], *aside])
    for board in boards:
        assert len(board["pieces"]) == len(CELLS)
        assert len({piece["at"] for piece in board["pieces"]}) == len(CELLS)
    own = [area for area in boards if area["seat"] == 0]
    crosses = [piece["part"] for area in own for piece in area["pieces"] if piece["text"] == "✕"]
    assert sorted(crosses) == sorted(position["seats"][0]["marked"])
