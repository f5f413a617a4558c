"""T12 and T13: two cards face down, shown at once, and then used up."""

from __future__ import annotations

from math import comb

import pytest

from ludoteca import IllegalMove, Match
from tests.helpers import played
from tests.twins.play import awaited, delta, finish_hand, game, last, lay, open_hand, phase, play_hand, pot, seats

FIRST = "N5 G5 | B6 Y6 | K1 P2"


def ready() -> Match:
    """Three players before play 1; their cards are those of FIRST, and others."""
    match = game(3)
    open_hand(match, FIRST)
    return match


def test_t12_everyone_is_awaited_at_once() -> None:
    match = ready()
    assert awaited(match) == [0, 1, 2]
    played(match, "1: play B6 Y6")
    assert awaited(match) == [0, 2]


def test_t12_any_two_cards_of_the_hand_can_be_laid() -> None:
    match = ready()
    hand = seats(match, "hand")[0]
    assert match.legal(0) == sorted(f"play {a} {b}" for n, a in enumerate(hand) for b in hand[n + 1 :])
    assert len(match.legal(0)) == comb(8, 2)


def test_t12_nothing_is_shown_before_the_last_one_is_in() -> None:
    match = played(ready(), "0: play N5 G5 / 2: play K1 P2")
    assert (match.position()["last"], pot(match), seats(match, "played")) == (None, 0, [[], [], []])
    assert [seat["choice"] for seat in match.position(1)["seats"]] == [True, None, True]
    assert seats(match, "choice") == [["N5", "G5"], None, ["K1", "P2"]]


def test_t12_all_are_shown_at_once() -> None:
    match = played(ready(), "0: play N5 G5 / 2: play K1 P2 / 1: play B6 Y6")
    assert [pair["cards"] for pair in last(match)["shown"]] == [["N5", "G5"], ["B6", "Y6"], ["K1", "P2"]]
    assert seats(match, "played") == [[["N5", "G5"]], [["B6", "Y6"]], [["K1", "P2"]]]
    assert seats(match, "choice") == [None, None, None]
    assert (match.position()["play"], awaited(match)) == (2, [0, 1, 2])


def test_t12_until_the_last_one_is_in_a_choice_can_be_changed() -> None:
    match = played(ready(), "0: play N5 G5 / 1: play B6 Y6")
    assert len(match.legal(0)) == comb(8, 2)
    first, *_ = match.legal(0)
    played(match, f"0: {first}")
    assert seats(match, "choice")[0] == first.split()[1:]
    assert awaited(match) == [2]
    played(match, "0: play G5 N5 / 2: play K1 P2")
    assert last(match)["shown"][0] == {"cards": ["N5", "G5"], "kind": "twins", "value": 5}


def test_t12_the_same_pair_can_be_laid_again() -> None:
    match = played(ready(), "0: play N5 G5 / 0: play N5 G5")
    assert (seats(match, "choice")[0], awaited(match)) == (["N5", "G5"], [1, 2])


def test_t12_after_the_last_one_is_in_nothing_can_be_changed() -> None:
    match = ready()
    lay(match, FIRST)
    with pytest.raises(IllegalMove):
        match.play(0, "play N5 G5")
    assert "play N5 G5" not in match.legal(0)


def test_t12_the_order_of_laying_does_not_matter() -> None:
    one, other = ready(), ready()
    played(one, "0: play N5 G5 / 1: play B6 Y6 / 2: play K1 P2")
    played(other, "2: play K1 P2 / 1: play B6 Y6 / 0: play N5 G5")
    assert one.position() == other.position()


def test_t12_laid_cards_stay_in_the_hand_until_they_are_shown() -> None:
    match = played(ready(), "0: play N5 G5 / 1: play B6 Y6")
    assert {"N5", "G5"} <= set(seats(match, "hand")[0])
    assert match.position(2)["seats"][0]["hand"] == 8
    played(match, "2: play K1 P2")
    assert not {"N5", "G5"} & set(seats(match, "hand")[0])
    assert match.position(2)["seats"][0]["hand"] == 6


def test_t12_who_has_two_cards_left_is_asked_all_the_same() -> None:
    match = game(3)
    play_hand(match, "N9 G9 | B9 Y9 | K9 B1 / N8 G8 | B8 Y8 | K8 B2 / N7 G7 | B7 Y7 | K7 B3")
    assert (match.position()["play"], awaited(match)) == (4, [0, 1])
    assert [len(match.legal(seat)) for seat in (0, 1)] == [1, 1]


def test_t12_who_bought_has_more_to_choose_from() -> None:
    match = game(3)
    open_hand(match, buys="1 2 0")
    assert [len(match.legal(seat)) for seat in range(3)] == [comb(9, 2), comb(10, 2), comb(8, 2)]


def test_t13_played_cards_are_out_for_the_rest_of_the_hand() -> None:
    match = ready()
    lay(match, FIRST)
    assert len(match.legal(0)) == comb(6, 2)
    assert not any(card in move.split() for move in match.legal(0) for card in ("N5", "G5"))
    with pytest.raises(IllegalMove, match="N5"):
        match.play(0, f"play N5 {seats(match, 'hand')[0][0]}")


def test_t13_played_cards_come_back_with_the_next_hand() -> None:
    match = ready()
    lay(match, FIRST)
    finish_hand(match)
    assert "deal N5" in match.legal("chance")
    play_hand(match, "K1 P2 | N5 G5 | B6 Y6")
    assert delta(match) == [-2, 0, 0]


def test_t13_cards_not_played_are_never_shown() -> None:
    match = game(3, hands=1)
    open_hand(match, buys="2 1 0")
    finish_hand(match)
    assert phase(match) == "end"
    for viewer in (0, 1, 2, "public"):
        view = match.position(viewer)
        unplayed = {card for seat in range(3) if seat != viewer for card in seats(match, "hand")[seat]}
        assert unplayed
        assert not any(card in repr([view, match.events_for(viewer)]).split("'") for card in unplayed)
