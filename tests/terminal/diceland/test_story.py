"""The story in paragraphs: of each turn the rolling, the marking, the bonus rolls."""

from __future__ import annotations

import ludoteca
from tests.diceland.play import ROAD, mark, throw, travel
from tests.terminal.diceland.scenes import beginning, bonus, choosing, face, marking, siding
from tests.terminal.people import said


def story(match: ludoteca.Match, since: int = 0, *, small_steps: bool = False) -> list[str]:
    told = face(names=match.names).story(match, "public", since, small_steps=small_steps)
    return [said(prose.text) for prose in told]


def test_setting_up_is_told_in_a_few_lines() -> None:
    match = siding()
    match.play(0, "side C")
    match.play(1, "side B")
    match.play("chance", "first 1")
    assert story(match) == [
        "Anna plays on map C. Bruno plays on map B.",
        "Bruno is drawn to go first.",
        "Turn 1: Bruno rolls.",
    ]
    assert story(match, small_steps=True)[0] == "Anna gets board C/D. Bruno gets board A/B."


def test_d31_all_rolling_of_a_turn_is_one_paragraph() -> None:
    match = choosing()
    match.play(0, "take red")
    match.play(0, "again")
    throw(match, "1 red 1 blue 2 yellow")
    match.play(0, "stop")
    assert story(match)[-1] == (
        "The dice show 2 red, 1 yellow, 1 green, and 2 blue. Anna chooses red (2). "
        "The other 4, rolled again, show 1 red, 2 yellow, and 1 blue. That makes 3 red dice. "
        "Anna stops with 3 red dice."
    )


def test_d42_what_everybody_marks_is_one_paragraph() -> None:
    match = marking(players=3)
    mark(match, 0, "h5")
    match.play(2, "pass")
    mark(match, 0, "i5")
    assert story(match)[-1] == (
        "Carla marks nothing. Anna marks h5 and i5 (red). h5 is a bonus cell, Anna’s first: it earns a bonus roll."
    )


def test_d53_a_chain_of_bonus_rolls_is_told_roll_by_roll() -> None:
    match = bonus()
    match.play(0, "take red")
    mark(match, 0, "h5 i5")
    throw(match, "5 yellow")
    assert story(match)[-4:] == [
        "Bonus roll for Anna: 2 red and 3 grey.",
        "Anna marks h5 and i5 (red). h5 is a bonus cell, Anna’s second: it earns a bonus roll.",
        "Bonus roll number 2 in a row for Anna: 5 yellow. Anna can mark nothing with it.",
        "Turn 2: Bruno rolls.",
    ]


def test_d60_winners_and_why() -> None:
    match = beginning()
    travel(match, ROAD)
    assert "Anna has completed red!" in story(match)[-2]
    assert story(match)[-1].startswith("Anna has reached the goal in turn ")
    assert ", with 9 bonus cells and all of red. The game is over: Anna wins." in story(match)[-1]
    assert story(match)[-1].endswith("Anna was closest to the goal from the first turn to the last.")


def test_small_steps_are_told_on_demand() -> None:
    match = choosing()
    match.play(0, "take red")
    match.play(0, "again")
    assert story(match)[-1].endswith("Anna chooses red (2).")
    assert story(match, small_steps=True)[-1] == "Anna sets aside 2 red dice and rolls the rest again."


def test_in_the_middle_of_a_turn_its_colour_is_remembered() -> None:
    match = choosing()
    match.play(0, "take red")
    before = match.noted
    match.play(0, "stop")
    assert story(match, before) == ["Anna stops with 2 red dice."]
