"""What people are told: the question, who is ahead, what lies where."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.seats import NOBODY
from ludoteca.games.cincinnati import telling
from tests.cincinnati.play import (
    answer,
    game,
    lay,
    open_round,
    owner_with_card,
    play_round,
    quiet_to_the_end,
    stand,
    win_cards,
)
from tests.cincinnati.told import (
    asked,
    choosing,
    keeping,
    known,
    said,
)
from tests.helpers import played

# The question: who is awaited, who waits, who watches


def test_c31_a_table_is_chosen_in_secret_and_can_be_changed() -> None:
    match = choosing()
    assert asked(match, 0) == "Which table do you go to? Nobody knows until all have chosen."
    assert asked(match, NOBODY) == "Ada, Ben, Cleo, and Dov still choose a table, in secret."
    match.play(0, "table B")
    assert asked(match, 0) == (
        "You have chosen the Ballroom. You can change it until everyone has chosen. Waiting for Ben, Cleo, and Dov."
    )


def test_c30_the_first_throw_is_under_the_cup() -> None:
    match = game()
    assert asked(match, 0) == "Cards are laid on the tables."
    lay(match, "15000 20000 25000")
    assert asked(match, 0) == "Everyone throws five dice under the cup."


def test_c34_in_turn_those_who_wait_hear_for_whom() -> None:
    match = keeping()
    assert asked(match, 0) == "2 throws left: which dice do you keep for the Atlantic?"
    assert asked(match, 3) == ("Cleo decides before you at Caesar’s. Ada, Ben, and Cleo choose which dice to keep.")
    match.play(2, "keep 1 2")
    assert asked(match, 2).startswith("You are keeping 1 2: that is decided.")
    assert asked(match, NOBODY) == "Ada, Ben, and Dov choose which dice to keep."


def test_c34_at_once_a_decision_can_be_changed() -> None:
    match = game(keep="at once")
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A B C C")
    match.play(3, "keep 1 2")
    assert asked(match, 3) == (
        "You keep 1 2. You can change it until everyone has decided. Waiting for Ada, Ben, and Cleo."
    )
    match.play(3, "keep")
    assert asked(match, 3).startswith("You throw all five dice.")


def test_c35_extra_throws_are_offered_in_turn() -> None:
    match = keeping()
    stand(match)
    assert asked(match, 0) == "Pay one of your 3 tokens for one more throw?"
    assert asked(match, 1) == "Ada is asked before you. Does Ada pay a token for one more throw?"
    played(match, "0: pay / 1: pass")
    assert asked(match, 0).startswith("You have paid for one more throw; others are still being asked.")
    assert asked(match, 1).startswith("You have declined; others are still being asked.")
    played(match, "2: pass / 3: pass")
    assert asked(match, 0) == "Extra throw: which dice do you keep for the Atlantic?"
    assert asked(match, 1) == "You did not pay for this throw. Ada chooses which dice to keep."


def test_c35_who_has_no_token_is_not_asked() -> None:
    match = keeping()
    stand(match)
    answer(match, spend="3 0 0 0")
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A B C C")
    stand(match)
    assert asked(match, 0).startswith("You have no token to pay with, so you are not asked.")


def test_c50_c52_a_challenge_and_a_duel() -> None:
    match = owner_with_card()
    assert asked(match, 0) == "You hold a duel card: whom do you challenge?"
    assert asked(match, 1) == "You hold no duel card. Ada holds a duel card: who is challenged?"
    played(match, "0: duel 1 / roll 1 2 3 5 6 / roll 1 2 3 5 6")
    assert asked(match, 0) == "Duel with Ben, 2 throws left: which dice do you keep?"
    assert asked(match, 1) == "It is Ada’s turn in this duel. Ada chooses which dice to keep."
    assert asked(match, 2) == "This duel is between others. Ada chooses which dice to keep."
    stand(match)
    played(match, "0: pay")
    assert asked(match, 0) == "Duel with Ben, extra throw: which dice do you keep?"


def test_c58_at_the_end_the_question_is_who_won() -> None:
    match = game()
    win_cards(match, "35000 20000 20000", "1 - -")
    quiet_to_the_end(match)
    assert asked(match, 0) == asked(match, NOBODY) == "The game is over: Ben wins."


# Who is ahead


def at_table_a(*hands: str) -> Any:
    match = game()
    open_round(match, "15000 20000 25000", " ".join(hands), "A A A C")
    return telling.details(known(match, 0), 0)


def test_c41_who_is_ahead_and_who_does_not_qualify() -> None:
    told = at_table_a("44456", "33366", "12356", "12356")
    there = told["tables"][0]["visitors"]
    assert [(one["seat"], one["meets"], one["ahead"]) for one in there] == [
        (0, True, False),
        (1, True, True),
        (2, False, False),
    ]
    assert [said(one["hand"]) for one in there] == ["three of a kind", "full house", "nothing"]
    assert said(told["own"]["outlook"]) == "As it stands, Ben clears the Atlantic (full house)."


def test_c45_equal_results_share_the_lead() -> None:
    told = at_table_a("44456", "44456", "12356", "12356")
    assert told["tables"][0]["shared"]
    assert said(told["own"]["outlook"]) == "As it stands, a duel decides about the Atlantic."


def test_c54_with_equal_dice_the_owner_is_behind() -> None:
    match = owner_with_card()
    played(match, "0: duel 1 / roll 1 2 3 5 6 / roll 1 2 3 5 6")
    told = telling.details(known(match, 0), 0)
    assert told["duel"] is not None
    assert [(one["seat"], one["ahead"], one["up"]) for one in told["duel"]["fighters"]] == [
        (0, False, True),
        (1, True, False),
    ]
    assert said(told["duel"]["reason"]) == "Ada challenges Ben. If Ada wins: €35,000."
    assert told["duel"]["stake"] == ["35000"]
    assert said(told["duel"]["rule"]) == "Equal dice: of those, the one later in the throwing order wins."


def test_c46_in_a_duel_for_a_table_the_last_of_equals_is_ahead() -> None:
    match = game()
    play_round(match, "15000 20000 25000", "44456 44456 44456 12356", "A A A C")
    played(match, "roll 3 3 3 5 6 / roll 1 1 2 2 3 / roll 3 3 3 5 6")
    told = telling.details(known(match, 0), 0)
    assert told["duel"] is not None
    assert [one["seat"] for one in told["duel"]["fighters"] if one["ahead"]] == [2]
    assert told["tables"][0]["contested"]
    assert told["duel"]["stake"] == ["15000"]
    assert said(told["moment"]) == "duel for the Atlantic: Ada, Ben, and Cleo"


def test_c30_others_dice_lie_under_their_cups() -> None:
    areas = telling.areas(known(choosing(), 0), 0)
    of_dice = {area["seat"]: area["pieces"] for area in areas if said(area["label"]) == "Dice"}
    assert [piece["text"] for piece in of_dice[0]] == ["1", "1", "4", "6", "6"]
    assert [piece["part"] for piece in of_dice[0]] == ["1", "1", "4", "6", "6"]
    assert [piece["text"] for piece in of_dice[1]] == [""] * 5


def test_all_that_lies_on_the_table_is_told() -> None:
    match = owner_with_card()
    played(match, "0: duel 1 / roll 1 2 3 5 6 / roll 1 1 2 2 3")
    areas = telling.areas(known(match, 0), 0)
    labels = [said(area["label"]) for area in areas]
    assert labels[:6] == [
        "Atlantic: three equal dice",
        "Ballroom: a straight",
        "Caesar’s: 11 or less in all",
        "Beside the tables",
        "duel: Ada and Ben",
        "duel: Ada and Ben",
    ]
    assert [piece["text"] for piece in areas[1]["pieces"]] == ["B", "20000"]
    assert [said(piece["name"]) for piece in areas[3]["pieces"]] == ["30 cards in the deck", "8 tokens in reserve"]
    assert [piece["text"] for piece in areas[5]["pieces"]] == ["1", "1", "2", "2", "3"]
    money = {area["seat"]: area["pieces"] for area in areas if said(area["label"]) == "Money"}
    assert [said(piece["name"]) for piece in money[1]] == ["€35,000"]


def test_figures_are_money_tokens_and_duels() -> None:
    match = owner_with_card()
    figures = telling.figures(known(match, 0), 1)
    assert [said(one["label"]) for one in figures] == ["Money", "Tokens", "Duels"]
    assert [one["value"] for one in figures] == [{"money": 35000}, 3, 0]
