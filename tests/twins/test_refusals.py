"""What cannot be played is refused with a sentence, and leaves no trace."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca import Match
from tests.helpers import played, refuse
from tests.twins.play import awaited, chips, deal, game, open_hand, phase, rank_hand, seats

FIRST = "N5 G5 | K3 B9 | Y1 P10"


def dealing() -> Match:
    """Seat 2 is the dealer, and seat 0 has got G7."""
    return played(game(3), "dealer 2 / deal G7")


def buying() -> Match:
    """Seat 0 is asked."""
    match = game(3)
    deal(match, FIRST)
    return match


def laying() -> Match:
    """Everyone holds two cards of FIRST, and others, and is awaited in play 1."""
    match = game(3)
    open_hand(match, FIRST)
    return match


def poor() -> Match:
    """At the deal of hand 3 three players have 0, 2 and 34."""
    match = game(3)
    rank_hand(match, "2 01 / 2 0 1 / 2 01 / 2", buys="2 2 0")
    rank_hand(match, "2 01 / 2 0 1 / 2 01 / 2", buys="2 1 0")
    assert chips(match) == [0, 2, 34]
    return match


def one_bankrupt() -> Match:
    """Seat 0 went bankrupt in play 1; the others are awaited in play 2."""
    match = poor()
    rank_hand(match, "2 1 0")
    return match


def one_out() -> Match:
    """Seat 2 is out of play 4; the others are awaited."""
    match = game(3)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2")
    return match


def over() -> Match:
    """The game has ended."""
    match = game(3, hands=1)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 0 1")
    return match


@pytest.mark.parametrize(
    "nonsense",
    [
        "", "   ", "pass", "buy", "buy 3", "buy -1", "buy two", "buy 1 1", "buy1", "1", "buy 1.0", "buy 01",
        "buy \u0661", "buy N5", "play", "deal N1", "dealer 0", "0: buy 1", "buy 1 # one", "buy 1\x00", "🃏",
    ],
)  # fmt: skip
def test_t11_the_question_how_many_is_answered_with_nothing_one_or_two(nonsense: str) -> None:
    refuse(buying(), 0, nonsense)


@pytest.mark.parametrize(
    "unknown",
    ["Z3", "N11", "N0", "N-1", "N", "5", "NN5", "N5N", "N\u0665", "N05", "R7", "joker", "N5.0", "N5,G5", "N5G5"],
)
def test_t01_a_card_that_does_not_exist_cannot_be_laid(unknown: str) -> None:
    reason = refuse(laying(), 0, f"play N5 {unknown}")
    assert "N G K B Y P" in reason
    assert "1 to 10" in reason


@pytest.mark.parametrize("move", ["play N5 K3", "play B9 G5", "play Y1 N5", "play G5 P10"])
def test_t12_a_card_that_is_not_held_cannot_be_laid(move: str) -> None:
    (missing,) = {"K3", "B9", "Y1", "P10"} & set(move.split())
    assert missing in refuse(laying(), 0, move)


def test_t12_two_cards_that_are_not_held_are_both_named() -> None:
    reason = refuse(laying(), 0, "play K3 B9")
    assert "K3" in reason
    assert "B9" in reason


@pytest.mark.parametrize("same", ["play N5 N5", "play n5 N5", "play K3 K3"])
def test_t12_the_same_card_cannot_be_laid_twice(same: str) -> None:
    assert "different" in refuse(laying(), 0, same)


@pytest.mark.parametrize("number", ["play", "play N5", "play N5 G5 N5", "play N5 G5 G5 N5", "play N5 G5 K3"])
def test_t12_two_cards_are_laid(number: str) -> None:
    assert "two" in refuse(laying(), 0, number)


@pytest.mark.parametrize(
    "nonsense", ["", "lay N5 G5", "N5 G5", "buy 0", "deal N5", "pass", "fold", "play  # N5 G5"]
)
def test_t12_laying_takes_nothing_else(nonsense: str) -> None:
    refuse(laying(), 0, nonsense)


def test_t13_a_card_that_was_played_cannot_be_played_again() -> None:
    match = played(laying(), "0: play N5 G5 / 1: play K3 B9 / 2: play Y1 P10")
    assert "N5" in refuse(match, 0, f"play N5 {seats(match, 'hand')[0][0]}")
    assert "G5" in refuse(match, 0, f"play G5 {seats(match, 'hand')[0][0]}")


@pytest.mark.parametrize(("seat", "move", "price"), [(0, "buy 1", "1"), (0, "buy 2", "3"), (1, "buy 2", "3")])
def test_t11_who_cannot_pay_cannot_buy(seat: int, move: str, price: str) -> None:
    match = poor()
    deal(match)
    while awaited(match) != [seat]:
        match.play(match.actors[0], "buy 0")
    reason = refuse(match, seat, move)
    assert price in reason
    assert str(chips(match)[seat]) in reason


def test_t11_buying_a_second_time_is_refused() -> None:
    assert "Waiting for" in refuse(played(buying(), "0: buy 0"), 0, "buy 1")
    assert "lay two cards" in refuse(laying(), 0, "buy 1")


def test_t40_the_bankrupt_make_no_move() -> None:
    match = one_bankrupt()
    first, second, *_ = seats(match, "hand")[0]
    assert "You’re bankrupt" in refuse(match, 0, f"play {first} {second}")
    assert "You’re bankrupt" in refuse(match, 0, "buy 0")


def test_t30_who_is_out_of_play_4_makes_no_move() -> None:
    match = one_out()
    first, second = seats(match, "hand")[2]
    assert "out of play 4" in refuse(match, 2, f"play {first} {second}")


@pytest.mark.parametrize(
    ("now", "actor", "move"),
    [
        (game, 0, "buy 0"),  # chance is awaited
        (dealing, 0, "buy 0"),
        (dealing, 0, "play G7 G8"),
        (dealing, 0, "deal N1"),
        (buying, 1, "buy 0"),  # one is asked after the other
        (buying, 2, "buy 0"),
        (buying, "chance", "deal N1"),  # players are awaited
        (laying, "chance", "deal N1"),
        (laying, "chance", "dealer 0"),
        (lambda: played(buying(), "0: buy 1"), 1, "buy 0"),  # the bought card comes first
        (lambda: played(buying(), "0: buy 1"), 0, "buy 1"),
    ],
)
def test_who_is_not_awaited_cannot_play(now: Callable[[], Match], actor: int | str, move: str) -> None:
    assert refuse(now(), actor, move).startswith(("Waiting for", "Chance decides"))


def test_there_is_a_time_for_buying_and_one_for_laying() -> None:
    assert "buy" in refuse(buying(), 0, "play N5 G5")
    assert "lay two cards" in refuse(laying(), 0, "buy 0")


def test_the_cards_of_another_seat_cannot_be_laid() -> None:
    match = laying()
    refuse(match, 1, "play N5 G5")
    played(match, "0: play N5 G5")
    refuse(match, 1, "play N5 G5")


@pytest.mark.parametrize("move", [None, 1, 1.5, b"buy 1", ["buy 1"], ("buy", "1"), {"move": "buy 1"}, True])
def test_a_move_is_a_text(move: object) -> None:
    refuse(buying(), 0, move)


@pytest.mark.parametrize("seat", [-1, 3, 6, 100, "0", "public", "", None, 0.5, True, False, (0,), [0]])
def test_a_seat_that_does_not_exist_cannot_play(seat: object) -> None:
    assert "0 to 2" in refuse(buying(), seat, "buy 0")
    refuse(laying(), seat, "play N5 G5")


@pytest.mark.parametrize(
    "outcome", ["dealer 3", "dealer -1", "dealer", "dealer 0 1", "dealer x", "deal G7", "buy 0"]
)
def test_t10_one_of_the_seats_is_drawn_as_dealer(outcome: str) -> None:
    refuse(game(3), "chance", outcome)


@pytest.mark.parametrize(
    "outcome", ["deal", "deal Z3", "deal N11", "deal N1 N2", "dealer 0", "play N1 N2", "", "N1"]
)
def test_t10_one_card_is_dealt_at_a_time(outcome: str) -> None:
    refuse(dealing(), "chance", outcome)


def test_t10_a_card_that_was_dealt_is_not_dealt_again() -> None:
    assert "G7" in refuse(dealing(), "chance", "deal G7")
    match = played(buying(), "0: buy 1")
    for hand in seats(match, "hand"):
        refuse(match, "chance", f"deal {hand[0]}")


def test_t10_the_dealer_is_drawn_once() -> None:
    match = game(3)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 0 1")
    refuse(match, "chance", "dealer 0")


def test_t41_t44_after_the_end_nothing_can_be_played() -> None:
    match = over()
    assert phase(match) == "end"
    for actor, move in ((0, "buy 0"), (0, "play N1 N2"), ("chance", "deal N1"), ("chance", "dealer 0")):
        assert "over" in refuse(match, actor, move)


def test_different_mistakes_are_refused_with_different_sentences() -> None:
    reasons = [
        refuse(laying(), 0, "play N5 Z3"),
        refuse(laying(), 0, "play N5 K3"),
        refuse(laying(), 0, "play N5 N5"),
        refuse(laying(), 0, "play N5"),
        refuse(laying(), 0, "buy 0"),
        refuse(laying(), 3, "play N5 G5"),
        refuse(laying(), 0, "fold"),
        refuse(buying(), 1, "buy 0"),
        refuse(buying(), 0, "play N5 G5"),
        refuse(buying(), 0, "buy 3"),
        refuse(dealing(), 0, "buy 0"),
        refuse(dealing(), "chance", "deal G7"),
        refuse(one_bankrupt(), 0, "play N5 G5"),
        refuse(one_out(), 2, "play N5 G5"),
        refuse(over(), 0, "play N5 G5"),
    ]
    assert len(set(reasons)) == len(reasons)


def test_the_game_goes_on_after_a_refusal() -> None:
    match = laying()
    refuse(match, 0, "play N5 K3")
    played(match, "0: play N5 G5")
    assert awaited(match) == [1, 2]


def test_a_refused_change_leaves_the_choice_as_it_was() -> None:
    match = played(laying(), "0: play N5 G5")
    refuse(match, 0, "play N5 K3")
    assert seats(match, "choice")[0] == ["N5", "G5"]
