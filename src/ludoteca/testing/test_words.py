"""What a game tells: it gives no secret away, and there are words for it in every language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.engine.game import PUBLIC, Game, Viewer
from ludoteca.engine.match import Match, place_of
from ludoteca.engine.moments import Looker, moments_for_each
from ludoteca.installed import folder_of
from ludoteca.testing.starts import StrictWords, matches
from ludoteca.testing.test_secrets import LUCK, resampled
from ludoteca.words import LANGUAGES

NAMES = ["Ada", "Ben", "Cleo", "Dov", "Eva", "Fay"]
MOST_MOVES, NOW_AND_THEN = 300, 12
SAID_OF_EVERY_GAME = ("title", "facts", "teaser", "intro")


def told_of(game: Game, known: Any, viewer: Viewer, legal: list[int]) -> dict[str, Any]:
    """All that a game tells a viewer of what it knows."""
    seat = place_of(viewer)
    return {
        "question": game.tells.question(known, seat),
        "moves": game.tells.moves(known, seat, legal) if legal else [],
        "figures": [game.tells.figures(known, other) for other in range(known.players)],
        "areas": game.tells.areas(known, seat),
        "details": game.tells.details(known, seat),
    }


@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_nothing_told_depends_on_what_the_seat_may_not_know(game: Game, data: st.DataObject) -> None:
    match, generator = data.draw(matches(game)), data.draw(LUCK)
    for seat in range(match.players):
        other_world = resampled(game, match.state, seat, generator)
        worlds = [game.seen(s, seat) for s in (match.state, other_world)]
        here, there = (told_of(game, known, seat, match.legal_numbers(seat)) for known in worlds)
        assert json.dumps(here) == json.dumps(there)


@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_every_legal_move_is_told_and_others_say_why_not(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for seat in range(match.players):
        told = match.moves_told(seat) if match.legal(seat) else []
        assert sorted(move["move"] for move in told if "why" not in move) == match.legal(seat)


@given(data=st.data())
@settings(max_examples=15, deadline=None)
def test_the_order_at_the_end_is_that_of_the_rules(game: Game, data: st.DataObject) -> None:
    match = finished(game, data.draw(LUCK))
    standing = match.shown_for(PUBLIC)["standing"]
    assert standing is not None
    assert sorted(rank["seat"] for rank in standing["ranks"]) == list(range(match.players))
    assert sorted(rank["seat"] for rank in standing["ranks"] if rank["place"] == 1) == match.winners


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_all_that_is_told(game: Game, language: str) -> None:
    words = StrictWords(language)
    for name in SAID_OF_EVERY_GAME:
        words.say(f"{game.name}-{name}")
    for sentence in all_told_of(game):
        assert words.tell(sentence, NAMES)


@cache
def all_told_of(game: Game) -> list[dict[str, Any]]:
    """Each sentence of two random games once, with the fewest players and with the most."""
    told: dict[str, dict[str, Any]] = {}
    for seed, players in enumerate((game.players[0], game.players[-1])):
        told |= {json.dumps(sentence): sentence for sentence in told_in_a_game(game, players, Random(seed))}
    return list(told.values())


def told_in_a_game(game: Game, players: int, generator: Random) -> Iterator[dict[str, Any]]:
    match = Match(game, players, {})
    while match.actors and match.made < MOST_MOVES:
        if match.made % NOW_AND_THEN == 0:
            yield from shown(match)
        before, actor = match.copy(), generator.choice(match.actors)
        match.play(actor, generator.choice(match.legal(actor)))
        yield from shown_on_the_way(before, match)
    yield from shown(match)
    for viewer in (None, PUBLIC, 0):
        yield from sentences_in(match.told_for(viewer))


def test_the_words_are_written_in_every_language(game: Game) -> None:
    assert {file.stem for file in (folder_of(game.name) / "words").glob("*.ftl")} == set(LANGUAGES)


def shown(match: Match) -> Iterator[dict[str, Any]]:
    for viewer in (PUBLIC, *range(match.players)):
        yield from sentences_in([match.shown_for(viewer), match.areas_for(viewer)])
    for seat in range(match.players):
        for move in match.moves_told(seat) if match.legal(seat) else []:
            yield {"id": move["id"], "values": move["values"]}
            if "why" in move:
                yield {**move["why"]}


def shown_on_the_way(before: Match, after: Match) -> Iterator[dict[str, Any]]:
    viewers = (PUBLIC, *range(after.players))
    stories = after.told_for_each(viewers, before.noted)
    for by_areas in (False, True):
        lookers = [Looker(viewer, story, by_areas) for viewer, story in zip(viewers, stories, strict=True)]
        yield from sentences_in(moments_for_each(before, after, lookers))


def sentences_in(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict) and data.keys() == {"id", "values"}:
        yield data
    elif isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            yield from sentences_in(value)


def finished(game: Game, generator: Random) -> Match:
    match = Match(game, generator.choice(list(game.players)), {}, seed=generator.randrange(1000))
    return match.run(lambda view, legal, luck: luck.choice(legal))
