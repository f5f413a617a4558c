from __future__ import annotations

import numpy as np
import pytest

from ludoteca.bots.random import random, random_policy
from ludoteca.engine.batch import play_games
from ludoteca.engine.counts import cells_of
from ludoteca.engine.game import Game
from ludoteca.engine.matches import play_matches
from ludoteca.engine.outcomes import Games
from tests.engine.starts import ALL_GAMES


def played(game: Game, games: int, interpreted: bool) -> Games:
    players = game.players[-1]
    start = game.rules.set_up(players, **game.check_options({}))
    cells = cells_of(game.counts, players)
    policies = [random_policy] * players
    return play_games(game, start, policies, games, seed=3, interpreted=interpreted, cells=cells)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_every_game_has_its_own_figures_compiled_and_interpreted(game: Game) -> None:
    compiled, interpreted = played(game, 30, interpreted=False), played(game, 30, interpreted=True)
    np.testing.assert_array_equal(compiled.counts, interpreted.counts)
    assert len(np.unique(compiled.counts, axis=0)) > 15


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_the_figures_of_all_games_add_up_to_the_tally(game: Game) -> None:
    games, players = played(game, 500, interpreted=False), game.players[-1]
    totals = dict(zip(cells_of(game.counts, players).names, games.counts.sum(axis=0).tolist(), strict=True))
    for count in game.counts:
        tallied = zip(games.tally[count.event, list(count.kinds)].tolist(), count.weights, strict=False)
        names = [f"{count.name}_{seat}" for seat in range(players)] if count.by_seat else [count.name]
        assert sum(totals[name] for name in names) == sum(times * weight for times, weight in tallied), count.name


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_matches_count_as_they_tell(game: Game) -> None:
    players = game.players[0]
    names = cells_of(game.counts, players).names
    games = play_matches(game, {}, [random] * players, range(2), 5, cells_of(game.counts, players))
    assert games.counts.shape == (2, len(names))
    assert games.counts.any(axis=1).all()
