"""D50-D54: bonus rolls. Bonus cells beside the start are green f4, blue g4 and red h5."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ludoteca import IllegalMove, Match
from tests.diceland.play import (
    awaited,
    begin,
    land,
    mark,
    marked,
    phase,
    seats,
    throw,
    travel,
    turn,
    use,
    waste_bonus_rolls,
)
from tests.helpers import played


def bonus_roll(dice: str, players: int = 2) -> Match:
    """Seat 0 has marked f4 and throws its bonus roll."""
    match = land(players)
    turn(match, "0 green f4")
    throw(match, dice)
    return match


def whose(match: Match) -> int | None:
    """The seat whose bonus roll it is."""
    seat: int | None = match.position()["bonus_seat"]
    return seat


def test_d50_a_bonus_cell_earns_a_bonus_roll() -> None:
    match = land()
    turn(match, "0 green f4")
    assert (phase(match), whose(match), awaited(match)) == ("bonus", 0, ["chance"])
    assert seats(match, "due") == [1, 0]


def test_d50_other_cells_earn_none() -> None:
    match = land()
    turn(match, "0 red f5 e5")
    assert (phase(match), match.position()["active"]) == ("roll", 1)
    assert seats(match, "due") == [0, 0]


def test_d50_one_bonus_roll_for_a_marking_with_a_bonus_cell_among_others() -> None:
    match = land()
    turn(match, "0 orange f6 f7")
    assert seats(match, "due") == [1, 0]
    throw(match, "5 yellow")
    assert (phase(match), seats(match, "due")) == ("roll", [0, 0])


def test_d50_it_comes_after_everybody_has_finished_phase_2() -> None:
    match = land(3)
    begin(match, "1 green 2 red 3 yellow", "green")
    played(match, "0: mark f4 / 1: pass")
    assert (phase(match), awaited(match), seats(match, "due")) == ("mark", [2], [1, 0, 0])
    played(match, "2: take red / 2: mark f5")
    assert (phase(match), awaited(match)) == ("mark", [2])
    played(match, "2: mark e5")
    assert (phase(match), whose(match)) == ("bonus", 0)


def test_d50_players_who_are_not_active_earn_them_too() -> None:
    match = land(3)
    turn(match, "0 red f5 e5", "2 blue g4")
    assert (phase(match), whose(match), seats(match, "due")) == ("bonus", 2, [0, 0, 1])


def test_d51_bonus_rolls_are_made_clockwise_from_the_active_player() -> None:
    match = land(4, first=2)
    begin(match, "1 green 1 blue 1 red 3 yellow", "green")
    for marking in ("0 blue g4", "1 red h5", "3 blue g4", "2 green f4"):
        use(match, marking)
    order = []
    while phase(match) == "bonus":
        order.append(whose(match))
        throw(match, "5 yellow")  # of no use to anybody
    assert order == [2, 3, 0, 1]


def test_d51_who_has_none_due_is_left_out() -> None:
    match = land(4, first=2)
    turn(match, "2 red f5 e5", "1 blue g4", "3 green f4")
    assert whose(match) == 3
    throw(match, "5 orange")
    played(match, "3: pass")
    assert whose(match) == 1
    throw(match, "5 blue")
    assert match.position()["active"] == 3  # the next turn


def test_d52_five_dice_are_thrown() -> None:
    match = land()
    turn(match, "0 green f4")
    odds = dict(match.chance())
    assert (len(odds), sum(odds.values())) == (252, 1)
    assert odds["roll red red red red red"] == Fraction(1, 6**5)
    assert odds["roll blue green orange red yellow"] == Fraction(120, 6**5)


def test_d52_a_colour_of_use_can_be_taken_or_none() -> None:
    match = bonus_roll("1 grey 1 red 1 yellow 2 blue")
    assert match.legal(0) == ["pass", "take blue", "take grey", "take red"]  # yellow does not touch
    match = bonus_roll("4 blue 1 grey")
    assert match.legal(0) == ["pass", "take grey"]  # the blue group at the start has three cells


def test_d52_all_dice_of_the_colour_are_used() -> None:
    match = played(bonus_roll("2 red 3 yellow"), "0: take red")
    assert seats(match, "marking")[0] == {"colour": "red", "left": 2}
    assert match.legal(0) == ["mark f5", "mark h5"]
    mark(match, 0, "f5")
    assert (phase(match), match.legal(0)) == ("bonus", ["mark e5"])
    mark(match, 0, "e5")
    assert (marked(match, 0), phase(match)) == ("f4 f5 e5", "roll")


def test_d52_the_unfinished_group_must_be_used() -> None:
    match = played(bonus_roll("2 green 3 yellow"), "0: take green")
    assert match.legal(0) == ["mark f3"]


def test_d52_nothing_may_be_marked() -> None:
    match = played(bonus_roll("2 red 3 yellow"), "0: pass")
    assert (marked(match, 0), phase(match), match.position()["active"]) == ("f4", "roll", 1)


def test_d52_it_is_thrown_only_once() -> None:
    match = bonus_roll("2 red 3 yellow")
    for move in ("again", "stop"):
        with pytest.raises(IllegalMove):
            match.play(0, move)
    played(match, "0: take red")
    assert "again" not in match.legal(0)


def test_d52_whoever_can_is_asked_even_if_only_one_colour_is_of_use() -> None:
    assert bonus_roll("1 blue 4 yellow").legal(0) == ["pass", "take blue"]


@pytest.mark.parametrize("dice", ["5 yellow", "5 blue", "4 blue 1 yellow", "5 grey", "2 yellow 3 grey"])
def test_d52_a_bonus_roll_of_no_use_is_not_asked_about(dice: str) -> None:
    match = bonus_roll(dice)
    assert (phase(match), match.position()["active"], marked(match, 0)) == ("roll", 1, "f4")


def test_d52_after_the_bonus_rolls_the_turn_passes_from_the_active_player() -> None:
    match = land(4)
    turn(match, "0 red f5 e5", "2 blue g4")
    waste_bonus_rolls(match)
    assert (match.position()["active"], match.position()["turn"]) == (1, 2)


def test_d53_a_bonus_cell_marked_with_a_bonus_roll_earns_another_one() -> None:
    match = bonus_roll("1 blue 4 yellow")
    use(match, "0 blue g4")
    assert (phase(match), whose(match), awaited(match), seats(match, "due")) == ("bonus", 0, ["chance"], [1, 0])
    throw(match, "2 red 3 yellow")
    use(match, "0 red h5 i5")
    assert (phase(match), whose(match), seats(match, "bonus")) == ("bonus", 0, [3, 0])
    throw(match, "5 blue")  # of the blue group two cells are free
    assert (phase(match), match.position()["active"]) == ("roll", 1)


def test_d53_it_comes_at_once_before_those_of_others() -> None:
    match = land(3)
    turn(match, "0 green f4", "1 blue g4", "2 blue g4")
    throw(match, "1 blue 4 yellow")
    use(match, "0 blue g4")
    assert (whose(match), seats(match, "due")) == (0, [1, 1, 1])
    throw(match, "5 yellow")
    assert (whose(match), seats(match, "due")) == (1, [0, 1, 1])
    throw(match, "1 green 4 yellow")
    use(match, "1 green f4")
    assert (whose(match), seats(match, "due")) == (1, [0, 1, 1])


def test_d53_all_dice_of_the_marking_are_used_before() -> None:
    match = bonus_roll("3 blue 2 yellow")
    played(match, "0: take blue / 0: mark g4")
    assert (awaited(match), match.legal(0)) == ([0], ["mark h3", "mark h4"])
    mark(match, 0, "h4 h3")
    assert (phase(match), awaited(match)) == ("bonus", ["chance"])


def test_d54_nobody_else_uses_the_dice_of_a_bonus_roll() -> None:
    match = bonus_roll("2 red 1 blue 2 orange", players=3)
    assert awaited(match) == [0]
    assert match.legal(1) == match.legal(2) == []
    use(match, "0 red f5 e5")
    assert (phase(match), match.position()["active"]) == ("roll", 1)
    assert [marked(match, seat) for seat in (1, 2)] == ["", ""]


def test_d54_not_even_when_its_owner_cannot() -> None:
    match = land()
    travel(match, ["blue g4 h4 h3"], ["red f5"])
    begin(match, "1 green 5 yellow", "green")
    mark(match, 0, "f4")
    throw(match, "3 blue 2 yellow")  # seat 0 has completed its blue group, and no other touches
    assert (phase(match), match.position()["active"]) == ("roll", 1)
