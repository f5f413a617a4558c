"""What a position shows, phase by phase."""

from __future__ import annotations

import json
from typing import Any

from ludoteca import Match
from tests.cincinnati.play import (
    fight,
    game,
    game_of_three,
    lay,
    open_round,
    owner_with_card,
    phase,
    play_round,
    quiet_round,
    quiet_to_the_end,
    seats,
    stand,
    throw,
    win_cards,
)
from tests.helpers import played


def shown(match: Match, *keys: str) -> list[Any]:
    """What the position shows for these keys."""
    position = match.position()
    return [position[key] for key in keys]


def test_the_whole_position_at_the_beginning() -> None:
    seat = {"money": [], "tokens": 3, "duels": 0, "dice": None, "keep": None, "table": None, "wealth": 15000}
    assert game(4).position() == {
        "game": "cincinnati",
        "players": 4,
        "round": 1,
        "phase": "cards",
        "actors": ["chance"],
        "throw": None,
        "roller": None,
        "reserve": 8,
        "deck": 36,
        "tables": {"A": [], "B": [], "C": []},
        "aside": [],
        "gone": {"duel": 0, "tokens": 0},
        "seats": [seat] * 4,
        "asked": [],
        "paid": [],
        "queue": [],
        "duel": None,
        "winners": [],
    }


def test_every_phase_shows_the_same_keys() -> None:
    match = owner_with_card()
    everywhere = [game(3), game_of_three(), match, played(match.copy(), "0: duel 1"), game(6)]
    quiet_to_the_end(everywhere[-1])
    keys = game().position().keys()
    assert [phase(match) for match in everywhere] == ["aside", "cards", "challenge", "roll", "end"]
    assert all(match.position(viewer).keys() == keys for match in everywhere for viewer in (None, 0, "public"))


def test_a_position_is_plain_json() -> None:
    match = played(owner_with_card(), "0: duel 1 / roll 1 2 3 4 5")
    assert json.loads(json.dumps(match.position())) == match.position()


def test_changing_a_position_does_not_change_the_match() -> None:
    match = owner_with_card()
    match.position()["seats"][1]["money"].clear()
    match.position()["tables"]["B"].append("35000")
    assert (seats(match, "money")[1], match.position()["tables"]["B"]) == ([35000], ["20000"])


def test_aside_phase_of_three_players() -> None:
    match = played(game(3), "aside tokens / aside 15000 / aside duel / aside 15000")
    assert shown(match, "phase", "round", "actors", "deck") == ["aside", 1, ["chance"], 32]
    assert match.position()["aside"] == ["15000", "15000", "duel", "tokens"]  # in the order of C02
    assert match.position()["tables"] == {"A": [], "C": []}
    assert [seats(match, key) for key in ("dice", "keep", "table")] == [[None] * 3] * 3


def test_first_throw() -> None:
    match = game()
    lay(match, "25000 tokens 15000")
    throw(match, "65321")
    assert shown(match, "phase", "throw", "roller", "actors") == ["roll", 1, 1, ["chance"]]
    assert seats(match, "dice") == [[1, 2, 3, 5, 6], None, None, None]


def test_choosing_tables() -> None:
    match = game()
    lay(match, "25000 tokens 15000")
    throw(match, "12356 12356 12356 12356")
    played(match, "2: table B")
    assert shown(match, "phase", "throw", "roller", "actors") == ["choose", None, None, [0, 1, 3]]
    assert seats(match, "table") == [None, None, "B", None]


def test_deciding_what_to_keep() -> None:
    match = game()
    open_round(match, "25000 tokens 15000", "12356 12356 12356 12356", "A B C C")
    played(match, "0: keep 3 5 / 1: keep")
    assert shown(match, "phase", "throw", "roller", "actors") == ["keep", 2, None, [2]]
    assert seats(match, "keep") == [[3, 5], [], None, None]
    assert seats(match, "dice") == [[1, 2, 3, 5, 6]] * 4


def test_second_throw_shows_the_old_dice_until_the_roll_is_resolved() -> None:
    match = game()
    open_round(match, "25000 tokens 15000", "12356 12356 12356 12356", "A B C C")
    played(match, "0: keep 3 5 / 1: keep 1 2 3 5 6 / 2: keep 1 / 3: keep 2")
    assert shown(match, "phase", "throw", "roller") == ["roll", 2, 0]
    assert seats(match, "keep") == [[3, 5], [1, 2, 3, 5, 6], [1], [2]]
    throw(match, "444")
    assert shown(match, "phase", "throw", "roller") == ["roll", 2, 2]
    assert seats(match, "dice") == [[3, 4, 4, 4, 5], [1, 2, 3, 5, 6], [1, 2, 3, 5, 6], [1, 2, 3, 5, 6]]
    assert seats(match, "keep") == [None, None, [1], [2]]  # seat 1 waived, and its turn is over
    throw(match, "1111 2222")
    assert shown(match, "phase", "throw", "roller") == ["keep", 3, None]
    assert seats(match, "keep") == [None] * 4


def test_asking_for_extra_throws() -> None:
    match = game()
    open_round(match, "25000 tokens 15000", "12356 12356 12356 12356", "A B C C")
    stand(match)
    assert shown(match, "phase", "throw", "asked", "paid", "actors") == ["extra", 4, [], [], [0]]
    played(match, "0: pay / 1: pass / 2: pay")
    assert shown(match, "phase", "throw", "asked", "paid", "actors") == ["extra", 4, [0, 1, 2], [0, 2], [3]]
    played(match, "3: pass")
    assert shown(match, "phase", "throw", "asked", "paid", "actors") == ["keep", 4, [0, 1, 2, 3], [0, 2], [0, 2]]
    played(match, "0: keep 1 / 2: keep 2")
    assert shown(match, "phase", "throw", "asked", "paid", "roller") == ["roll", 4, [0, 1, 2, 3], [0, 2], 0]
    throw(match, "2356 1356")
    assert shown(match, "phase", "throw", "asked", "paid", "actors") == ["extra", 5, [], [], [0]]


def test_asked_lists_seats_ascending_in_whatever_order_they_were_asked() -> None:
    match = game()
    open_round(match, "25000 tokens 15000", "12356 12356 12356 66541", "A B C C")
    stand(match)
    played(match, "3: pay / 0: pay")
    assert shown(match, "asked", "paid") == [[0, 3], [0, 3]]


def test_a_duel_for_a_table() -> None:
    match = game()
    play_round(match, "25000 tokens 15000", "11122 44455 44455 11122", "C A A C")
    assert shown(match, "phase", "throw", "roller", "asked", "paid") == ["roll", None, 1, [], []]
    assert match.position()["tables"] == {"A": ["25000"], "B": ["tokens"], "C": ["15000"]}
    throw(match, "65321")
    assert match.position()["duel"] == {
        "owner": None,
        "table": "A",
        "order": [1, 2],
        "dice": [[1, 2, 3, 5, 6], None],
        "throws": [1, 0],
        "refused": 0,
    }
    assert seats(match, "dice")[1] == [4, 4, 4, 5, 5]  # those of the round


def test_a_challenge() -> None:
    match = game()
    win_cards(match, "25000 20000 15000", "0 1 2")
    win_cards(match, "duel duel duel", "0 1 2")
    assert shown(match, "phase", "throw", "roller", "actors", "queue") == ["challenge", None, None, [0], [1, 2]]
    assert match.position()["duel"] is None
    assert seats(match, "duels") == [1, 1, 1, 0]


def test_a_duel_with_a_card() -> None:
    match = played(owner_with_card(), "0: duel 2 / roll 1 2 3 5 6 / roll 6 6 5 5 1")
    assert shown(match, "phase", "throw", "roller", "actors") == ["keep", None, None, [0]]
    played(match, "0: keep 6 5")
    assert shown(match, "phase", "throw", "roller", "actors") == ["roll", None, 0, ["chance"]]
    assert seats(match, "keep") == [[5, 6], None, None, None]
    assert match.position()["duel"] == {
        "owner": 0,
        "table": None,
        "order": [0, 2],
        "dice": [[1, 2, 3, 5, 6], [1, 5, 5, 6, 6]],
        "throws": [1, 1],
        "refused": 0,
    }
    played(match, "roll 1 1 1 / 2: keep 1 5 5 6 6")
    assert match.position()["duel"]["throws"] == [2, 2]  # a waived throw counts
    assert seats(match, "duels") == [1, 0, 0, 0]  # the card is still held


def test_extra_throws_of_a_duel_are_not_those_of_the_round() -> None:
    match = played(owner_with_card(), "0: duel 2 / roll 1 2 3 5 6 / roll 6 6 5 5 1")
    stand(match)
    assert shown(match, "phase", "throw", "asked", "paid", "actors") == ["extra", None, [], [], [0]]
    played(match, "0: pay")
    assert shown(match, "phase", "throw", "asked", "paid", "actors") == ["keep", None, [], [], [0]]
    played(match, "0: keep 6 / roll 6 6 6 6")
    assert match.position()["duel"]["throws"] == [4, 3]


def test_the_queue_empties_as_owners_fight() -> None:
    match = game()
    win_cards(match, "25000 20000 15000", "0 1 2")
    win_cards(match, "duel duel duel", "0 1 2")
    played(match, "0: duel 3")
    assert match.position()["queue"] == [1, 2]
    fight(match, "11111 66666")
    assert shown(match, "actors", "queue") == [[1], [2]]
    played(match, "1: duel 3")
    fight(match, "11111 66666")
    assert shown(match, "actors", "queue") == [[2], []]


def test_the_next_round_forgets_dice_and_tables() -> None:
    match = game()
    quiet_round(match)
    assert shown(match, "round", "phase") == [2, "cards"]
    assert (seats(match, "dice"), seats(match, "table")) == ([None] * 4, [None] * 4)


def test_money_is_listed_from_the_highest_and_wealth_adds_tokens() -> None:
    match = game()
    for card in ("15000", "35000", "25000"):
        win_cards(match, f"{card} tokens tokens", "1 - -")
    assert seats(match, "money")[1] == [35000, 25000, 15000]
    assert seats(match, "wealth") == [15000, 90000, 15000, 15000]


def test_the_end() -> None:
    match = game()
    win_cards(match, "35000 20000 tokens", "3 - -")
    quiet_to_the_end(match)
    assert shown(match, "phase", "round", "actors", "deck", "winners") == ["end", 12, [], 0, [3]]
    assert shown(match, "throw", "roller", "asked", "paid", "queue", "duel") == [None, None, [], [], [], None]
