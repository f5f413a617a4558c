"""C40-C44: the tables are cleared."""

from __future__ import annotations

import pytest

from tests.cincinnati.play import (
    QUIET,
    answer,
    game,
    game_of_three,
    open_round,
    phase,
    play_round,
    quiet_round,
    seats,
    stand,
    throw,
    win_cards,
)
from tests.helpers import played


def clears(table: str, hand: str) -> bool:
    """Whether a lone player clears a table with a hand."""
    match = game()
    elsewhere = "B" if table == "A" else "A"
    play_round(match, "25000 25000 25000", f"{hand} {QUIET} {QUIET} {QUIET}", f"{table} " + f"{elsewhere} " * 3)
    return bool(seats(match, "money")[0] == [25000])


def who_clears(table: str, hands: str) -> int:
    """Which of four players at one table clears it."""
    match = game()
    play_round(match, "25000 25000 25000", hands, " ".join(table * 4))
    return seats(match, "money").index([25000])


def test_c40_tables_are_cleared_in_order() -> None:
    match = game(6)
    win_cards(match, "15000 tokens tokens", "- 5 0")
    assert seats(match, "tokens") == [3, 3, 3, 3, 3, 5]  # the reserve of 2 was enough for table B only


def test_c40_a_table_that_nobody_clears_keeps_its_cards() -> None:
    match = game()
    win_cards(match, "15000 20000 25000", "- 1 -")
    assert match.position()["tables"] == {"A": ["15000"], "B": [], "C": ["25000"]}


def test_c40_a_table_without_players_keeps_its_cards() -> None:
    match = game()
    play_round(match, "15000 20000 25000", "11122 11122 11122 11122", "B B B B")
    assert match.position()["tables"] == {"A": ["15000"], "B": ["20000"], "C": ["25000"]}


@pytest.mark.parametrize("table", "ABC")
def test_c40_a_lone_player_still_has_to_meet_the_condition(table: str) -> None:
    assert not clears(table, "22466")


def test_c40_only_the_dice_at_the_end_of_phase_2_count() -> None:
    match = game()
    open_round(match, "15000 20000 25000", f"11122 {QUIET} {QUIET} {QUIET}", "C A A A")
    played(match, "0: keep")
    stand(match)
    throw(match, "66666")
    stand(match)
    answer(match)
    assert match.position()["tables"]["C"] == ["25000"]


@pytest.mark.parametrize("hand", ["11123", "66654", "22233", "44441", "55555"])
def test_c41_three_equal_dice_clear_the_atlantic(hand: str) -> None:
    assert clears("A", hand)


@pytest.mark.parametrize("hand", ["66554", "23456", "12345", "66541", "11223"])
def test_c41_less_than_three_equal_dice_do_not_clear_the_atlantic(hand: str) -> None:
    assert not clears("A", hand)


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        ("66665 11111 66655 66654", 1),  # five of a kind first
        ("66655 66654 23456 11112", 3),  # then four of a kind
        ("66654 23456 11122 66554", 2),  # then full house
        ("11123 66554 23456 12345", 0),  # then three of a kind
    ],
)
def test_c41_five_then_four_then_full_house_then_three(hands: str, winner: int) -> None:
    assert who_clears("A", hands) == winner


@pytest.mark.parametrize(
    ("better", "worse"),
    [("33334", "33332"), ("44411", "33366"), ("44422", "44411"), ("55521", "44465"), ("55541", "55532")],
)
def test_c41_equal_results_are_compared_by_the_ranking(better: str, worse: str) -> None:
    assert who_clears("A", f"{worse} {better} {QUIET} {QUIET}") == 1


@pytest.mark.parametrize("hand", ["23456", "12345", "13456", "34566", "12234", "12346"])
def test_c42_a_straight_clears_the_ballroom(hand: str) -> None:
    assert clears("B", hand)


@pytest.mark.parametrize("hand", ["12356", "12456", "66666", "11166", "12366", "11235"])
def test_c42_four_in_a_row_are_needed_at_the_ballroom(hand: str) -> None:
    assert not clears("B", hand)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("23456", "12345"),  # large 2-6 over large 1-5
        ("12345", "34566"),  # over small 3-6
        ("13456", "23455"),  # over small 2-5, though its fifth die is a one
        ("22345", "12346"),  # over small 1-4, though that has a six
        ("34566", "34565"),  # equal small straights: the higher fifth die
        ("12346", "12344"),
    ],
)
def test_c42_large_over_small_then_the_higher_straight_then_the_fifth_die(better: str, worse: str) -> None:
    assert who_clears("B", f"{worse} {better} 66666 55555") == 1


@pytest.mark.parametrize("hand", ["11111", "11225", "11333", "22223", "11144"])
def test_c43_a_sum_of_at_most_11_clears_caesars(hand: str) -> None:
    assert clears("C", hand)


@pytest.mark.parametrize("hand", ["11226", "22233", "11334", "66666", "12345"])
def test_c43_a_sum_of_12_or_more_does_not_clear_caesars(hand: str) -> None:
    assert not clears("C", hand)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("11112", "11113"),  # the lowest sum
        ("12222", "11116"),  # 9 against 10, though that has more ones
        ("11116", "11125"),  # equal sums: more ones
        ("11125", "11224"),
        ("11234", "11333"),  # as many ones: more twos
        ("11135", "11144"),  # no two in either: more threes
    ],
)
def test_c43_the_lowest_sum_then_more_ones_then_more_twos(better: str, worse: str) -> None:
    assert who_clears("C", f"66666 {worse} {better} {QUIET}") == 2


def test_c44_who_clears_takes_all_cards_there() -> None:
    match = game()
    quiet_round(match, "25000 15000 15000")
    quiet_round(match, "35000 15000 15000")
    win_cards(match, "30000 20000 20000", "2 - -")
    assert seats(match, "money") == [[], [], [35000, 30000, 25000], []]
    assert match.position()["tables"]["A"] == []


def test_c44_money_cards_lie_open() -> None:
    match = game()
    win_cards(match, "25000 15000 15000", "2 - -")
    assert match.position(0)["seats"][2]["money"] == match.position("public")["seats"][2]["money"] == [25000]


def test_c44_each_tokens_card_brings_2_tokens_and_is_discarded() -> None:
    match = game()
    quiet_round(match, "tokens 15000 15000")
    win_cards(match, "tokens 20000 tokens", "1 - 3")
    assert seats(match, "tokens") == [3, 7, 3, 5]
    assert match.position()["reserve"] == 8 - 6
    assert match.position()["tables"] == {"A": [], "B": ["15000", "20000"], "C": []}


def test_c44_a_duel_card_stays_for_phase_4() -> None:
    match = game()
    quiet_round(match, "15000 15000 15000")
    win_cards(match, "duel duel 30000", "1 - 3")
    assert seats(match, "duels") == [0, 1, 0, 0]
    assert seats(match, "money") == [[], [15000], [], [30000, 15000]]  # all tables are cleared before it is fought
    assert phase(match) == "challenge"


def test_c44_nobody_takes_anything_for_coming_second() -> None:
    match = game()
    play_round(match, "15000 20000 25000", "11111 22222 33333 44444", "A A A A")
    assert seats(match, "money") == [[], [], [], [15000]]


def test_c41_c43_three_players_clear_tables_a_and_c() -> None:
    match = game_of_three()
    win_cards(match, "15000 20000", "1 0")
    assert seats(match, "money") == [[20000], [15000], []]
