"""Maps keep D02-D05, says a checker that shares nothing with the package."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from math import dist, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.engine.dice import SEEDS
from ludoteca.games.diceland.hexagons import CELLS, NAMES, NEIGHBOURS, NUMBER, distance
from ludoteca.games.diceland.looks import ALIKE, choose_different, likeness, looks
from ludoteca.games.diceland.mapmaker import candidates, make
from ludoteca.games.diceland.maps import (
    BLACK,
    COLOURS,
    EDITIONS,
    LETTERS,
    MAPS,
    NO_GROUP,
    START,
    Map,
    from_json,
    read,
)

Cell = tuple[int, int]
Rows = tuple[str, ...]

ALL_CELLS = [(row, column) for row in range(9) for column in range(12)]


# The checker: a map is rows of letters, neighbours are hexagons whose middles are one step apart.


def centre(cell: Cell) -> tuple[float, float]:
    row, column = cell
    return column + (0.5 if row in (1, 3, 5, 7) else 0.0), row * sqrt(3) / 2


@cache
def touching(cell: Cell) -> list[Cell]:
    return [other for other in ALL_CELLS if abs(dist(centre(cell), centre(other)) - 1) < 0.01]


def flooded(rows: Rows, letters: str) -> list[list[Cell]]:
    """The largest connected sets of cells that have one of the letters."""
    left = [cell for cell in ALL_CELLS if rows[cell[0]][cell[1]] in letters]
    sets = []
    while left:
        reached = [left.pop()]
        for cell in reached:
            for other in touching(cell):
                if other in left:
                    left.remove(other)
                    reached.append(other)
        sets.append(reached)
    return sets


def groups(rows: Rows, letter: str) -> list[list[Cell]]:
    return flooded(rows, letter + letter.lower())


def bonus_cells(rows: Rows, cells: list[Cell]) -> int:
    return sum(rows[row][column] in "rygboe" for row, column in cells)


def keeps_d02(rows: Rows) -> bool:
    counts = Counter("".join(rows).upper())
    starts = [(row, column) for row, column in ALL_CELLS if rows[row][column] == "W"]
    return (
        [len(row) for row in rows] == [12] * 9
        and counts == {**dict.fromkeys("RYGBOE", 16), "#": 11, "W": 1}
        and sorted(map(len, flooded(rows, "#"))) == [2, 3, 3, 3]
        and starts[0][0] + 1 in (5, 6)
        and starts[0][1] + 1 in (6, 7, 8)
    )


def keeps_d03(rows: Rows) -> bool:
    sizes = [[len(group) for group in groups(rows, letter)] for letter in "RYGBOE"]
    return all(len(own) in (4, 5) and min(own) >= 2 and max(own) <= 6 for own in sizes)


def keeps_d04(rows: Rows) -> bool:
    bonus = [[bonus_cells(rows, group) for group in groups(rows, letter)] for letter in "RYGBOE"]
    return all(sum(own) == 2 and max(own) == 1 for own in bonus)


def keeps_d05(rows: Rows) -> bool:
    return len(flooded(rows, "RYGBOErygboeW")) == 1


@cache
def all_maps() -> list[Map]:
    return [*(map for maps in EDITIONS for map in maps.values()), *(make(seed) for seed in range(1000, 1040))]


# Good maps


def test_d02_a_map_has_16_cells_of_each_colour_four_obstacles_and_a_start_near_the_middle() -> None:
    assert all(keeps_d02(map.rows) for map in all_maps())


def test_d03_groups_have_two_to_six_cells_and_each_colour_four_or_five_groups() -> None:
    assert all(keeps_d03(map.rows) for map in all_maps())


def test_d04_two_bonus_cells_of_each_colour_never_two_in_one_group() -> None:
    assert all(keeps_d04(map.rows) for map in all_maps())


def test_d05_all_cells_that_are_not_black_are_connected() -> None:
    assert all(keeps_d05(map.rows) for map in all_maps())


@settings(deadline=None, max_examples=25)
@given(st.integers(0, SEEDS - 1))
def test_d06_any_seed_makes_a_map_that_keeps_the_rules(seed: int) -> None:
    rows = make(seed).rows
    assert keeps_d02(rows)
    assert keeps_d03(rows)
    assert keeps_d04(rows)
    assert keeps_d05(rows)


def test_d06_there_are_eight_maps_a_to_h() -> None:
    assert "".join(MAPS) == "ABCDEFGH"
    assert all(map.name == name for name, map in MAPS.items())


@pytest.mark.parametrize("name", MAPS)
def test_d06_each_of_the_eight_maps_comes_out_of_its_seed(name: str) -> None:
    seed = MAPS[name].seed
    assert seed is not None
    assert make(seed).rows == MAPS[name].rows


def test_d06_no_two_of_the_eight_maps_are_alike() -> None:
    assert choose_different(MAPS.values(), 8) == list(MAPS.values())


@pytest.mark.parametrize("seed", [-1, SEEDS, 1.5, "7", None])
def test_d06_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(ValueError, match="whole number"):
        make(seed)  # type: ignore[arg-type]


# Cells


def test_d02_neighbours_are_the_hexagons_one_step_away() -> None:
    for cell in range(CELLS):
        assert [(other // 12, other % 12) for other in NEIGHBOURS[cell]] == touching((cell // 12, cell % 12))


def test_d02_the_distance_of_two_cells_is_the_number_of_steps() -> None:
    for cell in range(CELLS):
        steps = {cell: 0}
        for reached in steps_in_order(cell, steps):
            assert distance(cell, reached) == steps[reached]
        assert len(steps) == CELLS


def steps_in_order(cell: int, steps: dict[int, int]) -> list[int]:
    order = [cell]
    for reached in order:
        for row, column in touching((reached // 12, reached % 12)):
            if row * 12 + column not in steps:
                steps[row * 12 + column] = steps[reached] + 1
                order.append(row * 12 + column)
    return order


def test_cells_are_named_by_column_and_row() -> None:
    assert [NAMES[0], NAMES[11], NAMES[12], NAMES[107]] == ["a1", "l1", "a2", "l9"]
    assert NUMBER["f5"] == 4 * 12 + 5
    assert all(NUMBER[name] == cell for cell, name in enumerate(NAMES))


# A map as data


@pytest.mark.parametrize("map", MAPS.values(), ids=MAPS)
def test_a_map_knows_its_cells_and_groups(map: Map) -> None:
    for cell, letter in enumerate("".join(map.rows)):
        kind = map.colour[cell]
        assert letter.upper() == (LETTERS + "#W")[kind]
        assert map.is_bonus[cell] == (letter != letter.upper())
        assert (map.group[cell] == NO_GROUP) == (kind in (BLACK, START))
    assert map.colour[map.start] == START
    for number, cells in enumerate(map.groups):
        letter = LETTERS[map.colour_of_group[number]]
        assert sorted((cell // 12, cell % 12) for cell in cells) in [sorted(g) for g in groups(map.rows, letter)]
        assert {map.group[cell] for cell in cells} == {number}


def test_colours_are_alphabetical_and_have_the_letters_of_the_rules() -> None:
    assert list(COLOURS) == sorted(COLOURS)
    letters = dict(zip(COLOURS, LETTERS, strict=True))
    assert letters == {"red": "R", "yellow": "Y", "green": "G", "blue": "B", "orange": "O", "grey": "E"}


def test_a_map_survives_being_written_and_read() -> None:
    for map in all_maps():
        assert from_json(json.loads(json.dumps(map.to_json()))) == map
        assert read(list(map.rows), map.name, map.seed) == map


# Looks


def test_candidates_come_best_looking_first() -> None:
    maps = candidates(first_seed=50, count=6)
    assert sorted(map.seed or 0 for map in maps) == [50, 51, 52, 53, 54, 55]
    assert [looks(map) for map in maps] == sorted(map(looks, maps), reverse=True)


def test_a_map_is_like_itself_and_like_itself_upside_down() -> None:
    one = next(map for map in all_maps() if NAMES[map.start].endswith("5"))
    assert likeness(one, one) > ALIKE
    assert likeness(one, read(one.rows[::-1])) == likeness(one, one)
