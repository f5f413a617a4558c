"""Environments are pickled and copied in the middle of a game, and go on as if nothing had been."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import ludoteca.envs.gymnasium
import ludoteca.envs.openspiel
from ludoteca import bots
from ludoteca.envs import pettingzoo, vector
from ludoteca.games import GAMES, find

FILE = Path(__file__).parents[2] / "examples" / "thrifty.py"
WAYS: dict[str, Callable[[Any], Any]] = {
    "pickled": lambda thing: pickle.loads(pickle.dumps(thing)),
    "copied": copy.deepcopy,
}
every_way = pytest.mark.parametrize("way", WAYS)
every_game = pytest.mark.parametrize("name", sorted(GAMES))


@every_way
@every_game
@pytest.mark.parametrize("settings", [{}, {"bots": ["medium", "easy"]}], ids=["all", "bots"])
def test_many_games(way: str, name: str, settings: dict[str, Any]) -> None:
    env = vector.make(name, 3, 6, **settings)
    env.reset(seed=4)
    for _ in range(30):
        env.step(env.drawn)
    other = WAYS[way](env)
    before = [part.tolist() for part in env.step(env.drawn)]
    for _ in range(80):
        env.step(env.drawn)
    assert before == [part.tolist() for part in other.step(other.drawn)], "one does not move the other"
    for _ in range(80):
        other.step(other.drawn)
    for one, two in zip(env.step(env.drawn), other.step(other.drawn), strict=True):
        np.testing.assert_array_equal(one, two)


def by_lot(env: Any, generator: np.random.Generator) -> Any:
    return env.step(int(generator.choice(np.flatnonzero(env.action_masks()))))


def first_legal(view: dict[str, Any], legal: list[str], generator: Random) -> str:
    return legal[0]


@every_way
@every_game
def test_one_learner(way: str, name: str) -> None:
    settings: dict[str, Any] = {"players": 3, "bots": ["easy", first_legal]}
    env: Any = gymnasium.make(f"ludoteca/{name.capitalize()}-v0", **settings).unwrapped
    env.reset(seed=4)
    generator = np.random.default_rng(4)
    for _ in range(4):
        by_lot(env, generator)
    other = WAYS[way](env)
    one, two = np.random.default_rng(5), np.random.default_rng(5)
    for _ in range(6):
        np.testing.assert_equal(by_lot(env, one), by_lot(other, two))
    np.testing.assert_equal(env.reset(), other.reset())


@every_way
def test_a_bot_of_a_file_is_found_again(way: str) -> None:
    env: Any = gymnasium.make("ludoteca/Twins-v0", bots=f"{FILE}:thrifty").unwrapped
    env.reset(seed=1)
    assert WAYS[way](env).bots[0].name == "thrifty"


@every_way
@every_game
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_all_agents(way: str, name: str, make: Callable[..., Any]) -> None:
    env = make(name, 3)
    env.reset(seed=2)
    for _ in range(5):
        step(env)
    other = WAYS[way](env)
    for _ in range(10):
        step(env)
        step(other)
    np.testing.assert_array_equal(env.state(), other.state())
    env.reset()
    other.reset()
    np.testing.assert_array_equal(env.state(), other.state())


def step(env: Any) -> None:
    if hasattr(env, "agent_selection"):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    else:
        env.step({agent: int(seen["action_mask"].argmax()) for agent, seen in env._seen.items()})


def in_the_middle(name: str) -> Any:
    state, generator = pyspiel.load_game(name).new_initial_state(), Random(name)
    for _ in range(60):
        if state.is_chance_node():
            state.apply_action(generator.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(generator.choice(state.legal_actions()))
    return state


OPENSPIEL_WAYS: dict[str, Callable[[Any], Any]] = {
    **WAYS,
    "serialized": lambda state: state.get_game().deserialize_state(state.serialize()),
    "serialized with its game": lambda state: pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )[1],
}


@pytest.mark.parametrize("way", OPENSPIEL_WAYS)
@pytest.mark.parametrize("name", ["ludoteca_twins(hands=3,players=3)", "ludoteca_cincinnati", "ludoteca_diceland"])
def test_states_of_openspiel(way: str, name: str) -> None:
    state = in_the_middle(name)
    other = OPENSPIEL_WAYS[way](state)
    assert str(other) == str(state)
    assert other.history() == state.history()
    for seat in range(state.num_players()):
        assert other.information_state_string(seat) == state.information_state_string(seat)
    action = state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0]
    other.apply_action(action)
    assert str(other) != str(state)
    state.apply_action(action)
    assert str(other) == str(state)
    game = state.get_game()
    assert str(WAYS["pickled"](game)) == str(copy.deepcopy(game)) == str(game)


def test_another_process_goes_on_with_a_state_of_openspiel() -> None:
    state = in_the_middle("ludoteca_twins(hands=3,players=3)")
    program = f"import pickle; print(pickle.loads({pickle.dumps(state)!r}))"
    child = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert child.stdout == f"{state}\n", child.stderr


def test_games_and_bots_are_known_by_their_names() -> None:
    for game in GAMES.values():
        assert WAYS["pickled"](game) is WAYS["copied"](game) is game
        assert WAYS["pickled"](game.by_rules(1)) is game.by_rules(1)
        easy = bots.find("easy", game.name)
        assert WAYS["pickled"](easy) is WAYS["copied"](easy) is easy
    match = ludoteca.new("twins", 3, seed=3)
    assert WAYS["pickled"](match).record() == match.record()
    assert find("twins") is WAYS["pickled"](match).game
