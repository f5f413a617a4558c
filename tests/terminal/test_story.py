"""The story: what happened, and why."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots.random import random
from ludoteca.games.cincinnati.notes import Notes
from ludoteca.games.cincinnati.terminal import FACE
from ludoteca.words import LANGUAGES, Words
from tests.helpers import played
from tests.terminal.people import said
from tests.terminal.scenes import NAMES, challenging, choosing, duelling, keep_all, keeping, pass_all


def story(match: ludoteca.Match, viewer: int | str = "public", *, small_steps: bool = False) -> list[str]:
    face = FACE(Words("en"), NAMES)
    return [said(prose.text) for prose in face.story(match.events_for(viewer), small_steps=small_steps)]


def first_round(hands: list[str], tables: str) -> ludoteca.Match:
    """A whole round in which everybody keeps the first throw, with 25,000, tokens and 15,000 on the tables."""
    match = ludoteca.new("cincinnati", 4, names=NAMES)
    played(match, "card 25000 / card tokens / card 15000 / roll " + " / roll ".join(hands))
    for seat, table in enumerate(tables):
        match.play(seat, f"table {table}")
    return pass_all(keep_all(match))


def test_who_clears_a_table_with_what_against_whom() -> None:
    told = story(first_round(["4 4 4 6 6", "1 2 4 4 4", "1 2 3 4 6", "1 1 2 2 5"], "AABC"))
    assert told[-4:] == [
        "Anna clears the Atlantic with 4 4 4 6 6 (full house) and takes 25,000. Beaten: Bruno (three of a kind).",
        "Carla clears the Ballroom with 1 2 3 4 6 (small straight) and takes 2 tokens.",
        "Dino clears Caesar’s with 1 1 2 2 5 (sum 11) and takes 15,000.",
        "Round 2.",
    ]


def test_why_cards_stay() -> None:
    told = story(first_round(["1 2 2 3 3"] * 4, "AACC"))
    assert told[-3:] == [
        "Nobody at the Atlantic has three equal dice: its card stays.",
        "Nobody went to the Ballroom: its card stays.",
        "Carla and Dino share the best result at Caesar’s: a duel decides.",
    ]


def test_how_a_duel_for_a_table_goes() -> None:
    match = first_round(["4 4 4 6 6", "4 4 4 6 6", "1 2 3 5 6", "1 2 3 5 6"], "AACC")
    played(match, "roll 1 1 2 2 3 / roll 1 1 2 2 3")
    told = story(pass_all(keep_all(match)))
    assert "Anna throws 1 1 2 2 3 (two pairs)." in told
    assert (
        "Bruno wins the duel for the table with 1 1 2 2 3 (two pairs). "
        "Equal dice: of those, the one later in the throwing order wins." in told
    )
    assert (
        "Bruno clears the Atlantic with 4 4 4 6 6 (full house) and takes 25,000. Beaten: Anna (full house)." in told
    )


def test_a_duel_that_its_holder_loses() -> None:
    told = story(pass_all(keep_all(duelling())))
    assert "Anna challenges Bruno to a duel." in told
    assert "Bruno wins the duel with 1 2 3 3 3 (three of a kind): nothing changes hands." in told


def test_a_duel_against_somebody_without_money() -> None:
    match = played(challenging(), "0: duel 2 / roll 6 6 6 6 6 / roll 1 2 3 3 3")
    assert (
        "Anna wins the duel with 6 6 6 6 6 (five of a kind). Carla has no money card to lose: Anna takes nothing."
        in story(pass_all(keep_all(match)))
    )


def test_several_of_one_kind_share_a_paragraph() -> None:
    match = played(keeping(), "0: keep / 1: keep 4 4 / 2: keep 1")
    assert story(match)[-1] == "Anna keeps nothing. Bruno keeps 4 4. Carla keeps 1."


def test_a_round_begins_with_its_cards() -> None:
    assert story(choosing())[0] == "Round 1. A: 25,000. B: tokens. C: 15,000."


def test_small_steps_are_told_on_demand_and_secrets_only_to_whose_they_are() -> None:
    match = played(choosing(), "0: table B")
    assert story(match) == ["Round 1. A: 25,000. B: tokens. C: 15,000."]
    assert "Anna has chosen a table." in story(match, small_steps=True)
    assert "Anna has chosen a table." in story(match, 1, small_steps=True)
    assert "Anna secretly chooses the Ballroom." in story(match, 0, small_steps=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_many_games_is_told(language: str) -> None:
    happened: set[str] = set()
    for seed in range(12):
        keep = "at once" if seed % 2 else "in turn"
        match = ludoteca.new("cincinnati", 3 + seed % 4, seed=seed, keep=keep).run(random)
        happened |= {event["event"] for event in match.events}
        for viewer in (0, "public"):
            told = FACE(Words(language), match.names).story(match.events_for(viewer), small_steps=True)
            assert not any("{" in prose.text or "cincinnati-" in prose.text for prose in told)
    assert happened >= {note.event for note in Notes} - {"chose-again", "decided-again"}
