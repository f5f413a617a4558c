"""What people are told: the question, who is ahead, what lies where, what boards show besides."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from ludoteca import Match
from ludoteca.engine.seats import NOBODY
from ludoteca.games.cincinnati import telling
from ludoteca.games.cincinnati.details import Details
from ludoteca.games.cincinnati.hands import CATEGORIES, FIVE, NOTHING, NUMBER, category, standing
from ludoteca.games.cincinnati.layout import LETTERS
from ludoteca.games.cincinnati.phrases import EXAMPLES, hand_at
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
    assert asked(match, 1) == "You didn’t pay for this throw. Ada chooses which dice to keep."


def test_c35_who_has_no_token_is_not_asked() -> None:
    match = keeping()
    stand(match)
    answer(match, spend="3 0 0 0")
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A B C C")
    stand(match)
    assert asked(match, 0).startswith("You have no tokens left, so you aren’t asked.")


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
    assert said(told["own"]["outlook"]) == "As it stands, a duel decides the Atlantic."


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


# What the boards show besides


def details_of(match: Match, seat: int = 0) -> Details:
    return telling.details(known(match, seat), seat)


def test_c30_a_cup_is_lifted_for_whose_dice_are_under_it() -> None:
    match = played(choosing(), "1: table B")
    told = details_of(match)["seats"]
    assert [one["cup"] for one in told] == ["lifted", "over", "over", "over"]
    assert [one["hand"] and said(one["hand"]) for one in told] == ["two pairs", None, None, None]
    assert [one["chosen"] for one in told] == [False, True, False, False]
    assert {one["cup"] for one in details_of(keeping())["seats"]} == {None}


def test_c55_what_a_duel_may_cost_and_the_cards_in_front_of_a_seat() -> None:
    match = game()
    win_cards(match, "35000 20000 15000", "1 - -")
    win_cards(match, "35000 20000 15000", "1 - -")
    told = details_of(match)["seats"]
    assert [said(told[seat]["prize"]) for seat in (0, 1)] == [
        "Ada: has no money card to lose",
        "Ben: highest card €35,000",
    ]
    assert (told[1]["money"], told[1]["cards"]) == (70000, [{"card": "35000", "count": 2}])


def test_equal_cards_lie_together_money_first() -> None:
    match = game()
    play_round(match, "25000 20000 15000", "12356 12356 12356 12356", "A A B C")
    play_round(match, "tokens 20000 15000", "12356 12356 12356 12356", "A A B C")
    assert [table["cards"] for table in details_of(match)["tables"]] == [
        [{"card": "25000", "count": 1}, {"card": "tokens", "count": 1}],
        [{"card": "20000", "count": 2}],
        [{"card": "15000", "count": 2}],
    ]


def test_what_a_round_brought_matters_until_the_next_choices_are_shown() -> None:
    match = choosing()
    assert details_of(match)["recap"] is None
    assert details_of(keeping())["recap"] is None
    assert details_of(owner_with_card())["recap"] == 2
    play_round(match := game(), "15000 20000 25000", "44456 44456 12356 12356", "A A C C")
    assert details_of(match)["recap"] == 1
    play_round(match := game(), "15000 20000 25000", "12356 12356 12356 12356", "A A C C")
    assert details_of(match)["recap"] == 1
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A A C C")
    assert details_of(match)["recap"] is None
    quiet_to_the_end(match := game())
    assert details_of(match)["recap"] == 12


def test_c31_c34_only_who_has_no_secret_can_pass_a_device_on() -> None:
    assert not details_of(choosing())["open"]
    assert details_of(keeping())["open"]
    match = game(keep="at once")
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A B C C")
    assert not details_of(match)["open"]


def why(match: Match, seat: int) -> list[str]:
    told = details_of(match, seat)["why"]
    return [said(told["table"]), said(told["die"]), said(told["seat"])]


def test_whatever_is_touched_in_vain_has_a_reason() -> None:
    watching = "You’re watching: you can’t play here."
    assert why(keeping(), NOBODY) == [watching] * 3
    assert why(keeping(), 3) == ["It isn’t your turn."] * 3
    assert why(keeping(), 0)[0] == "Tables are chosen once per round, after the first throw."
    assert why(choosing(), 0)[1] == "First choose a table; then you say which dice you keep."
    match = played(owner_with_card(), "0: duel 1 / roll 1 2 3 5 6 / roll 1 2 3 5 6")
    assert why(match, 2) == ["This duel is between others."] * 3


def test_a_position_has_what_boards_are_promised() -> None:
    match = played(owner_with_card(), "0: duel 1 / roll 1 2 3 5 6 / roll 1 2 3 5 6")
    for viewer in (0, "public", None):
        position = match.position(viewer)
        assert position.keys() == telling.Position.__annotations__.keys()
        assert position["seats"][0].keys() == telling.SeatAt.__annotations__.keys()
        assert position["duel"].keys() == telling.DuelAt.__annotations__.keys()


# The examples of the help


def test_c60_the_examples_of_the_ranking_are_one_hand_of_each_category_best_first() -> None:
    assert [category(hand) for hand in EXAMPLES] == [*range(FIVE, NOTHING - 1, -1)]
    drawn = re.findall(r"dice: \[([1-6, ]+)\], hand: '([a-z-]+)'", figure("Ranking"))
    assert [(NUMBER[faces(dice)], CATEGORIES.index(name.replace("-", " "))) for dice, name in drawn] == [
        (hand, category(hand)) for hand in EXAMPLES
    ]


def test_c41_c42_c43_the_examples_of_the_tables_are_enough_for_them() -> None:
    drawn = re.findall(r"letter: '([ABC])', dice: \[([1-6, ]+)\], hand: (.*) }", figure("Tables"))
    assert [letter for letter, _, _ in drawn] == [*LETTERS]
    for table, (_, dice, hand) in enumerate(drawn):
        told = hand_at(table, NUMBER[faces(dice)])
        ((name, value),) = told["values"].items()
        shown = repr(value) if isinstance(value, str) else str(value)
        assert standing(table, NUMBER[faces(dice)])
        assert hand == f"{{ id: '{told['id']}', values: {{ {name}: {shown} }} }}"


def figure(name: str) -> str:
    return (Path(telling.__file__).parent / "web" / "figures" / f"{name}.svelte").read_text(encoding="utf-8")


def faces(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(", ")))
