"""Whole games, told: no secret shows, and every sentence is said in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine.seats import NOBODY
from ludoteca.games.cincinnati import GAME, phases, telling
from ludoteca.games.cincinnati.hands import NUMBER
from ludoteca.games.cincinnati.layout import NONE
from ludoteca.words import LANGUAGES, Words
from tests.cincinnati.told import (
    NAMES,
    decisions,
    everything_told,
    state,
)

# Secrets: C30, C31, C34


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("keep", ["in turn", "at once"])
def test_what_is_told_does_not_depend_on_what_a_seat_may_not_know(players: int, keep: str) -> None:
    """Others' dice, tables and decisions are dealt anew, as they could be; who is awaited everybody sees."""
    secret = 0
    for number, (match, actor) in enumerate(decisions(players, keep, 3)):
        s = state(match)
        under_cups = s.phase == phases.CHOOSE
        if not under_cups and not (s.phase == phases.KEEP and s.at_once and not s.fighters):
            continue
        secret += 1
        for seat in (actor, (actor + 1) % players):
            other = match.copy()
            deal_anew(other, seat, number)
            assert everything_told(other, seat) == everything_told(match, seat)
            assert told_of_whole(other, seat) == told_of_whole(match, seat)
    assert secret > 30


def deal_anew(match: Match, seat: int, chance: int) -> None:
    s = state(match)
    awaited, chosen, decided = s.awaited, s.table[:], s.keep[:]
    GAME.deal_unseen(s, seat, chance)
    s.awaited = awaited
    for other in range(s.players):
        if other == seat:
            continue
        if s.phase == phases.CHOOSE and chosen[other] != NONE:
            s.table[other] = 2 - chosen[other]
        elif s.phase == phases.KEEP and decided[other] != NONE:
            s.keep[other] = NUMBER[()] if decided[other] != NUMBER[()] else s.hand[other]


def told_of_whole(match: Match, seat: int) -> list[Any]:
    """Told from the whole state: nothing hidden is looked at either."""
    s, legal = state(match), match.legal_numbers(seat)
    return [
        telling.question(s, seat),
        telling.moves(s, seat, legal),
        telling.details(s, seat),
        telling.areas(s, seat),
    ]


# Every sentence in every language


def sentences_in(thing: Any) -> Iterator[Any]:
    if isinstance(thing, dict):
        if "id" in thing and "values" in thing:
            yield thing
        for value in thing.values():
            yield from sentences_in(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from sentences_in(value)


def form_of(value: Any) -> Any:
    """What a message can choose by: texts and numbers stay, of all else the kind."""
    if isinstance(value, dict) and "id" in value:
        return value["id"], tuple(sorted((name, form_of(one)) for name, one in value["values"].items()))
    return str(value) if isinstance(value, str | int) else str([*value])


def test_every_sentence_of_many_games_is_said_in_every_language() -> None:
    told: dict[Any, Any] = {}
    for players, keep, seed in [(3, "in turn", 0), (4, "at once", 1), (5, "in turn", 2), (6, "at once", 3)]:
        for number, (match, actor) in enumerate(decisions(players, keep, seed)):
            seat = (actor, (actor + 1) % players, NOBODY)[number % 3]
            told |= {form_of(one): one for one in sentences_in(everything_told(match, seat))}
        told |= {form_of(one): one for one in sentences_in(telling.standing(state(match)))}
        for viewer in (0, "public"):
            story = telling.story(players).tell(match.events_for(viewer))
            told |= {form_of(one): one for one in sentences_in(story)}
    assert len({one["id"] for one in told.values()}) > 60
    for language in LANGUAGES:
        words = Words(language)
        for sentence in told.values():
            text = words.tell(sentence, NAMES)
            assert text
            assert "{" not in text, text
            assert "cincinnati-" not in text, text
