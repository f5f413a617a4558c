"""Bots beside a learner in many games at once."""

from __future__ import annotations

import pickle
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludoteca import bots
from ludoteca.engine.compiled import native
from ludoteca.engine.dice import luck, pick
from ludoteca.engine.many import opponents as bots_rules
from ludoteca.engine.many import vector as stepping
from ludoteca.engine.many.batch import play_games
from ludoteca.envs import vector
from ludoteca.games import find

GAMES_AT_ONCE = 24
FILE = Path(__file__).parents[1] / "study" / "policies_for_tests.py"
compiled = pytest.mark.skipif(not native.available(), reason="needs Numba")


def first_games(env: vector.Vector, steps: int = 4000) -> tuple[list[list[float]], list[int], list[float]]:
    """The rewards of the first game of each row, the learner's seats there, and its own rewards."""
    env.reset(seed=5)
    rewards: list[Any] = [None] * env.games
    seats, won = env.seats.tolist(), [0.0] * env.games
    for _ in range(steps):
        env.step(env.drawn)
        for row in np.flatnonzero(env.done):
            if rewards[row] is None:
                rewards[row], won[row] = env.rewards[row].tolist(), float(env.won[row])
        if None not in rewards:
            return rewards, seats, won
    raise AssertionError("some games did not end")


@compiled
@pytest.mark.parametrize(
    ("name", "others"),
    [("cincinnati", ("easy", "easy")), ("diceland", ("medium", "easy")), ("twins", ("medium", "easy"))],
)
def test_games_are_those_of_a_simulation_with_the_same_bots(name: str, others: tuple[str, str]) -> None:
    """The learner on seat 1 plays by lot, as the bot `random` would with the same luck."""
    env = vector.make(name, 3, GAMES_AT_ONCE, bots=others, seat=1)
    rewards, seats, won = first_games(env)
    game = find(name)
    after, before = others
    policies = [bots.find(bot, name).policy for bot in (before, "random", after)]
    start = game.rules.set_up(3, **game.check_options({}))
    played = play_games(game, start, [one for one in policies if one], GAMES_AT_ONCE, seed=5)
    expected = (played.wins() * 3 - 1) / 2
    np.testing.assert_allclose(rewards, expected, atol=1e-6)
    assert seats == [1] * GAMES_AT_ONCE
    np.testing.assert_allclose(won, expected[:, 1], atol=1e-6)
    assert env.faults == [0, 0]


def test_only_the_learner_is_asked_on_a_seat_that_is_drawn_for_every_game() -> None:
    env = vector.make("twins", 4, 200, bots="random", hands=1)
    env.reset(seed=2)
    assert set(env.seats.tolist()) == {0, 1, 2, 3}
    for _ in range(20):
        before = env.seats.copy()
        step = env.step(env.drawn)
        over = step.done != 0
        assert (step.seats[~over] == before[~over]).all()
        np.testing.assert_array_equal(env.won[over], step.rewards[over, before[over]])
        assert not env.won[~over].any()
        seats = [pick(luck(int(seed), bots_rules.SEAT_OF_LEARNER), 4) for seed in env.seeds]
        assert step.seats.tolist() == seats


def test_what_the_learner_sees_at_the_end_is_kept() -> None:
    env = vector.make("twins", 3, 50, bots="random", hands=1)
    env.reset(seed=2)
    winner = env.features.index("winner of seat +0")
    ended = 0
    for _ in range(12):
        over = env.step(env.drawn).done != 0
        ended += int(over.sum())
        assert (env.last_observations[over, winner] == (env.won[over] > -0.5)).all()
    assert ended > 50


@compiled
def test_policies_of_others_are_checked() -> None:
    env = vector.make("twins", 3, 8, bots=[f"{FILE}:far", f"{FILE}:honest"], hands=2)
    env.reset(seed=1)
    for _ in range(30):
        env.step(env.drawn)
    cheat, honest = env.faults
    assert cheat > 100
    assert honest == 0


@compiled
def test_on_several_cores_the_games_are_the_same() -> None:
    settings: dict[str, Any] = {"bots": ["easy", f"{FILE}:far"], "hands": 2, "action_features": True}
    one, three = (vector.make("twins", 3, 8, cores=cores, **settings) for cores in (1, 3))
    one.reset(3)
    three.reset(3)
    for _ in range(40):
        for here, there in zip(one.step(one.drawn), three.step(three.drawn), strict=True):
            np.testing.assert_array_equal(here, there)
    np.testing.assert_array_equal(one.won, three.won)
    np.testing.assert_array_equal(one.action_features, three.action_features)
    np.testing.assert_array_equal(one.numbers, three.numbers)
    assert one.faults == three.faults
    before = three.observations.copy()
    with pytest.raises(ValueError, match="Game 7: seat"):
        three.step([*three.drawn[:7].tolist(), int((three.masks[7] == 0).argmax())])
    with pytest.raises(ValueError, match="Game 5: the actions are 0 to 47, not 99"):
        three.step([*three.drawn[:5].tolist(), 99, 0, 0])
    np.testing.assert_array_equal(before, three.observations)
    other = pickle.loads(pickle.dumps(three))
    np.testing.assert_array_equal(other.step(other.drawn).observations, one.step(one.drawn).observations)


@compiled
def test_a_policy_that_does_not_compile_is_named_with_its_line() -> None:
    env = vector.make("twins", 3, 2, bots=f"{FILE}:asker")
    with pytest.raises(ValueError, match=r"policies_for_tests.py, line \d+: a state has no field 'trumps'"):
        env.reset(seed=1)


def some_steps() -> list[Any]:
    env = vector.make("twins", 3, 5, bots=["easy", f"{FILE}:far"], hands=2, action_features=True)
    env.reset(3)
    told = []
    for _ in range(25):
        told.append([part.tolist() for part in (*env.step(env.drawn), env.won, env.action_features)])
    return [*told, env.faults]


def test_without_numba_the_same_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = some_steps()
    monkeypatch.setattr("ludoteca.engine.compiled.native.available", lambda: False)
    stepping.step_of.cache_clear()
    try:
        assert some_steps() == fast
    finally:
        stepping.step_of.cache_clear()


@compiled
def test_no_python_is_called_for_a_decision() -> None:
    """The learner's decision, the bots' and chance are one function, which is compiled whole or not at all."""
    env = vector.make("twins", 3, 64, bots="easy")
    assert isinstance(env._step, partial)
    step: Any = env._step.func
    assert step.targetoptions["nopython"]


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"bots": "expert"}, "'expert' is no policy"),
        ({"bots": "grandmaster"}, "There is no bot 'grandmaster'"),
        ({"bots": ["easy"]}, "the learner and 2 bots, not 1"),
        ({"bots": [None, None]}, "None is no policy"),
        ({"bots": "easy", "seat": 3}, "There is no seat 3"),
        ({"seat": 1}, "name them, too"),
        ({"cores": 0}, "number of cores is a whole number from 1, not 0"),
    ],
)
def test_what_cannot_be_made_is_refused(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        vector.make("twins", 3, 4, **settings)


def test_without_bots_there_is_no_one_learner() -> None:
    with pytest.raises(ValueError, match="Every seat is asked"):
        _ = vector.make("twins", 3, 4).won


def test_bots_of_a_process_that_knows_them_no_more_are_named() -> None:
    program = """
import pickle, sys
from ludoteca.bots import bot
@bot("twins", "For this test.")
def mine(view, legal, generator):
    return legal[0]
sys.stdout.buffer.write(pickle.dumps(mine))
"""
    kept = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout
    again = f"import pickle, ludoteca.bots; pickle.loads({kept!r})"
    child = subprocess.run([sys.executable, "-c", again], capture_output=True, text=True)
    assert "There is no bot 'mine' for twins here: import the file that makes it first." in child.stderr
