"""Worlds that differ only in what a seat may not know look the same to that seat."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca import Match

Viewer = int | str


def who_may_not_know(match: Match, actor: Viewer) -> list[Viewer]:
    """Of the move that is awaited now: C11, C30, C31, C34."""
    position = match.position()
    everybody: list[Viewer] = ["public", *range(match.players)]
    if position["phase"] == "aside":
        return everybody
    if position["phase"] == "roll" and position["throw"] == 1:
        return [viewer for viewer in everybody if viewer != position["roller"]]
    secret_keep = match.options["keep"] == "at once" and position["phase"] == "keep" and position["duel"] is None
    if position["phase"] == "choose" or secret_keep:
        return [viewer for viewer in everybody if viewer != actor]
    return []


def is_out(match: Match, secret: dict[str, object]) -> bool:
    """Whether the time is past in which something was secret."""
    now = match.position()
    if secret["phase"] == "aside":
        return bool(now["phase"] != "aside")
    if secret["phase"] == "keep":
        return bool(now["phase"] != "keep" or now["throw"] != secret["throw"])
    return bool(now["phase"] != "choose" and now["throw"] != 1)


def play_randomly(match: Match, luck: Random) -> None:
    actor = luck.choice(match.actors)
    match.play(actor, luck.choice(match.legal(actor)))


def look(match: Match, viewer: Viewer) -> list[object]:
    return [match.position(viewer), match.events_for(viewer)]


@given(st.sampled_from([3, 4, 6]), st.sampled_from(["in turn", "at once"]), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_worlds_that_differ_in_a_secret_look_the_same(players: int, keep: str, luck: Random) -> None:
    match = ludoteca.new("cincinnati", players=players, keep=keep)
    for _ in range(luck.randrange(150)):
        play_randomly(match, luck)
    while match.actors and not who_may_not_know(match, match.actors[0]):
        play_randomly(match, luck)
    if not match.actors:
        return

    actor = luck.choice(match.actors)
    blind, secret, other = who_may_not_know(match, actor), match.position(), match.copy()
    match.play(actor, luck.choice(match.legal(actor)))
    other.play(actor, luck.choice(other.legal(actor)))
    while not is_out(match, secret):
        for viewer in blind:
            assert look(match, viewer) == look(other, viewer)
        mover = luck.choice(match.actors)
        common = sorted(set(match.legal(mover)) & set(other.legal(mover)))
        if not common:
            return
        text = luck.choice(common)
        match.play(mover, text)
        other.play(mover, text)


@given(st.sampled_from([3, 4, 6]), st.randoms(use_true_random=False))
@settings(max_examples=20, deadline=None)
def test_nobody_learns_that_a_choice_was_changed(players: int, luck: Random) -> None:
    match = ludoteca.new("cincinnati", players=players)
    while match.position()["phase"] != "choose":
        play_randomly(match, luck)
    changer = luck.randrange(players)
    match.play(changer, "table A")
    other = match.copy()
    for _ in range(luck.randrange(1, 4)):
        match.play(changer, luck.choice(match.legal(changer)))
    viewers: list[Viewer] = ["public", *range(players)]
    for viewer in viewers:
        if viewer != changer:
            assert look(match, viewer) == look(other, viewer)


@given(st.sampled_from([3, 4, 5, 6]), st.randoms(use_true_random=False))
@settings(max_examples=20, deadline=None)
def test_c02_c03_cards_and_tokens_are_conserved(players: int, luck: Random) -> None:
    """Only tokens cards that were taken and duel cards that were fought leave the game (C44, C55)."""
    match = ludoteca.new("cincinnati", players=players)
    gone = 0
    while match.actors:
        play_randomly(match, luck)
        position = match.position()
        seats = position["seats"]
        assert position["reserve"] + sum(seat["tokens"] for seat in seats) == 20
        on_tables = sum(len(cards) for cards in position["tables"].values())
        held = sum(len(seat["money"]) + seat["duels"] for seat in seats)
        discarded = 36 - position["deck"] - len(position["aside"]) - on_tables - held
        assert gone <= discarded <= 12
        gone = discarded
