"""The story: what happened, and why."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots.random import random
from ludoteca.games.cincinnati.notes import Notes
from ludoteca.words import LANGUAGES
from tests.helpers import played
from tests.terminal.people import said
from tests.terminal.scenes import choosing, duelling, face, keep_all, keeping, pass_all


def story(match: ludoteca.Match, viewer: int | str = "public", *, small_steps: bool = False) -> list[str]:
    return [said(prose.text) for prose in face().story(match, viewer, small_steps=small_steps)]


def test_several_of_one_kind_share_a_paragraph() -> None:
    match = played(keeping(), "0: keep / 1: keep 4 4 / 2: keep 1")
    assert story(match)[-1] == "Anna keeps nothing. Bruno keeps 4 4. Carla keeps 1."


def test_a_duel_is_told_throw_by_throw_and_with_its_verdict() -> None:
    told = story(pass_all(keep_all(duelling())))
    assert "Anna challenges Bruno, who has no money card to lose." in told
    assert any(one.startswith("Anna throws 1 4 4 6 6 (two pairs). Bruno throws 1 2 3 3 3") for one in told)
    assert (
        "Bruno wins the duel with 1 2 3 3 3 (three of a kind): nothing changes hands. Beaten: Anna (two pairs)."
        in told
    )


def test_a_round_begins_with_its_cards() -> None:
    assert story(choosing())[0] == "Round 1. A: €25,000. B: tokens. C: €15,000."


def test_small_steps_are_told_on_demand_and_secrets_only_to_whose_they_are() -> None:
    match = played(choosing(), "0: table B")
    assert story(match) == ["Round 1. A: €25,000. B: tokens. C: €15,000."]
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
            told = face(language, match.names).story(match, viewer, small_steps=True)
            assert not any("{" in prose.text or "cincinnati-" in prose.text for prose in told)
    assert happened >= {note.event for note in Notes} - {"chose-again", "decided-again"}
