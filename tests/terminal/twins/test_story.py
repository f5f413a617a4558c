"""The story: what happened, and why."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots.random import random
from ludoteca.engine.telling import Event
from ludoteca.games.twins.notes import Notes
from ludoteca.games.twins.story import TwinsStory
from ludoteca.terminal.earlier import as_it_was
from ludoteca.terminal.speech import Speech
from ludoteca.words import LANGUAGES, Words
from tests.helpers import played
from tests.terminal.people import said
from tests.terminal.twins.scenes import (
    NAMES,
    buy_nothing,
    buying,
    dealt,
    face,
    hands_for,
    played_out,
    playing,
    show,
    whole_hand,
)


def story(match: ludoteca.Match, viewer: int | str = "public", *, small_steps: bool = False) -> list[str]:
    told = face(names=NAMES[: match.players]).story(match, viewer, small_steps=small_steps)
    return [said(prose.text) for prose in told]


def told_of(events: list[Event], players: int = 3) -> str:
    """The last of what is told of events."""
    *_, last = TwinsStory(players).tell(events)
    return said(Speech(Words("en"), NAMES[:players]).together(last["sentences"]))


def test_a_whole_hand() -> None:
    """The example of T30, without what was bought."""
    first, second, third, fourth = whole_hand()
    plays = [first, second, third, (fourth[0], "N10 Y10", *fourth[1:])]
    match = buy_nothing(dealt(*hands_for(plays, 4)))
    for pairs in whole_hand():
        show(match, *pairs)
    assert story(match)[2:] == [
        "Play 1: 1. Carla B6 P6 (Twins of 6) · 2. Bruno N3 N9 (Colour 12) · 3. Dino G4 B8 (Singles 12) · "
        "4. Anna K2 Y5 (Singles 7)",
        "The last two pay 2 each into the pot: Anna and Dino. The pot is now 4.",
        "Play 2: 1. Carla N8 G8 (Twins of 8) · 2. Anna G10 B10 (Pair of 10) · 3. Bruno N1 P1 (Pair of 1) · "
        "4. Dino Y3 Y4 (Colour 7)",
        "The best wins 3 from the pot: Carla. The pot is now 1.",
        "Play 3: 1. Dino N5 K5 (Twins of 5) · 2. Carla G2 G3 (Colour 5) · 3. Anna K6 P9 (Singles 15) · "
        "4. Bruno K8 Y1 (Singles 9)",
        "The last pays 1 and is out of play 4: Bruno. The pot is now 2.",
        "Play 4: 1. Anna B1 B9 (Colour 10) · 2. Carla Y7 P10 (Singles 17) · 3. Dino N4 Y8 (Singles 12)",
        "Anna wins the pot, 2 chips.",
        "Chips after hand 1: Anna 12 (0), Bruno 11 (−1), Carla 15 (+3), and Dino 10 (−2).",
        "Hand 2: Anna deals eight cards to each.",
    ]


def test_who_buys_what_for_how_much_and_gets_which_cards() -> None:
    match = played(buying(), "0: buy 2 / deal G1 / deal G2 / 1: buy 1 / deal G3 / 2: buy 0")
    told = "Anna buys two cards for 3. {}Bruno buys one card for 1. Carla buys nothing."
    assert story(match)[-1] == told.format("")
    assert story(match, 0)[-1] == told.format("Anna gets G1 and G2. ")
    assert "G3" not in story(match, 0)[-1]
    assert story(buy_nothing(buying()))[-1] == "Anna, Bruno, Carla, and Dino buy nothing."


# Ties, and a pot that is too small


def test_t31_more_pay_when_they_are_tied() -> None:
    told = story(played_out([("N2 B5", "G4 P8", "K10 Y2", "B6 B10")], 4))
    assert told[-2].startswith("Play 1: 1. Dino B6 B10 (Colour 16) · 2. Bruno G4 P8 (Singles 12) · 2. Carla K10 Y2")
    assert told[-1] == (
        "The last two pay 2 each into the pot: Anna, Bruno, and Carla. "
        "Bruno and Carla are tied: each of them counts as last. The pot is now 6."
    )


def test_t31_ties_that_change_nothing_are_not_explained() -> None:
    told = story(played_out([("N2 B5", "G3 P4", "K10 Y2", "B6 B10")], 4))
    assert told[-1] == "The last two pay 2 each into the pot: Anna and Bruno. The pot is now 4."


def test_t31_tied_players_are_out_together() -> None:
    """With nobody but Anna left, she takes the pot."""
    match = played_out([("N1 G1", "N2 G4", "K2 Y5"), ("N3 G3", "K4 Y6", "B4 P6"), ("N5 G5", "N4 B7", "K3 Y8")], 3)
    assert story(match)[-1] == (
        "The last pays 1 and is out of play 4: Bruno and Carla. "
        "Bruno and Carla are tied: each of them counts as last. The pot is now 2."
    )
    show(match, match.legal(0)[0].removeprefix("play "))
    assert "Nobody else is left: Anna wins the pot, 2 chips." in story(match)


FIRST = ("N1 G1", "N2 B4", "K2 Y5", "B2 Y4", "P1 P3")
"""A play 1 of five, in which three pay 2: the pot is 6."""


def test_t30_the_best_two_win_of_five() -> None:
    told = story(played_out([FIRST, ("N8 G8", "N9 G9", "K7 Y9", "B7 P9", "N5 B6")], 5))
    assert told[-1] == "The best two win 3 each from the pot: Bruno and Anna. The pot is now 0."


def test_t32_the_pot_has_less_than_one_winner_should_get() -> None:
    match = played_out([("N1 G1", "K1 P1", "K2 Y5"), ("N8 G8", "N9 G9", "K7 Y9")], 3)
    assert story(match)[-1] == "The pot has only 2 for Bruno. The pot is now 0."


def test_t32_tied_winners_all_win_from_a_big_pot() -> None:
    told = story(played_out([FIRST, ("N8 G8", "B8 Y8", "K7 Y9", "B7 P9", "N5 B6")], 5))
    assert told[-1] == "The best two win 3 each from the pot: Anna and Bruno. The pot is now 0."
    match = dealt("N1 G1 N8 G8", "K1 P1 B8 Y8", "K2 Y5 K7 Y9", players=3)
    played(match, "0: buy 2 / deal N2 / deal N3 / 1: buy 1 / deal N4 / 2: buy 0")
    show(show(match, "N1 G1", "K1 P1", "K2 Y5"), "N8 G8", "B8 Y8", "K7 Y9")
    assert story(match)[-1] == (
        "The best wins 3 from the pot: Anna and Bruno. Anna and Bruno are tied: each of them wins. "
        "The pot is now 0."
    )


def test_t32_tied_winners_get_nothing_from_a_small_pot() -> None:
    told = story(played_out([FIRST, ("N9 G9", "N8 G8", "B8 Y8", "B7 P9", "N5 B6")], 5))
    assert told[-1] == (
        "The best two win 3 each from the pot: Anna. "
        "Bruno and Carla are tied and should win 6 in all, but the pot has only 3: they get nothing. "
        "The pot is now 3."
    )


def tied_for_the_pot(**options: int) -> ludoteca.Match:
    plays = [
        ("N1 G1", "K1 P1", "K2 Y5"),
        ("N9 G9", "N8 G8", "B2 Y1"),
        ("N6 G6", "K6 P6", "K3 Y4"),
    ]
    match = buy_nothing(dealt(*hands_for([*plays, ("N7 G7", "B7 Y7", "P4 Y2")], 3), players=3, **options))
    for pairs in [*plays, ("N7 G7", "B7 Y7")]:
        show(match, *pairs)
    return match


def test_t33_a_tie_for_the_pot_leaves_it_to_the_next_hand() -> None:
    told = story(tied_for_the_pot())
    assert told[-3] == "Anna and Bruno are tied for the pot: nobody wins it. Its 1 chip stays there."
    assert told[-1] == "Hand 2: Anna deals eight cards to each. 1 chip is still in the pot."


def test_t33_nobody_is_left_to_play_on() -> None:
    match = played_out([("N1 G1", "K1 P1", "K2 Y5"), ("N9 G9", "N8 G8", "B2 Y1"), ("N3 B10", "G4 Y9", "K5 P8")], 3)
    told = story(match)
    assert told[-3].startswith("The last pays 1 and is out of play 4: Anna, Bruno, and Carla.")
    assert told[-3].endswith("Nobody is left to play on, and the pot stays: 3 chips.")


# Bankruptcy and the end


def test_t40_bankrupt_with_too_little_or_nothing() -> None:
    for paid, sentence in (
        (1, "Anna has only 1, pays it and is bankrupt."),
        (0, "Anna has nothing to pay with and is bankrupt."),
    ):
        events = [
            {"event": "hand", "hand": 3, "dealer": 1},
            {"event": "showed", "seat": 0, "cards": ["N1", "G3"], "kind": "singles", "value": 4, "play": 1},
            {"event": "showed", "seat": 1, "cards": ["N2", "G2"], "kind": "twins", "value": 2, "play": 1},
            {"event": "showed", "seat": 2, "cards": ["B2", "P2"], "kind": "twins", "value": 2, "play": 1},
            {"event": "paid", "seat": 0, "play": 1, "chips": paid},
            {"event": "bankrupt", "seat": 0, "play": 1},
        ]
        assert told_of(events) == f"The last pays 2 into the pot: Anna. {sentence} The pot is now {paid}."


def test_t41_why_the_game_ends() -> None:
    match = ludoteca.new("twins", 4, seed=4, names=NAMES[:4]).run(random)
    assert "bankrupt: that was the last hand. The game is over:" in story(match)[-1]
    assert story(tied_for_the_pot(hands=1))[-1].startswith("This was the only hand. The game is over:")


def test_t43_somebody_alone_in_a_play() -> None:
    shown = {"event": "showed", "seat": 1, "cards": ["N2", "G2"], "kind": "twins", "value": 2, "play": 2}
    told = told_of([shown, {"event": "alone", "seat": 1, "play": 2}])
    assert told == "Bruno is alone in this play: nobody pays, nobody wins."


# How much is told to whom


def test_small_steps_are_told_on_demand_and_secrets_only_to_whose_they_are() -> None:
    match = played(playing(), "0: play N7 G7 / 0: play K3 B3")
    assert story(match, 0)[-1].endswith("Dino buy nothing.")
    for viewer in (1, "public"):
        assert story(match, viewer, small_steps=True)[-1] == "Anna has laid two cards."
    assert story(match, 0, small_steps=True)[-1] == (
        "Anna lays N7 G7 (Twins of 7) face down. Anna lays K3 B3 (Pair of 3) instead."
    )
    assert "Anna gets N7, G7, K3, B3, Y9, Y10, N1, and P2." in story(match, 0, small_steps=True)
    assert "N7" not in " ".join(story(match, 1, small_steps=True))


def test_a_story_from_some_moment_on_is_the_end_of_the_whole() -> None:
    match = ludoteca.new("twins", 5, seed=8).run(random)
    told = face(names=match.names)
    whole = [prose.text for prose in told.story(match, "public")]
    begins = [event["move"] for event in match.events if event["event"] == "hand"]
    for move in begins:
        later = [prose.text for prose in told.story(match, "public", as_it_was(match, move - 1).noted)]
        assert whole[-len(later) :] == later


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_many_games_is_told(language: str) -> None:
    happened: set[str] = set()
    for seed in range(40):
        match = ludoteca.new("twins", 3 + seed % 4, seed=seed).run(random)
        happened |= {event["event"] for event in match.events}
        for viewer in (0, "public"):
            told = face(language, match.names).story(match, viewer, small_steps=True)
            assert not any("{" in prose.text or "twins-" in prose.text or not prose.text for prose in told)
    assert happened >= {note.event for note in Notes} - {"laid-again", "alone"}
