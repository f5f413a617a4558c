"""T42 and T43: plays in which not everybody takes part."""

from __future__ import annotations

import pytest

from ludoteca import Match
from tests.twins.play import awaited, chips, combinations, delta, game, lay, open_hand, phase, pot, rank_hand, seats


def three_one_rich() -> Match:
    """Three players at the deal of hand 3 with 1, 0 and 35 chips."""
    match = game(3)
    rank_hand(match, "2 01 / 2 0 1 / 2 01 / 2", buys="2 2 0")
    rank_hand(match, "2 01 / 2 0 1 / 2 0 1 / 2 0", buys="2 2 0")
    assert (chips(match), pot(match)) == ([1, 0, 35], 0)
    return match


def four_two_broke() -> Match:
    """Four started; in hand 3 seats 2 and 3 go bankrupt in play 1. The pot is empty, and play 2 comes next."""
    match = game(4)
    for _ in range(2):
        rank_hand(match, "0 1 23 / 0 1 2 3 / 0 1 23 / 1 0", buys="0 0 2 2")
    assert (chips(match), pot(match)) == ([18, 30, 0, 0], 0)
    return match


def six_four_poor() -> Match:
    """Six started; at the deal of hand 3 four of them have 2, 0, 0 and 0."""
    match = game(6)
    for _ in range(2):
        rank_hand(match, "0 1 23 45 / 0 1 2 3 4 5 / 0 1 2 345 / 0 1 2", buys="0 0 2 2 2 2")
    assert (chips(match)[2:], pot(match)) == ([2, 0, 0, 0], 0)
    return match


def test_t42_first_and_last_are_counted_among_those_in_the_play() -> None:
    """The first example of the rules: five started, three are left after play 1."""
    match = game(5)
    rank_hand(match, "2 3 0 4 1 / 3 2 0 4 1 / 2 3 0 4 1 / 0 3 2", buys="0 2 0 0 2")
    rank_hand(match, "2 3 1 0 4 / 2 0 3 1 4 / 2 0 1 3 4 / 0 1 2", buys="0 2 2 0 2")
    assert (chips(match), pot(match)) == ([30, 1, 15, 14, 0], 0)
    rows = [
        "N10 G10 | N1 G2 | B10 Y10 | K1 B4 | Y1 P5",
        "N7 G7   | -     | N9 B9   | K2 B3 | -",
        "N5 N6   | -     | G8 Y6   | K3 P7 | -",
        "B1 B2   | -     | -       | -     | -",
    ]
    expected = [([0, -1, 0, -2, 0], 3), ([3, 0, 0, 0, 0], 0), ([0, 0, -1, -1, 0], 2), ([2, 0, 0, 0, 0], 0)]
    open_hand(match, "/".join(rows))
    for row, (changes, left) in zip(rows, expected, strict=True):
        lay(match, row)
        assert (delta(match), pot(match)) == (changes, left)
    assert (chips(match), phase(match), match.winners) == ([35, 0, 14, 11, 0], "end", [0])


def test_t42_six_started_and_two_are_left_in_play_3_both_pay_and_are_out() -> None:
    match = six_four_poor()
    rank_hand(match, "0 1 23 45 / 0 1 / 0 1", buys="0 0 1 0 0 0")
    assert seats(match, "bankrupt") == [False, False, True, True, True, True]
    assert delta(match) == [-1, -1, 0, 0, 0, 0]
    assert seats(match, "out") == [True, True, False, False, False, False]
    assert (phase(match), match.position()["play"], pot(match)) == ("end", 3, 2)


def test_t42_six_started_and_two_are_left_in_play_2_both_win() -> None:
    match = six_four_poor()
    rank_hand(match, "0 1 23 45 / 1 0", buys="2 1 1 0 0 0")
    assert delta(match) == [3, 3, 0, 0, 0, 0]  # of 5 for cards and 1 from seat 2
    assert pot(match) == 0


def test_t42_six_started_and_two_are_left_in_play_2_tied_with_too_little() -> None:
    match = six_four_poor()
    rank_hand(match, "0 1 23 45 / 01", buys="0 2 1 0 0 0")
    assert (delta(match), pot(match)) == ([0, 0, 0, 0, 0, 0], 5)


def test_t42_four_started_and_two_are_left_in_play_2_one_wins() -> None:
    match = four_two_broke()
    rank_hand(match, "0 1 2 3 / 1 0", buys="2 1 0 0")
    assert (delta(match), pot(match)) == ([0, 3, 0, 0], 1)


def test_t42_four_started_and_two_are_left_in_play_3_the_worse_pays_and_is_out() -> None:
    match = four_two_broke()
    rank_hand(match, "0 1 2 3 / 0 1 / 0 1")
    assert seats(match, "bankrupt") == [False, False, True, True]
    assert delta(match) == [0, -1, 0, 0]
    assert seats(match, "out") == [False, True, False, False]
    assert awaited(match) == [0]


def test_t42_four_started_and_two_are_left_in_play_3_tied_both_pay_and_are_out() -> None:
    match = four_two_broke()
    rank_hand(match, "0 1 2 3 / 0 1 / 01")
    assert delta(match) == [-1, -1, 0, 0]
    assert (phase(match), match.position()["play"], pot(match)) == ("end", 3, 2)


@pytest.mark.parametrize(("order", "changes"), [("0 1", [0, -1, 0]), ("1 0", [-1, 0, 0]), ("01", [-1, -1, 0])])
def test_t42_three_started_and_two_are_left_in_play_3(order: str, changes: list[int]) -> None:
    match = game(3)
    for _ in range(2):
        rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 0 1", buys="0 0 2")
    rank_hand(match, f"0 1 2 / 0 1 / {order}")
    assert seats(match, "bankrupt") == [False, False, True]
    assert delta(match) == changes


def test_t42_the_first_of_play_4_is_the_best_of_those_who_are_left() -> None:
    match = game(5)
    rank_hand(match, "0 1 2 3 4 / 0 1 2 3 4 / 0 1 2 3 4 / 2 1 0")
    assert delta(match) == [0, 0, 2, 0, 0]


def test_t43_alone_in_plays_2_3_and_4() -> None:
    """The example of the rules: three started, two of them go bankrupt in play 1."""
    match = three_one_rich()
    rows = ["N1 G8 | K2 B7 | N10 G10", "- | - | N3 B4", "- | - | Y1 P2", "- | - | K3 B5"]
    open_hand(match, "/".join(rows))
    lay(match, rows[0])
    assert combinations(match)[:2] == ["singles 9", "singles 9"]
    assert (delta(match), pot(match), seats(match, "bankrupt")) == ([-1, 0, 0], 1, [True, True, False])
    for row, won in zip(rows[1:], (0, 0, 1), strict=True):
        assert awaited(match) == [2]
        lay(match, row)
        assert (delta(match), pot(match)) == ([0, 0, won], 1 - won)
    assert seats(match, "out") == [False, False, False]
    assert (chips(match), phase(match), match.winners) == ([0, 0, 36], "end", [2])


def test_t43_the_cards_of_one_alone_are_played_as_usual() -> None:
    match = three_one_rich()
    rank_hand(match, "2 01 / 2 / 2 / 2")
    assert [len(plays) for plays in seats(match, "played")] == [1, 1, 4]
    assert [pair is None for pair in match.position()["last"]["shown"]] == [True, True, False]


def test_t43_one_alone_in_play_2_wins_nothing_of_a_full_pot() -> None:
    match = three_one_rich()
    rank_hand(match, "2 01 / 2", buys="0 0 2")
    assert (delta(match), pot(match)) == ([0, 0, 0], 4)
    assert awaited(match) == [2]


def test_t43_one_alone_in_play_4_takes_the_pot_and_the_game_goes_on() -> None:
    match = game(3)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 12 / 0", buys="1 1 0")
    assert (delta(match), pot(match)) == ([3, 0, 0], 0)  # 2 + 2 - 3 + 2
    assert (phase(match), match.position()["hand"]) == ("deal", 2)


def test_t43_four_started_one_alone_in_play_4_after_bankruptcies() -> None:
    match = four_two_broke()
    rank_hand(match, "0 1 2 3 / 0 1 / 0 1 / 0")
    assert (delta(match), phase(match)) == ([1, 0, 0, 0], "end")
    assert (chips(match), match.winners) == ([19, 29, 0, 0], [1])
