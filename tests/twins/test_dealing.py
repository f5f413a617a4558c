"""T10: hands, dealers and the deck."""

from __future__ import annotations

from fractions import Fraction

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.dice import Dice
from tests.helpers import played
from tests.twins.play import CARDS, deal, finish_hand, game, open_hand, phase, play_hand, rank_hand, seats


def cards_dealt(match: Match) -> list[list[str]]:
    """For each hand played so far the cards in the order in which they were dealt."""
    hands: list[list[str]] = []
    for number, (_, move) in enumerate(match.moves):
        if move.startswith("deal "):
            if match.moves[number - 1][1].startswith(("dealer", "play")):
                hands.append([])
            hands[-1].append(move.removeprefix("deal "))
    return hands


def play_out(match: Match, seed: int, buy: int, choice: int) -> None:
    """Two hands with the luck of a seed: everyone buys so many cards, and lays one of the pairs possible."""
    while match.actors and match.position()["hand"] < 3:
        actor = match.actors[0]
        if actor == "chance":
            match.play(actor, Dice(seed).draw(match))
        elif phase(match) == "buy":
            match.play(actor, f"buy {buy}")
        else:
            match.play(actor, match.legal(actor)[choice])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_t10_the_first_dealer_is_drawn_by_lot(players: int) -> None:
    match = game(players)
    assert match.actors == ("chance",)
    assert match.chance() == [(f"dealer {seat}", Fraction(1, players)) for seat in range(players)]
    played(match, "dealer 2")
    assert match.position()["dealer"] == 2


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_t10_everyone_is_dealt_8_cards(players: int) -> None:
    match = game(players)
    deal(match)
    assert [len(hand) for hand in seats(match, "hand")] == [8] * players
    assert match.position()["deck"] == 60 - 8 * players
    assert phase(match) == "buy"


def test_t10_every_card_left_is_equally_likely_to_come_next() -> None:
    match = played(game(), "dealer 0")
    assert match.chance() == sorted((f"deal {card}", Fraction(1, 60)) for card in CARDS)
    played(match, "deal G7")
    assert match.chance() == sorted((f"deal {card}", Fraction(1, 59)) for card in CARDS if card != "G7")
    played(match, "deal B10")
    assert match.chance() == sorted(
        (f"deal {card}", Fraction(1, 58)) for card in CARDS if card not in ("G7", "B10")
    )


def test_t10_cards_are_dealt_one_at_a_time_clockwise_from_the_dealers_left() -> None:
    match = played(game(4), "dealer 1 / deal N1 / deal N2 / deal N3 / deal N4")
    assert seats(match, "hand") == [["N3"], ["N4"], ["N1"], ["N2"]]
    played(match, "deal P5 / deal P6 / deal P7")
    assert seats(match, "hand") == [["N3", "P7"], ["N4"], ["N1", "P5"], ["N2", "P6"]]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_t10_eight_rounds_are_dealt(players: int) -> None:
    match = played(game(players), "dealer 0")
    for number, card in enumerate(CARDS[: 8 * players]):
        assert (phase(match), match.position()["deck"]) == ("deal", 60 - number)
        due = (1 + number) % players
        played(match, f"deal {card}")
        assert card in seats(match, "hand")[due]
    assert phase(match) == "buy"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_t10_a_hand_is_four_plays_and_then_comes_the_next(players: int) -> None:
    match = game(players)
    open_hand(match)
    for play in (1, 2, 3, 4):
        assert (match.position()["hand"], match.position()["play"]) == (1, play)
        for seat in match.actors:
            match.play(seat, match.legal(seat)[0])
    assert (match.position()["hand"], match.position()["play"], phase(match)) == (2, 0, "deal")


@pytest.mark.parametrize(("dealer", "left"), [(0, 1), (1, 2), (2, 0)])
def test_t10_the_deal_passes_to_the_left(dealer: int, left: int) -> None:
    match = played(game(3), f"dealer {dealer}")
    open_hand(match)
    finish_hand(match)
    assert (match.position()["dealer"], match.position()["hand"]) == (left, 2)
    played(match, "deal K5")
    assert seats(match, "hand")[(left + 1) % 3] == ["K5"]


def test_t10_the_deal_passes_on_after_a_hand_that_ended_early() -> None:
    match = played(game(3), "dealer 0")
    rank_hand(match, "0 1 2 / 0 1 2 / 012")  # all are out of play 4
    assert (match.position()["hand"], match.position()["dealer"], phase(match)) == (2, 1, "deal")


def test_t10_all_60_cards_are_shuffled_again_for_the_next_hand() -> None:
    match = game(3)
    play_hand(match, "N5 G5 | B5 Y5 | K5 P5")
    finish_hand(match)
    assert match.position()["deck"] == 60
    assert match.chance() == sorted((f"deal {card}", Fraction(1, 60)) for card in CARDS)
    assert seats(match, "hand") == seats(match, "played") == [[], [], []]


def test_t10_the_luck_of_a_hand_is_one_order_of_the_60_cards_whoever_gets_them() -> None:
    frugal, modest, greedy = game(3), game(3), game(3)
    play_out(frugal, seed=7, buy=0, choice=0)
    play_out(modest, seed=7, buy=1, choice=-1)
    play_out(greedy, seed=7, buy=2, choice=-2)
    first, second = cards_dealt(greedy)
    assert (len(first), len(second)) == (30, 30)
    assert cards_dealt(frugal) == [first[:24], second[:24]]
    assert cards_dealt(modest) == [first[:27], second[:27]]  # the 26th card goes to seat 1, not to seat 0 again


def test_t10_hands_and_seeds_have_orders_of_their_own() -> None:
    match, other = game(3), game(3)
    play_out(match, seed=7, buy=0, choice=0)
    play_out(other, seed=8, buy=0, choice=0)
    first, second = cards_dealt(match)
    assert first != second
    assert first != cards_dealt(other)[0]


def test_t10_a_game_with_a_seed_runs_by_itself() -> None:
    def first(view: dict[str, object], legal: list[str], generator: object) -> str:
        return legal[0]

    one, same = (ludoteca.new("twins", players=3, seed=7).run(first) for _ in range(2))
    assert one.record() == same.record()
    assert phase(one) == "end"
