"""C34: who decides first what to keep."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca import IllegalMove, Match
from ludoteca.engine.match import Actor
from tests.cincinnati.play import (
    answer,
    awaited,
    game,
    open_round,
    phase,
    quiet_round,
    seats,
    stand,
    throw,
    win_cards,
)
from tests.helpers import played


def deciding(match: Match) -> list[Actor]:
    """The order in which all of them decide, the first one awaited at each step."""
    order = []
    while phase(match) == "keep":
        seat = match.actors[0]
        match.play(seat, "keep")
        order.append(seat)
    return order


def test_c34_the_one_with_the_most_money_decides_first_then_clockwise() -> None:
    match = game()
    win_cards(match, "15000 35000 20000", "0 2 3")
    open_round(match, "15000 20000 25000", "66666 12356 12356 12356", "A A A A")
    assert deciding(match) == [2, 3, 0, 1]


def test_c34_only_the_first_place_depends_on_money() -> None:
    match = game()
    win_cards(match, "35000 15000 30000", "0 1 3")
    open_round(match, "15000 20000 25000", "12356 12356 66666 12356", "B B B B")
    assert deciding(match) == [0, 1, 2, 3]


def test_c34_money_is_the_sum_of_the_cards() -> None:
    match = game()
    win_cards(match, "20000 35000 25000", "1 2 -")
    win_cards(match, "20000 25000 25000", "1 - -")
    open_round(match, "15000 15000 15000", "12356 12356 66666 12356", "C C C C")
    assert seats(match, "money")[1:3] == [[20000, 20000], [35000]]
    assert deciding(match) == [1, 2, 3, 0]


def test_c34_equal_money_the_best_dice_now_are_first() -> None:
    match = game()
    open_round(match, "15000 20000 25000", "11223 55666 56666 55666", "A A A A")
    assert deciding(match) == [2, 3, 0, 1]


@pytest.mark.parametrize("table", "ABC")
def test_c34_dice_are_compared_by_c60_at_every_table(table: str) -> None:
    match = game()
    open_round(match, "15000 20000 25000", "11112 23456 33344 11122", " ".join(table * 4))
    assert deciding(match) == [0, 1, 2, 3]  # four of a kind, then clockwise
    throw(match, "11122 23456 33344 12356")
    assert deciding(match) == [1, 2, 3, 0]  # at A and C a straight is worth nothing, here it is


def test_c34_equal_money_and_dice_the_lower_seat_is_first() -> None:
    match = game()
    open_round(match, "15000 20000 25000", "12356 66666 12356 66666", "C C C C")
    assert deciding(match) == [1, 2, 3, 0]


def test_c34_the_money_of_players_at_other_tables_does_not_matter() -> None:
    match = game(5)
    win_cards(match, "35000 15000 20000", "0 4 2")
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356 66666", "A C C B C")
    played(match, "0: keep / 3: keep")
    assert deciding(match) == [2, 4, 1]


def test_c34_tables_do_not_wait_for_each_other() -> None:
    match = game(6)
    open_round(match, "15000 20000 25000", "12356 66666 12356 66666 12356 66666", "A A B B C C")
    assert awaited(match) == [1, 3, 5]
    played(match, "5: keep / 4: keep")
    assert awaited(match) == [1, 3]
    played(match, "1: keep")
    assert awaited(match) == [0, 3]


def test_c34_a_later_player_waits_for_the_earlier_one() -> None:
    match = game()
    open_round(match, "15000 20000 25000", "66666 12356 12356 12356", "A A A A")
    assert match.legal(1) == []
    with pytest.raises(IllegalMove):
        match.play(1, "keep")


def test_c34_later_players_see_what_was_decided() -> None:
    match = game()
    open_round(match, "15000 20000 25000", "66666 12356 12356 12356", "A A A A")
    played(match, "0: keep 6 6 6 / 1: keep")
    for viewer in (2, 3, "public"):
        assert [seat["keep"] for seat in match.position(viewer)["seats"]] == [[6, 6, 6], [], None, None]


def test_c34_a_decision_is_final() -> None:
    match = game()
    open_round(match, "15000 20000 25000", "66666 12356 12356 12356", "A A A A")
    played(match, "0: keep 6 6 6")
    assert match.legal(0) == []
    with pytest.raises(IllegalMove):
        match.play(0, "keep")


def test_c34_the_order_is_worked_out_anew_for_the_third_throw() -> None:
    """Ada, Ben, Cleo, Dov and Edda play the example of the rules."""
    match = game(5)
    win_cards(match, "25000 20000 25000", "1 3 4")
    win_cards(match, "20000 20000 30000", "1 4 -")
    assert [sum(money) for money in seats(match, "money")] == [0, 45000, 0, 20000, 45000]
    open_round(match, "15000 15000 15000", "12356 25566 12356 12356 11224", "A C B C C")
    played(match, "0: keep 1 2 3 5 6 / 2: keep 1 2 3 5 6")
    played(match, "1: keep 2 6 / 3: keep 1 2 3 5 6 / 4: keep 1 1 2 2")
    played(match, "roll 1 1 3 / roll 3")
    assert deciding(match) == [0, 2, 4, 1, 3]


def test_c34_in_turn_is_the_default() -> None:
    match = ludoteca.new("cincinnati", players=4)
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A A A A")
    assert awaited(match) == [0]


def test_c34_there_is_no_third_way_to_decide() -> None:
    with pytest.raises(ValueError, match="at once"):
        game(keep="whenever")


def at_once(hands: str = "66666 12356 12356 12356", tables: str = "A A A B") -> Match:
    """A first round in which everyone decides in secret."""
    match = game(keep="at once")
    open_round(match, "15000 20000 25000", hands, tables)
    return match


def test_c34_at_once_nobody_waits_for_anybody() -> None:
    match = at_once()
    assert awaited(match) == [0, 1, 2, 3]
    played(match, "2: keep 1")
    assert awaited(match) == [0, 1, 3]


def test_c34_at_once_decisions_are_secret_until_the_last_is_in() -> None:
    match = at_once()
    played(match, "0: keep 6 / 1: keep 1 2 / 2: keep")
    assert [seat["keep"] for seat in match.position(1)["seats"]] == [None, [1, 2], None, None]
    assert [seat["keep"] for seat in match.position("public")["seats"]] == [None] * 4
    assert match.events_for(1)[-1] == {"event": "decided", "seat": 2}
    played(match, "3: keep 5")
    assert [seat["keep"] for seat in match.position(1)["seats"]] == [[6], [1, 2], [], [5]]
    assert [event["keep"] for event in match.events_for(1)[-4:]] == [[6], [1, 2], [], [5]]


def test_c34_at_once_a_decision_can_be_changed_until_the_last_is_in() -> None:
    match = at_once()
    played(match, "0: keep 6 / 1: keep 1 2 / 2: keep")
    assert len(match.legal(0)) == 6
    played(match, "0: keep 6 6 6 6 / 3: keep 5")
    assert seats(match, "keep")[0] == [6, 6, 6, 6]
    with pytest.raises(IllegalMove):
        match.play(0, "keep 6")


def test_c34_at_once_others_do_not_learn_that_a_decision_was_changed() -> None:
    match = at_once()
    played(match, "0: keep 6")
    before = (match.position(1), match.events_for(1))
    played(match, "0: keep")
    assert (match.position(1), match.events_for(1)) == before


def test_c34_at_once_holds_for_extra_throws_too() -> None:
    match = at_once()
    stand(match)
    played(match, "0: pay / 1: pay / 2: pay / 3: pass")
    assert awaited(match) == [0, 1, 2]
    assert match.legal(3) == []  # who has not paid decides nothing
    played(match, "1: keep 5 6 / 2: keep 1 / 1: keep 6")
    assert [seat["keep"] for seat in match.position(0)["seats"]] == [None] * 4
    played(match, "0: keep")
    assert [seat["keep"] for seat in match.position(3)["seats"]] == [[], [6], [1], None]


def test_c34_at_once_questions_for_extra_throws_stay_in_turn() -> None:
    match = at_once()
    stand(match)
    assert awaited(match) == [0]
    played(match, "0: pay")
    assert match.position(3)["paid"] == [0]
    with pytest.raises(IllegalMove):
        match.play(0, "pass")


def test_c34_at_once_duels_stay_in_turn_and_open() -> None:
    match = game(keep="at once")
    quiet_round(match, "15000 15000 15000")
    win_cards(match, "duel 20000 20000", "0 - -")
    played(match, "0: duel 1 / roll 1 1 2 3 4 / roll 2 2 2 5 6")
    assert awaited(match) == [0]
    assert [match.legal(seat) for seat in (1, 2, 3)] == [[], [], []]
    played(match, "0: keep 1 1")
    assert match.position(2)["seats"][0]["keep"] == [1, 1]
    assert match.legal(0) == []


def test_c34_at_once_changes_nothing_but_these_decisions() -> None:
    one, other = game(keep="in turn"), game(keep="at once")
    for match in (one, other):
        win_cards(match, "35000 20000 tokens", "2 1 -", spend="1 0 0 2")
        open_round(match, "15000 duel 25000", "11166 23456 12356 11122", "A B B C")
        stand(match)
        answer(match)
        played(match, "1: duel 2")
    assert one.position() == other.position()
