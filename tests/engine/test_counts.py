from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.bots.random import random, random_policy
from ludoteca.engine.game import Game
from ludoteca.engine.many.batch import play_games, play_matches
from ludoteca.engine.many.figures import figures_of
from ludoteca.engine.many.outcomes import Games
from ludoteca.engine.notes import NOTICED, PUBLIC, SECRET, Note, number_of_counters, told
from ludoteca.games import GAMES
from ludoteca.testing.starts import matches


def played(game: Game, games: int, interpreted: bool) -> Games:
    players = game.players[-1]
    start = game.rules.set_up(players, **game.check_options({}))
    figures = figures_of(game.counts, players)
    policies = [random_policy] * players
    return play_games(game, start, policies, games, seed=3, interpreted=interpreted, figures=figures)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_game_has_its_own_figures_compiled_and_interpreted(game: Game) -> None:
    compiled, interpreted = played(game, 30, interpreted=False), played(game, 30, interpreted=True)
    np.testing.assert_array_equal(compiled.figures, interpreted.figures)
    assert len(np.unique(compiled.figures, axis=0)) > 15


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_figures_of_all_games_add_up_to_the_tally(game: Game) -> None:
    games, players = played(game, 500, interpreted=False), game.players[-1]
    totals = dict(zip(figures_of(game.counts, players).names, games.figures.sum(axis=0).tolist(), strict=True))
    for count in game.counts:
        tallied = ((games.tally[count.note + place], weight) for place, weight in count.weighed())
        names = [f"{count.name}_{seat}" for seat in range(players)] if count.by_seat else [count.name]
        assert sum(totals[name] for name in names) == sum(times * weight for times, weight in tallied), count.name


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_matches_count_as_they_tell(game: Game) -> None:
    players = game.players[0]
    names = figures_of(game.counts, players).names
    games = play_matches(game, {}, [random] * players, range(2), 5, figures_of(game.counts, players))
    assert games.figures.shape == (2, len(names))
    assert games.figures.any(axis=1).all()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@given(data=st.data())
@settings(max_examples=15, deadline=None)
def test_everything_is_counted_at_one_of_its_places(game: Game, data: st.DataObject) -> None:
    for what, _, _, _, place in data.draw(matches(game)).notes:
        assert 0 <= place < what.places, what


def test_notes_are_counted_one_after_the_other_and_secret_unless_they_say_more() -> None:
    class Notes(Note):
        FIRST = "first", PUBLIC, 3
        SECOND = "second"
        THIRD = "third", NOTICED

    assert [(note.value, note.places) for note in Notes] == [(0, 3), (3, 1), (4, 1)]
    assert [note.secrecy for note in Notes] == [PUBLIC, SECRET, NOTICED]
    assert number_of_counters(Notes) == 5
    details = {note: lambda seat, first, second: {"seat": seat, "first": first, "second": second} for note in Notes}
    noticed = {Notes.THIRD: lambda seat, first, second: {"seat": seat}}
    everything: dict[str, Any] = {"seat": 1, "first": 7, "second": 8}
    expectations: dict[int | str | None, list[dict[str, Any] | None]] = {
        None: [everything, everything, everything],
        1: [everything, everything, everything],
        0: [everything, None, {"seat": 1}],
        "public": [everything, None, {"seat": 1}],
    }
    for viewer, expected in expectations.items():
        seen = [told((note, 1, 7, 8, 0), viewer, details, noticed) for note in Notes]
        assert seen == [
            event and {"event": note.event, **event} for note, event in zip(Notes, expected, strict=True)
        ]
