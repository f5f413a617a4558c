"""What a position shows: its keys, its views, and the set-up. The turns: test_positions_in_turns.py."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca import Match
from tests.diceland.moments import EVERYWHERE, bonus_choice, choosing, choosing_sides, dealing, drawing_lots
from tests.diceland.play import MAP, phase
from tests.helpers import played

NO_MAP_YET: dict[str, Any] = {
    "board": None,
    "map": None,
    "marked": [],
    "open": {},
    "bonus": 0,
    "complete": [],
    "due": 0,
    "marking": None,
    "done": False,
}


def shown(match: Match, *keys: str) -> list[Any]:
    """What the position shows for these keys."""
    position = match.position()
    return [position[key] for key in keys]


def test_the_whole_position_at_the_beginning() -> None:
    assert dealing(3).position() == {
        "game": "diceland",
        "players": 3,
        "turn": 0,
        "active": None,
        "actors": ["chance"],
        "winners": [],
        "phase": "board",
        "colour": None,
        "aside": 0,
        "dice": [],
        "rolls": 0,
        "bonus_seat": None,
        "bonus_rolls": 0,
        "maps": {},
        "seats": [NO_MAP_YET] * 3,
    }


def test_the_phases_are_those_of_the_rules() -> None:
    phases = " ".join(phase(now()) for now in EVERYWHERE)
    assert phases == "board side first roll choose decide roll mark bonus bonus end"


@pytest.mark.parametrize("now", EVERYWHERE)
def test_every_phase_shows_the_same_keys(now: Any) -> None:
    position = now().position()
    assert position.keys() == dealing().position().keys()
    assert all(seat.keys() == NO_MAP_YET.keys() for seat in position["seats"])


@pytest.mark.parametrize("now", EVERYWHERE)
def test_every_view_is_the_whole_position(now: Any) -> None:
    match = now()
    assert all(match.position(viewer) == match.position() for viewer in (*range(match.players), "public"))


@pytest.mark.parametrize("now", EVERYWHERE)
def test_a_position_is_plain_json(now: Any) -> None:
    assert json.loads(json.dumps(now().position())) == now().position()


def test_changing_a_position_does_not_change_the_match() -> None:
    match = bonus_choice()
    match.position()["seats"][0]["marked"].clear()
    match.position()["seats"][0]["open"].clear()
    match.position()["maps"]["I"].clear()
    match.position()["dice"].append("red")
    assert match.position() == bonus_choice().position()


def test_boards_are_dealt() -> None:
    match = dealing()
    match.play("chance", "board G/H")
    assert shown(match, "phase", "actors", "turn", "active") == ["board", ["chance"], 0, None]
    assert match.position()["seats"] == [{**NO_MAP_YET, "board": "G/H"}, NO_MAP_YET]
    assert match.position()["maps"].keys() == {"G", "H"}


def test_sides_are_chosen() -> None:
    match = choosing_sides()
    assert shown(match, "phase", "actors") == ["side", [0, 1]]
    assert match.position()["maps"].keys() == {"A", "B", "G", "H"}
    played(match, "1: side B")
    assert shown(match, "phase", "actors") == ["side", [0]]
    assert match.position()["seats"] == [
        {**NO_MAP_YET, "board": "G/H"},
        {**NO_MAP_YET, "board": "A/B", "map": "B"},
    ]
    assert match.position()["maps"].keys() == {"A", "B", "G", "H"}  # until all have chosen


def test_maps_are_those_the_seats_have_when_all_have_chosen() -> None:
    match = played(choosing_sides(), "1: side B / 0: side H")
    assert shown(match, "phase", "actors", "turn", "active") == ["first", ["chance"], 0, None]
    assert match.position()["maps"].keys() == {"B", "H"}
    assert all([len(row) for row in rows] == [12] * 9 for rows in match.position()["maps"].values())


def test_maps_given() -> None:
    match = drawing_lots()
    assert shown(match, "phase", "maps") == ["first", {"I": MAP}]
    assert match.position()["seats"] == [{**NO_MAP_YET, "map": "I"}] * 3


@pytest.mark.parametrize("viewer", [-1, 3, 100, "0", "everybody", 0.5])
def test_a_seat_that_does_not_exist_has_no_view(viewer: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        choosing().position(viewer)
