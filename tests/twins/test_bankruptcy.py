"""T40: who must pay more than they have."""

from __future__ import annotations

import pytest

from ludoteca import IllegalMove, Match
from tests.twins.play import (
    awaited,
    chips,
    delta,
    game,
    last,
    lay,
    open_hand,
    phase,
    pot,
    rank_hand,
    seats,
)

TWO_LOSE = "2 01 / 2 0 1 / 2 01 / 2"
"""Three players: seats 0 and 1 pay 2 and 1, seat 2 wins everything."""


def left_with(spent: str) -> Match:
    """Three players at the deal of hand 3: seats 0 and 1 have lost 9 chips, or more by what they bought."""
    match = game(3)
    rank_hand(match, TWO_LOSE, buys="2 2 0")
    rank_hand(match, TWO_LOSE, buys=spent)
    return match


def five_poor_and_rich() -> Match:
    """Five players at the deal of hand 3 with 25, 1, 2, 25 and 7 chips."""
    match = game(5)
    rank_hand(match, "4 3 2 0 1 / 0 3 4 2 1 / 4 3 0 2 1 / 3 0 4", buys="0 2 2 0 0")
    rank_hand(match, "0 3 1 2 4 / 3 0 4 2 1 / 4 1 0 2 3 / 0 4 1", buys="0 2 1 0 2")
    assert (chips(match), pot(match)) == ([25, 1, 2, 25, 7], 0)
    return match


def test_t40_who_must_pay_more_than_they_have_pays_all_and_is_bankrupt() -> None:
    match = left_with("1 0 0")
    assert chips(match) == [2, 3, 31]
    rank_hand(match, "2 1 0", buys="1 0 0")
    assert delta(match) == [-1, 0, 0]
    assert chips(match) == [0, 3, 31]
    assert seats(match, "bankrupt") == [True, False, False]


def test_t40_exactly_enough_is_not_bankruptcy() -> None:
    match = left_with("1 0 0")
    rank_hand(match, "2 1 0")
    assert (delta(match), chips(match)) == ([-2, 0, 0], [0, 3, 31])
    assert seats(match, "bankrupt") == [False, False, False]
    assert awaited(match) == [0, 1, 2]


def test_t40_paying_nothing_while_owing_is_bankruptcy() -> None:
    match = left_with("2 0 0")
    assert chips(match) == [0, 3, 33]
    rank_hand(match, "2 1 0")
    assert delta(match) == [0, 0, 0]
    assert seats(match, "bankrupt") == [True, False, False]


def test_t40_having_nothing_and_owing_nothing_is_not_bankruptcy() -> None:
    match = left_with("2 0 0")
    rank_hand(match, "0 2 1 / 2 1 0 / 0 2 1 / 2 0")
    assert seats(match, "bankrupt") == [False, False, False]
    assert (phase(match), match.position()["hand"]) == ("deal", 4)
    assert chips(match)[:2] == [0, 0]


def test_t40_spending_the_last_on_cards_and_then_owing_is_bankruptcy() -> None:
    match = left_with("0 0 0")
    rank_hand(match, "2 1 0", buys="2 0 0")
    assert (delta(match), pot(match)) == ([0, 0, 0], 3)
    assert seats(match, "bankrupt") == [True, False, False]


def test_t40_the_bankrupt_take_no_part_in_the_rest_of_the_hand() -> None:
    match = left_with("2 0 0")
    rank_hand(match, "2 1 0 / 2 1 / 1 2 / 1")
    assert last(match)["shown"][0] is None
    assert len(seats(match, "played")[0]) == 1
    assert [len(plays) for plays in seats(match, "played")] == [1, 4, 3]


def test_t40_the_bankrupt_are_not_asked() -> None:
    match = left_with("2 0 0")
    rank_hand(match, "2 1 0")
    assert awaited(match) == [1, 2]
    assert match.legal(0) == []
    with pytest.raises(IllegalMove):
        match.play(0, f"play {' '.join(seats(match, 'hand')[0][:2])}")


def test_t40_the_bankrupt_keep_their_cards_hidden() -> None:
    match = left_with("2 0 0")
    rank_hand(match, "2 1 0")
    assert len(seats(match, "hand")[0]) == match.position(1)["seats"][0]["hand"] == 6


@pytest.mark.parametrize(
    ("spent", "before", "changes", "broke"),
    [
        ("2 2 0", [0, 0, 36], [0, 0, 0], [True, True, False]),
        ("2 1 0", [0, 2, 34], [0, -2, 0], [True, False, False]),
        ("1 1 0", [2, 2, 32], [-2, -2, 0], [False, False, False]),
    ],
)
def test_t40_several_can_go_bankrupt_in_one_play(
    spent: str, before: list[int], changes: list[int], broke: list[bool]
) -> None:
    match = left_with(spent)
    assert chips(match) == before
    rank_hand(match, "2 01")
    assert delta(match) == changes
    assert seats(match, "bankrupt") == broke


def test_t40_bankrupt_in_play_3() -> None:
    match = left_with("1 0 0")
    rank_hand(match, "2 1 0 / 2 1 0 / 2 1 0")  # seat 0 has exactly enough for play 1, and nothing for play 3
    assert delta(match) == [0, 0, 0]
    assert seats(match, "bankrupt") == [True, False, False]
    assert seats(match, "out") == [True, False, False]  # it was among the last of play 3
    assert awaited(match) == [1, 2]


def test_t40_who_goes_down_to_nothing_can_win_again_and_stay_in_the_game() -> None:
    match = left_with("1 0 0")
    rank_hand(match, "2 1 0 / 0 1 2 / 2 1 0 / 2 1")
    assert chips(match)[0] == 0 + 2 - 1  # won what was there, paid 1
    assert seats(match, "bankrupt") == [False, False, False]
    assert match.position()["hand"] == 4


def test_t40_the_example_of_the_rules() -> None:
    match = five_poor_and_rich()
    plays = """
        N9 G9 | N1 G2 | K1 B4 | B9 Y9 | Y1 P5
        N8 G8 | -     | K2 B3 | B8 Y8 | Y2 P4
        N7 G7 | -     | G1 Y3 | B7 Y7 | N6 G6
    """
    open_hand(match, plays)
    first, second, third = plays.strip().splitlines()
    lay(match, first)
    assert (delta(match), pot(match)) == ([0, -1, -2, 0, -2], 5)
    assert seats(match, "bankrupt") == [False, True, False, False, False]
    assert chips(match) == [25, 0, 0, 25, 5]
    lay(match, second)
    lay(match, third)
    assert delta(match)[2] == 0
    assert seats(match, "bankrupt") == [False, True, True, False, False]


def test_t40_a_bankruptcy_of_one_does_not_free_the_others_from_paying() -> None:
    match = five_poor_and_rich()
    rank_hand(match, "0 3 24 1")
    assert delta(match) == [0, -1, -2, 0, -2]
