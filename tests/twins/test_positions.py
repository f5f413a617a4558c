"""What a position shows, phase by phase."""

from __future__ import annotations

import json
from typing import Any

from ludoteca import Match
from tests.helpers import played
from tests.twins.play import COLOURS, chips, deal, game, last, open_hand, phase, play_hand, rank_hand, seats

KEYS = {
    "game", "players", "hands", "hand", "play", "phase", "actors", "dealer", "pot", "deck", "seats", "last",
    "winners",
}  # fmt: skip
SEAT_KEYS = {"chips", "hand", "played", "choice", "bought", "out", "bankrupt"}


def shown(match: Match, *keys: str) -> list[Any]:
    """What the position shows for these keys."""
    position = match.position()
    return [position[key] for key in keys]


def in_every_phase() -> dict[str, Match]:
    """A match in each phase."""
    dealing = played(game(3), "dealer 1 / deal N5")
    buying, playing, over = game(3), game(3), game(3, hands=1)
    deal(buying)
    open_hand(playing)
    rank_hand(over, "0 1 2 / 0 1 2 / 0 1 2 / 0 1")
    return {"dealer": game(3), "deal": dealing, "buy": buying, "play": playing, "end": over}


def test_the_whole_position_at_the_beginning() -> None:
    seat = {
        "chips": 12,
        "hand": [],
        "played": [],
        "choice": None,
        "bought": None,
        "out": False,
        "bankrupt": False,
    }
    assert game(4, hands=5).position() == {
        "game": "twins",
        "players": 4,
        "hands": 5,
        "hand": 1,
        "play": 0,
        "phase": "dealer",
        "actors": ["chance"],
        "dealer": None,
        "pot": 0,
        "deck": 60,
        "seats": [seat] * 4,
        "last": None,
        "winners": [],
    }


def test_every_phase_shows_the_keys_of_the_rules() -> None:
    for name, match in in_every_phase().items():
        assert phase(match) == name
        for viewer in (None, "public", 0, 1, 2):
            position = match.position(viewer)
            assert position.keys() == KEYS
            assert all(seat.keys() == SEAT_KEYS for seat in position["seats"])


def test_last_has_the_keys_of_the_rules() -> None:
    match = in_every_phase()["end"]
    for viewer in (None, "public", 0, 1, 2):
        shown_last = match.position(viewer)["last"]
        assert shown_last.keys() == {"hand", "play", "shown", "delta"}
        assert all(pair.keys() == {"cards", "kind", "value"} for pair in shown_last["shown"] if pair is not None)


def test_a_position_is_plain_json() -> None:
    for match in in_every_phase().values():
        assert json.loads(json.dumps(match.position())) == match.position()


def test_changing_a_position_does_not_change_the_match() -> None:
    match = in_every_phase()["end"]
    before = match.position()
    match.position()["seats"][0]["played"][0].clear()
    match.position()["seats"][1]["hand"].append("N1")
    match.position()["last"]["delta"][0] = 99
    assert match.position() == before


def test_dealing() -> None:
    match = played(game(3), "dealer 1")
    assert shown(match, "phase", "hand", "play", "actors", "dealer", "deck") == ["deal", 1, 0, ["chance"], 1, 60]
    played(match, "deal P2 / deal N10 / deal K1 / deal N1")
    assert shown(match, "phase", "hand", "play", "actors", "deck") == ["deal", 1, 0, ["chance"], 56]
    assert seats(match, "hand") == [["N10"], ["K1"], ["N1", "P2"]]
    assert seats(match, "bought") == [None, None, None]


def test_cards_are_listed_by_colour_and_then_by_number() -> None:
    match = played(game(3), "dealer 2")
    own = ["P1", "Y10", "B2", "N10", "N9", "K3", "G7", "B1"]
    others = [f"{colour}{number}" for colour in COLOURS for number in (4, 5, 6)]
    for card in own:
        played(match, f"deal {card} / deal {others.pop()} / deal {others.pop()}")
    assert seats(match, "hand")[0] == ["N9", "N10", "G7", "K3", "B1", "B2", "Y10", "P1"]


def test_buying() -> None:
    match = game(3)
    deal(match)
    assert shown(match, "phase", "play", "actors", "deck", "pot") == ["buy", 0, [0], 36, 0]
    assert seats(match, "bought") == [None, None, None]
    played(match, "0: buy 2")
    assert shown(match, "phase", "play", "actors", "deck", "pot") == ["deal", 0, ["chance"], 36, 3]
    assert seats(match, "bought") == [2, None, None]
    played(match, "deal P9 / deal P10 / 1: buy 0")
    assert shown(match, "phase", "play", "actors", "deck", "pot") == ["buy", 0, [2], 34, 3]
    assert seats(match, "bought") == [2, 0, None]


def test_laying() -> None:
    match = game(3)
    open_hand(match, "N5 G5 | K3 B9 | Y1 P7")
    assert shown(match, "phase", "play", "actors", "last") == ["play", 1, [0, 1, 2], None]
    assert seats(match, "choice") == [None, None, None]
    played(match, "1: play B9 K3")
    assert shown(match, "phase", "play", "actors", "last") == ["play", 1, [0, 2], None]
    assert seats(match, "choice") == [None, ["K3", "B9"], None]
    assert [len(hand) for hand in seats(match, "hand")] == [8, 8, 8]


def test_last_shows_the_combinations_and_the_changes() -> None:
    match = game(3)
    play_hand(match, "N5 G5 | K3 B9 | Y7 Y1", buys="2 0 1")
    assert last(match) == {
        "hand": 1,
        "play": 1,
        "shown": [
            {"cards": ["N5", "G5"], "kind": "twins", "value": 5},
            {"cards": ["K3", "B9"], "kind": "singles", "value": 12},
            {"cards": ["Y1", "Y7"], "kind": "colour", "value": 8},
        ],
        "delta": [0, -2, 0],  # purchases are not in it
    }
    assert shown(match, "phase", "play", "pot") == ["play", 2, 6]
    assert seats(match, "played") == [[["N5", "G5"]], [["K3", "B9"]], [["Y1", "Y7"]]]


def test_played_lists_the_plays_of_the_hand_in_order() -> None:
    match = game(3)
    play_hand(match, "N5 G5 | K3 B9 | Y7 Y1 / N1 P1 | G10 B8 | K9 Y9")
    assert seats(match, "played")[0] == [["N5", "G5"], ["N1", "P1"]]
    assert seats(match, "played")[1] == [["K3", "B9"], ["G10", "B8"]]


def test_last_shows_nothing_for_who_is_out() -> None:
    match = game(3)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 1 0", buys="2 0 0")
    assert [pair is None for pair in last(match)["shown"]] == [False, False, True]
    assert last(match)["delta"] == [0, 3, 0]


def test_delta_is_what_was_really_paid() -> None:
    match = game(3)
    rank_hand(match, "2 01 / 2 0 1 / 2 01 / 2", buys="2 2 0")
    rank_hand(match, "2 01 / 2 0 1 / 2 0 1 / 2 0", buys="2 2 0")
    rank_hand(match, "2 01")  # they have 1 and 0, and must pay 2
    assert last(match)["delta"] == [-1, 0, 0]


def test_last_is_kept_when_the_next_hand_begins() -> None:
    match = game(3)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 0 1")
    shown_last = last(match)
    assert (shown_last["hand"], shown_last["play"]) == (1, 4)
    assert shown(match, "hand", "play", "phase", "dealer", "deck") == [2, 0, "deal", 0, 60]
    open_hand(match)
    assert last(match) == shown_last
    assert shown(match, "hand", "play") == [2, 1]


def test_the_next_hand_forgets_cards_purchases_and_who_was_out() -> None:
    match = game(3)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 0 1", buys="1 2 0")
    assert [seats(match, key) for key in ("hand", "played")] == [[[], [], []]] * 2
    assert seats(match, "bought") == seats(match, "choice") == [None, None, None]
    assert seats(match, "out") == seats(match, "bankrupt") == [False, False, False]
    assert sum(chips(match)) == 36


def test_the_end_shows_the_winners() -> None:
    match = in_every_phase()["end"]
    assert shown(match, "phase", "hand", "play", "actors", "winners") == ["end", 1, 4, [], [0]]
    assert (shown(match, "dealer", "deck"), seats(match, "bought")) == ([2, 36], [0, 0, 0])
    assert [len(plays) for plays in seats(match, "played")] == [4, 4, 3]
    assert [len(hand) for hand in seats(match, "hand")] == [0, 0, 2]


def test_at_an_early_end_play_stays_at_the_play_shown_last() -> None:
    match = game(3, hands=1)
    rank_hand(match, "0 1 2 / 0 1 2 / 012")
    assert shown(match, "phase", "hand", "play", "actors") == ["end", 1, 3, []]
    assert (last(match)["play"], last(match)["delta"]) == (3, [-1, -1, -1])
    assert seats(match, "out") == [True, True, True]
    assert [len(hand) for hand in seats(match, "hand")] == [2, 2, 2]
