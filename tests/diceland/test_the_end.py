"""D60-D63: the goal, and who wins. The way to it is ROAD in play.py: all of red, and nine bonus cells."""

from __future__ import annotations

import pytest

from ludoteca import Match
from tests.diceland.play import (
    awaited,
    begin,
    land,
    mark,
    marked,
    phase,
    quiet_turn,
    road_without,
    seats,
    throw,
    travel,
    turn,
    until_turn_of,
    use,
    waste_bonus_rolls,
)
from tests.helpers import played


def before_the_goal(players: int, *lacking: str, turn_of: int = 0) -> Match:
    """What the seats, from 0 up, still lack of the way to the goal: the grey or blue group, or the last red one."""
    match = land(players)
    travel(match, *(road_without(*colours.split()) for colours in lacking))
    until_turn_of(match, turn_of)
    return match


def goal(match: Match) -> list[tuple[int, list[str]]]:
    """Of each seat the bonus cells marked and the colours completed."""
    return list(zip(seats(match, "bonus"), seats(match, "complete"), strict=True))


def test_d60_nine_bonus_cells_and_all_cells_of_one_colour_end_the_game() -> None:
    match = before_the_goal(2, "red")
    turn(match, "0 red h5 i5 j5 k5 k4 l4")
    assert goal(match)[0] == (9, ["red"])
    assert (phase(match), match.winners, awaited(match)) == ("end", [0], [])


def test_d60_eight_bonus_cells_are_not_enough() -> None:
    match = before_the_goal(2, "blue")
    assert goal(match)[0] == (8, ["red"])
    assert (phase(match), match.winners) == ("roll", [])


def test_d60_nine_bonus_cells_without_a_whole_colour_are_not_enough() -> None:
    match = before_the_goal(2, "red")
    turn(match, "0 red h5 i5 j5 k5 k4")
    assert goal(match)[0] == (9, [])
    assert phase(match) == "bonus"
    waste_bonus_rolls(match)
    assert (phase(match), match.position()["active"]) == ("roll", 1)


def test_d60_more_than_nine_bonus_cells_are_good_too() -> None:
    match = before_the_goal(2, "red")
    travel(match, ["red h5", "yellow h6 i6 h7"])
    until_turn_of(match, 0)
    assert goal(match)[0] == (10, [])
    turn(match, "0 red i5 j5 k5 k4 l4")
    assert (goal(match)[0], match.winners) == ((10, ["red"]), [0])


def test_d60_any_colour_will_do() -> None:
    match = before_the_goal(2, "red")
    travel(match, ["red h5 i5 j5 k5", "yellow h6 i6 h7", "yellow l5 l6 k6"])
    travel(match, ["orange g3 f2 e2 e1 d1", "yellow f1 g1 h1 i1"])
    until_turn_of(match, 0)
    assert goal(match)[0] == (10, [])
    turn(match, "0 yellow a4 a5")
    assert (goal(match)[0], match.winners) == ((10, ["yellow"]), [0])


def test_d61_a_goal_reached_in_phase_2_ends_the_game_when_all_have_finished_it() -> None:
    match = before_the_goal(3, "blue")
    begin(match, "3 blue 2 red 1 yellow", "blue")
    mark(match, 0, "g4 h4 h3")
    assert goal(match)[0] == (9, ["red"])
    assert (phase(match), awaited(match), match.winners) == ("mark", [1, 2], [])
    played(match, "1: pass / 2: take red / 2: mark f5")
    assert (phase(match), match.winners) == ("mark", [])
    played(match, "2: mark e5")
    assert (phase(match), match.winners, marked(match, 2)) == ("end", [0], "f5 e5")


@pytest.mark.parametrize("active_marks_first", [True, False])
def test_d61_all_who_have_reached_it_win_together(active_marks_first: bool) -> None:
    match = before_the_goal(3, "blue", "grey")
    begin(match, "3 blue 2 grey 1 yellow", "blue")
    markings = ["0 blue g4 h4 h3", "1 grey e4 d4"]
    for marking in markings if active_marks_first else reversed(markings):
        use(match, marking)
    assert (phase(match), match.winners) == ("end", [0, 1])
    assert match.position()["winners"] == [0, 1]


def test_d61_four_can_win_together() -> None:
    match = before_the_goal(4, "grey", "blue", "grey", "grey", turn_of=1)
    turn(match, "1 blue g4 h4 h3", "0 grey e4 d4", "2 grey e4 d4", "3 grey e4 d4")
    assert match.winners == [0, 1, 2, 3]


def test_d61_a_player_can_win_in_the_turn_of_another() -> None:
    match = before_the_goal(3, "blue", turn_of=2)
    turn(match, "2 red f5 e5", "0 blue g4 h4 h3")
    assert (phase(match), match.winners) == ("end", [0])


def test_d61_no_bonus_rolls_are_made_after_it() -> None:
    match = before_the_goal(3, "blue", "grey")
    turn(match, "0 blue g4 h4 h3", "2 green f4")  # both are bonus cells
    assert (phase(match), match.winners, awaited(match)) == ("end", [0], [])
    assert seats(match, "due") == [0, 0, 0]


def test_d61_whoever_could_have_reached_it_with_a_bonus_roll_does_not_win() -> None:
    match = before_the_goal(2, "blue", "red")
    turn(match, "0 blue g4 h4 h3", "1 red h5")
    assert goal(match) == [(9, ["red"]), (9, [])]
    assert (phase(match), match.winners) == ("end", [0])


def test_d62_a_goal_reached_with_a_bonus_roll_ends_the_game() -> None:
    match = before_the_goal(2, "red")
    turn(match, "0 red h5")
    throw(match, "5 red")
    use(match, "0 red i5 j5 k5 k4 l4")
    assert (phase(match), match.winners) == ("end", [0])


def test_d62_all_cells_of_the_marking_are_marked_first() -> None:
    match = before_the_goal(2, "blue grey")
    turn(match, "0 grey e4 d4")
    throw(match, "3 blue 2 orange")
    played(match, "0: take blue / 0: mark g4")
    assert goal(match)[0] == (9, ["red"])
    assert (phase(match), match.winners, match.legal(0)) == ("bonus", [], ["mark h3", "mark h4"])
    mark(match, 0, "h4 h3")
    assert (phase(match), match.winners, seats(match, "due")) == ("end", [0], [0, 0])


def test_d62_that_player_alone_wins_and_bonus_rolls_still_due_are_lost() -> None:
    match = before_the_goal(3, "red", "blue grey")
    turn(match, "0 red h5", "1 grey e4 d4")
    assert seats(match, "due") == [1, 1, 0]
    throw(match, "5 red")
    use(match, "0 red i5 j5 k5 k4 l4")
    assert (phase(match), match.winners, seats(match, "due")) == ("end", [0], [0, 0, 0])


def test_d62_the_order_of_the_bonus_rolls_decides() -> None:
    match = before_the_goal(3, "red", "blue grey", turn_of=1)
    turn(match, "1 grey e4 d4", "0 red h5")
    assert (match.position()["bonus_seat"], seats(match, "due")) == (1, [1, 1, 0])
    throw(match, "3 blue 2 orange")
    use(match, "1 blue g4 h4 h3")
    assert (phase(match), match.winners, seats(match, "due")) == ("end", [1], [0, 0, 0])


def test_d62_a_bonus_roll_that_misses_the_goal_leaves_it_to_the_next() -> None:
    match = before_the_goal(3, "red", "blue grey", turn_of=1)
    turn(match, "1 grey e4 d4", "0 red h5")
    throw(match, "5 red")  # red is complete
    throw(match, "5 red")
    use(match, "0 red i5 j5 k5 k4 l4")
    assert match.winners == [0]


def test_d62_a_chain_of_bonus_rolls_can_lead_to_the_goal() -> None:
    match = before_the_goal(2, "blue grey red")
    turn(match, "0 grey e4 d4")
    throw(match, "1 blue 4 green")
    use(match, "0 blue g4")
    throw(match, "1 red 4 green")
    use(match, "0 red h5")
    throw(match, "5 red")
    use(match, "0 red i5 j5 k5 k4 l4")
    assert (phase(match), match.winners, goal(match)[0]) == ("end", [0], (9, ["red"]))


def test_d63_otherwise_the_turn_passes_clockwise() -> None:
    match = land(4, first=2)
    order = []
    for number in range(1, 10):
        assert match.position()["turn"] == number
        order.append(match.position()["active"])
        quiet_turn(match)
    assert order == [2, 3, 0, 1, 2, 3, 0, 1, 2]


def test_d63_there_is_no_limit_of_turns() -> None:
    match = land()
    for _ in range(300):
        quiet_turn(match)
    assert (phase(match), match.position()["turn"]) == ("roll", 301)


def test_d63_the_next_player_rolls_all_six_dice() -> None:
    match = land()
    turn(match, "0 red f5 e5")
    assert (match.position()["aside"], match.position()["colour"]) == (0, None)
    assert len(match.legal("chance")) == 462
