"""T33 and T34: a pot that nobody wins."""

from __future__ import annotations

import pytest

from tests.twins.play import awaited, chips, delta, game, open_hand, phase, play_hand, pot, rank_hand, seats


@pytest.mark.parametrize(
    ("players", "order", "last_play"),
    [
        (3, "0 1 2", "01"),
        (4, "0 1 2 3", "01 2"),
        (4, "0 1 2 3", "012"),
        (5, "0 1 2 3 4", "12 0"),
        (6, "0 1 2 3 4 5", "01 23"),
        (6, "0 1 2 3 4 5", "123 0"),
    ],
)
def test_t33_a_tie_for_first_in_play_4_leaves_the_pot(players: int, order: str, last_play: str) -> None:
    match = game(players)
    rank_hand(match, f"{order} / {order} / {order} / {last_play}", buys="2" + " 0" * (players - 1))
    assert delta(match) == [0] * players
    assert pot(match) == 12 * players - sum(chips(match)) > 0
    assert (match.position()["hand"], phase(match)) == (2, "deal")


@pytest.mark.parametrize(("players", "last_play"), [(4, "0 12"), (5, "0 12"), (6, "0 123")])
def test_t33_a_tie_behind_the_first_does_not_matter(players: int, last_play: str) -> None:
    match = game(players)
    order = " ".join("012345"[:players])
    rank_hand(match, f"{order} / {order} / {order} / {last_play}")
    assert delta(match)[0] > 0
    assert pot(match) == 0


def test_t33_the_example_of_a_tie_with_a_pot_of_9() -> None:
    match = game(5)
    play_hand(
        match,
        """
        N1 G2 | K1 B2 | Y1 P5  | N10 G10 | B10 Y10
        N2 B3 | G1 Y2 | K2 P3  | N6 G6   | B6 Y6
        G3 B4 | K3 Y4 | G8 K8  | N7 G7   | B7 Y7
        -     | -     | N3 K10 | N5 N9   | P4 P10
        """,
        buys="2 1 2 0 0",
    )  # 7 for cards, 6 in play 1, back 6 in play 2, 2 in play 3
    assert delta(match) == [0, 0, 0, 0, 0]
    assert pot(match) == 9


def test_t33_all_are_out_after_play_3() -> None:
    match = game(3)
    play_hand(
        match,
        """
        N9 G9  | B7 Y7 | N1 G2
        N8 G8  | B6 Y6 | G1 P2
        N3 B10 | G4 Y9 | K5 P8
        """,
        buys="2 1 1",
    )  # 5 for cards, 2 in play 1, back 3 in play 2
    assert delta(match) == [-1, -1, -1]
    assert pot(match) == 7
    assert (match.position()["hand"], match.position()["play"], phase(match)) == (2, 0, "deal")
    assert match.position()["last"]["play"] == 3
    assert match.position()["dealer"] == 0


@pytest.mark.parametrize("players", [4, 5, 6])
def test_t33_all_of_four_to_six_players_are_out_after_play_3(players: int) -> None:
    match = game(players)
    rows = [
        "N9 G9 | B9 Y9 | N8 G8 | B8 Y8 | N7 G7 | B7 Y7",
        "N6 G6 | B6 Y6 | N5 G5 | B5 Y5 | N4 G4 | B4 Y4",
        "N3 G10 | G3 K10 | K3 B10 | B3 Y10 | Y3 P10 | P3 N10",  # Singles 13, all of them
    ]
    play_hand(match, "/".join("|".join(row.split("|")[:players]) for row in rows))
    assert delta(match) == [-1] * players
    assert pot(match) == 12 * players - sum(chips(match))
    assert (match.position()["hand"], phase(match)) == (2, "deal")


def test_t33_some_are_bankrupt_and_the_others_are_out() -> None:
    match = game(3)
    rank_hand(match, "012 / 0 1 2 / 012", buys="2 2 2")
    rank_hand(match, "012 / 1 0 2 / 012", buys="2 2 2")
    assert (chips(match), pot(match)) == ([3, 3, 0], 30)
    rank_hand(match, "2 01 / 0 1 2 / 012")
    assert (delta(match), pot(match)) == ([-1, -1, 0], 33)
    assert seats(match, "out") == [True, True, True]
    assert seats(match, "bankrupt") == [False, False, True]
    assert (phase(match), match.position()["play"], awaited(match)) == ("end", 3, [])


def test_t33_all_are_bankrupt_after_play_1() -> None:
    match = game(3)
    rank_hand(match, "012 / 0 1 2 / 012", buys="2 2 2")
    rank_hand(match, "012 / 1 0 2 / 012", buys="2 2 2")
    rank_hand(match, "012", buys="2 2 0")
    assert (delta(match), pot(match)) == ([0, 0, 0], 36)
    assert seats(match, "bankrupt") == [True, True, True]
    assert (phase(match), match.position()["play"]) == ("end", 1)


def test_t34_the_pot_that_stays_is_part_of_the_next_hands_pot() -> None:
    match = game(3)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 01", buys="2 2 2")
    stayed = 9 + 2 - 3 + 1
    assert (phase(match), pot(match)) == ("deal", stayed)
    open_hand(match, buys="1 0 2")
    assert pot(match) == stayed + 1 + 3


def test_t34_the_next_winner_of_play_4_takes_both_pots() -> None:
    match = game(3)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 01", buys="2 2 2")
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 1 0")
    assert delta(match) == [0, 9 + 2 - 3 + 1, 0]
    assert pot(match) == 0


def test_t34_a_pot_can_stay_more_than_once() -> None:
    match = game(3)
    for hand in (1, 2, 3):
        rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 01", buys="1 1 1")
        assert pot(match) == hand * (3 + 2 - 3 + 1)
    assert sum(chips(match)) == 36 - 9
