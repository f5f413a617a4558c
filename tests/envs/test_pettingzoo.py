"""PettingZoo's own tests for every game and number of players, and what they do not see."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import ludoteca
from ludoteca.envs import pettingzoo
from ludoteca.games import GAMES

SIZES = [(name, players) for name in sorted(GAMES) for players in GAMES[name].players]
every_size = pytest.mark.parametrize(("name", "players"), SIZES)


@every_size
def test_public_tests_pass(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation")  # with masks it has to be a dict
        api_test(pettingzoo.env(name, players), num_cycles=40)
    parallel_api_test(pettingzoo.parallel_env(name, players), num_cycles=60)
    seed_test(lambda: pettingzoo.env(name, players), num_cycles=30)
    render_test(lambda render_mode: pettingzoo.env(name, players, render_mode=render_mode))
    assert f"game: {name}" in capsys.readouterr().out


def whole_game(env: Any, seed: int) -> tuple[list[int], dict[str, float]]:
    env.reset(seed=seed)
    generator, actions, total = np.random.default_rng(seed), [], dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        actions.append(-1 if over else int(generator.choice(np.flatnonzero(observation["action_mask"]))))
        env.step(None if over else actions[-1])
    return actions, total


@every_size
def test_a_seed_gives_a_whole_game_with_rewards_that_sum_to_nothing(name: str, players: int) -> None:
    actions, rewards = whole_game(pettingzoo.env(name, players), seed=players)
    assert (actions, rewards) == whole_game(pettingzoo.env(name, players), seed=players)
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)
    assert 0 < max(rewards.values()) <= 1


def test_the_luck_is_that_of_a_match_with_the_seed() -> None:
    env = pettingzoo.env("diceland", 2)
    env.reset(seed=11)
    match = ludoteca.new("diceland", 2, seed=11)
    while match.dice and match.actors == ("chance",):
        match.play("chance", match.dice.draw(match))
    assert env.table.game.position(env.table.state(0), None) == match.position()


def test_all_who_are_asked_at_once_decide_in_one_step() -> None:
    env = pettingzoo.parallel_env("cincinnati", 4)
    observations, _ = env.reset(seed=1)
    assert all(seen["action_mask"][:3].all() for seen in observations.values())
    observations, *_ = env.step(dict.fromkeys(env.agents, 0))
    asked = [agent for agent, seen in observations.items() if not seen["action_mask"][env.wait]]
    assert len(asked) == 1, "all are at table A, where one decides first"


def whole_parallel_game(env: Any) -> Iterator[tuple[dict[str, Any], ...]]:
    """What each step gives."""
    observations, _ = env.reset(seed=4)
    generator = np.random.default_rng(4)
    while env.agents:
        actions = {a: int(generator.choice(np.flatnonzero(o["action_mask"]))) for a, o in observations.items()}
        observations, *others = env.step(actions)
        yield observations, *others


def test_parallel_games_end_with_rewards() -> None:
    env = pettingzoo.parallel_env("twins", 3, hands=1)
    *_, (_, rewards, terminations, truncations, _) = whole_parallel_game(env)
    assert all(terminations.values())
    assert not any(truncations.values())
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)
    with pytest.raises(ValueError, match="The game is over: call reset"):
        env.step({})


@every_size
def test_a_seed_gives_a_whole_parallel_game(name: str, players: int) -> None:
    """PettingZoo's own test of this does not know masks."""
    one, other = (whole_parallel_game(pettingzoo.parallel_env(name, players)) for _ in range(2))
    for here, there in zip(one, other, strict=True):
        np.testing.assert_equal(here, there)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_flat_observations_have_the_mask_beside_them(name: str) -> None:
    env = pettingzoo.env(name, 3, flat=True, action_features=True)
    api_test(env, num_cycles=30)
    env.reset(seed=1)
    seen, *_, info = env.last()
    with_mask = pettingzoo.env(name, 3, action_features=True)
    with_mask.reset(seed=1)
    np.testing.assert_equal({"observation": seen, **info}, with_mask.last()[0])
    parallel = pettingzoo.parallel_env(name, 3, flat=True)
    seen, infos = parallel.reset(seed=1)
    for _ in range(40):
        assert all(parallel.observation_space(agent).contains(seen[agent]) for agent in parallel.agents)
        actions = {agent: int(infos[agent]["action_mask"].argmax()) for agent in parallel.agents}
        seen, *_, infos = parallel.step(actions)


def test_wrappers_of_supersuit_work() -> None:
    supersuit = pytest.importorskip("supersuit")
    env = supersuit.frame_stack_v1(supersuit.dtype_v0(pettingzoo.parallel_env("twins", 3, flat=True), "float32"), 3)
    seen, _ = env.reset(seed=1)
    assert seen["seat_0"].shape == (3 * 78,)
    many = supersuit.pettingzoo_env_to_vec_env_v1(pettingzoo.parallel_env("twins", 3, flat=True))
    seen, infos = many.reset(seed=1)
    assert seen.shape == (3, 78)
    seen, *_, infos = many.step([int(info["action_mask"].argmax()) for info in infos])
    assert len(infos) == 3


def test_a_critic_sees_what_all_seats_see() -> None:
    env = pettingzoo.env("twins", 3)
    env.reset(seed=1)
    rows = [env.observe(agent)["observation"] for agent in env.possible_agents]
    np.testing.assert_array_equal(env.state(), np.concatenate(rows))
    assert env.state_space.contains(env.state())


def test_actions_and_features_have_names() -> None:
    env, parallel = pettingzoo.env("twins", 3), pettingzoo.parallel_env("twins", 3)
    assert env.actions[0] == "buy 0"
    assert len(env.actions) == env.action_space("seat_0").n
    assert parallel.actions[parallel.wait] == "wait"
    assert len(env.features) == env.observation_space("seat_0")["observation"].shape[0]
    assert "value left" in env.action_feature_names


def test_what_is_wrong_is_said() -> None:
    env = pettingzoo.env("twins", 3)
    with pytest.raises(ValueError, match="The game is over: call reset"):
        env.step(0)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"].tolist()
    with pytest.raises(ValueError, match=r"cannot 'lay your cards 1 and 2' \(action 3\) now"):
        env.step(3)
    with pytest.raises(ValueError, match=r"the actions are 0 to 47, not 1000000000000000000000\."):
        env.step(10**21)
    with pytest.raises(ValueError, match="An action is a whole number, not None"):
        env.step(None)
    assert env.observe(env.agent_selection)["observation"].tolist() == before
    parallel = pettingzoo.parallel_env("twins", 3)
    parallel.reset(seed=1)
    with pytest.raises(ValueError, match="An action of seat_0 is missing"):
        parallel.step({})
    with pytest.raises(ValueError, match="seat_0 cannot take action 7 now"):
        parallel.step(dict.fromkeys(parallel.agents, 7))
    with pytest.raises(ValueError, match="played by 2 to 4 players, not 5"):
        pettingzoo.env("diceland", 5)
    with pytest.raises(ValueError, match="render_mode is 'human'"):
        pettingzoo.env("diceland", 2, render_mode="rgb_array")
