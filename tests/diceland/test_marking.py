"""D20-D25: which cells can be marked."""

from __future__ import annotations

from ludoteca import Match
from tests.diceland.play import (
    ROAD,
    awaited,
    begin,
    land,
    mark,
    marked,
    phase,
    road_without,
    seats,
    throw,
    travel,
    until_turn_of,
)


def after(*steps: str) -> Match:
    """Seat 0 has made these markings and has the turn again."""
    match = land()
    travel(match, list(steps))
    until_turn_of(match, 0)
    return match


def with_dice(match: Match, count: int, colour: str) -> Match:
    """Phase 2: seat 0 has so many dice of a colour, and the other dice are of no use to anybody."""
    begin(match, f"{count} {colour} {6 - count} {'grey' if colour != 'grey' else 'yellow'}", colour)
    return match


def cells(match: Match) -> str:
    """What seat 0 can mark now."""
    assert all(move.startswith("mark ") for move in match.legal(0))
    return " ".join(move[5:] for move in match.legal(0))


def test_d20_exactly_as_many_cells_are_marked_as_there_are_dice() -> None:
    match = with_dice(land(), 4, "red")
    for cell in ("h5", "i5", "j5"):
        mark(match, 0, cell)
        assert awaited(match) == [0]
        assert all(move.startswith("mark ") for move in match.legal(0))  # no way to stop half-way
    mark(match, 0, "k5")
    assert (marked(match, 0), phase(match)) == ("h5 i5 j5 k5", "bonus")  # h5 is a bonus cell


def test_d20_the_dice_left_are_counted() -> None:
    match = with_dice(land(), 3, "red")
    assert seats(match, "marking")[0] == {"colour": "red", "left": 3}
    mark(match, 0, "h5 i5")
    assert seats(match, "marking")[0] == {"colour": "red", "left": 1}


def test_d20_all_cells_of_a_marking_lie_in_one_group() -> None:
    match = with_dice(land(), 2, "red")
    assert cells(match) == "f5 h5"
    mark(match, 0, "f5")
    assert cells(match) == "e5"  # and not h5, which is of the other red group
    match = with_dice(land(), 2, "red")
    mark(match, 0, "h5")
    assert cells(match) == "i5"  # and not f5


def test_d20_the_sheets_federico_marks_three_green_cells() -> None:
    match = with_dice(land(), 3, "green")
    mark(match, 0, "f4 f3 e3")
    assert marked(match, 0) == "f4 f3 e3"


def test_d21_a_cell_must_touch_the_start_or_a_marked_cell() -> None:
    assert cells(with_dice(land(), 5, "green")) == "f4"
    assert cells(with_dice(land(), 3, "blue")) == "g4"
    assert cells(with_dice(land(), 1, "orange")) == "f6"


def test_d21_cells_marked_earlier_in_the_same_marking_count() -> None:
    match = with_dice(land(), 5, "green")
    for cell, then in (("f4", "f3"), ("f3", "e3"), ("e3", "d2 d3"), ("d3", "d2")):
        mark(match, 0, cell)
        assert cells(match) == then
    mark(match, 0, "d2")
    assert marked(match, 0) == "f4 f3 e3 d3 d2"


def test_d21_the_marked_cell_touched_may_be_of_any_colour() -> None:
    assert cells(with_dice(land(), 1, "grey")) == ""
    assert cells(with_dice(after("red f5"), 1, "grey")) == "e4"  # it touches f5, which is red
    assert cells(with_dice(after("green f4"), 1, "grey")) == "e4"  # and f4, which is green


def test_d21_touching_is_sharing_an_edge() -> None:
    """Rows 2, 4, 6 and 8 are shifted to the right by half a hexagon."""
    match = with_dice(after("red h5"), 1, "red")  # h5 lies in a row that is not shifted
    assert cells(match) == "i5"
    assert cells(with_dice(after("red h5"), 1, "yellow")) == "h6"  # below h5 lie g6, which is black, and h6
    match = after("red f5 e5", "green d5 d6 e6")
    assert cells(with_dice(match, 1, "green")) == "d7 e7"  # d6 lies in a shifted row: below it are d7 and e7


def test_d22_the_unfinished_group_must_be_used() -> None:
    match = after("red h5 i5")
    assert seats(match, "open")[0] == {"red": 4}
    assert cells(with_dice(match, 1, "red")) == "j5"  # and not f5, which touches the start
    match = after("red f5")
    assert cells(with_dice(match, 1, "red")) == "e5"  # and not h5


def test_d22_a_complete_group_lets_another_one_begin() -> None:
    match = after("red f5 e5", "green d5")
    assert seats(match, "open")[0] == {"green": 4}
    assert cells(with_dice(match, 1, "red")) == "c5 h5"


def test_d22_groups_of_other_colours_may_be_begun_beside() -> None:
    """As the sheet's Maria, who has begun five groups of different colours, and completed the blue one."""
    match = after("red f5", "green f4", "orange f6", "grey e4", "blue g4 h4 h3")
    assert seats(match, "open")[0] == {"green": 4, "grey": 1, "orange": 1, "red": 1}
    assert cells(with_dice(match, 1, "blue")) == ""  # another blue group may begin, but none touches
    match = after("red h5 i5", "green f4", "orange f6", "blue g4 h4 h3")
    assert cells(with_dice(match, 1, "yellow")) == "h6 i6"  # nothing yellow is begun


def test_d23_any_group_that_touches_and_is_large_enough_can_be_begun() -> None:
    assert cells(with_dice(land(), 1, "red")) == "f5 h5"
    assert cells(with_dice(land(), 2, "red")) == "f5 h5"
    assert cells(with_dice(land(), 3, "red")) == "h5"  # the group of f5 has two cells
    assert cells(with_dice(land(), 6, "red")) == "h5"


def test_d23_a_group_may_touch_any_marked_cell() -> None:
    match = after("red f5 e5")
    assert cells(with_dice(match, 5, "green")) == "d5 d6 e6 f4"  # one group at the start, one behind e5


def test_d23_the_whole_group_counts_not_only_the_cells_that_touch() -> None:
    match = with_dice(land(), 6, "red")
    mark(match, 0, "h5 i5 j5 k5 k4 l4")
    assert marked(match, 0) == "h5 i5 j5 k5 k4 l4"


def test_d24_too_many_dice_for_the_unfinished_group() -> None:
    """As the sheet's Maria: two cells are free, one or two dice can be used, three cannot."""
    match = after("green f4 f3 e3", "red f5 e5")
    assert seats(match, "open")[0] == {"green": 2}
    assert cells(with_dice(match.copy(), 1, "green")) == "d2 d3"
    assert cells(with_dice(match.copy(), 2, "green")) == "d2 d3"
    assert cells(with_dice(match.copy(), 3, "green")) == ""  # though five cells behind e5 wait to be begun


def test_d24_too_many_dice_for_every_group_that_could_be_begun() -> None:
    assert cells(with_dice(land(), 2, "orange")) == "f6"
    assert cells(with_dice(land(), 3, "orange")) == ""
    assert cells(with_dice(land(), 3, "blue")) == "g4"
    assert cells(with_dice(land(), 4, "blue")) == ""


def test_d24_groups_that_do_not_touch_are_of_no_help() -> None:
    match = with_dice(land(), 4, "orange")  # there are orange groups of five and of four cells far away
    assert (marked(match, 0), match.position()["active"]) == ("", 1)


def test_d24_nothing_is_marked_in_a_colour_that_is_complete() -> None:
    match = land()
    travel(match, road_without("blue", "grey"))
    until_turn_of(match, 0)
    assert seats(match, "complete")[0] == ["red"]
    assert cells(with_dice(match, 1, "red")) == ""


def test_d24_nothing_is_marked_in_a_colour_of_which_no_group_touches() -> None:
    assert cells(with_dice(land(), 1, "yellow")) == ""
    assert cells(with_dice(land(), 1, "grey")) == ""


def test_d24_a_marking_never_runs_over_into_a_second_group() -> None:
    match = after("red f5")
    assert cells(with_dice(match.copy(), 2, "red")) == ""  # not e5 and then h5
    assert cells(with_dice(match, 1, "red")) == "e5"


def test_d24_too_many_dice_for_others_and_for_a_bonus_roll() -> None:
    match = land()
    begin(match, "1 blue 3 orange 2 green", "blue")
    assert match.legal(1) == ["pass", "take green"]
    mark(match, 0, "g4")
    match.play(1, "pass")
    throw(match, "3 blue 2 red")
    assert match.legal(0) == ["pass", "take red"]


def test_d25_black_cells_are_never_marked() -> None:
    match = land()
    travel(match, ROAD[:-1])
    until_turn_of(match, 0)
    for colour in ("blue", "green", "grey", "orange", "red", "yellow"):
        now = with_dice(match.copy(), 1, colour)
        assert not {"g6", "g7", "c7", "c8", "d8"} & set(cells(now).split())  # they lie amid the marked cells


def test_d25_black_cells_do_not_connect() -> None:
    match = with_dice(land(), 1, "yellow")  # h6 and the start both touch the obstacle g6
    assert (marked(match, 0), match.position()["active"]) == ("", 1)


def test_d25_a_way_around_a_black_cell_leads_there() -> None:
    assert cells(with_dice(after("red h5"), 1, "yellow")) == "h6"
