"""T45: the option `cards` makes the game small."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.games.twins.combinations import CARDS


def begun(cards: int, players: int = 3) -> ludoteca.Match:
    match = ludoteca.new("twins", players=players, hands=1, cards=cards)
    match.play("chance", "dealer 2")
    return match


def deal(match: ludoteca.Match, cards: str) -> None:
    for card in cards.split():
        match.play("chance", f"deal {card}")


def test_t45_the_deck_has_the_lowest_cards() -> None:
    assert begun(8).legal("chance") == [
        "deal B1",
        "deal G1",
        "deal G2",
        "deal K1",
        "deal N1",
        "deal N2",
        "deal P1",
        "deal Y1",
    ]
    assert len(begun(60).legal("chance")) == len(CARDS)


def test_t45_everybody_gets_as_many_cards_as_there_are_for_all() -> None:
    match = begun(8)
    assert [seat["chips"] for seat in match.position()["seats"]] == [11] * 3
    assert match.position()["pot"] == 3
    deal(match, "N1 G1 K1 B1 Y1 P1")
    assert [len(seat["hand"]) for seat in match.position()["seats"]] == [2] * 3
    assert match.position()["deck"] == 2


def test_t45_nobody_buys_more_than_is_left() -> None:
    match = begun(8)
    deal(match, "N1 G1 K1 B1 Y1 P1")
    match.play(0, "buy 1")
    deal(match, "N2")
    assert match.legal(1) == ["buy 0", "buy 1"]
    with pytest.raises(ludoteca.IllegalMove, match="Only one card is left"):
        match.play(1, "buy 2")
    match.play(1, "buy 1")
    deal(match, "G2")
    with pytest.raises(ludoteca.IllegalMove, match="No card is left"):
        match.play(2, "buy 1")


def test_t45_the_first_plays_are_left_out() -> None:
    match = begun(8)
    deal(match, "N1 G1 K1 B1 Y1 P1")
    for seat in range(3):
        match.play(seat, "buy 0")
    assert match.position()["play"] == 4
    assert begun(14).position()["pot"] == 3, "four cards each: plays 3 and 4"
    assert begun(24).position()["pot"] == 0, "eight cards each: all four plays"


def test_t45_there_are_two_cards_for_everybody() -> None:
    with pytest.raises(ValueError, match="4 players need 8 cards or more, not 7"):
        begun(7, players=4)


@pytest.mark.parametrize("level", ["random", "easy", "medium", "expert"])
def test_every_bot_plays_small_games_by_the_rules(level: str) -> None:
    """A bot that chose what is not legal would be refused by the match."""
    bot = bots.find(level, "twins")
    for cards in (6, 8, 9, 14, 20, 25):
        match = ludoteca.new("twins", players=3, seed=3, hands=2, cards=cards)
        assert match.run([bot] * 3).winners
