"""Moves as text: what `play` reads, and the one form in which `legal`, `record` and `events` give it back."""

from __future__ import annotations

import pytest

import ludoteca
from tests.helpers import played
from tests.twins.play import CARDS, deal, game, lay, open_hand, rank_hand

FIRST = "N5 G5 | K3 B9 | Y1 P10"


def test_moves_are_read_in_any_case_and_with_any_blanks() -> None:
    match = played(game(3), "DEALER 2 / Deal g7 /   deal\tb10   / DEAL  N1")
    assert match.moves == [
        ("chance", "dealer 2"),
        ("chance", "deal G7"),
        ("chance", "deal B10"),
        ("chance", "deal N1"),
    ]
    match = game(3)
    deal(match, FIRST)
    played(match, "0: BUY 0 / 1:  Buy   0 / 2: buy 0 / 2: PLAY p10 y1")
    assert match.moves[-1] == (2, "play Y1 P10")


@pytest.mark.parametrize("spoken", ["play N5 G5", "play G5 N5", "PLAY g5 n5", "  play   G5\tN5 "])
def test_cards_are_read_in_any_order_and_written_by_colour(spoken: str) -> None:
    match = game(3)
    open_hand(match, FIRST)
    played(match, f"0: {spoken}")
    assert match.moves[-1] == (0, "play N5 G5")
    assert match.record().endswith("0: play N5 G5\n")
    assert match.position()["seats"][0]["choice"] == ["N5", "G5"]


def test_two_cards_of_a_colour_are_written_by_number() -> None:
    match = game(3)
    open_hand(match, "N10 N2 | K3 B9 | Y1 P10")
    assert "play N2 N10" in match.legal(0)
    assert "play N10 N2" not in match.legal(0)
    played(match, "0: play N10 N2")
    assert match.moves[-1] == (0, "play N2 N10")


def test_legal_moves_are_sorted_by_code_point_and_written_as_they_are_recorded() -> None:
    match = game(3)
    open_hand(match, FIRST, buys="2 2 2")
    for seat in range(3):
        moves = match.legal(seat)
        assert moves == sorted(moves)
        for move in moves:
            copy = match.copy()
            copy.play(seat, move)
            assert copy.moves[-1] == (seat, move)


def test_chance_lists_the_same_moves_in_the_same_order() -> None:
    match = game(3)
    assert match.legal("chance") == ["dealer 0", "dealer 1", "dealer 2"]
    assert [move for move, _ in match.chance()] == match.legal("chance")
    played(match, "dealer 0")
    assert match.legal("chance") == sorted(f"deal {card}" for card in CARDS)
    assert [move for move, _ in match.chance()] == match.legal("chance")


def test_who_is_not_awaited_has_no_moves() -> None:
    match = game(3)
    assert [match.legal(seat) for seat in range(3)] == [[], [], []]
    deal(match, FIRST)
    assert (match.legal("chance"), match.chance()) == ([], [])
    assert [match.legal(seat) for seat in (1, 2)] == [[], []]


def test_every_kind_of_move_can_be_recorded_and_loaded() -> None:
    match = game(3)
    open_hand(match, FIRST, buys="2 1 0")
    lay(match, FIRST)
    loaded = ludoteca.load(match.record())
    assert loaded.position() == match.position()
    assert loaded.record() == match.record()


def test_a_changed_choice_is_recorded_too() -> None:
    match = game(3)
    open_hand(match, FIRST)
    other = match.legal(0)[0]
    played(match, f"0: {other} / 0: play N5 G5 / 1: play K3 B9")
    assert match.record().endswith(f"0: {other}\n0: play N5 G5\n1: play K3 B9\n")
    assert ludoteca.load(match.record()).position() == match.position()


def test_a_whole_game_can_be_recorded_and_loaded() -> None:
    match = game(3, hands=2)
    rank_hand(match, "0 1 2 / 0 1 2 / 012")
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 0 1")
    loaded = ludoteca.load(match.record())
    assert (loaded.position(), loaded.events) == (match.position(), match.events)
