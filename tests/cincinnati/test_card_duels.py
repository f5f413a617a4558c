"""C50, C51, C54, C55: phase 4, duels with a card."""

from __future__ import annotations

import pytest

from tests.cincinnati.play import (
    answer,
    awaited,
    duel,
    fight,
    game,
    game_of_three,
    owner_with_card,
    phase,
    play_round,
    quiet_round,
    seats,
    stand,
    win_cards,
)
from tests.helpers import played


def test_c50_a_player_with_a_duel_card_must_fight() -> None:
    match = owner_with_card()
    assert (phase(match), awaited(match)) == ("challenge", [0])
    assert match.legal(0) == ["duel 1", "duel 2", "duel 3"]  # and no way to pass


def test_c50_one_duel_per_card_then_the_next_round() -> None:
    match = game()
    quiet_round(match, "15000 15000 15000")
    quiet_round(match, "duel 20000 20000")
    win_cards(match, "duel 25000 25000", "0 - -")
    assert seats(match, "duels")[0] == 2
    played(match, "0: duel 1")
    fight(match, "11111 22222")
    assert (phase(match), awaited(match), seats(match, "duels")[0]) == ("challenge", [0], 1)
    played(match, "0: duel 1")
    fight(match, "11111 22222")
    assert (phase(match), match.position()["round"]) == ("cards", 4)


def test_c50_of_several_owners_the_one_with_the_most_money_is_first() -> None:
    match = game()
    win_cards(match, "15000 20000 25000", "0 1 2")
    win_cards(match, "duel duel duel", "0 1 2")
    assert (awaited(match), match.position()["queue"]) == ([2], [1, 0])


def test_c50_money_won_in_this_round_counts() -> None:
    match = game()
    quiet_round(match, "15000 35000 20000")
    win_cards(match, "duel duel duel", "0 1 2")
    assert (awaited(match), match.position()["queue"]) == ([1], [2, 0])


def test_c50_equal_money_the_better_dice_of_phase_2_are_first() -> None:
    match = game()
    quiet_round(match, "tokens tokens tokens")
    play_round(match, "duel duel duel", "11122 12345 11123 55555", "C B A B")
    assert (awaited(match), match.position()["queue"]) == ([1], [0, 2])


def test_c50_equal_money_and_dice_the_lower_seat_is_first() -> None:
    match = game()
    quiet_round(match, "tokens tokens tokens")
    play_round(match, "duel 20000 duel", "12356 11122 11122 12356", "A C A B")
    assert (awaited(match), match.position()["queue"]) == ([1], [2])


def test_c50_dice_of_a_duel_for_a_table_do_not_matter() -> None:
    match = game()
    quiet_round(match, "tokens tokens tokens")
    play_round(match, "duel 20000 duel", "11122 11122 11133 12356", "A A C B")
    fight(match, "66666 11111")
    assert (awaited(match), match.position()["queue"]) == ([2], [0])


def test_c50_the_order_is_fixed_when_phase_4_begins() -> None:
    match = game()
    win_cards(match, "25000 30000 35000", "0 1 2")
    win_cards(match, "duel duel duel", "0 1 2")
    played(match, "2: duel 1")
    fight(match, "66666 11111")
    assert seats(match, "money") == [[25000], [], [35000, 30000], []]
    assert (awaited(match), match.position()["queue"]) == ([1], [0])  # seat 0 is richer by now, and still waits


def test_c50_the_order_is_worked_out_anew_in_each_round() -> None:
    match = game()
    win_cards(match, "15000 20000 25000", "0 1 -")
    for cards, order in (("duel duel tokens", [1, 0]), ("35000 duel tokens", [1]), ("duel duel 30000", [0, 1])):
        win_cards(match, cards, "0 1 -")
        assert [*awaited(match), *match.position()["queue"]] == order
        for owner in order:
            played(match, f"{owner}: duel 3")
            fight(match, "11111 66666")


def test_c50_a_player_fights_all_duels_before_the_next_player() -> None:
    match = game()
    win_cards(match, "15000 20000 25000", "0 1 -")
    quiet_round(match, "duel 15000 15000")
    win_cards(match, "duel duel 30000", "0 1 -")
    owners = []
    while phase(match) == "challenge":
        (owner,) = awaited(match)
        owners.append(owner)
        played(match, f"{owner}: duel 3")
        fight(match, "11111 22222")
    assert owners == [1, 0, 0]


def test_c51_the_owner_names_any_other_player_freely_each_time() -> None:
    match = game()
    win_cards(match, "35000 30000 25000", "1 2 3")
    quiet_round(match, "duel 15000 15000")
    quiet_round(match, "duel 15000 15000")
    win_cards(match, "duel 20000 20000", "0 - -")
    for opponent in (2, 1, 1):
        assert match.legal(0) == ["duel 1", "duel 2", "duel 3"]
        played(match, f"0: duel {opponent}")
        assert duel(match)["order"] == [0, opponent]
        fight(match, "66666 11111")
    assert seats(match, "money") == [[35000, 30000], [], [], [25000]]


def test_c51_also_a_player_without_money() -> None:
    match = owner_with_card(money="15000 35000 25000", seats="- 1 2")
    played(match, "0: duel 3")
    assert duel(match)["order"] == [0, 3]


def test_c51_in_a_game_of_three() -> None:
    match = game_of_three(aside="tokens " * 6 + "15000 " * 6)
    quiet_round(match, "20000 20000")
    win_cards(match, "duel 25000", "1 -")
    assert match.legal(1) == ["duel 0", "duel 2"]


@pytest.mark.parametrize(("hands", "taken"), [("66331 66115", [30000]), ("66115 66331", [])])
def test_c54_the_better_hand_wins(hands: str, taken: list[int]) -> None:
    match = owner_with_card()
    played(match, "0: duel 2")
    fight(match, hands)
    assert seats(match, "money")[0] == taken


def test_c54_the_hands_at_the_end_decide_not_the_first_throws() -> None:
    match = owner_with_card()
    played(match, "0: duel 2 / roll 1 2 3 5 6 / roll 6 6 6 6 5")
    played(match, "0: keep / roll 1 1 1 1 1")
    stand(match)
    answer(match)
    assert seats(match, "money")[0] == [30000]


def test_c54_owner_loses_with_equal_dice() -> None:
    match = owner_with_card()
    played(match, "0: duel 2")
    fight(match, "66666 66666")
    assert seats(match, "money") == [[], [35000], [30000], [25000]]


def test_c55_the_owner_takes_the_single_highest_money_card() -> None:
    match = game()
    win_cards(match, "15000 35000 20000", "0 2 -")
    win_cards(match, "30000 35000 20000", "2 - -")
    win_cards(match, "duel 15000 15000", "0 - -")
    played(match, "0: duel 2")
    fight(match, "66666 11111")
    assert seats(match, "money") == [[35000, 15000], [], [30000], []]


def test_c55_nothing_is_taken_from_a_player_without_money_cards() -> None:
    match = owner_with_card(money="15000 35000 25000", seats="- 1 2")
    before = [(seat["money"], seat["tokens"]) for seat in match.position()["seats"]]
    played(match, "0: duel 3")
    fight(match, "66666 11111")
    assert [(seat["money"], seat["tokens"]) for seat in match.position()["seats"]] == before


def test_c55_nothing_happens_when_the_owner_loses() -> None:
    match = game()
    win_cards(match, "35000 30000 25000", "0 1 2")
    win_cards(match, "duel 20000 20000", "0 - -")
    played(match, "0: duel 1")
    fight(match, "11111 66666")
    assert seats(match, "money") == [[35000], [30000], [25000], []]


@pytest.mark.parametrize("hands", ["66666 11111", "11111 66666"])
def test_c55_the_duel_card_is_discarded_either_way(hands: str) -> None:
    match = owner_with_card()
    played(match, "0: duel 1")
    assert seats(match, "duels")[0] == 1  # still held while it is fought with
    fight(match, hands)
    assert seats(match, "duels") == [0, 0, 0, 0]
    assert match.position()["tables"] == {"A": [], "B": ["20000"], "C": ["20000"]}
