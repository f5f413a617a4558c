"""C30-C33, C36: three throws, and what to keep."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ludoteca import IllegalMove, Match
from tests.cincinnati.play import awaited, choose, game, lay, open_round, phase, seats, stand, throw
from tests.helpers import played


def at_the_tables(hands: str, tables: str = "A B C C") -> Match:
    """Four players have thrown once and shown their tables."""
    match = game()
    open_round(match, "15000 20000 25000", hands, tables)
    return match


def test_c30_everyone_throws_five_dice_seat_by_seat() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    for seat in range(4):
        assert (awaited(match), match.position()["roller"]) == (["chance"], seat)
        throw(match, "13345")
    assert seats(match, "dice") == [[1, 3, 3, 4, 5]] * 4


def test_c30_five_dice_fall_in_252_ways_with_exact_probabilities() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    odds = dict(match.chance())
    assert len(odds) == 252
    assert sum(odds.values()) == 1
    assert odds["roll 1 1 1 1 1"] == Fraction(1, 7776)
    assert odds["roll 1 1 1 1 2"] == Fraction(5, 7776)
    assert odds["roll 2 2 2 5 5"] == Fraction(10, 7776)
    assert odds["roll 2 2 4 5 5"] == Fraction(30, 7776)
    assert odds["roll 1 2 3 4 5"] == Fraction(120, 7776)


def test_c30_each_player_sees_only_their_own_first_throw() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    throw(match, "11111 22222")
    assert [seat["dice"] for seat in match.position(0)["seats"]] == [[1, 1, 1, 1, 1], None, None, None]
    assert [seat["dice"] for seat in match.position(1)["seats"]] == [None, [2, 2, 2, 2, 2], None, None]
    assert [seat["dice"] for seat in match.position(3)["seats"]] == [None] * 4


def test_c30_nobody_is_told_of_the_dice_of_others() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    throw(match, "11111 22222 33333 44444")
    assert match.events_for(0)[-4:] == [
        {"event": "threw", "seat": 0, "throw": 1, "dice": [1, 1, 1, 1, 1], "hand": "five of a kind"},
        {"event": "threw", "seat": 1, "throw": 1},
        {"event": "threw", "seat": 2, "throw": 1},
        {"event": "threw", "seat": 3, "throw": 1},
    ]


def test_c31_everyone_chooses_a_table_in_any_order() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    throw(match, "11111 22222 33333 44444")
    assert awaited(match) == [0, 1, 2, 3]
    played(match, "2: table A")
    assert awaited(match) == [0, 1, 3]
    played(match, "3: table A / 0: table B / 1: table C")
    assert seats(match, "table") == ["B", "C", "A", "A"]


def test_c31_the_choice_is_secret_until_all_have_chosen() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    throw(match, "11111 22222 33333 44444")
    played(match, "0: table A / 1: table B / 2: table C")
    assert [seat["table"] for seat in match.position(1)["seats"]] == [None, "B", None, None]
    assert [seat["table"] for seat in match.position("public")["seats"]] == [None] * 4
    assert match.events_for(1)[-1] == {"event": "chose", "seat": 2}


def test_c31_all_choices_and_dice_are_shown_at_once() -> None:
    match = at_the_tables("11111 22222 33333 44444", "A B C A")
    for viewer in (0, 1, 2, 3, "public"):
        shown = match.position(viewer)["seats"]
        assert [seat["table"] for seat in shown] == ["A", "B", "C", "A"]
        assert [seat["dice"] for seat in shown] == [[n] * 5 for n in (1, 2, 3, 4)]


def test_c31_a_choice_can_be_changed_until_the_last_one_is_in() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    throw(match, "11111 22222 33333 44444")
    played(match, "0: table A / 1: table B / 2: table C")
    assert match.legal(0) == ["table A", "table B", "table C"]
    played(match, "0: table B / 0: table C / 3: table A")
    assert seats(match, "table") == ["C", "B", "C", "A"]


def test_c31_others_do_not_learn_that_a_choice_was_changed() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    throw(match, "11111 22222 33333 44444")
    played(match, "0: table A")
    before = (match.position(1), match.events_for(1), match.position("public"))
    played(match, "0: table B")
    assert (match.position(1), match.events_for(1), match.position("public")) == before


def test_c31_a_choice_is_final_when_all_have_chosen() -> None:
    match = at_the_tables("11111 22222 33333 44444")
    with pytest.raises(IllegalMove):
        match.play(0, "table B")


def test_c32_a_player_keeps_any_dice_from_none_to_all_five() -> None:
    match = at_the_tables("11233 66666 12345 12356", "A A B C")
    assert len(match.legal(0)) == 0  # five sixes decide first, see C34
    assert match.legal(1) == ["keep", "keep 6", "keep 6 6", "keep 6 6 6", "keep 6 6 6 6", "keep 6 6 6 6 6"]
    assert len(match.legal(2)) == 2**5
    played(match, "1: keep")
    assert len(match.legal(0)) == 3 * 2 * 3  # up to two ones, a two, up to two threes


def test_c32_dice_not_kept_are_thrown_and_the_others_stay() -> None:
    match = at_the_tables("11233 12356 12356 12356", "A B B C")
    played(match, "0: keep 1 1")
    stand(match)
    assert match.position()["roller"] == 0
    throw(match, "466")
    assert seats(match, "dice")[0] == [1, 1, 4, 6, 6]


def test_c32_three_dice_fall_in_56_ways_with_exact_probabilities() -> None:
    match = at_the_tables("11233 12356 12356 12356", "A B B C")
    played(match, "0: keep 1 1")
    stand(match)
    odds = dict(match.chance())
    assert len(odds) == 56
    assert sum(odds.values()) == 1
    assert (odds["roll 3 3 3"], odds["roll 1 3 3"], odds["roll 1 2 3"]) == (
        Fraction(1, 216),
        Fraction(3, 216),
        Fraction(6, 216),
    )


def test_c32_dice_kept_once_may_be_thrown_later() -> None:
    match = at_the_tables("11233 12356 12356 12356", "A B B C")
    played(match, "0: keep 1 1 / 1: keep 1 2 3 5 6 / 2: keep 1 2 3 5 6 / 3: keep 1 2 3 5 6 / roll 4 6 6")
    played(match, "0: keep 6 6 / 1: keep 1 2 3 5 6 / 2: keep 1 2 3 5 6 / 3: keep 1 2 3 5 6 / roll 6 6 6")
    assert seats(match, "dice")[0] == [6] * 5


def test_c32_keeping_all_five_waives_the_throw_but_not_the_next() -> None:
    match = at_the_tables("11233 12356 12356 12356", "A B B C")
    played(match, "0: keep 1 1 2 3 3 / 1: keep 1 2 3 5 6 / 2: keep 1 2 3 5 6 / 3: keep")
    assert match.position()["roller"] == 3
    throw(match, "11111")
    assert match.position()["throw"] == 3
    assert "keep 1 1" in match.legal(0)


def test_c32_there_are_three_throws_without_a_token() -> None:
    match = at_the_tables("12356 12356 12356 12356", "A B B C")
    for number in (2, 3):
        assert match.position()["throw"] == number
        played(match, "0: keep / 1: keep / 2: keep / 3: keep")
        throw(match, "12356 12356 12356 12356")
    assert phase(match) == "extra"


def test_c33_nobody_throws_before_everyone_has_decided() -> None:
    match = at_the_tables("11233 12356 12356 12356", "A B B C")
    played(match, "0: keep / 3: keep / 1: keep")
    assert awaited(match) == [2]
    assert seats(match, "dice")[0] == [1, 1, 2, 3, 3]
    played(match, "2: keep")
    assert awaited(match) == ["chance"]


def test_c33_dice_are_thrown_from_seat_0_up_without_those_who_waive() -> None:
    match = at_the_tables("12356 12356 12356 12356", "C A B B")
    played(match, "2: keep 5 / 3: keep 1 2 / 1: keep 1 2 3 5 6 / 0: keep 1 2 3 5")
    rollers = []
    for dice in ("4", "1111", "666"):
        rollers.append(match.position()["roller"])
        throw(match, dice)
    assert rollers == [0, 2, 3]
    assert seats(match, "dice") == [[1, 2, 3, 4, 5], [1, 2, 3, 5, 6], [1, 1, 1, 1, 5], [1, 2, 6, 6, 6]]


def test_c33_when_all_waive_nothing_is_thrown() -> None:
    match = at_the_tables("12356 12356 12356 12356", "A A A A")
    played(match, "0: keep 1 2 3 5 6 / 1: keep 1 2 3 5 6 / 2: keep 1 2 3 5 6 / 3: keep 1 2 3 5 6")
    assert (match.position()["throw"], awaited(match)) == (3, [0])


def test_c36_dice_never_stack_so_that_every_throw_counts() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    faces = {face for roll, _ in match.chance() for face in roll.split()[1:]}
    assert faces == set("123456")
    assert {len(roll.split()) for roll, _ in match.chance()} == {1 + 5}
    throw(match, "66666 66666 66666 66666")
    choose(match, "A A A A")
    assert phase(match) == "keep"
