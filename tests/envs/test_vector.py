"""Thousands of games at once are the same games as one alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.engine.dice import seed_of_game
from ludoteca.engine.many import vector as stepping
from ludoteca.engine.match import Match
from ludoteca.envs import vector
from ludoteca.games import GAMES

SIZES = [(name, players) for name in sorted(GAMES) for players in GAMES[name].players]
every_size = pytest.mark.parametrize(("name", "players"), SIZES)


def shadow(env: vector.Vector, row: int) -> Match:
    """The same game as a match, at its first decision."""
    match = ludoteca.new(env.game.name, env.players, seed=int(env.seeds[row]), **env.options)
    return drawn_on(match)


def drawn_on(match: Match) -> Match:
    while match.dice and match.actors == ("chance",):
        match.play("chance", match.dice.draw(match))
    return match


def compare(env: vector.Vector, row: int, match: Match) -> None:
    """Seat, observation and mask of a row are those of the match."""
    encoding, seat = env.game.encoding, int(env.seats[row])
    numbers = np.zeros(len(env.features), np.int8)
    encoding.observe(match.state, seat, numbers)
    moves = {encoding.move_of(match.state, seat, int(action)) for action in np.flatnonzero(env.masks[row])}
    assert seat == match.actors[0]
    assert moves == set(match.legal_numbers(seat))
    assert numbers.tolist() == env.observations[row].tolist()


@every_size
def test_every_row_is_a_match(name: str, players: int) -> None:
    env = vector.make(name, players, games=3)
    env.reset(seed=players)
    match = shadow(env, 1)
    for _ in range(120):
        compare(env, 1, match)
        seat = int(env.seats[1])
        move = env.game.encoding.move_of(match.state, seat, int(env.drawn[1]))
        env.step(env.drawn)
        match.play(seat, env.game.notation.text(move))
        drawn_on(match)
        if not match.actors:
            assert env.done[1] == vector.OVER
            assert set(np.flatnonzero(env.rewards[1] > 0)) <= set(match.winners)
            match = shadow(env, 1)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_games_end_with_rewards_that_sum_to_nothing_and_begin_anew(name: str) -> None:
    env = vector.make(name, 3, games=64)
    env.reset(seed=1)
    ended = 0
    for _ in range(2000):
        _, _, _, rewards, done = env.step(env.drawn)
        over = done == vector.OVER
        assert not rewards[~over].any()
        assert np.allclose(rewards.sum(axis=1), 0, atol=1e-6)
        assert (rewards[over].max(axis=1, initial=0) <= 1).all()
        assert (env.decisions[over] == 0).all()
        ended += int(over.sum())
    assert ended == (env.numbers // 64).sum() > 64
    assert env.seeds[5] == seed_of_game(1, int(env.numbers[5]))


def play(seed: int, steps: int = 300) -> list[Any]:
    env = vector.make("twins", 4, games=5, hands=2)
    env.reset(seed)
    return [[part.tolist() for part in env.step(env.drawn)] for _ in range(steps)]


def test_a_seed_gives_the_same_games_again() -> None:
    assert play(3) == play(3)
    assert play(3) != play(4)


def test_without_numba_the_same_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = play(3, steps=60)
    monkeypatch.setattr("ludoteca.engine.compiled.native.available", lambda: False)
    stepping.step_of.cache_clear()
    stepping.look_of.cache_clear()
    try:
        assert play(3, steps=60) == fast
    finally:
        stepping.step_of.cache_clear()
        stepping.look_of.cache_clear()


def test_a_game_that_leads_nowhere_is_cut_short_without_a_winner() -> None:
    env = vector.make("diceland", 2, games=2)
    env.most_decisions = 30
    env.reset(seed=0)
    for _ in range(29):
        assert not env.step(env.drawn).done.any()
    step = env.step(env.drawn)
    assert (step.done == vector.CUT_SHORT).all()
    assert not step.rewards.any()
    assert (env.decisions == 0).all()


def test_any_seat_can_be_looked_at() -> None:
    env = vector.make("cincinnati", 4, games=2)
    env.reset(seed=9)
    row, mask = env.look(1, 2)
    assert mask.sum() == 3, "all four choose a table at once"
    assert row[env.features.index("die 1 of seat +0")] > 0
    assert row[env.features.index("die 1 of seat +1")] == 0, "under another's cup"


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    env = vector.make("twins", 3, games=2)
    with pytest.raises(ValueError, match=r"have not begun: call reset"):
        env.step([0, 0])
    env.reset(seed=2)
    before = [part.copy() for part in (env.observations, env.masks, env.seats, env.decisions)]
    with pytest.raises(ValueError, match=r"Game 1: seat \d cannot 'lay your cards 1 and 2'.*its actions: 0, 1, 2"):
        env.step([0, 3])
    with pytest.raises(ValueError, match=r"Game 0: the actions are 0 to 47, not 99"):
        env.step([99, 0])
    with pytest.raises(ValueError, match=r"Game 0: the actions are 0 to 47, not 65536"):
        env.step([1 << 16, 0])
    with pytest.raises(ValueError, match=r"2 whole numbers, one for each game"):
        env.step([0.5, 1.0])
    with pytest.raises(ValueError, match=r"2 whole numbers, one for each game"):
        env.step([0])
    after = (env.observations, env.masks, env.seats, env.decisions)
    assert all((old == new).all() for old, new in zip(before, after, strict=True))


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(ValueError, match="There is no game 'chess'"):
        vector.make("chess", 2, games=1)
    with pytest.raises(ValueError, match="played by 3 to 6 players, not 2"):
        vector.make("twins", 2, games=1)
    with pytest.raises(ValueError, match="number of games is a whole number from 1, not 0"):
        vector.make("twins", 3, games=0)
    with pytest.raises(ValueError, match="no option 'maps'"):
        vector.make("twins", 3, games=1, maps=None)
    with pytest.raises(ValueError, match="A seed is a whole number"):
        vector.make("twins", 3, games=1).reset(seed=-1)
