"""Worlds that differ only in what a seat may not know look the same to that seat."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca import Match
from tests.twins.play import CARDS, deal, game, phase, seats

Viewer = int | str
LUCK = st.builds(Random, st.integers(0, 2**32 - 1))


def move_randomly(match: Match, luck: Random) -> None:
    """Somebody who is awaited moves, or somebody who has laid cards changes them (T12)."""
    able = [actor for actor in ("chance", *range(match.players)) if match.legal(actor)]
    actor = luck.choice(able)
    match.play(actor, luck.choice(match.legal(actor)))


def until_cards_are_laid(match: Match, luck: Random) -> None:
    while match.actors and not any(seats(match, "choice")):
        move_randomly(match, luck)


def look(match: Match, viewer: Viewer) -> list[object]:
    return [match.position(viewer), match.events_for(viewer)]


def known_cards(match: Match, viewer: Viewer) -> dict[int, set[str]]:
    """For each hand the cards a viewer came to see: its own, and those that were shown."""
    known: dict[int, set[str]] = {}
    again = game(match.players)
    for actor, move in match.moves:
        again.play(actor, move)
        position = again.position()
        own = position["seats"][viewer]["hand"] if isinstance(viewer, int) else []
        known.setdefault(position["hand"], set()).update(own)
        if position["last"]:
            shown = [card for pair in position["last"]["shown"] if pair for card in pair["cards"]]
            known[position["last"]["hand"]].update(shown)
    return known


def shuffled(known: set[str], luck: Random) -> dict[str, str]:
    """Other cards in the place of those that were never seen."""
    unseen = [card for card in CARDS if card not in known]
    return dict(zip(unseen, luck.sample(unseen, len(unseen)), strict=True))


def in_the_other_world(move: str, cards: dict[str, str]) -> str:
    return " ".join(cards.get(word, word) for word in move.split())


@given(st.sampled_from([3, 4, 6]), LUCK)
@settings(max_examples=40, deadline=None)
def test_t03_t12_t13_cards_a_seat_has_not_seen_could_be_any_others(players: int, luck: Random) -> None:
    """In others' hands, laid face down, left in the deck, or never played: for every seat, at every moment."""
    match = game(players)
    for _ in range(luck.randrange(150)):
        if match.actors:
            move_randomly(match, luck)
    until_cards_are_laid(match, luck)
    viewer = luck.choice(["public", *range(players)])
    other_cards = {hand: shuffled(known, luck) for hand, known in known_cards(match, viewer).items()}

    here, there = game(players), game(players)
    for actor, move in match.moves:
        other_move = in_the_other_world(move, other_cards[here.position()["hand"]])
        here.play(actor, move)
        there.play(actor, other_move)
        assert look(here, viewer) == look(there, viewer)


@given(st.sampled_from([3, 4, 6]), LUCK)
@settings(max_examples=30, deadline=None)
def test_t12_nobody_knows_what_was_laid_until_all_is_shown(players: int, luck: Random) -> None:
    match = game(players)
    for _ in range(luck.randrange(150)):
        if match.actors:
            move_randomly(match, luck)
    while match.actors and (phase(match) != "play" or len(match.actors) < 2):
        move_randomly(match, luck)
    if not match.actors:
        return

    actor = luck.choice(match.actors)
    other = match.copy()
    match.play(actor, luck.choice(match.legal(actor)))
    other.play(actor, luck.choice(other.legal(actor)))
    blind: list[Viewer] = [viewer for viewer in ("public", *range(players)) if viewer != actor]
    while match.actors:
        assert [look(match, viewer) for viewer in blind] == [look(other, viewer) for viewer in blind]
        if len(match.actors) == 1:
            return
        next_one = match.actors[0]
        move = luck.choice(match.legal(next_one))
        match.play(next_one, move)
        other.play(next_one, move)


@given(st.sampled_from([3, 4, 6]), LUCK)
@settings(max_examples=30, deadline=None)
def test_t12_nobody_learns_that_a_choice_was_changed(players: int, luck: Random) -> None:
    match = game(players)
    while match.actors and (phase(match) != "play" or len(match.actors) < 2):
        move_randomly(match, luck)
    changer = luck.choice(match.actors)
    match.play(changer, luck.choice(match.legal(changer)))
    other = match.copy()
    for _ in range(luck.randrange(1, 4)):
        match.play(changer, luck.choice(match.legal(changer)))
    for viewer in ("public", *range(players)):
        if viewer != changer:
            assert look(match, viewer) == look(other, viewer)


def test_t10_the_order_of_the_deck_is_in_no_view() -> None:
    matches = [ludoteca.new("twins", players=3, seed=seed) for seed in (7, 8)]
    for match in matches:
        deal(match)
    for viewer in (0, 1, 2, "public"):
        assert look(matches[0], viewer) == look(matches[1], viewer)
    assert all(isinstance(match.position()["deck"], int) for match in matches)


@given(st.sampled_from([3, 5]), LUCK)
@settings(max_examples=15, deadline=None)
def test_t13_no_view_ever_names_a_card_that_was_not_seen(players: int, luck: Random) -> None:
    match = game(players, hands=1)
    while match.actors:
        move_randomly(match, luck)
    for viewer in ("public", *range(players)):
        seen = known_cards(match, viewer)[1]
        told = repr(look(match, viewer)).split("'")
        assert {card for card in CARDS if card in told} == seen
