"""C01-C12: what the game consists of, and how it begins."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import ludoteca
from tests.cincinnati.play import (
    awaited,
    game,
    game_of_three,
    lay,
    open_round,
    phase,
    play_round,
    quiet_round,
    quiet_to_the_end,
    seats,
    tables_of,
    throw,
    win_cards,
)
from tests.helpers import played

ALL_CARDS = {"15000": 6, "20000": 5, "25000": 5, "30000": 4, "35000": 4, "duel": 6, "tokens": 6}


@pytest.mark.parametrize("players", [4, 5, 6])
def test_c01_each_player_throws_five_dice_and_has_a_card_for_each_table(players: int) -> None:
    match = game(players)
    lay(match, "15000 20000 25000")
    throw(match, "11111 " * players)
    assert seats(match, "dice") == [[1, 1, 1, 1, 1]] * players
    assert [match.legal(seat) for seat in range(players)] == [["table A", "table B", "table C"]] * players


def test_c01_c11_three_players_have_no_card_for_table_b() -> None:
    match = game_of_three()
    lay(match, "15000 20000")
    throw(match, "11111 11111 11111")
    assert match.legal(0) == ["table A", "table C"]


def test_c02_there_are_36_cards() -> None:
    match = game()
    quiet_to_the_end(match)
    laid = Counter(card for pile in match.position()["tables"].values() for card in pile)
    assert laid == ALL_CARDS
    assert laid.total() == 36


@pytest.mark.parametrize(("players", "reserve"), [(3, 11), (4, 8), (5, 5), (6, 2)])
def test_c03_everyone_starts_with_3_of_the_20_tokens(players: int, reserve: int) -> None:
    match = game(players)
    assert seats(match, "tokens") == [3] * players
    assert match.position()["reserve"] == reserve


def test_c03_a_token_buys_one_throw_and_goes_back_to_the_reserve() -> None:
    match = game()
    play_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A A A A", spend="0 1 0 2")
    assert seats(match, "tokens") == [3, 2, 3, 1]
    assert match.position()["reserve"] == 8 + 3


def test_c03_a_token_is_worth_5000_at_the_end() -> None:
    match = game()
    play_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A A A A", spend="0 1 0 2")
    quiet_to_the_end(match)
    assert seats(match, "wealth") == [15000, 10000, 15000, 5000]


def test_c04_a_gain_is_lost_when_the_reserve_is_empty() -> None:
    match = game(6)
    win_cards(match, "tokens tokens tokens", "3 1 5")
    assert seats(match, "tokens") == [3, 3, 3, 5, 3, 3]
    assert match.position()["reserve"] == 0


def test_c04_a_gain_larger_than_the_reserve_takes_what_is_left() -> None:
    match = game(6)
    win_cards(match, "tokens tokens tokens", "3 1 5", spend="1 0 0 0 0 0")
    assert seats(match, "tokens") == [2, 4, 3, 5, 3, 3]
    assert match.position()["reserve"] == 0


def test_c04_two_tokens_cards_on_one_table_are_cut_off_together() -> None:
    match = game(6)
    quiet_round(match, "tokens 15000 15000")
    win_cards(match, "tokens 20000 20000", "4 - -", spend="0 1 0 0 0 0")
    assert seats(match, "tokens") == [3, 2, 3, 3, 6, 3]
    assert match.position()["reserve"] == 0


def test_c04_tokens_spent_later_fill_the_reserve_again() -> None:
    match = game(6)
    win_cards(match, "tokens 15000 15000", "0 - -")
    win_cards(match, "tokens 20000 20000", "0 - -", spend="0 1 1 1 0 0")
    assert seats(match, "tokens") == [7, 2, 2, 2, 3, 3]
    assert match.position()["reserve"] == 1


def test_c05_tokens_do_not_count_as_money_before_the_end() -> None:
    match = game()
    win_cards(match, "15000 tokens 20000", "2 1 -", spend="0 0 2 0")
    assert seats(match, "wealth") == [15000, 25000, 20000, 15000]
    open_round(match, "20000 25000 25000", "12356 66666 11224 12356", "B A A C")
    assert awaited(match) == [0, 2, 3]  # at table A seat 2, with more money and less wealth, comes before seat 1


@pytest.mark.parametrize("players", [4, 5, 6])
def test_c10_four_to_six_players_have_three_tables_and_12_rounds_of_3_cards(players: int) -> None:
    match = game(players)
    assert match.position()["deck"] == 36
    assert tables_of(match) == ["A", "B", "C"]
    for round_ in range(1, 13):
        assert match.position()["round"] == round_
        quiet_round(match)
        assert match.position()["deck"] == 36 - 3 * round_
    assert phase(match) == "end"


@pytest.mark.parametrize("players", [2, 7, 0, -3])
def test_c10_c11_three_to_six_can_play(players: int) -> None:
    with pytest.raises(ValueError, match="3"):
        ludoteca.new("cincinnati", players=players)


def test_c11_three_players_have_tables_a_and_c_and_12_rounds_of_2_cards() -> None:
    match = game_of_three()
    assert match.position()["deck"] == 24
    assert tables_of(match) == ["A", "C"]
    for round_ in range(1, 13):
        assert match.position()["round"] == round_
        quiet_round(match)
        assert match.position()["deck"] == 24 - 2 * round_
    assert phase(match) == "end"


def test_c11_twelve_cards_are_set_aside_at_random() -> None:
    match = game(3)
    assert match.chance() == [(f"aside {card}", Fraction(copies, 36)) for card, copies in ALL_CARDS.items()]
    played(match, "aside duel / aside duel / aside 35000")
    assert dict(match.chance())["aside duel"] == Fraction(4, 33)
    assert dict(match.chance())["aside 35000"] == Fraction(3, 33)


def test_c11_after_the_twelfth_card_aside_the_first_round_begins() -> None:
    match = game(3)
    for card in ("15000 " * 6 + "tokens " * 5).split():
        match.play("chance", f"aside {card}")
    assert (phase(match), match.position()["deck"]) == ("aside", 25)
    played(match, "aside tokens")
    assert (phase(match), match.position()["deck"]) == ("cards", 24)


def test_c11_cards_set_aside_do_not_come_up() -> None:
    match = game_of_three(aside="35000 " * 4 + "30000 " * 4 + "25000 " * 4)
    assert match.legal("chance") == ["card 15000", "card 20000", "card 25000", "card tokens"]
    played(match, "card 25000")
    assert match.legal("chance") == ["card 15000", "card 20000", "card tokens"]


def test_c11_cards_are_set_aside_unseen() -> None:
    match = game_of_three(aside="duel " * 6 + "15000 " * 6)
    assert match.position()["aside"] == ["15000"] * 6 + ["duel"] * 6
    assert [match.position(seat)["aside"] for seat in range(3)] == [None] * 3
    assert match.position("public")["aside"] is None
    assert all(event == {"event": "set-aside"} for event in match.events_for(1)[:12])


def test_c12_the_next_card_depends_only_on_which_cards_are_left() -> None:
    one, other = game(), game()
    quiet_round(one, "15000 20000 tokens")
    quiet_round(other, "tokens 15000 20000")
    assert one.chance() == other.chance() != []


def test_c12_nobody_is_told_more_of_the_deck_than_its_size() -> None:
    match = game()
    lay(match, "15000 20000")
    assert match.position()["deck"] == match.position(0)["deck"] == match.position("public")["deck"] == 34
