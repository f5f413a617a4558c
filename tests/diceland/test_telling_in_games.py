"""Whatever happens in whole games can be told, and is told rightly."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.bots.random import random
from ludoteca.engine.telling import CHAPTER, SMALL_STEP, USUAL, Sentence
from ludoteca.games.diceland import telling
from ludoteca.games.diceland.hexagons import NAMES as CELLS
from ludoteca.games.diceland.mapmaker import make
from ludoteca.games.diceland.notation import NOTATION
from ludoteca.games.diceland.notes import Notes
from ludoteca.games.diceland.previews import why_not_cell
from ludoteca.testing.starts import StrictWords
from ludoteca.words import LANGUAGES
from tests.diceland.hearing import PLAYERS, WATCHING, said, told
from tests.diceland.play import MAP


@cache
def games() -> tuple[Match, ...]:
    """Two to four players, on our maps and on others."""
    own = [MAP, list(make(1).rows), MAP, "C"]
    return (
        *(ludoteca.new("diceland", players, seed=players).run(random) for players in (2, 3, 4)),
        *(ludoteca.new("diceland", n, seed=n + 7, maps=own[:n]).run(random) for n in (2, 4)),
    )


def positions(match: Match, every: int) -> Iterator[Match]:
    """The match before some of its moves, and at the end."""
    now = Match(match.game, match.players, match.options)
    for number, (actor, text) in enumerate(match.moves):
        if number % every == 0:
            yield now
        now.play(actor, text)
    yield now


def test_d20_d24_every_cell_and_colour_is_legal_or_has_a_reason() -> None:
    """Whatever a seat could try is legal, or refused with a sentence; and moves told without a reason are legal."""
    for match in games():
        for now in positions(match, every=5):
            for seat in now.actors:
                if isinstance(seat, int):
                    agrees(now, seat)


def agrees(now: Match, seat: int) -> None:
    legal, offered = now.legal(seat), now.moves_told(seat)
    assert sorted(move["move"] for move in offered if "why" not in move) == legal
    for move in offered:
        if "why" in move:
            assert move["why"] == telling.why_not(now.known(seat), seat, NOTATION.read(move["move"], False))
    for number in range(NOTATION.player_moves):
        if NOTATION.text(number) not in legal:
            assert said(telling.why_not(now.known(seat), seat, number)).endswith(".")


def test_d20_d25_a_cell_without_a_reason_can_be_marked_and_no_other() -> None:
    for match in games():
        for now in positions(match, every=3):
            for seat, marking in enumerate(now.position()["seats"]):
                if marking["marking"]:
                    known = now.known(seat)
                    free = [cell for cell in range(len(CELLS)) if not why_not_cell(known, seat, cell)]
                    assert sorted(f"mark {CELLS[cell]}" for cell in free) == now.legal(seat)


def sentences(data: Any) -> Iterator[Sentence]:
    """All that stand somewhere in what is told."""
    if isinstance(data, dict):
        if "id" in data:
            yield data  # type: ignore[misc]
        data = list(data.values())
    if isinstance(data, list | tuple):
        for part in data:
            yield from sentences(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_whole_games_can_be_said(language: str) -> None:
    words = StrictWords(language)

    def say_all(data: Any) -> None:
        for sentence in sentences(data):
            assert words.tell(sentence, PLAYERS)

    for match in games():
        say_all(told(match))
        for now in positions(match, every=29):
            say_all([now.shown_for(viewer) for viewer in (WATCHING, *range(now.players))])
            say_all([now.moves_told(seat) for seat in range(now.players)])
            say_all(now.areas_for(0)[:-2])


def test_sentences_of_the_same_words_have_the_same_values() -> None:
    """What a face looks for in a move is there each time."""
    shapes: dict[str, set[str]] = {}
    for match in games():
        for now in positions(match, every=4):
            for move in (move for seat in range(now.players) for move in now.moves_told(seat)):
                assert shapes.setdefault(move["id"], set(move["values"])) == set(move["values"])
    assert len(shapes) == 9


def test_every_event_happens_in_these_games_but_six_equal_dice() -> None:
    happened = {event["event"] for match in games() for event in match.events}
    assert happened | {"all-aside"} == {note.event for note in Notes}


def test_kinds_and_weights_of_the_story() -> None:
    weights = {(one["kind"], one["weight"]) for match in games() for one in told(match)}
    assert weights == {
        ("board", SMALL_STEP), ("side", USUAL), ("first", USUAL), ("turn", CHAPTER), ("rolling", USUAL),
        ("again", SMALL_STEP), ("marking", SMALL_STEP), ("marked", USUAL), ("bonus-rolled", USUAL),
        ("useless", USUAL), ("ended", CHAPTER),
    }  # fmt: skip
