"""C52, C53: how a duel is thrown."""

from __future__ import annotations

from ludoteca import Match
from tests.cincinnati.play import awaited, duel, game, owner_with_card, phase, seats, stand, throw, win_cards
from tests.helpers import played


def test_c52_the_owner_begins_and_they_throw_alternately_three_times_each() -> None:
    match = owner_with_card()
    played(match, "0: duel 2")
    assert (awaited(match), match.position()["roller"]) == (["chance"], 0)  # no decision before the first throw
    throw(match, "11234")
    assert (awaited(match), match.position()["roller"]) == (["chance"], 2)
    throw(match, "22345")
    for throws in ([2, 2], [3, 3]):
        assert awaited(match) == [0]
        played(match, "0: keep 1 1 / roll 2 3 4")
        assert awaited(match) == [2]
        played(match, "2: keep 2 2 / roll 3 4 5")
        assert duel(match)["throws"] == throws
    assert phase(match) == "extra"


def test_c52_each_throws_before_the_other_decides() -> None:
    match = owner_with_card()
    played(match, "0: duel 2 / roll 1 1 2 3 4 / roll 2 2 3 4 5 / 0: keep 1 1 / roll 1 1 1")
    assert match.position(2)["duel"]["dice"] == [[1, 1, 1, 1, 1], [2, 2, 3, 4, 5]]
    assert awaited(match) == [2]


def test_c52_the_first_throw_is_made_with_all_five_dice() -> None:
    match = owner_with_card()
    played(match, "0: duel 2")
    assert len(match.chance()) == 252


def test_c52_throws_of_a_duel_are_open() -> None:
    match = owner_with_card()
    played(match, "0: duel 2 / roll 1 1 2 3 4")
    for viewer in (1, 2, 3, "public"):
        assert match.position(viewer)["duel"]["dice"] == [[1, 1, 2, 3, 4], None]


def test_c52_a_throw_that_is_waived_is_not_made_up_later() -> None:
    match = owner_with_card()
    played(match, "0: duel 2 / roll 1 1 2 3 4 / roll 2 2 3 4 5")
    played(match, "0: keep 1 1 2 3 4 / 2: keep / roll 2 2 3 4 5")
    assert duel(match)["throws"] == [2, 2]
    played(match, "0: keep 1 1 / roll 1 1 1 / 2: keep 2 2 3 4 5")
    assert duel(match)["throws"] == [3, 3]
    assert phase(match) == "extra"


def duel_of_two(spend: str = "") -> Match:
    """Seats 0 and 2 after their three throws; tokens were spent in round 1."""
    match = owner_with_card(spend=spend)
    played(match, "0: duel 2")
    throw(match, "11234 22345")
    stand(match)
    return match


def test_c53_extra_throws_are_offered_alternately_the_owner_first() -> None:
    match = duel_of_two()
    played(match, "0: pay / 0: keep 1 1 / roll 2 3 4")  # who pays throws at once
    assert awaited(match) == [2]
    played(match, "2: pay / 2: keep 2 2 / roll 3 4 5")
    assert awaited(match) == [0]
    assert duel(match)["throws"] == [4, 4]
    assert seats(match, "tokens") == [2, 3, 2, 3]


def test_c53_it_ends_when_both_in_a_row_have_refused() -> None:
    match = duel_of_two()
    played(match, "0: pass")
    assert awaited(match) == [2]
    played(match, "2: pass")
    assert phase(match) == "cards"


def test_c53_any_payment_starts_the_count_again() -> None:
    match = duel_of_two()
    played(match, "0: pass / 2: pay / 2: keep 2 2 / roll 3 4 5")
    assert awaited(match) == [0]  # one refusal, but the payment came after it
    played(match, "0: pass")
    assert awaited(match) == [2]
    played(match, "2: pass")
    assert phase(match) == "cards"


def test_c53_having_no_token_is_refusing() -> None:
    match = duel_of_two(spend="3 0 0 0")
    assert awaited(match) == [2]  # the owner could not answer
    played(match, "2: pass")
    assert phase(match) == "cards"


def test_c53_without_tokens_the_third_throw_decides() -> None:
    match = duel_of_two(spend="3 0 3 0")
    assert phase(match) == "cards"


def test_c53_one_player_may_pay_several_times_in_a_row() -> None:
    match = duel_of_two(spend="3 0 0 0")
    for throws in (4, 5):
        played(match, "2: pay / 2: keep 2 2 / roll 3 4 5")
        assert (awaited(match), duel(match)["throws"]) == ([2], [3, throws])
    played(match, "2: pay / 2: keep 2 2 / roll 3 4 5")
    assert (phase(match), seats(match, "tokens")[2]) == ("cards", 0)


def test_c53_c35_keeping_all_five_wastes_the_token() -> None:
    match = duel_of_two()
    played(match, "0: pay / 0: keep 1 1 2 3 4")
    assert (awaited(match), seats(match, "tokens")[0], match.position()["reserve"]) == ([2], 2, 9)
    assert duel(match)["throws"] == [4, 3]


def test_c53_only_the_two_of_them_are_asked() -> None:
    match = duel_of_two()
    assert (match.legal(1), match.legal(3)) == ([], [])


def test_c53_the_example_of_the_rules() -> None:
    """Cleo owns the card and has 2 tokens; Ada has 1."""
    match = game()
    win_cards(match, "35000 30000 25000", "0 1 3", spend="2 0 1 0")
    win_cards(match, "duel 20000 20000", "2 - -")
    played(match, "2: duel 0")
    throw(match, "11234 22345")
    stand(match)
    played(match, "2: pass / 0: pay / 0: keep 2 2 / roll 3 4 5 / 2: pay / 2: keep 1 1 / roll 2 3 4")
    assert awaited(match) == [2]
    played(match, "2: pass")
    assert (phase(match), seats(match, "tokens")) == ("cards", [0, 3, 1, 3])
