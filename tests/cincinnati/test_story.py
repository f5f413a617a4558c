"""The story: what happened, and why."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine.telling import CHAPTER, SMALL_STEP, USUAL
from ludoteca.games.cincinnati import telling
from tests.cincinnati.play import (
    fight,
    game,
    game_of_three,
    open_round,
    owner_with_card,
    play_round,
    quiet_to_the_end,
    stand,
    win_cards,
)
from tests.cincinnati.told import choosing, keeping, said
from tests.helpers import played

Viewer = int | str


def told(match: Match, viewer: Viewer = "public") -> list[Any]:
    return [*telling.story(match.players).tell(match.events_for(viewer))]


def last(match: Match, kind: str, viewer: Viewer = "public") -> list[str]:
    """The sentences of the last scene of a kind."""
    scene = next(scene for scene in reversed(told(match, viewer)) if scene["kind"] == kind)
    return [*map(said, scene["sentences"])]


def test_c20_a_round_is_a_chapter_and_begins_with_its_cards() -> None:
    first = told(choosing())[0]
    assert (first["kind"], first["weight"]) == ("round", CHAPTER)
    assert [*map(said, first["sentences"])] == ["Round 1.", "A: €15,000.", "B: €20,000.", "C: €25,000."]


def test_c11_cards_that_nobody_sees_are_told_once() -> None:
    assert last(game_of_three(), "set-aside") == ["A card is set aside unseen."]


def test_c31_secrets_are_small_steps_and_told_only_to_whose_they_are() -> None:
    match = played(choosing(), "0: table B / 0: table C")
    assert [scene["kind"] for scene in told(match)] == ["round", "chose"]
    assert last(match, "chose") == last(match, "chose", 1) == ["Ada has chosen a table."]
    assert last(match, "chose", 0) == ["Ada secretly chooses the Ballroom.", "Ada changes to Caesar’s."]
    assert last(match, "first-throw", 0) == ["Ada throws 1 1 4 6 6 (two pairs) under the cup."]
    assert {scene["weight"] for scene in told(match, 0)[1:]} == {SMALL_STEP}


def test_c31_when_all_have_chosen_all_is_shown_together() -> None:
    assert last(keeping(), "showed") == [
        "Ada: Atlantic, 1 2 3 5 6 (nothing).",
        "Ben: Ballroom, 1 2 3 5 6 (nothing).",
        "Cleo: Caesar’s, 1 2 3 5 6 (sum 17).",
        "Dov: Caesar’s, 1 2 3 5 6 (sum 17).",
    ]


def test_c34_what_is_decided_at_once_is_told_to_others_when_all_have() -> None:
    match = game(keep="at once")
    open_round(match, "15000 20000 25000", "12356 12356 12356 12356", "A B C C")
    played(match, "0: keep 1 2 / 1: keep / 2: keep 1")
    assert last(match, "decided", 0) == [
        "In secret: Ada keeps 1 2.", "Ben has decided what to keep.", "Cleo has decided what to keep.",
    ]  # fmt: skip
    played(match, "3: keep 1 2 3 5 6")
    assert last(match, "kept") == ["Ada keeps 1 2.", "Ben keeps nothing.", "Cleo keeps 1.", "Dov keeps all five."]


def test_c33_c35_decisions_throws_and_answers_are_told_together() -> None:
    match = played(keeping(), "0: keep 1 2 / 1: keep / 2: keep 1 / 3: keep 1 2 3 5 6")
    played(match, "roll 4 4 4 / roll 1 1 1 1 1 / roll 1 1 1 1")
    assert last(match, "threw") == [
        "Ada now has 1 2 4 4 4 (three of a kind).",
        "Ben now has 1 1 1 1 1 (five of a kind).",
        "Cleo now has 1 1 1 1 1 (sum 5).",
    ]
    match = keeping()
    stand(match)
    played(match, "0: pay / 1: pass / 2: pass / 3: pass")
    assert last(match, "answers") == [
        "Ada pays a token for an extra throw (2 left).",
        "Ben wants no extra throw.",
        "Cleo wants no extra throw.",
        "Dov wants no extra throw.",
    ]


def test_c41_who_was_beaten_and_who_did_not_meet_the_condition() -> None:
    match = game()
    play_round(match, "25000 20000 15000", "44466 12444 12356 12356", "A A A C")
    assert last(match, "cleared") == [
        "Ada clears the Atlantic with 4 4 4 6 6 (full house) and takes €25,000.",
        "Beaten: Ben (three of a kind).",
        "Without three equal dice: Cleo (nothing).",
    ]


def test_who_took_what_with_which_dice_against_whom_can_be_drawn() -> None:
    match = game()
    play_round(match, "25000 20000 15000", "12233 12233 12356 12356", "A A A A")
    play_round(match, "tokens 20000 15000", "44466 12444 12356 12356", "A A A C")
    cleared, beaten, missed = next(scene for scene in told(match) if scene["kind"] == "cleared")["sentences"]
    assert cleared["values"]["name"] == {"seat": 0}
    assert cleared["values"]["dice"] == {"dice": [4, 4, 4, 6, 6]}
    assert cleared["values"]["cards"] == {"cards": ["25000", "tokens"]}
    assert [one["values"]["dice"]["dice"] for one in beaten["values"]["players"]["all"]] == [(1, 2, 4, 4, 4)]
    assert [one["values"]["name"] for one in missed["values"]["players"]["all"]] == [{"seat": 2}]
    match = owner_with_card()
    match.play(0, "duel 1")
    fight(match, "66666 12333")
    won, beaten, _ = next(scene for scene in told(match) if scene["kind"] == "duel-won")["sentences"]
    assert (won["values"]["name"], won["values"]["outcome"]) == ({"seat": 0}, "holder")
    assert [one["values"]["dice"]["dice"] for one in beaten["values"]["players"]["all"]] == [(1, 2, 3, 3, 3)]


def test_c40_why_cards_stay() -> None:
    match = game()
    play_round(match, "25000 20000 15000", "12233 12233 12356 12356", "A A A A")
    stayed = [[*map(said, scene["sentences"])] for scene in told(match) if scene["kind"] == "stayed"]
    assert stayed == [
        [
            "Nobody at the Atlantic has three equal dice: its card stays.",
            "Tried: Ada (two pairs), Ben (two pairs), Cleo (nothing), and Dov (nothing).",
        ],
        ["Nobody went to the Ballroom: its card stays."],
        ["Nobody went to Caesar’s: its card stays."],
    ]
    assert [bool(scene.get("beat")) for scene in told(match) if scene["kind"] == "stayed"] == [True, False, False]


def test_c44_spoils_are_told_equal_ones_together() -> None:
    match = game()
    win_cards(match, "25000 20000 15000", "- - 3")
    win_cards(match, "25000 20000 15000", "- - 3")
    win_cards(match, "tokens 20000 15000", "0 - -")
    assert last(match, "cleared")[0].endswith("and takes 2 × €25,000 and 2 tokens.")


def test_c04_an_empty_reserve_is_told() -> None:
    match = game(6)
    play_round(match, "tokens tokens 15000", "44455 23456 12356 12356 12356 12356", "A B C C C C")
    gains = [said(scene["sentences"][0]) for scene in told(match) if scene["kind"] == "cleared"]
    assert gains[0].endswith("takes 2 tokens.")
    assert gains[1].endswith("takes no tokens (the reserve is empty).")


def test_c45_c46_a_duel_for_a_table() -> None:
    match = game()
    play_round(match, "25000 20000 15000", "44466 44466 12356 12356", "A A C C")
    assert last(match, "shared") == ["Ada and Ben share the best result at the Atlantic: a duel decides."]
    fight(match, "11223 11223")
    assert last(match, "duel-won") == [
        "Ben wins the duel for the table with 1 1 2 2 3 (two pairs).",
        "Beaten: Ada (two pairs).",
        "Equal dice: of those, the one later in the throwing order wins.",
    ]
    assert last(match, "cleared") == [
        "Ben clears the Atlantic with 4 4 4 6 6 (full house) and takes €25,000.",
        "Beaten: Ada (full house).",
    ]


@pytest.mark.parametrize(
    ("opponent", "hands", "sentences"),
    [
        (
            1,
            "66666 12333",
            [
                "Ada wins the duel with 6 6 6 6 6 (five of a kind).",
                "Beaten: Ben (three of a kind).",
                "Ada takes Ben’s highest card: €35,000.",
            ],
        ),
        (
            3,
            "66666 12333",
            [
                "Ada wins the duel with 6 6 6 6 6 (five of a kind).",
                "Beaten: Dov (three of a kind).",
                "Dov has no money card to lose: Ada takes nothing.",
            ],
        ),
        (
            1,
            "12333 12333",
            [
                "Ben wins the duel with 1 2 3 3 3 (three of a kind): nothing changes hands.",
                "Beaten: Ada (three of a kind).",
                "Equal dice: of those, the one later in the throwing order wins.",
            ],
        ),
    ],
)
def test_c54_c55_a_duel_with_a_card(opponent: int, hands: str, sentences: list[str]) -> None:
    match = owner_with_card(money="35000 30000 20000", seats="1 2 -")
    match.play(0, f"duel {opponent}")
    prize = {
        1: "Ada challenges Ben. If Ada wins: €35,000.",
        3: "Ada challenges Dov, who has no money card to lose.",
    }
    assert last(match, "challenged") == [prize[opponent]]
    fight(match, hands)
    assert last(match, "duel-won") == sentences


def test_c55_a_card_that_was_taken_can_be_lost_again() -> None:
    match = owner_with_card(money="35000 30000 20000", seats="1 2 -")
    match.play(0, "duel 1")
    fight(match, "66666 12333")
    win_cards(match, "15000 duel 15000", "- 3 -")
    match.play(3, "duel 0")
    assert last(match, "challenged") == ["Dov challenges Ada. If Dov wins: €35,000."]


def test_c52_in_a_duel_each_throw_is_told_with_what_was_kept() -> None:
    match = owner_with_card()
    played(match, "0: duel 1 / roll 1 2 3 5 6 / roll 1 2 3 3 3 / 0: keep 6 / roll 6 6 1 1")
    assert last(match, "duel") == ["Ada keeps 6.", "Ada now has 1 1 6 6 6 (full house)."]


def test_c58_the_end_is_a_chapter() -> None:
    match = game()
    quiet_to_the_end(match)
    assert told(match)[-1]["weight"] == CHAPTER
    assert last(match, "ended") == ["The game is over: Ada, Ben, Cleo, and Dov share the victory."]


def test_told_move_by_move_it_is_the_same_story() -> None:
    match = owner_with_card()
    match.play(0, "duel 1")
    fight(match, "12333 12333")
    again, story, parts = game(), telling.story(4), []
    for actor, move in match.moves:
        noted = again.noted
        again.play(actor, move)
        happened = again.events_for("public", noted)
        story.copy().tell(happened)
        parts += story.tell(happened)
    first, *others = [said(sentence) for scene in told(match) for sentence in scene["sentences"]]
    assert [said(sentence) for scene in parts for sentence in scene["sentences"]] == others
    assert first == "Round 1."
    assert {scene["weight"] for scene in told(match)} == {SMALL_STEP, USUAL, CHAPTER}
