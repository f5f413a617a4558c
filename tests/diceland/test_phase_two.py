"""D40-D42: phase 2, marking. The dice, in most of these tests: the active player's colour, and what lies there."""

from __future__ import annotations

import pytest

from ludoteca import IllegalMove, Match
from tests.diceland.play import awaited, begin, decline, land, mark, marked, phase, seats, travel, turn, use
from tests.helpers import played


def phase_two(dice: str, colour: str, players: int = 4) -> Match:
    """Seat 0 has rolled these dice once, taken a colour and stopped; nobody has marked anything before."""
    match = land(players)
    begin(match, dice, colour)
    return match


def test_d40_the_active_player_must_mark() -> None:
    match = phase_two("3 red 3 grey", "red")
    assert (awaited(match), match.legal(0)) == ([0], ["mark h5"])  # no pass, no other colour


def test_d40_the_active_player_is_asked_even_if_only_one_move_is_legal() -> None:
    match = phase_two("1 blue 5 grey", "blue")
    assert (phase(match), awaited(match), match.legal(0)) == ("mark", [0], ["mark g4"])


def test_d40_the_active_player_marks_with_all_dice_of_the_colour() -> None:
    match = played(phase_two("2 green 4 yellow", "green"), "0: mark f4")
    assert (awaited(match), match.legal(0)) == ([0], ["mark f3"])


def test_d40_an_active_player_who_can_mark_nothing_is_not_asked() -> None:
    match = phase_two("3 orange 3 blue", "orange")
    assert (phase(match), awaited(match)) == ("mark", [1, 2, 3])
    assert seats(match, "done") == [True, False, False, False]
    assert seats(match, "marking")[0] is None
    decline(match)
    assert (marked(match, 0), match.position()["active"]) == ("", 1)


def test_d40_the_active_player_has_no_use_of_the_other_dice() -> None:
    match = phase_two("3 orange 3 red", "orange")
    assert match.legal(0) == []


def test_d41_every_other_player_may_take_another_colour_that_lies_there() -> None:
    match = phase_two("1 red 1 orange 2 blue 2 green", "red")
    assert [match.legal(seat) for seat in (1, 2, 3)] == [["pass", "take blue", "take green", "take orange"]] * 3


def test_d41_not_the_colour_of_the_active_player() -> None:
    match = phase_two("2 red 4 orange", "orange")
    assert match.legal(1) == ["pass", "take red"]
    with pytest.raises(IllegalMove):
        match.play(1, "take orange")


def test_d41_all_dice_of_the_colour_must_be_used() -> None:
    match = played(phase_two("3 red 3 green", "red"), "1: take green")
    assert seats(match, "marking")[1] == {"colour": "green", "left": 3}
    for cell in ("f4", "f3", "e3"):
        assert match.legal(1) == [f"mark {cell}"]
        mark(match, 1, cell)
    assert (match.legal(1), seats(match, "done")[1]) == ([], True)


def test_d41_several_may_take_the_same_colour() -> None:
    """As in the sheet: Maria and Luigi mark with the same dice, Caterina with others."""
    match = phase_two("3 green 2 red 1 orange", "green")
    for marking in ("0 green f4 f3 e3", "1 red f5 e5", "2 red h5 i5", "3 orange f6"):
        use(match, marking)
    assert [marked(match, seat) for seat in range(4)] == ["f4 f3 e3", "f5 e5", "h5 i5", "f6"]


def test_d41_whoever_does_not_want_to_mark_passes() -> None:
    match = played(phase_two("2 red 4 green", "red"), "1: pass / 2: pass / 3: pass")
    assert (awaited(match), seats(match, "done")) == ([0], [False, True, True, True])
    mark(match, 0, "f5 e5")
    assert [marked(match, seat) for seat in (1, 2, 3)] == ["", "", ""]


def test_d41_a_colour_with_which_nothing_can_be_marked_is_not_offered() -> None:
    match = phase_two("1 red 1 blue 3 orange 1 yellow", "red")  # too many orange dice, and no yellow group touches
    assert match.legal(1) == ["pass", "take blue"]
    for colour in ("orange", "yellow"):
        with pytest.raises(IllegalMove):
            match.play(1, f"take {colour}")


def test_d41_what_can_be_used_differs_from_player_to_player() -> None:
    match = land(3)
    turn(match, "0 red f5")
    begin(match, "1 orange 1 grey 4 red", "orange")
    assert match.legal(0) == ["pass", "take grey"]  # f5 touches e4; of the red group one cell is free
    assert match.legal(2) == ["pass", "take red"]  # h5 and five more cells


def test_d41_whoever_can_use_no_colour_is_not_asked() -> None:
    match = phase_two("1 red 3 orange 2 yellow", "red")
    assert awaited(match) == [0]
    assert seats(match, "done") == [False, True, True, True]


def test_d41_only_those_who_can_are_asked() -> None:
    match = land(3)
    travel(match, ["red f5"])
    travel(match, [], ["red h5"])
    assert match.position()["active"] == 2
    begin(match, "4 orange 2 yellow", "orange")
    assert awaited(match) == [1]  # h5 touches h6; seats 0 and 2 have no yellow cell to mark


def test_d40_d41_if_nobody_can_mark_phase_2_is_over_at_once() -> None:
    match = phase_two("3 orange 3 grey", "orange")
    assert (phase(match), match.position()["active"], match.position()["turn"]) == ("roll", 1, 2)


def test_d41_nothing_lies_there_when_all_six_dice_are_set_aside() -> None:
    match = phase_two("6 red", "red")
    assert awaited(match) == [0]


def test_d41_whoever_has_taken_a_colour_must_mark_with_it() -> None:
    match = played(phase_two("2 orange 2 green 2 red", "orange"), "1: take red")
    assert match.legal(1) == ["mark f5", "mark h5"]  # no pass and no other colour any more


def test_d41_a_player_asked_can_pass_even_if_there_is_one_colour_and_one_cell() -> None:
    assert phase_two("5 orange 1 blue", "orange").legal(1) == ["pass", "take blue"]


def test_d42_all_mark_at_the_same_time_in_any_order() -> None:
    match = phase_two("2 red 2 green 2 orange", "red")
    assert awaited(match) == [0, 1, 2, 3]
    played(match, "2: take green / 0: mark h5 / 3: take orange / 2: mark f4 / 1: pass / 3: mark f6")
    assert awaited(match) == [0, 2, 3]
    played(match, "2: mark f3 / 3: mark f7 / 0: mark i5")
    assert [marked(match, seat) for seat in range(4)] == ["h5 i5", "", "f4 f3", "f6 f7"]


def test_d42_the_order_makes_no_difference() -> None:
    one = phase_two("2 red 3 green 1 grey", "red", players=2)
    other = one.copy()
    played(one, "0: mark f5 / 0: mark e5 / 1: take green / 1: mark f4 / 1: mark f3 / 1: mark e3")
    played(other, "1: take green / 1: mark f4 / 0: mark f5 / 1: mark f3 / 1: mark e3 / 0: mark e5")
    assert one.position() == other.position()


def test_d42_markings_of_others_do_not_matter() -> None:
    match = phase_two("2 red 2 green 2 orange", "red")
    before = match.legal(2)
    played(match, "0: mark f5 / 0: mark e5 / 1: take green / 1: mark f4 / 1: mark f3")
    assert match.legal(2) == before == ["pass", "take green", "take orange"]


def test_d42_everything_is_open() -> None:
    match = played(phase_two("2 red 2 green 2 orange", "red"), "1: take green / 1: mark f4 / 2: pass")
    assert match.position(3) == match.position("public") == match.position()
    assert match.events_for(3) == [{key: event[key] for key in event if key != "move"} for event in match.events]


@pytest.mark.parametrize("again", ["take green", "take orange", "pass", "mark f4"])
def test_d42_what_is_done_is_final(again: str) -> None:
    passed = played(phase_two("2 red 2 green 2 orange", "red"), "1: pass")
    finished = played(passed.copy(), "2: take green / 2: mark f4 / 2: mark f3")
    assert passed.legal(1) == finished.legal(2) == []
    for match, seat in ((passed, 1), (finished, 2)):
        with pytest.raises(IllegalMove):
            match.play(seat, again)
