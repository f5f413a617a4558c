"""What is wrong with a map is said in sentences, and nothing that is wrong is overlooked."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.games.diceland.hexagons import NUMBER
from ludoteca.games.diceland.maps import Map, Problem, from_json, problems, read
from ludoteca.words import LANGUAGES, Words
from tests.diceland.test_maps import Rows, all_maps, keeps_d02, keeps_d03, keeps_d04, keeps_d05

GOOD = (
    "EEEGGOO#yYEE",
    "E#gGROO#YGEr",
    "e#BYYrBBRRGR",
    "#RBY#BBRROBB",
    "BRRo#EEWOOoB",
    "bROO#GGOO###",
    "ERGGYYGGRREE",
    "EGgYYbBBRyOO",
    "eEGGYYBBYYYO",
)


def changed(rows: Rows, **letters: str) -> Rows:
    """The map with other letters in some cells: `changed(rows, a1="R")`."""
    cells = list("".join(rows))
    for name, letter in letters.items():
        cells[NUMBER[name]] = letter
    return tuple("".join(cells[first : first + 12]) for first in range(0, 108, 12))


def test_nothing_is_wrong_with_a_good_map() -> None:
    assert problems(GOOD) == []


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        (GOOD[:8], "A map has 9 rows, not 8."),
        ((*GOOD, GOOD[0]), "A map has 9 rows, not 10."),
        ((*GOOD[:8], "EEGG"), "Row 9 has 4 cells instead of 12."),
        ((*GOOD[:8], ""), "Row 9 has 0 cells instead of 12."),
    ],
)
def test_d02_a_map_of_another_size_is_refused(rows: Rows, sentence: str) -> None:
    assert problems(rows) == [sentence]


@pytest.mark.parametrize("letter", ["X", " ", "w", "1", "ß"])
def test_d02_an_unknown_letter_is_refused(letter: str) -> None:
    (sentence,) = problems(changed(GOOD, c4=letter))
    assert sentence.startswith(f"{letter!r} in c4 means nothing. The letters are R Y G B O E")


def test_d02_another_number_of_cells_of_a_colour_is_refused() -> None:
    assert problems(changed(GOOD, c1="G")) == [
        "There must be 16 green cells, not 17.",
        "There must be 16 grey cells, not 15.",
    ]


@pytest.mark.parametrize(
    ("letters", "clusters"),
    [
        ({"l6": "B"}, "h1, h2; b2, b3, a4; e4, e5, e6; j6, k6"),
        ({"h1": "O", "l6": "B"}, "b2, b3, a4; h2; e4, e5, e6; j6, k6"),
        ({"i6": "#"}, "h1, h2; b2, b3, a4; e4, e5, e6; i6, j6, k6, l6"),
        ({"d4": "#", "j6": "O"}, "h1, h2; b2, b3, a4; d4, e4, e5, e6; k6, l6"),
        (dict.fromkeys(["h1", "h2", "b2", "b3", "a4", "e4", "e5", "e6", "j6", "k6", "l6"], "R"), "none"),
    ],
)
def test_d02_obstacles_are_clusters_of_3_3_3_and_2(letters: dict[str, str], clusters: str) -> None:
    sentence = f"The black cells must form clusters of 3, 3, 3 and 2 that do not touch, but they form: {clusters}."
    assert sentence in problems(changed(GOOD, **letters))


@pytest.mark.parametrize(
    ("letters", "sentence"),
    [
        ({"h5": "E"}, "There must be one start cell, not 0."),
        ({"g5": "W"}, "There must be one start cell, not 2 (g5, h5)."),
        ({"h5": "E", "c1": "W"}, "The start cell c1 must be one of f5, g5, h5, f6, g6, h6."),
    ],
)
def test_d02_there_is_one_start_near_the_middle(letters: dict[str, str], sentence: str) -> None:
    assert sentence in problems(changed(GOOD, **letters))


def test_d03_a_group_of_one_cell_is_refused() -> None:
    found = problems(changed(GOOD, b1="G", d1="E"))
    assert "A group has 2 to 6 cells, but this green one has 1 cell: b1." in found


def test_d03_a_group_of_seven_cells_is_refused() -> None:
    found = problems(changed(GOOD, c6="G"))
    assert "A group has 2 to 6 cells, but this green one has 7 cells: c6, c7, d7, b8, c8, c9, d9." in found


def test_d03_three_groups_or_six_of_a_colour_are_refused() -> None:
    assert "There must be 4 or 5 green groups, not 3." in problems(changed(GOOD, e7="G", f7="G"))
    assert "There must be 4 or 5 grey groups, not 6." in problems(changed(GOOD, b1="G", d1="E"))


@pytest.mark.parametrize(
    ("letters", "sentence"),
    [
        ({"i1": "Y", "j8": "Y"}, "There must be 2 yellow bonus cells, not 0."),
        ({"i1": "Y"}, "There must be 2 yellow bonus cells, not 1 (j8)."),
        ({"a3": "E", "a1": "e", "k1": "e"}, "There must be 2 grey bonus cells, not 3 (a1, k1, a9)."),
        ({"j1": "y", "j8": "Y"}, "A group has at most one bonus cell, but these are in one: i1, j1."),
    ],
)
def test_d04_other_bonus_cells_are_refused(letters: dict[str, str], sentence: str) -> None:
    assert problems(changed(GOOD, **letters)) == [sentence]


def test_d05_cells_behind_obstacles_are_refused() -> None:
    found = problems(changed(GOOD, b1="#", a2="#"))
    assert "Black cells cut off a1 from the rest of the map." in found
    assert "Black cells cut off a3 from the rest of the map." in found


@settings(deadline=None)
@given(st.data())
def test_d02_d03_d04_d05_problems_are_found_exactly_where_there_are_some(data: st.DataObject) -> None:
    """Cells of a good map change places; most such maps are bad, and a few are good again."""
    cells = list("".join(data.draw(st.sampled_from(all_maps())).rows))
    for _ in range(data.draw(st.integers(1, 2))):
        one, other = data.draw(st.integers(0, 107)), data.draw(st.integers(0, 107))
        cells[one], cells[other] = cells[other], cells[one]
    rows = tuple("".join(cells[first : first + 12]) for first in range(0, 108, 12))
    is_good = keeps_d02(rows) and keeps_d03(rows) and keeps_d04(rows) and keeps_d05(rows)
    found = problems(rows)
    assert (found == []) == is_good
    for language in LANGUAGES:
        assert all(is_said(language, problem) for problem in found)


def is_said(language: str, problem: Problem) -> bool:
    """Whether a language has words for it, with everything in them that it is about."""
    words, values = Words(language), problem.reason["values"].copy()
    told = words.say(problem.reason["id"], **values)
    if "colour" in values:
        values["colour"] = words.say("diceland-colour", **values)
    return all(str(value) in told for value in values.values())


def test_a_bad_map_cannot_be_made_and_all_that_is_wrong_is_said() -> None:
    bad = changed(GOOD, h5="E", i1="Y")
    with pytest.raises(ValueError, match=r"one start cell, not 0\..*16 grey cells, not 17\..*yellow bonus"):
        Map("bad", None, bad)
    with pytest.raises(ValueError, match="one start cell"):
        read(bad)
    with pytest.raises(ValueError, match="one start cell"):
        from_json({"name": "bad", "seed": None, "rows": list(bad)})


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (None, "A map is an object with name, seed and rows."),
        ({"name": "A"}, "A map is an object with name, seed and rows."),
        ({"rows": "EEEGGOO#yYEE"}, "A map is nine strings of twelve letters."),
        ({"rows": [1, 2, 3]}, "A map is nine strings of twelve letters."),
        ({"rows": list(GOOD), "name": 7}, "The name of a map is a text, not 7."),
        ({"rows": list(GOOD), "seed": "x"}, "The seed of a map is a whole number or null, not 'x'."),
        ({"rows": list(GOOD), "seed": True}, "The seed of a map is a whole number or null, not True."),
    ],
)
def test_data_that_is_no_map_is_refused(data: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match="^" + sentence.replace(".", r"\.") + "$"):
        from_json(data)
