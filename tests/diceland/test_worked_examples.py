"""The worked examples of docs/rules/diceland.md, played on a map that contains its drawing (d3 to j6)."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca import Match
from tests.diceland.play import awaited, begin, phase, seats, throw, turn, use, waste_bonus_rolls
from tests.helpers import played

DRAWING = [
    #  a b c d e f g h i j k l
    "# # E E y B B g Y R # #",
    " # G E E Y Y G Y Y R R #",
    "G G R O O R O E B B o r",
    " e E R O r R O E B B O O",
    "R Y Y # R R W b Y Y R R",
    " R Y y # G G G B Y Y E e",
    "E R O o B Y Y O O E E B",
    " E G O B B O O O g E # B",
    "E G G B B G G G G # # b",
]

ADA, BEN = 0, 1


def game() -> Match:
    """Ada and Ben on the same map; Ada begins."""
    rows = [row.replace(" ", "") for row in DRAWING]
    return played(ludoteca.new("diceland", players=2, maps=[rows, rows]), "first 0")


def after(*markings: str) -> Match:
    """Ada has made these markings, and it is her turn again; nobody has used any other dice."""
    match = game()
    for marking in markings:
        turn(match, f"{ADA} {marking}")
        waste_bonus_rolls(match)
        begin(match, "6 grey", "grey")
    return match


def cells(match: Match, count: int, colour: str) -> str:
    """What Ada can mark first with so many dice."""
    now = match.copy()
    begin(now, f"{count} {colour} {6 - count} {'yellow' if colour == 'grey' else 'grey'}", colour)
    return " ".join(move.removeprefix("mark ") for move in now.legal(ADA))


def test_d21_three_red_dice() -> None:
    match = game()
    assert cells(match, 3, "red") == "f4 f5"
    begin(match, "3 red 3 yellow", "red")
    played(match, "0: mark f4")
    assert match.legal(ADA) == ["mark e4", "mark f3", "mark f5"]
    played(match, "0: mark e4 / 0: mark f5")
    assert seats(match, "bonus") == [1, 0]


@pytest.mark.parametrize(
    ("count", "colour", "first"),
    [
        (1, "red", "e5 f3"),
        (2, "red", "e5 f3"),
        (3, "red", ""),
        (1, "orange", "d4 e3 g3 g4"),
        (2, "orange", "d4 e3 g3 g4"),
        (3, "orange", "d4 e3"),
        (4, "orange", ""),
        (1, "blue", "h5"),
        (2, "blue", "h5"),
        (3, "blue", ""),
        (1, "grey", ""),
        (1, "yellow", ""),
    ],
)
def test_d20_d22_d23_d24_what_ada_can_mark(count: int, colour: str, first: str) -> None:
    assert cells(after("red f4 e4 f5"), count, colour) == first


def test_d22_a_small_group_in_the_way() -> None:
    match = after("red f4 e4 f5", "blue h5", "grey h4")
    assert (cells(match, 1, "blue"), cells(match, 2, "blue")) == ("h6", "")
    match = after("red f4 e4 f5", "blue h5", "grey h4", "blue h6")
    assert cells(match, 4, "blue") == "i3 i4"


def test_d25_the_cell_behind_an_obstacle_is_not_touched() -> None:
    match = after("red f4 e4 f5 e5")
    assert cells(match, 1, "yellow") == ""  # c5 lies behind d5


def test_d30_d31_d32_two_grey_dice_and_one_more() -> None:
    match = played(game(), "roll blue grey grey orange red red / 0: take grey / 0: again")
    played(match, "roll grey red red yellow")
    assert (match.position()["aside"], match.position()["dice"]) == (3, ["red", "red", "yellow"])
    played(match, "0: again / roll blue blue orange")
    assert (match.position()["aside"], match.position()["dice"]) == (3, ["blue", "blue", "orange"])
    assert (phase(match), match.legal(BEN)) == ("mark", ["pass", "take blue", "take orange"])


def test_a_turn_in_moves() -> None:
    match = played(game(), "roll blue blue green orange red red / 0: take red / 0: again")
    played(match, "roll blue green red yellow / 0: stop / 0: mark f4")
    assert match.legal(BEN) == ["pass", "take blue", "take green"]
    played(match, "1: take blue / 0: mark e4")
    assert match.legal(BEN) == ["mark h5"]
    played(match, "1: mark h5 / 0: mark f5")
    assert (phase(match), seats(match, "due")) == ("bonus", [1, 1])
    throw(match, "1 green 2 grey 2 orange")
    assert match.legal(ADA) == ["pass", "take green", "take orange"]
    use(match, "0 orange d4 e3")
    assert seats(match, "open") == [{"orange": 1, "red": 2}, {"blue": 1}]
    throw(match, "2 blue 3 grey")  # Ben is not asked
    assert (phase(match), match.position()["active"], awaited(match)) == ("roll", BEN, ["chance"])
    throw(match, "1 grey 2 orange 2 red 1 yellow")
    assert phase(match) == "choose"
