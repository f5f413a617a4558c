"""Counts of the game tree: how many ways the game can go on, worked out beforehand by arithmetic."""

from __future__ import annotations

from math import comb

import pytest

from tests.helpers import ways
from tests.twins.play import chips, deal, game, lay, open_hand, rank_hand


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_dealers_and_first_cards(players: int) -> None:
    assert ways(game(players), 1) == players
    assert ways(game(players), 2) == players * 60
    assert ways(game(players), 3) == players * 60 * 59


@pytest.mark.parametrize(("players", "deck"), [(3, 36), (4, 28), (5, 20), (6, 12)])
def test_purchases(players: int, deck: int) -> None:
    match = game(players)
    deal(match)
    next_one = 3 + 2 * deck  # buy 0, and the next answer; or buy 1 or 2, and a card
    assert ways(match, 1) == 3
    assert ways(match, 2) == next_one
    # Buy 0, and the next one does as much; buy 1, a card and the next answer; buy 2 and two cards.
    assert ways(match, 3) == next_one + deck * 3 + deck * (deck - 1)


def test_purchases_of_the_poor() -> None:
    match = game(3)
    rank_hand(match, "2 01 / 2 0 1 / 2 01 / 2", buys="2 2 0")
    rank_hand(match, "2 01 / 2 0 1 / 2 01 / 2", buys="2 1 0")
    assert chips(match) == [0, 2, 34]
    deal(match)
    match.play(2, "buy 0")  # seat 1 is the dealer of hand 3
    assert ways(match, 1) == 1
    assert ways(match, 2) == 2
    # Seat 1 buys nothing, and seat 0 lays two of eight cards, or one, which is one of 36.
    assert ways(match, 3) == comb(8, 2) + 36


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_first_pairs(players: int) -> None:
    match = game(players)
    open_hand(match)
    assert ways(match, 1) == comb(8, 2) == 28
    assert ways(match, 2) == 28**2


def test_first_pairs_of_those_who_bought() -> None:
    match = game(3)
    open_hand(match, buys="1 2 0")
    assert ways(match, 2) == comb(9, 2) * comb(10, 2) == 36 * 45


def test_second_pairs_of_those_who_bought() -> None:
    match = game(3)
    rank_hand(match, "0 1 2", buys="1 2 0")
    assert ways(match, 2) == comb(7, 2) * comb(8, 2)


def test_the_last_two_plays() -> None:
    match = game(3)
    plays = """
        N8 G8   | B7 Y7 | N3 G3
        B8 Y8   | N7 G7 | B3 Y3
        N10 G10 | B6 Y6 | N1 G1
        N9 G9   | B5 Y5 | K2 P2
    """
    open_hand(match, plays)
    lay(match, "/".join(plays.strip().splitlines()[:2]))
    # Whatever two of four cards they lay, no two of them tie: two go on, with one pair each, and then 60 cards.
    assert ways(match, 3) == ways(match, 4) == ways(match, 5) == comb(4, 2) ** 3 == 216
    assert ways(match, 6) == 216 * 60


def test_the_last_play() -> None:
    match = game(3)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2")
    assert ways(match, 1) == ways(match, 2) == 1  # two players, two cards each
    assert ways(match, 3) == 60  # and a new hand


def test_the_last_play_of_those_who_bought() -> None:
    match = game(4)
    rank_hand(match, "0 1 2 3 / 0 1 2 3 / 0 1 2 3", buys="1 2 0 1")
    assert ways(match, 3) == comb(3, 2) * comb(4, 2) * comb(2, 2)  # seat 3 is out


def test_the_end_has_one_way() -> None:
    match = game(3, hands=1)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2")
    assert ways(match, 3) == 1
