"""T01-T03: what the game consists of, and how it begins."""

from __future__ import annotations

import pytest

import ludoteca
from tests.helpers import played
from tests.twins.play import CARDS, chips, combinations, game, open_hand, play_hand, pot, rank_hand, seats


def test_t01_there_are_60_cards_1_to_10_in_six_colours() -> None:
    match = played(game(), "dealer 0")
    cards = [move.removeprefix("deal ") for move in match.legal("chance")]
    assert sorted(cards) == sorted(f"{colour}{number}" for colour in "NGKBYP" for number in range(1, 11))
    assert len(cards) == match.position()["deck"] == 60


def test_t01_every_card_exists_once() -> None:
    match = game(6)
    open_hand(match, buys="2 2 2 2 2 2")
    held = [card for hand in seats(match, "hand") for card in hand]
    assert sorted(held) == sorted(CARDS)
    assert match.position()["deck"] == 0


@pytest.mark.parametrize("black", ["N7 G7", "N7 K7", "G7 K7"])
def test_t02_brown_green_and_pink_have_black_numerals(black: str) -> None:
    match = game(3)
    play_hand(match, f"{black} | N1 G2 | K3 B4")
    assert combinations(match)[0] == "twins 7"


@pytest.mark.parametrize("white", ["B7 Y7", "B7 P7", "Y7 P7"])
def test_t02_blue_yellow_and_purple_have_white_numerals(white: str) -> None:
    match = game(3)
    play_hand(match, f"{white} | N1 G2 | K3 B4")
    assert combinations(match)[0] == "twins 7"


@pytest.mark.parametrize("mixed", [f"{black}7 {white}7" for black in "NGK" for white in "BYP"])
def test_t02_a_black_and_a_white_numeral_are_no_twins(mixed: str) -> None:
    match = game(3)
    play_hand(match, f"{mixed} | N1 G2 | K3 B4")
    assert combinations(match)[0] == "pair 7"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_t03_everyone_starts_with_12_and_the_pot_is_empty(players: int) -> None:
    match = game(players)
    assert chips(match) == [12] * players
    assert pot(match) == 0


def test_t03_amounts_are_public_and_hands_are_not() -> None:
    match = game(3)
    open_hand(match, buys="2 1 0")
    for viewer in (0, 1, 2, "public"):
        assert [seat["chips"] for seat in match.position(viewer)["seats"]] == [9, 11, 12]
        assert match.position(viewer)["pot"] == 4
    assert [seat["hand"] for seat in match.position("public")["seats"]] == [10, 9, 8]


def test_t03_change_is_always_possible() -> None:
    match = game(3)
    for _ in range(4):  # with the chips of the sheet there are only three of 1 to buy a single card with
        rank_hand(match, "1 0 2 / 1 0 2 / 1 0 2 / 1 0", buys="1 0 0")
    assert chips(match) == [8, 28, 0]


@pytest.mark.parametrize("players", [2, 7, 0, -3])
def test_three_to_six_can_play(players: int) -> None:
    with pytest.raises(ValueError, match="3 to 6"):
        ludoteca.new("twins", players=players)
