"""The story of a game: what happened, and why."""

from __future__ import annotations

from pathlib import Path

import ludoteca
from ludoteca import Match
from ludoteca.bots.random import random
from ludoteca.engine.match import Actor
from ludoteca.engine.telling import CHAPTER, SMALL_STEP, USUAL, Told
from ludoteca.games.diceland import GAME
from ludoteca.games.diceland.story import DicelandStory
from tests.diceland.hearing import WATCHING, details, said, story, told
from tests.diceland.moments import bonus_choice, choosing_sides, marking
from tests.diceland.play import ROAD, begin, land, mark, road_without, throw, travel, turn, until_turn_of
from tests.helpers import played


def test_d30_d31_d32_a_turn_is_told_with_its_reasons() -> None:
    match = land()
    throw(match, "2 grey 1 blue 1 orange 2 red")
    played(match, "0: take grey / 0: again")
    throw(match, "1 grey 2 red 1 yellow")
    match.play(0, "again")
    throw(match, "2 blue 1 orange")
    assert story(match)[1:] == [
        "Turn 1: Ada rolls.",
        "The dice show 2 red, 1 blue, 1 orange, and 2 grey.",
        "Ada chooses grey (2).",
        "The other 4, rolled again, show 2 red, 1 yellow, and 1 grey. That makes 3 grey dice.",
        "The other 3, rolled again, show 2 blue and 1 orange. No grey among them: Ada keeps 3 grey dice. "
        "Ada has no room for 3 grey dice and marks nothing.",
    ]


def test_d10_boards_sides_and_the_first_player() -> None:
    match = played(choosing_sides(), "0: side G / 1: side B / chance: first 1")
    assert story(match) == [
        "Ada plays on map G.", "Ben plays on map B.", "Ben is drawn to go first.", "Turn 1: Ben rolls.",
    ]  # fmt: skip
    assert [said(one["sentences"][0]) for one in told(match)[:2]] == [
        "Ada gets board G/H.", "Ben gets board A/B.",
    ]  # fmt: skip


def test_d31_who_stops_and_who_has_all_six_at_once() -> None:
    match = land()
    begin(match, "2 red 4 grey", "red")
    assert story(match)[-2:] == ["Ada chooses red (2).", "Ada stops with 2 red dice."]
    match = land()
    throw(match, "6 red")
    match.play(0, "take red")
    assert story(match)[-1] == "Ada chooses red (6). All six dice are red!"


def test_d41_d52_who_marks_nothing() -> None:
    match = bonus_choice()
    assert "Ben marks nothing." in story(match)
    match.play(0, "pass")
    assert story(match)[-1] == "Ada doesn’t use this bonus roll."


def test_d41_dice_that_were_chosen_but_not_yet_used() -> None:
    match = played(marking(), "1: take blue")
    last = told(match)[-1]
    assert (last["kind"], last["weight"]) == ("marking", SMALL_STEP)
    assert said(last["sentences"][0]) == "Ben uses 1 blue die."


def test_d53_bonus_rolls_in_a_row_are_counted() -> None:
    match = played(bonus_choice(), "0: take red / 0: mark h5 / 0: mark i5")
    throw(match, "5 yellow")
    assert "Bonus roll number 2 in a row for Ada: 5 yellow. Ada can mark nothing with it." in story(match)


def test_d61_who_wins_together_is_told_together() -> None:
    ended = DicelandStory(2).tell([{"event": "ended", "winners": [0, 1]}])
    assert said(ended[0]["sentences"][0]) == "The game is over: Ada and Ben win together."


def test_d60_the_end_tells_since_when_the_winner_was_closest_to_the_goal() -> None:
    record = Path(__file__).with_name("games") / "two-players.txt"
    whole = ludoteca.load(record.read_text())
    match, closest = Match(whole.game, whole.players, whole.options), dict[int, list[int]]()
    for actor, move in whole.moves:
        match.play(actor, move)
        closest[match.position(WATCHING)["turn"]] = who_is_closest(match)  # at last, as the turn ended
    (winner,), last = match.winners, max(closest)
    since = next(turn for turn in range(last, 0, -1) if closest[turn - 1] != [winner])
    assert 1 < since < last
    assert said(told(match)[-1]["sentences"][-1]).startswith(f"From turn {since} on, ")


def who_is_closest(match: Match) -> list[int]:
    """Who lacks the fewest bonus cells and cells of one colour."""
    seats = match.position(WATCHING)["seats"]
    lacking = [
        max(0, 9 - seat["bonus"]) + min(bar["left"] for bar in sheet["bars"])
        for seat, sheet in zip(seats, details(match, 0)["sheets"], strict=True)
    ]
    return [seat for seat, lacks in enumerate(lacking) if lacks == min(lacking)]


def test_d31_a_single_die_shows_a_colour() -> None:
    match = land()
    throw(match, "5 red 1 grey")
    played(match, "0: take red / 0: again")
    throw(match, "1 red")
    assert story(match)[-1] == (
        "The other die, rolled again, shows red. That makes 6 red dice. All six dice are red!"
    )


def test_d42_crosses_are_small_steps_and_a_marking_is_summed_up() -> None:
    match = land()
    begin(match, "2 red 1 blue 3 grey", "red")
    played(match, "0: mark h5 / 1: take blue / 1: mark g4 / 0: mark i5")
    kinds = [(one["kind"], one["weight"]) for one in told(match)]
    assert kinds[5:] == [("marking", SMALL_STEP), ("marking", SMALL_STEP), ("marked", USUAL), ("marked", USUAL)]
    assert story(match)[-2:] == [
        "Ben marks g4 (blue). g4 is a bonus cell, Ben’s first: it earns a bonus roll.",
        "Ada marks h5 and i5 (red). h5 is a bonus cell, Ada’s first: it earns a bonus roll.",
    ]


def test_d52_d53_bonus_rolls_of_no_use_are_a_kind_of_their_own() -> None:
    match = land()
    turn(match, "0 green f4")
    before = match.noted
    throw(match, "5 yellow")
    useless, next_turn = told(match, before)
    assert (useless["kind"], next_turn["kind"], next_turn["weight"]) == ("useless", "turn", CHAPTER)
    assert " ".join(map(said, useless["sentences"])) == (
        "Bonus roll for Ada: 5 yellow. Ada can mark nothing with it."
    )


def test_d61_the_end_is_told_with_the_reason_and_promises_no_bonus_roll() -> None:
    match = land()
    travel(match, ROAD)
    last, end = story(match)[-2:]
    assert last == (
        "Ada marks h5, i5, j5, k5, k4, and l4 (red) and completes a group. "
        "h5 is a bonus cell, Ada’s number 9. Ada has completed red!"
    )
    assert end.endswith(
        "with 9 bonus cells and all of red. The game is over: Ada wins. "
        "Ada was closest to the goal from the first turn to the last."
    )
    assert [one["kind"] for one in told(match)][-1] == "ended"


def test_d61_nobody_is_promised_a_bonus_roll_once_the_goal_is_reached() -> None:
    match = land()
    travel(match, road_without("blue"))
    until_turn_of(match, 0)
    begin(match, "3 blue 1 green 2 grey", "blue")
    played(match, "1: take green / 0: mark g4 / 0: mark h4 / 0: mark h3")
    figures = [said(one["label"]) for one in match.shown_for(WATCHING)["figures"][0]]
    assert figures == ["Bonus (9 needed)", "Colours"]
    assert [sheet["due"] for sheet in details(match, 0)["sheets"]] == [0, 0]
    mark(match, 1, "f4")
    assert match.winners == [0]
    assert story(match)[-2] == "Ben marks f4 (green). f4 is a bonus cell, Ben’s number 1."


def test_the_story_is_the_same_move_by_move_and_at_once() -> None:
    match = ludoteca.new("diceland", 3, seed=4).run(random)
    now, step_by_step = Match(GAME, 3, {}), list[Told]()
    noted = 0
    for actor, text in match.moves:
        step_by_step += [{**one, "at": noted + one["at"]} for one in after(now, actor, text)]
        noted = now.noted
    assert step_by_step == told(match)


def after(match: Match, actor: Actor, text: str) -> list[Told]:
    """What a move brings."""
    noted = match.noted
    match.play(actor, text)
    return told(match, noted)
