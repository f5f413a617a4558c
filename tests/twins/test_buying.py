"""T11: one chance to buy."""

from __future__ import annotations

import pytest

from ludoteca import IllegalMove, Match
from tests.helpers import played
from tests.twins.play import awaited, chips, deal, game, open_hand, phase, pot, rank_hand, seats


def dealt(players: int = 3, dealer: int = 2) -> Match:
    """Eight cards each; the one on the dealer's left is asked."""
    match = played(game(players), f"dealer {dealer}")
    deal(match)
    return match


def poor() -> Match:
    """Three players at the deal of hand 3: seat 0 has 2 chips, seat 1 has 3, the pot is empty."""
    match = game(3)
    rank_hand(match, "2 01 / 2 0 1 / 2 01 / 2", buys="2 2 0")
    rank_hand(match, "2 01 / 2 0 1 / 2 01 / 2", buys="1 0 0")
    assert (chips(match), pot(match)) == ([2, 3, 31], 0)
    return match


@pytest.mark.parametrize(("cards", "price"), [(0, 0), (1, 1), (2, 3)])
def test_t11_nothing_is_free_one_card_costs_1_and_two_cost_3(cards: int, price: int) -> None:
    match = dealt()
    played(match, f"0: buy {cards}")
    assert chips(match) == [12 - price, 12, 12]
    assert pot(match) == price
    assert seats(match, "bought") == [cards, None, None]


def test_t11_there_are_three_answers() -> None:
    match = dealt()
    assert match.legal(0) == ["buy 0", "buy 1", "buy 2"]


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_t11_players_are_asked_one_by_one_clockwise_from_the_dealers_left(dealer: int) -> None:
    match = dealt(4, dealer)
    asked = []
    while phase(match) == "buy":
        (seat,) = awaited(match)
        asked.append(seat)
        played(match, f"{seat}: buy 0")
    assert asked == [(dealer + 1) % 4, (dealer + 2) % 4, (dealer + 3) % 4, dealer]
    assert (phase(match), match.position()["play"], awaited(match)) == ("play", 1, [0, 1, 2, 3])


def test_t11_everyone_has_one_chance_only() -> None:
    match = played(dealt(), "0: buy 0")
    with pytest.raises(IllegalMove):
        match.play(0, "buy 1")
    assert match.legal(0) == []


def test_t11_bought_cards_are_dealt_before_the_next_is_asked() -> None:
    match = played(dealt(), "0: buy 2")
    assert (phase(match), awaited(match), match.position()["deck"]) == ("deal", ["chance"], 36)
    played(match, "deal P9")
    assert (phase(match), awaited(match), match.position()["deck"]) == ("deal", ["chance"], 35)
    played(match, "deal P10")
    assert (phase(match), awaited(match), match.position()["deck"]) == ("buy", [1], 34)
    assert [len(hand) for hand in seats(match, "hand")] == [10, 8, 8]
    assert seats(match, "hand")[0][-2:] == ["P9", "P10"]


def test_t11_bought_cards_come_from_what_is_left_of_the_deck() -> None:
    match = played(dealt(), "0: buy 1")
    held = [card for hand in seats(match, "hand") for card in hand]
    left = [move.removeprefix("deal ") for move in match.legal("chance")]
    assert len(left) == 36
    assert not set(held) & set(left)


def test_t11_after_the_last_one_asked_bought_cards_are_dealt_too() -> None:
    match = played(dealt(), "0: buy 0 / 1: buy 0 / 2: buy 1")
    assert phase(match) == "deal"
    played(match, "deal P10")
    assert (phase(match), match.position()["play"]) == ("play", 1)
    assert "P10" in seats(match, "hand")[2]


def test_t11_how_many_is_public_and_which_is_not() -> None:
    one = played(dealt(), "0: buy 1 / deal P9")
    other = played(dealt(), "0: buy 1 / deal P10")
    for viewer in (1, 2, "public"):
        assert one.position(viewer) == other.position(viewer)
        assert one.events_for(viewer) == other.events_for(viewer)
        assert one.position(viewer)["seats"][0]["bought"] == 1
    assert one.position(0) != other.position(0)


def test_t11_six_players_who_buy_two_use_all_60_cards() -> None:
    match = game(6)
    open_hand(match, buys="2 2 2 2 2 2")
    assert (match.position()["deck"], pot(match)) == (0, 18)
    assert [len(hand) for hand in seats(match, "hand")] == [10] * 6


def test_t11_nobody_can_spend_more_than_they_have() -> None:
    match = poor()
    deal(match)
    played(match, "2: buy 0")
    assert match.legal(0) == ["buy 0", "buy 1"]  # seat 0 has 2
    with pytest.raises(IllegalMove, match="2"):
        match.play(0, "buy 2")


def test_t11_spending_everything_is_allowed() -> None:
    match = poor()
    open_hand(match, buys="0 2 0")
    assert chips(match) == [2, 0, 31]
    assert seats(match, "bankrupt") == [False, False, False]
    assert awaited(match) == [0, 1, 2]


def test_t11_who_has_nothing_is_asked_all_the_same() -> None:
    match = game(3)
    rank_hand(match, "2 01 / 2 0 1 / 2 01 / 2", buys="2 2 0")
    rank_hand(match, "2 01 / 2 0 1 / 2 01 / 2", buys="2 2 0")
    deal(match)
    assert chips(match) == [0, 0, 36]
    played(match, "2: buy 0")
    assert (awaited(match), match.legal(0)) == ([0], ["buy 0"])


def test_t11_purchases_stay_in_the_pot_for_the_plays() -> None:
    match = game(3)
    rank_hand(match, "0 1 2", buys="1 2 0")
    assert pot(match) == 1 + 3 + 2
