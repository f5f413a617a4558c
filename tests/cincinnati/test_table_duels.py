"""C45, C46: players who share the best result at a table fight for it."""

from __future__ import annotations

from ludoteca import Match
from tests.cincinnati.play import (
    QUIET,
    answer,
    awaited,
    duel,
    fight,
    game,
    phase,
    play_round,
    quiet_round,
    seats,
    stand,
    throw,
    win_cards,
)
from tests.helpers import played


def contest(hands: str, tables: str, players: int = 4) -> Match:
    """A first round that leads to a duel for a table."""
    match = game(players)
    play_round(match, "15000 20000 25000", hands, tables)
    return match


def test_c45_players_who_share_the_best_result_fight_for_the_table() -> None:
    match = contest("44455 12356 44455 44433", "A A A A")
    assert duel(match) == {
        "owner": None,
        "table": "A",
        "order": [0, 2],
        "dice": [None, None],
        "throws": [0, 0],
        "refused": 0,
    }
    assert match.position()["tables"]["A"] == ["15000"]


def test_c45_equal_sums_alone_are_no_shared_result() -> None:
    match = contest("11333 11234 12356 12356", "C C A A")
    assert phase(match) == "cards"
    assert seats(match, "money")[1] == [25000]


def test_c45_players_with_equal_dice_below_the_best_do_not_fight() -> None:
    match = contest("44455 44455 66666 12356", "A A A A")
    assert phase(match) == "cards"


def test_c45_equal_dice_that_miss_the_condition_are_not_fought_over() -> None:
    match = contest("66655 66655 12356 12356", "C C A A")
    assert phase(match) == "cards"
    assert match.position()["tables"]["C"] == ["25000"]


def test_c45_the_one_with_the_most_money_begins() -> None:
    match = game()
    win_cards(match, "15000 35000 20000", "1 2 -")
    play_round(match, "15000 20000 25000", "12356 44455 44455 12356", "B A A B")
    assert duel(match)["order"] == [2, 1]


def test_c45_equal_money_the_lower_seat_begins_then_clockwise_among_them() -> None:
    match = game(6)
    win_cards(match, "20000 15000 20000", "3 0 5")
    play_round(match, "15000 25000 25000", "44455 44455 12356 44455 12356 44455", "A A A A B A")
    assert duel(match)["order"] == [3, 5, 0, 1]


def test_c45_three_fight_one_common_duel_with_three_throws_each() -> None:
    match = contest("44455 44455 44455 12356", "A A A A")
    for seat in (0, 1, 2):
        assert match.position()["roller"] == seat
        throw(match, "11234")
    for _ in ("second throw", "third throw"):
        for seat in (0, 1, 2):
            played(match, f"{seat}: keep 1 1 / roll 2 3 4")
    assert duel(match)["throws"] == [3, 3, 3]
    assert phase(match) == "extra"


def test_c45_c53_a_duel_of_three_ends_after_three_refusals_in_a_row() -> None:
    match = contest("44455 44455 44455 12356", "A A A A")
    throw(match, "11111 22222 33333")
    stand(match)
    played(match, "0: pass / 1: pass / 2: pay / 2: keep 3 3 3 3 / roll 6")
    played(match, "0: pass / 1: pass")
    assert awaited(match) == [2]
    played(match, "2: pass")
    assert seats(match, "money")[1] == [15000]
    assert seats(match, "tokens") == [3, 3, 2, 3]


def test_c45_the_winner_clears_the_table() -> None:
    match = game()
    quiet_round(match, "30000 15000 15000")
    play_round(match, "tokens 20000 25000", "44455 44455 12356 12356", "A A A A")
    fight(match, "12356 66541")
    assert (seats(match, "money")[1], seats(match, "tokens")[1]) == ([30000], 5)
    assert match.position()["tables"]["A"] == []


def test_c45_the_duel_is_judged_by_c60_also_at_caesars() -> None:
    match = contest("12356 11122 11122 12356", "A C C A")
    fight(match, "11111 66666")
    assert seats(match, "money")[2] == [25000]


def test_c45_the_winner_need_not_meet_the_condition_again() -> None:
    match = contest("12356 23456 23456 12356", "A B B A")
    fight(match, "66554 66553")
    assert seats(match, "money")[1] == [20000]


def test_c45_it_is_fought_before_the_next_table_is_looked_at() -> None:
    match = game(6)
    play_round(match, "15000 tokens tokens", "44455 44455 23456 11122 12356 12356", "A A B C A A")
    assert match.position()["tables"] == {"A": ["15000"], "B": ["tokens"], "C": ["tokens"]}
    throw(match, "66666 11111")
    stand(match)
    answer(match, spend="0 1")  # which fills the reserve before B and C are cleared
    assert seats(match, "tokens") == [3, 2, 5, 4, 3, 3]


def test_c45_two_tables_can_be_fought_over_in_one_round() -> None:
    match = game(6)
    play_round(match, "15000 20000 25000", f"44455 44455 {QUIET} 11122 11122 11122", "A A B C C C")
    fight(match, "66666 11111")
    assert (duel(match)["table"], duel(match)["order"]) == ("C", [3, 4, 5])
    assert seats(match, "money")[0] == [15000]
    fight(match, "11111 22222 66666")
    assert seats(match, "money")[5] == [25000]
    assert match.position()["round"] == 2


def test_c45_dice_of_the_duel_do_not_replace_those_of_the_round() -> None:
    match = contest("44455 44455 12356 12356", "A A A A")
    throw(match, "66666")
    assert seats(match, "dice")[0] == [4, 4, 4, 5, 5]
    assert duel(match)["dice"] == [[6, 6, 6, 6, 6], None]


def test_c45_a_duel_card_won_in_a_duel_is_fought_in_phase_4() -> None:
    match = game()
    quiet_round(match, "15000 15000 15000")
    play_round(match, "duel 20000 20000", "44455 44455 12356 12356", "A A A A")
    fight(match, "12356 66666")
    assert (phase(match), awaited(match), seats(match, "duels")) == ("challenge", [1], [0, 1, 0, 0])


def test_c46_equal_hands_the_last_in_order_wins() -> None:
    match = contest("44455 44455 12356 12356", "A A A A")
    fight(match, "66331 66331")
    assert seats(match, "money")[1] == [15000]


def test_c46_only_those_who_share_the_best_hand_count() -> None:
    match = contest("44455 44455 44455 44455", "A A A A")
    fight(match, "66331 66331 66331 66115")
    assert seats(match, "money")[2] == [15000]


def test_c46_the_last_in_order_need_not_be_the_highest_seat() -> None:
    match = game()
    win_cards(match, "15000 20000 20000", "- 3 -")
    play_round(match, "25000 15000 15000", "44455 12356 44455 44455", "A B A A")
    assert duel(match)["order"] == [3, 0, 2]
    fight(match, "66331 66331 12356")
    assert seats(match, "money")[0] == [25000, 15000]


def test_c45_c46_the_example_of_the_rules() -> None:
    """Ben has 20,000, Dov and Edda 50,000 each; at table C all three end with 1 1 2 2 4."""
    match = game(5)
    win_cards(match, "35000 20000 35000", "3 1 4")
    win_cards(match, "15000 15000 25000", "3 4 -")
    play_round(match, "30000 30000 20000", "12356 11224 12356 11224 11224", "A C A C C")
    assert duel(match)["order"] == [3, 4, 1]
    fight(match, "11223 33356 33356")
    assert seats(match, "money")[1] == [25000, 20000, 20000]
