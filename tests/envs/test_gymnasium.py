"""One learner against bots."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludoteca.envs.gymnasium import AgainstBots
from ludoteca.games import GAMES

SIZES = [(name, players) for name in sorted(GAMES) for players in GAMES[name].players]


def make(name: str, **settings: Any) -> Any:
    return gymnasium.make(f"ludoteca/{name.capitalize()}-v0", **settings)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_the_public_checker_passes(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have a mode of rendering
        check_env(AgainstBots(name, players=players, illegal="by lot"), skip_render_check=True)


def test_an_action_that_is_not_legal_can_count_as_a_fault() -> None:
    env = make("twins", illegal="by lot").unwrapped
    _, info = env.reset(seed=1)
    assert info["faults"] == 0
    *_, info = env.step(47)
    assert info["faults"] == 1
    *_, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert info["faults"] == 1


def test_bots_can_be_functions() -> None:
    asked = []

    def first(view: dict[str, Any], legal: list[str], generator: Random) -> str:
        asked.append(view["you"])
        return legal[0]

    env = make("twins", bots=[first, "easy"], seat=1, hands=1)
    whole_game(env, seed=1)
    assert set(asked) == {2}, "the first bot sits on the learner's left"


def test_many_games_begin_anew_in_the_same_step() -> None:
    envs: Any = gymnasium.make_vec("ludoteca/Twins-v0", num_envs=32, players=3, bots="easy", hands=1)
    assert envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    seen, info = envs.reset(seed=7)
    ended = 0
    for _ in range(12):
        assert envs.observation_space.contains(seen)
        actions = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
        seen, rewards, terminated, truncated, info = envs.step(np.array(actions))
        assert not truncated.any()
        assert not rewards[~terminated].any()
        ended += int(terminated.sum())
        assert ("final_obs" in info) == terminated.any()
        if terminated.any():
            assert (info["_final_obs"] == terminated).all()
            assert (info["final_obs"][terminated] != seen[terminated]).any(axis=1).all()
    assert ended >= 64
    one: Any = envs.reset(seed=7)[0]
    np.testing.assert_array_equal(one, envs.reset(seed=7)[0])
    assert (envs.reset()[0] != one).any()


def test_many_games_tell_of_actions() -> None:
    envs: Any = gymnasium.make_vec("ludoteca/Diceland-v0", num_envs=2, action_features=True)
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert seen["action_features"].any(axis=2).any(axis=1).all()
    assert envs.action_masks().shape == (2, 119)


def whole_game(env: Any, seed: int) -> tuple[list[int], float]:
    _, info = env.reset(seed=seed)
    generator, actions, over, reward = np.random.default_rng(seed), [], False, 0.0
    while not over:
        assert reward == 0
        actions.append(int(generator.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, terminated, truncated, info = env.step(actions[-1])
        over = terminated or truncated
    assert not info["action_mask"].any()
    return actions, reward


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_seed_gives_a_whole_game_again(name: str) -> None:
    actions, reward = whole_game(make(name, bots="easy"), seed=3)
    assert (actions, reward) == whole_game(make(name, bots="easy"), seed=3)
    assert -1 <= reward <= 1


def test_masks_are_the_legal_moves_and_the_seat_can_be_given() -> None:
    env = make(
        "cincinnati", players=5, bots=["easy", "medium", "random", "random"], seat=2, keep="at once"
    ).unwrapped
    _, info = env.reset(seed=1)
    moves = [
        env.game.encoding.move_of(env.match.state, 2, action) for action in np.flatnonzero(info["action_mask"])
    ]
    assert info["seat"] == 2
    assert sorted(map(env.game.notation.text, moves)) == env.match.legal(2)


def test_what_is_seen_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = make("twins", render_mode="human").unwrapped
    env.reset(seed=1)
    env.render()
    assert "game: twins" in capsys.readouterr().out


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    env = AgainstBots("twins", hands=1)
    with pytest.raises(ValueError, match="has not begun: call reset"):
        env.step(0)
    before, _ = env.reset(seed=1)
    with pytest.raises(ValueError, match=r"Action 47 is not legal now; the actions that are: 0, 1, 2"):
        env.step(47)
    assert (env._observation() == before).all()
    whole_game(env, seed=1)
    with pytest.raises(ValueError, match="The game is over: call reset"):
        env.step(0)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"game": "twins", "players": 9}, "played by 3 to 6 players, not 9"),
        ({"game": "twins", "bots": "grandmaster"}, "There is no bot 'grandmaster' for twins"),
        ({"game": "twins", "bots": ["easy"]}, "the learner and 2 bots, not 1"),
        ({"game": "twins", "seat": 3}, "There is no seat 3"),
        ({"game": "twins", "render_mode": "rgb_array"}, "render_mode is"),
        ({"game": "twins", "illegal": "maybe"}, "illegal is 'refused' or 'by lot'"),
        ({"game": "twins", "bots": [1, 2]}, "A bot is a name"),
        ({"game": "twins", "hands": 0}, "whole number from 1"),
    ],
)
def test_what_cannot_be_made_is_refused(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        AgainstBots(**settings)
