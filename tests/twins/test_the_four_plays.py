"""T30 and T31: what each play costs and pays, and ties among the last."""

from __future__ import annotations

import pytest

from tests.helpers import played
from tests.twins.play import (
    awaited,
    chips,
    combinations,
    delta,
    game,
    lay,
    open_hand,
    phase,
    play_hand,
    pot,
    rank_hand,
    seats,
)

IN_ORDER = {players: " ".join("012345"[:players]) for players in (3, 4, 5, 6)}
"""Seat 0 has the best combination, seat 1 the next, and so on."""


@pytest.mark.parametrize(
    ("players", "changes"),
    [(3, [0, 0, -2]), (4, [0, 0, -2, -2]), (5, [0, 0, -2, -2, -2]), (6, [0, 0, 0, -2, -2, -2])],
)
def test_t30_play_1_the_last_one_or_two_or_three_pay_2(players: int, changes: list[int]) -> None:
    match = game(players)
    rank_hand(match, IN_ORDER[players])
    assert delta(match) == changes
    assert chips(match) == [12 + change for change in changes]
    assert pot(match) == -sum(changes)


@pytest.mark.parametrize(
    ("players", "changes", "left"),
    [(3, [3, 0, 0], 1), (4, [3, 0, 0, 0], 3), (5, [3, 3, 0, 0, 0], 2), (6, [3, 3, 0, 0, 0, 0], 2)],
)
def test_t30_play_2_the_first_one_or_two_win_3(players: int, changes: list[int], left: int) -> None:
    match = game(players)
    rank_hand(match, f"{IN_ORDER[players]} / {IN_ORDER[players]}", buys="1 1" + " 0" * (players - 2))
    assert delta(match) == changes
    assert pot(match) == left  # 2 were spent on cards, and 2, 4 or 6 paid in play 1


@pytest.mark.parametrize(
    ("players", "changes"),
    [(3, [0, 0, -1]), (4, [0, 0, 0, -1]), (5, [0, 0, 0, -1, -1]), (6, [0, 0, 0, 0, -1, -1])],
)
def test_t30_play_3_the_last_one_or_two_pay_1_and_are_out_of_play_4(players: int, changes: list[int]) -> None:
    match = game(players)
    rank_hand(match, " / ".join([IN_ORDER[players]] * 3))
    assert delta(match) == changes
    assert seats(match, "out") == [change < 0 for change in changes]
    assert awaited(match) == [seat for seat, change in enumerate(changes) if not change]
    assert match.position()["play"] == 4


@pytest.mark.parametrize(
    ("players", "order", "changes"),
    [
        (3, "1 0", [0, 3, 0]),  # 3 for the cards, 2 from play 1, less 3 for play 2, 1 from play 3
        (4, "2 1 0", [0, 0, 5, 0]),  # 3 + 4 - 3 + 1
        (5, "1 0 2", [0, 5, 0, 0, 0]),  # 3 + 6 - 6 + 2
        (6, "3 2 1 0", [0, 0, 0, 5, 0, 0]),  # 3 + 6 - 6 + 2
    ],
)
def test_t30_play_4_the_first_wins_the_pot(players: int, order: str, changes: list[int]) -> None:
    match = game(players)
    first_three = " / ".join([IN_ORDER[players]] * 3)
    rank_hand(match, f"{first_three} / {order}", buys="2" + " 0" * (players - 1))
    assert delta(match) == changes
    assert pot(match) == 0
    assert (match.position()["hand"], phase(match)) == (2, "deal")


def test_t30_the_whole_hand_of_the_rules() -> None:
    match = played(game(4), "dealer 0")
    table = """
        K2 Y5   | N3 N9 | B6 P6  | G4 B8
        G10 B10 | N1 P1 | N8 G8  | Y3 Y4
        K6 P9   | K8 Y1 | G2 G3  | N5 K5
        B1 B9   | -     | Y7 P10 | N4 Y8
    """
    open_hand(match, table, buys="0 1 2 0")
    assert pot(match) == 4
    expected = [([-2, 0, 0, -2], 8), ([0, 0, 3, 0], 5), ([0, -1, 0, 0], 6), ([6, 0, 0, 0], 0)]
    for row, (changes, left) in zip(table.strip().splitlines(), expected, strict=True):
        lay(match, row)
        assert (delta(match), pot(match)) == (changes, left)
    assert chips(match) == [16, 10, 12, 10]
    assert match.position()["dealer"] == 1


def test_t30_the_sheets_example_of_play_2_with_five_players() -> None:
    match = game(5)
    play_hand(
        match,
        """
        N10 G10 | B10 Y10 | N1 G2 | K1 B2 | Y1 P5
        N3 B9   | N4 K4   | G8 B8 | P2 P6 | Y7 Y9
        """,
    )
    assert combinations(match) == ["singles 12", "twins 4", "pair 8", "colour 8", "colour 16"]
    assert delta(match) == [0, 3, 3, 0, 0]  # 3, although a sentence of the sheet says 2


def test_t30_the_last_of_play_1_can_win_play_2() -> None:
    match = game(3)
    rank_hand(match, "0 1 2 / 2 1 0")
    assert chips(match) == [12, 12, 12]


def test_t30_who_is_out_of_play_4_plays_again_in_the_next_hand() -> None:
    match = game(3)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 0 1")
    rank_hand(match, "2 1 0")
    assert delta(match) == [-2, 0, 0]
    assert seats(match, "out") == [False, False, False]


def test_t31_the_example_of_the_sheet() -> None:
    match = game(4)
    play_hand(match, "N2 B5 | G4 P8 | K10 Y2 | B6 B10")
    assert combinations(match) == ["singles 7", "singles 12", "singles 12", "colour 16"]
    assert delta(match) == [-2, -2, -2, 0]
    assert pot(match) == 6


def test_t31_who_ties_with_nobody_who_must_pay_does_not_pay() -> None:
    match = game(4)
    play_hand(match, "N2 B5 | G3 P4 | K10 Y2 | B6 B10")
    assert combinations(match) == ["singles 7", "singles 7", "singles 12", "colour 16"]
    assert delta(match) == [-2, -2, 0, 0]


def test_t31_five_players_of_whom_four_pay() -> None:
    match = game(5)
    play_hand(match, "N3 G3 | N4 N5 | P1 P8 | K6 Y8 | B2 G6")
    assert combinations(match) == ["twins 3", "colour 9", "colour 9", "singles 14", "singles 8"]
    assert delta(match) == [0, -2, -2, -2, -2]
    assert pot(match) == 8


@pytest.mark.parametrize(
    ("players", "order", "changes"),
    [
        (3, "0 12", [0, -2, -2]),
        (3, "01 2", [0, 0, -2]),
        (3, "012", [-2, -2, -2]),
        (4, "0 123", [0, -2, -2, -2]),
        (4, "0 12 3", [0, -2, -2, -2]),
        (4, "01 23", [0, 0, -2, -2]),
        (4, "012 3", [-2, -2, -2, -2]),
        (5, "0 123 4", [0, -2, -2, -2, -2]),
        (5, "01 23 4", [0, 0, -2, -2, -2]),
        (5, "012 34", [-2, -2, -2, -2, -2]),
        (6, "012 345", [0, 0, 0, -2, -2, -2]),
        (6, "01 23 45", [0, 0, -2, -2, -2, -2]),
        (6, "0 123 4 5", [0, -2, -2, -2, -2, -2]),
        (6, "012 3 4 5", [0, 0, 0, -2, -2, -2]),
    ],
)
def test_t31_play_1_whoever_ties_with_one_who_must_pay_pays_too(
    players: int, order: str, changes: list[int]
) -> None:
    match = game(players)
    rank_hand(match, order)
    assert delta(match) == changes


@pytest.mark.parametrize(
    ("players", "order", "changes"),
    [
        (3, "0 12", [0, -1, -1]),
        (3, "12 0", [-1, 0, 0]),
        (4, "0 1 23", [0, 0, -1, -1]),
        (4, "0 123", [0, -1, -1, -1]),
        (4, "012 3", [0, 0, 0, -1]),
        (5, "0 1 23 4", [0, 0, -1, -1, -1]),
        (5, "012 34", [0, 0, 0, -1, -1]),
        (5, "0 123 4", [0, -1, -1, -1, -1]),
        (6, "0 12 345", [0, 0, 0, -1, -1, -1]),
        (6, "0 1 2 34 5", [0, 0, 0, -1, -1, -1]),
        (6, "012 3 45", [0, 0, 0, 0, -1, -1]),
    ],
)
def test_t31_play_3_whoever_ties_with_one_who_must_pay_pays_too_and_is_out_too(
    players: int, order: str, changes: list[int]
) -> None:
    match = game(players)
    rank_hand(match, f"{IN_ORDER[players]} / {IN_ORDER[players]} / {order}")
    assert delta(match) == changes
    assert seats(match, "out") == [change < 0 for change in changes]


def test_t31_three_players_two_of_them_tied_for_last_in_play_3() -> None:
    match = game(3)
    play_hand(
        match,
        """
        N9 G9 | B9 Y9  | N1 G2
        N8 G8 | B8 Y8  | K2 B1
        N4 B4 | K1 Y10 | G3 P8
        """,
    )
    assert combinations(match) == ["pair 4", "singles 11", "singles 11"]
    assert delta(match) == [0, -1, -1]
    assert awaited(match) == [0]
