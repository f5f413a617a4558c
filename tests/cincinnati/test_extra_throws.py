"""C35: extra throws for a token each."""

from __future__ import annotations

import pytest

from ludoteca import IllegalMove, Match
from ludoteca.engine.match import Actor
from tests.cincinnati.play import awaited, game, open_round, phase, seats, stand, throw, win_cards
from tests.helpers import played


def asking(hands: str = "12356 12356 12356 12356", tables: str = "A B C C") -> Match:
    """A first round of four players after the third throw."""
    match = game()
    open_round(match, "15000 20000 25000", hands, tables)
    stand(match)
    return match


def asked_in_order(match: Match) -> list[Actor]:
    """Whom the round of asking comes to, if all of them pass."""
    order = []
    while phase(match) == "extra":
        (seat,) = match.actors
        match.play(seat, "pass")
        order.append(seat)
    return order


def test_c35_after_the_third_throw_everybody_is_asked_one_by_one() -> None:
    match = asking()
    for seat in range(4):
        assert awaited(match) == [seat]
        assert match.legal(seat) == ["pass", "pay"]
        played(match, f"{seat}: pass")
    assert match.position()["round"] == 2


def test_c35_the_richest_of_all_is_asked_first_then_clockwise() -> None:
    match = game()
    win_cards(match, "15000 35000 20000", "0 2 3")
    open_round(match, "15000 20000 25000", "66666 12356 12356 12356", "A B C C")
    stand(match)
    assert asked_in_order(match) == [2, 3, 0, 1]


def test_c35_equal_money_the_best_dice_now_are_first() -> None:
    assert asked_in_order(asking("11223 22334 66541 22334")) == [1, 2, 3, 0]


def test_c35_equal_money_and_dice_the_lower_seat_is_first() -> None:
    assert asked_in_order(asking("12356 12356 66541 66541")) == [2, 3, 0, 1]


def test_c35_dice_are_compared_by_c60_whatever_the_tables() -> None:
    assert asked_in_order(asking("11122 23456 12356 55566", "C B A A")) == [1, 2, 3, 0]


def test_c35_yes_costs_one_token_paid_at_once() -> None:
    match = asking()
    played(match, "0: pay")
    assert seats(match, "tokens") == [2, 3, 3, 3]
    assert match.position()["reserve"] == 9
    assert awaited(match) == [1]  # nothing is thrown before all have been asked


def test_c35_an_answer_is_final() -> None:
    match = asking()
    played(match, "0: pass")
    with pytest.raises(IllegalMove):
        match.play(0, "pay")


def test_c35_answers_are_open() -> None:
    match = asking()
    played(match, "0: pay / 1: pass")
    for viewer in (2, 3, "public"):
        assert (match.position(viewer)["asked"], match.position(viewer)["paid"]) == ([0, 1], [0])


def test_c35_a_player_without_tokens_is_not_asked() -> None:
    match = game()
    win_cards(match, "15000 20000 25000", "- - -", spend="0 3 0 0")
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A B C C")
    stand(match)
    assert asked_in_order(match) == [0, 2, 3]


def test_c35_without_tokens_nobody_is_asked_and_the_round_goes_on() -> None:
    match = game()
    win_cards(match, "15000 20000 25000", "- - -", spend="3 3 3 3")
    open_round(match, "15000 20000 25000", "44455 12356 12356 12356", "A B C C")
    stand(match)
    assert match.position()["round"] == 3
    assert seats(match, "money")[0] == [15000, 15000]


def test_c35_those_who_paid_decide_what_to_keep_and_throw_at_the_same_time() -> None:
    match = asking()
    played(match, "0: pay / 1: pass / 2: pass / 3: pay / 0: keep 1 2 3 5 / 3: keep 1 2")
    assert seats(match, "dice")[0] == [1, 2, 3, 5, 6]
    throw(match, "4 111")
    assert seats(match, "dice") == [[1, 2, 3, 4, 5], [1, 2, 3, 5, 6], [1, 2, 3, 5, 6], [1, 1, 1, 1, 2]]


def test_c35_c34_payers_at_one_table_decide_in_turn() -> None:
    match = game()
    win_cards(match, "15000 35000 20000", "0 2 3")
    open_round(match, "15000 20000 25000", "66666 12356 12356 12356", "A A A B")
    stand(match)
    played(match, "2: pass / 3: pay / 0: pay / 1: pay")
    assert awaited(match) == [0, 3]  # the richest at A did not pay: seat 0 is the richest payer there
    played(match, "0: keep")
    assert awaited(match) == [1, 3]


def test_c35_c34_equally_rich_payers_the_best_dice_first() -> None:
    match = asking("12356 11234 66666 12356", "A A A A")
    played(match, "2: pass / 3: pay / 0: pay / 1: pay")
    assert awaited(match) == [1]
    played(match, "1: keep")
    assert awaited(match) == [3]
    played(match, "3: keep")
    assert awaited(match) == [0]


def test_c35_everybody_is_asked_again_also_those_who_said_no() -> None:
    match = asking()
    played(match, "0: pay / 1: pass / 2: pass / 3: pass / 0: keep 1 2 3 5 / roll 6")
    assert (match.position()["asked"], match.position()["paid"]) == ([], [])
    assert asked_in_order(match) == [0, 1, 2, 3]


def test_c35_asking_ends_after_a_full_round_without_a_yes() -> None:
    match = asking()
    played(match, "0: pass / 1: pass / 2: pass / 3: pay / 3: keep / roll 1 2 3 5 6")
    played(match, "0: pass / 1: pass / 2: pay / 3: pass / 2: keep / roll 1 2 3 5 6")
    played(match, "0: pass / 1: pass / 2: pass")
    assert phase(match) == "extra"  # three refusals, and the last throw is five answers ago
    played(match, "3: pass")
    assert match.position()["round"] == 2


def test_c35_a_player_may_buy_throws_as_long_as_there_are_tokens() -> None:
    match = asking()
    for number in (4, 5, 6):
        assert match.position()["throw"] == number
        played(match, "0: pay / 1: pass / 2: pass / 3: pass / 0: keep 1 2 3 5 / roll 6")
    assert seats(match, "tokens")[0] == 0
    assert awaited(match) == [1]


def test_c35_who_is_first_is_worked_out_anew_for_each_round_of_asking() -> None:
    match = asking("12356 66541 12356 12356")
    played(match, "1: pass / 2: pass / 3: pay / 0: pass / 3: keep / roll 6 6 6 6 6")
    assert asked_in_order(match) == [3, 0, 1, 2]


def test_c35_the_richest_without_a_token_is_skipped_but_the_order_starts_there() -> None:
    match = game()
    win_cards(match, "15000 35000 20000", "0 2 1", spend="0 0 3 0")
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A B C C")
    stand(match)
    assert asked_in_order(match) == [3, 0, 1]  # and not 1, the richest of those with tokens


def test_c35_who_pays_and_keeps_all_five_has_spent_the_token_for_nothing() -> None:
    match = asking()
    played(match, "0: pay / 1: pass / 2: pass / 3: pass / 0: keep 1 2 3 5 6")
    assert (awaited(match), phase(match)) == ([0], "extra")  # asked again, nothing was thrown
    assert seats(match, "dice")[0] == [1, 2, 3, 5, 6]
    assert (seats(match, "tokens")[0], match.position()["reserve"]) == (2, 9)


def test_c35_only_those_who_throw_are_rolled_for() -> None:
    match = asking()
    played(match, "0: pay / 1: pay / 2: pay / 3: pay")
    played(match, "0: keep 1 2 3 5 6 / 1: keep 6 / 2: keep 1 2 3 5 6 / 3: keep 1 2 3 5")
    assert match.position()["roller"] == 1
    throw(match, "6666")
    assert match.position()["roller"] == 3


def test_c35_the_example_of_the_rules() -> None:
    """Ada has spent all her tokens, Ben one, Cleo one, Dov two."""
    match = game()
    win_cards(match, "30000 35000 30000", "0 1 2", spend="3 1 1 2")
    win_cards(match, "30000 15000 30000", "0 3 2")
    open_round(match, "20000 20000 20000", "23336 22556 11444 12356", "A A C B")
    stand(match)
    played(match, "2: pay / 3: pay / 1: pass")
    played(match, "2: keep 1 1 / 3: keep 1 2 3 5 / roll 2 2 5 / roll 4")
    played(match, "1: pay / 2: pass / 1: keep 2 2 5 5 / roll 5")
    played(match, "1: pass / 2: pass")
    assert match.position()["round"] == 4
    assert seats(match, "tokens") == [0, 1, 1, 0]
    # Ben clears A with a full house, over Ada's three; Dov has his straight at B, Cleo a sum of 11 at C
    assert seats(match, "money") == [[30000, 30000], [35000, 20000], [30000, 30000, 20000], [20000, 15000]]
