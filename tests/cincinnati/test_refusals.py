"""What cannot be played is refused with a sentence, and leaves no trace."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca import IllegalMove, Match
from tests.cincinnati.play import (
    answer,
    awaited,
    game,
    game_of_three,
    lay,
    open_round,
    owner_with_card,
    quiet_round,
    quiet_to_the_end,
    stand,
    throw,
)
from tests.helpers import played, refuse


def laid() -> Match:
    """Cards lie on the tables; the first throw of seat 0 is awaited."""
    match = game()
    lay(match, "15000 20000 25000")
    return match


def choosing() -> Match:
    """Everyone has thrown once and chooses a table."""
    match = laid()
    throw(match, "12356 12356 12356 12356")
    return match


def keeping() -> Match:
    """Tables are shown; seats 0 and 1, alone at A and B, and seat 2, first at C, decide."""
    match = game()
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A B C C")
    return match


def asking() -> Match:
    """Seat 0 is asked for an extra throw."""
    match = keeping()
    stand(match)
    return match


def fighting() -> Match:
    """In a duel with seat 1, seat 0 decides on its second throw."""
    return played(owner_with_card(), "0: duel 1 / roll 1 2 3 5 6 / roll 1 2 3 5 6")


def over() -> Match:
    """The game has ended."""
    match = game()
    quiet_to_the_end(match)
    return match


@pytest.mark.parametrize(
    "nonsense",
    [
        "", "   ", "fold", "table", "table D", "table A B", "tableA", "A", "keep", "keep 1", "pay", "duel 1",
        "roll 1", "card 15000", "table À", "table A\x00", "🎲", "0: table A", "table A # mine",
    ],
)  # fmt: skip
def test_choosing_a_table_takes_nothing_else(nonsense: str) -> None:
    refuse(choosing(), 0, nonsense)


@pytest.mark.parametrize(
    "nonsense",
    [
        "keep 7", "keep 0", "keep -1", "keep x", "keep 1,2", "keep12", "keep 12", "keep 1 1", "keep 4",
        "keep 1 2 3 5 6 6", "keep 1 2 3 4 5", "keep \uff11", "keep 1.0", "table A", "pay", "pass", "duel 1",
    ],
)  # fmt: skip
def test_only_dice_one_has_can_be_kept(nonsense: str) -> None:
    refuse(keeping(), 0, nonsense)


@pytest.mark.parametrize("nonsense", ["", "yes", "pay 1", "pay pass", "pass 2", "keep", "table A", "duel 1"])
def test_the_question_for_an_extra_throw_is_answered_with_pay_or_pass(nonsense: str) -> None:
    refuse(asking(), 0, nonsense)


@pytest.mark.parametrize("nonsense", ["duel 0", "duel 4", "duel 6", "duel -1", "duel", "duel 1 2", "pass", "keep"])
def test_c51_one_other_player_is_challenged(nonsense: str) -> None:
    refuse(owner_with_card(), 0, nonsense)


@pytest.mark.parametrize("move", [None, 1, 1.5, b"table A", ["table A"], ("table", "A"), {"move": "table A"}, True])
def test_a_move_is_a_text(move: object) -> None:
    refuse(choosing(), 0, move)


@pytest.mark.parametrize("seat", [-1, 4, 6, 100, "0", "public", "", None, 0.5, True, False, (0,), [0]])
def test_a_seat_that_does_not_exist_cannot_play(seat: object) -> None:
    refuse(choosing(), seat, "table A")
    refuse(asking(), seat, "pass")


@pytest.mark.parametrize(
    ("now", "actor", "move"),
    [
        (game, 0, "table A"),  # chance is awaited
        (laid, 0, "table A"),
        (laid, 0, "roll 1 2 3 5 6"),
        (choosing, "chance", "roll 1 2 3 5 6"),  # players are awaited
        (keeping, "chance", "roll 1 2 3 5 6"),
    ],
)
def test_who_is_not_awaited_cannot_play(now: Callable[[], Match], actor: int | str, move: str) -> None:
    assert refuse(now(), actor, move).startswith(("Waiting for", "Chance decides"))


@pytest.mark.parametrize(
    ("now", "seat", "move", "reason"),
    [
        (keeping, 3, "keep", "seat 2 decides before you at Caesar’s."),
        (asking, 1, "pass", "seat 0 is asked before you."),
        (owner_with_card, 1, "duel 0", "You hold no duel card."),
        (fighting, 1, "keep", "It is seat 0’s turn in this duel."),
        (fighting, 2, "keep", "This duel is between others."),
    ],
)
def test_whose_turn_comes_later_or_not_at_all_is_told_why(
    now: Callable[[], Match], seat: int, move: str, reason: str
) -> None:
    match = now()
    assert refuse(match, seat, move) == reason
    with pytest.raises(IllegalMove) as refusal:
        match.play(seat, move)
    assert refusal.value.code == "not-awaited"


@pytest.mark.parametrize(
    "outcome",
    [
        "roll", "roll 1", "roll 1 2 3 4", "roll 1 2 3 4 5 6", "roll 1 2 3 4 7", "roll 0 1 2 3 4", "card 15000",
        "aside 15000", "table A", "roll 12345", "", "roll a b c d e",
    ],
)  # fmt: skip
def test_c30_the_first_throw_is_one_of_five_dice(outcome: str) -> None:
    refuse(laid(), "chance", outcome)


@pytest.mark.parametrize("outcome", ["roll 1 1", "roll 1 1 1 1", "roll 1 1 1 1 1", "roll"])
def test_c32_as_many_dice_are_thrown_as_are_not_kept(outcome: str) -> None:
    match = keeping()
    played(match, "0: keep 1 2 / 1: keep / 2: keep / 3: keep")
    refuse(match, "chance", outcome)


@pytest.mark.parametrize(
    "outcome", ["card 10000", "card", "card 15000 15000", "card 15,000", "roll 1", "aside duel"]
)
def test_c02_only_cards_of_the_game_are_laid(outcome: str) -> None:
    refuse(game(), "chance", outcome)


def test_c21_no_duel_card_is_laid_in_round_1() -> None:
    refuse(game(), "chance", "card duel")


def test_c20_a_card_no_longer_in_the_deck_cannot_be_laid() -> None:
    match = game()
    quiet_round(match, "35000 35000 35000")
    quiet_round(match, "35000 15000 15000")
    refuse(match, "chance", "card 35000")


def test_c11_a_card_no_longer_in_the_deck_cannot_be_set_aside() -> None:
    match = game(3)
    played(match, "aside 30000 / aside 30000 / aside 30000 / aside 30000")
    refuse(match, "chance", "aside 30000")
    refuse(match, "chance", "card 15000")


def test_c10_four_players_set_nothing_aside() -> None:
    refuse(game(4), "chance", "aside 15000")


def test_c11_table_b_is_not_in_play_with_three_players() -> None:
    match = game_of_three()
    lay(match, "15000 20000")
    throw(match, "12356 12356 12356")
    assert "B" in refuse(match, 0, "table B")


def test_c31_after_the_last_choice_no_choice_can_be_changed() -> None:
    refuse(keeping(), 0, "table B")


def test_c35_a_player_without_tokens_cannot_pay() -> None:
    match = game()
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A B C C")
    stand(match)
    answer(match, spend="3 0 0 0")
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A B C C")
    stand(match)
    refuse(match, 0, "pay")


def test_c58_after_the_end_nothing_can_be_played() -> None:
    match = over()
    for actor, move in ((0, "table A"), (0, "pass"), ("chance", "card 15000"), ("chance", "roll 1")):
        assert "over" in refuse(match, actor, move)


def test_a_refusal_says_what_would_be_right() -> None:
    assert "table" in refuse(choosing(), 0, "fold")
    assert "1 2 3 5 6" in refuse(keeping(), 0, "keep 4")
    assert "pass" in refuse(asking(), 0, "keep")
    assert "0 to 3" in refuse(choosing(), 4, "table A")
    assert "0 to 3" in refuse(owner_with_card(), 0, "duel 4")


def test_the_game_goes_on_after_a_refusal() -> None:
    match = choosing()
    refuse(match, 0, "table D")
    played(match, "0: table A")
    assert awaited(match) == [1, 2, 3]
