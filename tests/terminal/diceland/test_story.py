"""The story: what happened, and why."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots.random import random
from ludoteca.games.diceland.notes import Notes
from ludoteca.games.diceland.terminal import FACE
from ludoteca.words import LANGUAGES, Words
from tests.diceland.play import ROAD, begin, mark, throw, travel, turn, use, waste_bonus_rolls
from tests.terminal.diceland.scenes import NAMES, StrictWords, beginning, bonus, choosing, marking, siding
from tests.terminal.people import said


def story(match: ludoteca.Match, since: int = 0, *, small_steps: bool = False) -> list[str]:
    face = FACE(Words("en"), NAMES[: match.players])
    return [said(prose.text) for prose in face.story(match.events_for("public"), since, small_steps=small_steps)]


def test_boards_sides_and_the_first_player() -> None:
    match = siding()
    match.play(0, "side C")
    match.play(1, "side B")
    match.play("chance", "first 1")
    assert story(match) == [
        "Anna gets board C/D. Bruno gets board A/B. Anna plays on map C. Bruno plays on map B. "
        "Bruno is drawn to begin.",
        "Turn 1: Bruno rolls.",
    ]


def test_d31_more_dice_or_none() -> None:
    match = choosing()
    match.play(0, "take red")
    match.play(0, "again")
    throw(match, "1 red 1 blue 2 yellow")
    match.play(0, "again")
    throw(match, "1 blue 2 yellow")
    assert story(match)[-1] == (
        "Turn 1: Anna rolls. The dice show B B G R R Y. Anna chooses red (2). "
        "The other 4, rolled again, show B R Y Y. That makes 3 red dice. "
        "The other 3, rolled again, show B Y Y. No red among them: it stays at 3 red dice."
    )


def test_who_stops_and_who_has_all_six() -> None:
    assert story(marking())[-1].endswith("Anna chooses red (2). Anna stops with 2 red dice.")
    assert story(marking(dice="6 red"))[-1].endswith("Anna chooses red (6). All six dice are red!")


def test_d24_wasted_dice() -> None:
    match = marking(dice="4 blue 2 grey", colour="blue")
    assert "Anna has no group with room for 4 blue dice and marks nothing." in " ".join(story(match))


def test_d42_crosses_are_summed_up_player_by_player() -> None:
    match = marking(players=3)
    mark(match, 0, "h5")
    match.play(1, "take blue")
    match.play(2, "pass")
    mark(match, 1, "g4")
    mark(match, 0, "i5")
    told = story(match)[-1]
    assert told.startswith(
        "Anna marks h5 and i5 (red). h5 is a bonus cell, Anna’s first: it earns a bonus roll. Bruno"
    )
    assert "Carla marks nothing." in told


def test_a_group_that_is_completed() -> None:
    match = marking()
    mark(match, 0, "f5 e5")
    assert story(match)[-1] == "Anna marks f5 and e5 (red) and completes a group."


def test_dice_that_were_chosen_but_not_yet_used() -> None:
    match = marking()
    match.play(1, "take blue")
    assert story(match)[-1] == "Bruno uses 2 blue dice."


def test_d53_a_chain_of_bonus_rolls_is_one_paragraph() -> None:
    match = bonus()
    match.play(0, "take red")
    mark(match, 0, "h5 i5")
    throw(match, "5 yellow")
    assert story(match)[-2:] == [
        "Bonus roll for Anna: E E E R R. Anna marks h5 and i5 (red). "
        "h5 is a bonus cell, Anna’s second: it earns a bonus roll. "
        "Bonus roll number 2 in a row for Anna: Y Y Y Y Y. Anna can mark nothing with it.",
        "Turn 2: Bruno rolls.",
    ]


def test_d51_each_players_bonus_rolls_have_a_paragraph() -> None:
    match = beginning()
    begin(match, "2 red 1 green 3 grey", "red")
    use(match, "0 red h5 i5")
    use(match, "1 green f4")
    throw(match, "5 yellow")
    throw(match, "1 red 4 yellow")
    match.play(1, "pass")
    assert story(match)[-3:-1] == [
        "Bonus roll for Anna: Y Y Y Y Y. Anna can mark nothing with it.",
        "Bonus roll for Bruno: R Y Y Y Y. Bruno makes no use of this bonus roll.",
    ]


def test_d60_winners_and_why() -> None:
    match = beginning()
    travel(match, ROAD)
    assert "Anna has completed red!" in story(match)[-2]
    assert story(match)[-1].startswith("Anna has reached the goal in turn ")
    assert story(match)[-1].endswith(", with 9 bonus cells and all of red. The game is over: Anna wins.")


def test_d61_two_win_together() -> None:
    match = beginning()
    travel(match, ROAD[:-1], ROAD[:-1])
    while match.position()["active"] != 0:
        begin(match, "6 grey", "grey")
    events = [*match.events_for("public"), {"event": "ended", "winners": [0, 1]}]
    told = FACE(Words("en"), NAMES[:2]).story(events)[-1].text
    assert told == "The game is over: Anna and Bruno win together."


def test_small_steps_are_told_on_demand() -> None:
    match = choosing()
    match.play(0, "take red")
    match.play(0, "again")
    assert story(match)[-1].endswith("Anna chooses red (2).")
    assert story(match, small_steps=True)[-1].endswith(
        "Anna wants more than 2 red dice and rolls the others again."
    )


def test_a_story_from_some_event_on_is_the_end_of_the_whole() -> None:
    match = ludoteca.new("diceland", 3, seed=8, names=NAMES[:3]).run(random)
    events = match.events_for("public")
    begins = [index for index, event in enumerate(events) if event["event"] in ("turn", "won-on")]
    whole = story(match)
    for index in begins[::7] + begins[-1:]:
        later = story(match, index)
        assert whole[-len(later) :] == later


def test_in_the_middle_of_a_turn_its_colour_is_remembered() -> None:
    match = choosing()
    match.play(0, "take red")
    before = len(match.events)
    match.play(0, "stop")
    assert story(match, before) == ["Anna stops with 2 red dice."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_many_games_is_told(language: str) -> None:
    happened: set[str] = set()
    for seed in range(10):
        match = ludoteca.new("diceland", 2 + seed % 3, seed=seed).run(random)
        happened |= {event["event"] for event in match.events}
        told = FACE(StrictWords(language), match.names).story(match.events_for("public"), small_steps=True)
        assert all(prose.text for prose in told)
    match = marking(dice="6 red")
    told = FACE(StrictWords(language), NAMES[:2]).story(match.events_for("public"), small_steps=True)
    assert all(prose.text for prose in told)
    assert happened | {"all-aside"} == {note.event for note in Notes}


def test_bonus_rolls_that_are_wasted_are_told() -> None:
    match = beginning()
    turn(match, "0 blue g4 h4")
    waste_bonus_rolls(match)
    assert "Bonus roll for Anna: Y Y Y Y Y. Anna can mark nothing with it." in story(match)
