"""D01, D07, D10: dice, the information bar, and how the game begins. The maps themselves: test_maps.py."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.games.diceland.mapmaker import make
from tests.diceland.play import MAP, ROAD, awaited, begin, land, phase, seats, travel
from tests.helpers import played

BOARDS = ["board A/B", "board C/D", "board E/F", "board G/H"]


def game(players: int) -> Match:
    """A new game with boards to deal."""
    return ludoteca.new("diceland", players=players)


def dealt(*boards: str) -> Match:
    """A new game for as many players as there are boards, which have been dealt."""
    match = game(len(boards))
    for board in boards:
        match.play("chance", f"board {board}")
    return match


def rows_of(letter: str) -> list[str]:
    """One of the eight maps, as the game shows it."""
    rows: list[str] = dealt("A/B", "C/D", "E/F", "G/H").position()["maps"][letter]
    return rows


def repainted(rows: list[str], one: str, other: str) -> list[str]:
    """Another good map, on which two colours have changed places."""
    swap = str.maketrans({one: other, other: one, one.lower(): other.lower(), other.lower(): one.lower()})
    return [row.translate(swap) for row in rows]


OTHER = repainted(MAP, "R", "B")


def on(*maps: Any) -> Match:
    """A new game on these maps, one per seat."""
    return ludoteca.new("diceland", players=len(maps), maps=list(maps))


def test_d01_six_dice_fall_in_462_ways_with_exact_probabilities() -> None:
    odds = dict(land().chance())
    assert len(odds) == 462
    assert sum(odds.values()) == 1
    assert odds["roll blue blue blue blue blue blue"] == Fraction(1, 6**6)
    assert odds["roll green green green red red red"] == Fraction(20, 6**6)
    assert odds["roll blue green grey orange red yellow"] == Fraction(720, 6**6)


def test_d07_the_bar_counts_the_bonus_cells_marked() -> None:
    match = land()
    assert seats(match, "bonus") == [0, 0]
    travel(match, ["red f5 e5", "green f4 f3", "blue g4"])
    assert seats(match, "bonus") == [2, 0]


def test_d07_the_bar_shows_the_colours_completed() -> None:
    match = land()
    travel(match, ROAD[:-3])
    assert seats(match, "complete") == [[], []]
    travel(match, ["red h5 i5 j5 k5 k4 l4", "yellow e8"])
    assert seats(match, "complete") == [[], []]
    travel(match, ["red f9 g9 g8"])
    assert seats(match, "complete") == [["red"], []]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_d10_two_to_four_play(players: int) -> None:
    assert game(players).position()["players"] == players


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_d10_no_other_number_can_play(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        game(players)


def test_d10_boards_are_dealt_at_random_from_seat_0_up_and_no_board_twice() -> None:
    match = game(4)
    assert match.chance() == [(board, Fraction(1, 4)) for board in BOARDS]
    match.play("chance", "board E/F")
    assert match.chance() == [(board, Fraction(1, 3)) for board in ("board A/B", "board C/D", "board G/H")]
    match.play("chance", "board A/B")
    assert match.chance() == [(board, Fraction(1, 2)) for board in ("board C/D", "board G/H")]
    match.play("chance", "board G/H")
    assert match.chance() == [("board C/D", Fraction(1))]
    match.play("chance", "board C/D")
    assert seats(match, "board") == ["E/F", "A/B", "G/H", "C/D"]


def test_d10_two_players_get_two_of_the_boards() -> None:
    match = dealt("G/H", "A/B")
    assert (phase(match), awaited(match)) == ("side", [0, 1])


def test_d10_everyone_chooses_a_side_of_their_own_board_in_any_order() -> None:
    match = dealt("C/D", "G/H", "A/B")
    assert [match.legal(seat) for seat in range(3)] == [
        ["side C", "side D"],
        ["side G", "side H"],
        ["side A", "side B"],
    ]
    played(match, "2: side B / 0: side C")
    assert (seats(match, "map"), awaited(match)) == (["C", None, "B"], [1])
    played(match, "1: side G")
    assert (seats(match, "map"), phase(match)) == (["C", "G", "B"], "first")


def test_d10_the_side_chosen_is_what_one_plays_on() -> None:
    for side, other in (("C", "D"), ("D", "C")):
        match = played(dealt("A/B", "C/D"), f"0: side A / 1: side {side} / first 1")
        assert match.position()["maps"].keys() == {"A", side}
        assert match.position()["maps"][side] == rows_of(side) != rows_of(other)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_d10_the_first_player_is_drawn_by_lot(players: int) -> None:
    match = on(*[MAP] * players)
    assert match.chance() == [(f"first {seat}", Fraction(1, players)) for seat in range(players)]
    played(match, f"first {players - 1}")
    assert match.position()["active"] == players - 1
    assert match.position()["turn"] == 1


def test_d10_the_start_cell_counts_as_marked() -> None:
    match = land()
    begin(match, "2 red 4 grey", "red")
    assert match.legal(0) == ["mark f5", "mark h5"]  # they touch the start g5
    assert seats(match, "marked") == [[], []]


def test_d10_all_can_play_on_the_same_map() -> None:
    match = on(MAP, MAP, MAP)
    assert seats(match, "map") == ["I", "I", "I"]
    assert seats(match, "board") == [None, None, None]
    assert match.position()["maps"] == {"I": MAP}


def test_d10_maps_of_ones_own_are_named_i_j_k_l_in_the_order_of_the_seats() -> None:
    third, fourth = repainted(MAP, "G", "O"), repainted(MAP, "Y", "E")
    match = on(OTHER, third, MAP, fourth)
    assert seats(match, "map") == ["I", "J", "K", "L"]
    assert match.position()["maps"] == {"I": OTHER, "J": third, "K": MAP, "L": fourth}


def test_d10_equal_maps_share_a_name() -> None:
    assert seats(on(OTHER, MAP, OTHER, MAP), "map") == ["I", "J", "I", "J"]
    assert seats(on(MAP, MAP, OTHER), "map") == ["I", "I", "J"]


def test_d10_rows_of_one_of_the_eight_maps_keep_its_letter() -> None:
    match = on(rows_of("H"), MAP, rows_of("A"), OTHER)
    assert seats(match, "map") == ["H", "I", "A", "J"]
    assert seats(match, "board") == [None] * 4


def test_d10_everyone_marks_on_their_own_map() -> None:
    match = played(on(MAP, OTHER), "first 0")
    begin(match, "1 green 2 red 3 yellow", "green")
    assert (match.legal(0), match.legal(1)) == (["mark f4"], ["pass", "take red"])
    played(match, "1: take red")
    assert match.legal(1) == ["mark g4"]  # f5 and h5 are blue there


def test_d10_generated_maps_can_be_played() -> None:
    rows = [list(make(seed).rows) for seed in (1, 2)]
    match = on(*rows)
    assert match.position()["maps"] == {"I": rows[0], "J": rows[1]}
    assert phase(match) == "first"


@pytest.mark.parametrize(("players", "count"), [(2, 0), (2, 1), (2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 5)])
def test_d10_there_must_be_one_map_per_seat(players: int, count: int) -> None:
    with pytest.raises(ValueError, match="one map"):
        ludoteca.new("diceland", players=players, maps=[MAP] * count)


@pytest.mark.parametrize(
    "maps", ["", "rows", 7, {"A": MAP}, [MAP, 3], [MAP, None], [MAP, "Z"], [MAP, [1] * 9], True]
)
def test_d10_maps_are_a_list_of_maps(maps: object) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        ludoteca.new("diceland", players=2, maps=maps)


def test_d10_an_unknown_letter_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'X'.* f3 "):
        on(MAP, [*MAP[:2], "bBBGGXOBEB#O", *MAP[3:]])


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        (MAP[:8], "9 rows"),  # D02
        ([*MAP[:4], "YrRGRRRrRRRY", *MAP[5:]], "start"),  # D02: no start cell
        ([*MAP[:5], "oOOgGO##yOYY", *MAP[6:]], "yellow"),  # D02: 15 yellow cells
        ([*MAP[:4], "YrRGRRWrRRYR", *MAP[5:]], "red"),  # D03: a red cell alone
        ([*MAP[:1], "#EEGOOEEE##O", *MAP[2:]], "bonus"),  # D04: one grey bonus cell
        (["##EOOYYYYBB#", "#EEGOOEeE#BO", *MAP[2:]], "clusters"),  # D02
        (["EE#OOYYYYBBB", "##EGOOEeE##O", *MAP[2:]], "cut off a1, b1"),  # D05
    ],
)
def test_d10_a_map_that_breaks_d02_to_d05_is_refused_with_the_reason(rows: list[str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        on(MAP, rows)
