"""T41 and T44: the end, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from tests.twins.play import (
    awaited,
    chips,
    delta,
    finish_hand,
    game,
    open_hand,
    phase,
    play_hand,
    pot,
    rank_hand,
    seats,
)

TWO_LOSE = "2 01 / 2 0 1 / 2 01 / 2"
"""Three players: seats 0 and 1 pay 2 and 1, seat 2 wins everything."""


def test_t41_after_a_bankruptcy_the_others_finish_the_hand_and_then_the_game_ends() -> None:
    match = game(3)
    rank_hand(match, TWO_LOSE, buys="2 2 0")
    rank_hand(match, TWO_LOSE, buys="2 0 0")
    rank_hand(match, "2 1 0 / 2 1 / 2 1")  # seat 0 goes bankrupt in play 1
    assert (phase(match), match.position()["play"], awaited(match), match.winners) == ("play", 4, [2], [])
    finish_hand(match)
    assert (phase(match), match.position()["hand"], match.position()["play"]) == ("end", 3, 4)
    assert (awaited(match), match.legal("chance"), match.chance()) == ([], [], [])


def test_t41_a_bankruptcy_in_play_3_ends_the_game_after_play_4() -> None:
    match = game(3)
    rank_hand(match, TWO_LOSE, buys="2 2 0")
    rank_hand(match, TWO_LOSE, buys="1 0 0")
    rank_hand(match, "2 1 0 / 2 1 0 / 2 1 0 / 1 2")
    assert seats(match, "bankrupt") == [True, False, False]
    assert (phase(match), match.position()["play"]) == ("end", 4)


def test_t41_without_a_bankruptcy_the_game_goes_on() -> None:
    match = game(3)
    for hand in range(1, 5):
        assert (match.position()["hand"], match.winners) == (hand, [])
        rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 0 1")
    assert (phase(match), chips(match)) == ("deal", [24, 12, 0])


def test_t41_most_chips_wins() -> None:
    match = game(3)
    rank_hand(match, TWO_LOSE, buys="2 2 0")
    rank_hand(match, TWO_LOSE, buys="2 0 0")
    rank_hand(match, "2 1 0 / 2 1 / 2 1 / 2")
    assert chips(match) == [0, 2, 34]
    assert match.winners == match.position()["winners"] == [2]


def test_t41_the_winner_of_play_4_need_not_be_the_winner_of_the_game() -> None:
    match = game(3)
    rank_hand(match, TWO_LOSE, buys="2 2 0")
    rank_hand(match, TWO_LOSE, buys="2 0 0")
    rank_hand(match, "2 1 0 / 2 1 / 1 2 / 1")
    assert (delta(match), chips(match), match.winners) == ([0, 1, 0], [0, 4, 32], [2])


def test_t41_the_example_of_a_shared_victory_and_a_pot_for_nobody() -> None:
    match = game(4)
    rank_hand(match, "3 0 2 1 / 0 1 3 2 / 0 3 2 1 / 0 3 2", buys="0 2 0 0")
    rank_hand(match, "2 0 1 3 / 2 1 0 3 / 1 2 3 0 / 2 3 1", buys="0 2 0 0")
    assert (chips(match), pot(match)) == ([19, 1, 18, 10], 0)
    rank_hand(match, "0 3 2 1 / 2 0 3 / 0 3 2 / 03", buys="1 0 0 2")
    assert (chips(match), pot(match), phase(match)) == ([18, 0, 18, 7], 5, "end")
    assert seats(match, "bankrupt") == [False, True, False, False]
    assert match.winners == match.position()["winners"] == [0, 2]


def test_t41_all_share_the_victory_if_nobody_has_anything() -> None:
    match = game(3)
    rank_hand(match, "012 / 0 1 2 / 012", buys="2 2 2")
    rank_hand(match, "012 / 1 0 2 / 012", buys="2 2 2")
    rank_hand(match, "012", buys="2 2 0")
    assert (chips(match), pot(match), phase(match)) == ([0, 0, 0], 36, "end")
    assert match.winners == [0, 1, 2]


def test_t41_a_large_pot_that_is_left_makes_nobody_the_winner() -> None:
    match = game(3)
    rank_hand(match, "012 / 0 1 2 / 012", buys="2 2 2")
    rank_hand(match, "012 / 1 0 2 / 012", buys="2 2 2")
    rank_hand(match, "2 01 / 0 1 2 / 012")
    assert (chips(match), pot(match), phase(match)) == ([3, 0, 0], 33, "end")
    assert match.winners == [0]


def test_t41_nothing_is_cleared_at_the_end() -> None:
    match = game(3, hands=1)
    play_hand(match, "N9 G9 | B8 Y8 | N1 G2 / N8 G8 | B7 Y7 | K1 B2", buys="0 1 2")
    finish_hand(match)
    position = match.position()
    assert (position["hand"], position["play"], position["dealer"], position["deck"]) == (1, 4, 2, 60 - 27)
    assert seats(match, "bought") == [0, 1, 2]
    assert seats(match, "played")[2][:2] == [["N1", "G2"], ["K1", "B2"]]
    assert position["last"]["play"] == 4
    assert seats(match, "out").count(True) == 1


@pytest.mark.parametrize("hands", [1, 3])
def test_t44_the_game_ends_after_that_many_hands(hands: int) -> None:
    match = game(4, hands=hands)
    for hand in range(1, hands + 1):
        assert (match.position()["hand"], match.position()["hands"], match.winners) == (hand, hands, [])
        rank_hand(match, "0 1 2 3 / 1 0 2 3 / 1 2 3 0 / 2 1 3")
    assert (phase(match), match.position()["hand"], match.position()["play"]) == ("end", hands, 4)
    assert match.winners == [1]


def test_t44_without_the_option_there_is_no_limit() -> None:
    match = ludoteca.new("twins", players=3)
    assert match.position()["hands"] is None
    assert ludoteca.new("twins", players=3, hands=None).position()["hands"] is None
    for _ in range(8):  # seats take turns to lose 2 and 1, and to win as much
        rank_hand(match, "0 1 2 / 2 1 0 / 0 1 2 / 0 1")
        rank_hand(match, "2 1 0 / 0 1 2 / 2 1 0 / 2 1")
    assert (phase(match), match.position()["hand"]) == ("deal", 17)


def test_t44_a_bankruptcy_ends_the_game_before() -> None:
    match = game(3, hands=100)
    rank_hand(match, TWO_LOSE, buys="2 2 0")
    rank_hand(match, TWO_LOSE, buys="2 0 0")
    rank_hand(match, "2 1 0 / 2 1 / 2 1 / 2")
    assert (phase(match), match.position()["hand"], match.winners) == ("end", 3, [2])


def test_t41_t44_a_pot_left_after_the_last_hand_belongs_to_nobody() -> None:
    match = game(3, hands=1)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 01", buys="2 0 0")
    assert (chips(match), pot(match), phase(match)) == ([12, 12, 9], 3, "end")
    assert match.winners == [0, 1]


def test_t44_the_last_hand_can_end_early() -> None:
    match = game(3, hands=1)
    rank_hand(match, "0 1 2 / 0 1 2 / 012")
    assert (phase(match), match.position()["play"], pot(match)) == ("end", 3, 3)
    assert (chips(match), match.winners) == ([13, 11, 9], [0])


def test_t44_the_limit_is_kept_in_the_record() -> None:
    for hands in (None, 1, 12):
        match = ludoteca.load(game(3, hands=hands).record())
        assert match.options["hands"] == match.position()["hands"] == hands


@pytest.mark.parametrize("hands", [True, False, 0, -1, 1.5, 1.0, "two", "1", [1], float("nan"), float("inf")])
def test_t44_the_limit_is_a_whole_number_from_1(hands: Any) -> None:
    with pytest.raises(ValueError, match="hands") as refused:
        ludoteca.new("twins", players=3, hands=hands)
    assert "1" in str(refused.value)
    assert str(refused.value).endswith(".")


def test_t44_a_very_long_game_can_be_wanted() -> None:
    match = game(3, hands=10**6)
    open_hand(match)
    assert match.position()["hands"] == 10**6
