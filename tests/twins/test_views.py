"""What each seat, and anybody, may know."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from tests.helpers import played
from tests.twins.play import deal, game, open_hand, phase, rank_hand

FIRST = "N5 G5 | K3 B9 | Y1 P7"


def said_of_seats(match: Match, viewer: int | str, key: str) -> list[Any]:
    """What a view says of every seat, for one key."""
    return [seat[key] for seat in match.position(viewer)["seats"]]


def hidden(match: Match, viewer: int | str) -> set[str]:
    """In what a view differs from the whole position: 'seat key', or the key of the position."""
    whole, view = match.position(), match.position(viewer)
    pairs = [(key, whole[key], view[key]) for key in whole if key != "seats"]
    for number, (known, seen) in enumerate(zip(whole["seats"], view["seats"], strict=True)):
        pairs += [(f"{number} {key}", known[key], seen[key]) for key in known]
    return {name for name, known, seen in pairs if known != seen or type(known) is not type(seen)}


def laid() -> Match:
    """Seats 0 and 2 have laid their cards in play 1, seat 1 is awaited."""
    match = game(3)
    open_hand(match, FIRST, buys="0 1 2")
    return played(match, "0: play N5 G5 / 2: play Y1 P7")


def test_of_others_cards_a_seat_knows_how_many_they_are() -> None:
    match = laid()
    whole = [seat["hand"] for seat in match.position()["seats"]]
    assert said_of_seats(match, 0, "hand") == [whole[0], 9, 10]
    assert said_of_seats(match, 1, "hand") == [8, whole[1], 10]
    assert said_of_seats(match, 2, "hand") == [8, 9, whole[2]]
    assert said_of_seats(match, "public", "hand") == [8, 9, 10]


def test_t12_of_others_choices_a_seat_knows_whether_they_are_made() -> None:
    match = laid()
    assert said_of_seats(match, 0, "choice") == [["N5", "G5"], False, True]
    assert said_of_seats(match, 1, "choice") == [True, None, True]
    assert said_of_seats(match, 2, "choice") == [True, False, ["Y1", "P7"]]
    assert said_of_seats(match, "public", "choice") == [True, False, True]


@pytest.mark.parametrize("viewer", [0, 1, 2, "public"])
def test_nothing_else_is_hidden(viewer: int | str) -> None:
    match = laid()
    others = [seat for seat in range(3) if seat != viewer]
    assert hidden(match, viewer) == {f"{seat} {key}" for seat in others for key in ("hand", "choice")}


@pytest.mark.parametrize("viewer", [0, 1, 2, "public"])
def test_choices_of_others_are_false_in_every_other_phase(viewer: int | str) -> None:
    bought, over = game(3), game(3, hands=1)
    deal(bought)
    rank_hand(over, "0 1 2 / 0 1 2 / 0 1 2 / 0 1")
    for match in (game(3), played(game(3), "dealer 0 / deal N1"), bought, over):
        expected = [None if seat == viewer else False for seat in range(3)]
        assert said_of_seats(match, viewer, "choice") == expected


@pytest.mark.parametrize("viewer", [0, 1, 2, "public"])
def test_t12_what_was_shown_everybody_knows(viewer: int | str) -> None:
    match = played(laid(), "1: play K3 B9")
    assert match.position(viewer)["last"] == match.position()["last"]
    assert said_of_seats(match, viewer, "played") == [[["N5", "G5"]], [["K3", "B9"]], [["Y1", "P7"]]]


def test_who_is_still_awaited_is_no_secret() -> None:
    match = laid()
    assert [match.position(viewer)["actors"] for viewer in (0, 1, 2, "public")] == [[1]] * 4


def test_t10_nobody_sees_the_cards_dealt_to_others() -> None:
    one, other = played(game(3), "dealer 2 / deal N1"), played(game(3), "dealer 2 / deal P10")
    for viewer in (1, 2, "public"):
        assert one.position(viewer) == other.position(viewer)
        assert one.events_for(viewer) == other.events_for(viewer)
    assert one.position(0)["seats"][0]["hand"] == ["N1"]
    assert one.events_for(0) != other.events_for(0)


def test_t13_what_is_left_in_the_hands_stays_hidden_at_the_end() -> None:
    match = game(3, hands=1)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 0 1", buys="2 0 0")
    assert phase(match) == "end"
    assert said_of_seats(match, "public", "hand") == [2, 0, 2]
    assert said_of_seats(match, 1, "hand") == [2, [], 2]


def test_t13_what_is_left_of_one_hand_is_not_shown_in_the_next() -> None:
    match = game(3)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 0 1", buys="2 0 0")
    assert said_of_seats(match, 1, "hand") == [0, [], 0]


def test_t40_the_cards_of_the_bankrupt_stay_hidden() -> None:
    match = game(3)
    rank_hand(match, "2 01 / 2 0 1 / 2 01 / 2", buys="2 2 0")
    rank_hand(match, "2 01 / 2 0 1 / 2 01 / 2", buys="2 0 0")
    rank_hand(match, "2 1 0 / 2 1 / 2 1 / 2")
    assert match.position()["seats"][0]["bankrupt"]
    assert said_of_seats(match, 1, "hand")[0] == said_of_seats(match, "public", "hand")[0] == 6


def test_a_copy_shows_the_same_and_goes_its_own_way() -> None:
    match = laid()
    copy = match.copy()
    assert [copy.position(viewer) for viewer in (None, 0, "public")] == [
        match.position(viewer) for viewer in (None, 0, "public")
    ]
    played(copy, "1: play K3 B9")
    assert match.position()["last"] is None


@pytest.mark.parametrize("viewer", [-1, 3, 100, "0", "chance", "nobody", True, 1.5, (0,)])
def test_there_is_no_view_for_a_seat_that_does_not_exist(viewer: Any) -> None:
    with pytest.raises(ValueError, match="0 to 2"):
        game(3).position(viewer)
    with pytest.raises(ValueError, match="0 to 2"):
        game(3).events_for(viewer)
