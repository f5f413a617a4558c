"""The games for PettingZoo: `env` asks one seat after another, `parallel_env` all that decide at once.

from ludoteca.envs import pettingzoo
env = pettingzoo.env("twins", players=4)
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.dice import SEEDS
from ludoteca.engine.game import PUBLIC, Game
from ludoteca.engine.many.vector import CUT_SHORT, GOES_ON, OVER
from ludoteca.engine.seats import members
from ludoteca.envs import missing
from ludoteca.envs.vector import Vector
from ludoteca.games import find

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError:
    raise missing("PettingZoo", "envs") from None

Observation = Any
"""A dict of arrays; or, if flat, a row of numbers."""
RENDER_MODES = ["human", "ansi"]


class Look(NamedTuple):
    """The form of observations."""

    flat: bool
    """No dict: masks and action features are in the infos."""
    action_features: bool


def env(
    game: str,
    players: int,
    render_mode: str | None = None,
    *,
    flat: bool = False,
    action_features: bool = False,
    **options: Any,
) -> Turns:
    """One seat after another. Options are those of the game, e.g. hands=3 for twins."""
    return Turns(find(game), players, render_mode, Look(flat, action_features), options)


def parallel_env(
    game: str,
    players: int,
    render_mode: str | None = None,
    *,
    flat: bool = False,
    action_features: bool = False,
    **options: Any,
) -> AtOnce:
    """Every step takes an action of each seat; those that are not asked have one action, to wait."""
    return AtOnce(find(game), players, render_mode, Look(flat, action_features), options)


class GameEnvironment:
    """What both have in common: one game, its seats by name, its spaces."""

    metadata: dict[str, Any]

    def __init__(
        self, game: Game, players: int, render_mode: str | None, look: Look, options: dict[str, Any], waiting: int
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is 'human', 'ansi' or None, not {render_mode!r}.")
        self.table = Vector(game, players, 1, options, endless=False, action_features=look.action_features)
        self.look = look
        self.metadata = {
            "name": f"ludoteca_{game.name}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.actions = [*self.table.actions, *["wait"] * waiting]
        """The name of each action."""
        self.features = self.table.features
        """The name of each number of an observation."""
        self.action_feature_names = self.table.action_feature_names
        """The name of each action feature."""
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chosen = np.zeros(1, np.int64)
        self._generator = Random()
        self.action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.state_space = spaces.Box(-128, 127, (players * len(self.features),), np.int8)

    def _space(self) -> Any:
        seen = spaces.Box(-128, 127, (len(self.features),), np.int8)
        if self.look.flat:
            return seen
        space: dict[str, Any] = {
            "observation": seen,
            "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
        }
        if self.look.action_features:
            shape = (len(self.actions), len(self.action_feature_names))
            space["action_features"] = spaces.Box(-128, 127, shape, np.int8)
        return spaces.Dict(space)

    def state(self) -> NDArray[np.int8]:
        """For centralised critics: the observations of all seats in a row."""
        return np.concatenate([self.table.look(0, seat)[0] for seat in self._seat.values()])

    def _seen_by(self, seat: int, asked: bool = True) -> dict[str, NDArray[np.int8]]:
        """The observation, the mask and the action features; waiting is the last action, if there is one."""
        row, mask, told = self.table.look_closely(0, seat)
        if not asked:
            mask[:] = told[:] = 0
        if len(self.actions) > len(mask):
            mask = np.append(mask, np.int8(not mask.any()))
            told = np.vstack([told, np.zeros((1, told.shape[1]), np.int8)])
        seen = {"observation": row, "action_mask": mask}
        return {**seen, "action_features": told} if self.look.action_features else seen

    def _observation(self, seen: dict[str, NDArray[np.int8]]) -> Observation:
        return seen["observation"] if self.look.flat else seen

    def _info(self, seen: dict[str, NDArray[np.int8]]) -> dict[str, Any]:
        return {name: seen[name] for name in seen if name != "observation"} if self.look.flat else {}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """What anybody may know, as text."""
        game = self.table.game
        position = game.position(game.seen(self.table.state(0), PUBLIC), PUBLIC)
        text = "\n".join(f"{key}: {value}" for key, value in position.items())
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        """Begins a game with the luck of `ludoteca.new` with this seed; without a seed, with new luck every
        time."""
        if seed is not None:
            self._generator.seed(seed)
        self.table.reset(self._generator.randrange(SEEDS) if seed is None else seed)
        self.agents = self.possible_agents[:]

    def _take(self, action: Any) -> None:
        number = _whole(action)
        if not 0 <= number < len(self.table.actions):
            raise ValueError(self.table.why_not(0, number))
        self._chosen[0] = number
        self.table.take(self._chosen)

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.table.rewards[0].tolist(), strict=True))

    def _all(self, value: bool) -> dict[str, bool]:
        return dict.fromkeys(self.possible_agents, value)


class Turns(GameEnvironment, AECEnv[str, Observation, int]):  # type: ignore[misc]
    def __init__(
        self, game: Game, players: int, render_mode: str | None, look: Look, options: dict[str, Any]
    ) -> None:
        super().__init__(game, players, render_mode, look, options, waiting=0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self.terminations, self.truncations = self._all(False), self._all(False)
        self.infos: dict[str, dict[str, Any]] = {}
        self._turn_to_next()

    def observe(self, agent: str) -> Observation:
        return self._observation(self._seen(agent))

    def _seen(self, agent: str) -> dict[str, NDArray[np.int8]]:
        """A seat that decides at the same time as others but is not yet asked has no legal action."""
        seat = self._seat[agent]
        return self._seen_by(seat, asked=seat == self.table.seats[0])

    def _turn_to_next(self) -> None:
        self.agent_selection = self.possible_agents[self.table.seats[0]]
        self._inform()

    def _inform(self) -> None:
        self.infos = {agent: self._info(self._seen(agent)) if self.look.flat else {} for agent in self.agents}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ValueError("The game is over: call reset to begin another.")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._take(action)
        self._cumulative_rewards[self.agent_selection] = 0
        if self.table.done[0] == GOES_ON:
            self._turn_to_next()
        else:
            self._end()

    def _end(self) -> None:
        self.rewards = self._rewards()
        self._cumulative_rewards = self._rewards()
        self.terminations = self._all(bool(self.table.done[0] == OVER))
        self.truncations = self._all(bool(self.table.done[0] == CUT_SHORT))
        self.agent_selection = self.agents[0]
        self._inform()


def _whole(action: Any) -> int:
    if isinstance(action, bool) or not isinstance(action, (int, np.integer)):
        raise ValueError(f"An action is a whole number, not {action!r}.")
    return int(action)


class AtOnce(GameEnvironment, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    def __init__(
        self, game: Game, players: int, render_mode: str | None, look: Look, options: dict[str, Any]
    ) -> None:
        super().__init__(game, players, render_mode, look, options, waiting=1)
        self.wait = len(self.table.actions)
        """The only action of a seat that is not asked."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        self._look()
        return self._observations(), self._infos()

    def step(self, actions: dict[str, int]) -> Any:
        """Observations, rewards, terminations, truncations, infos. An illegal action changes nothing."""
        if not self.agents:
            raise ValueError("The game is over: call reset to begin another.")
        self._check(actions)
        for seat in members(self.table.state(0).awaited):
            if self.table.done[0] == GOES_ON:
                self.table.turn_to(0, seat)
                self._take(actions[self.possible_agents[seat]])
        self._look()
        done = self.table.done[0]
        if done != GOES_ON:
            self.agents = []
        ended = self._all(bool(done == OVER)), self._all(bool(done == CUT_SHORT))
        return self._observations(), self._rewards(), *ended, self._infos()

    def _look(self) -> None:
        self._seen = {agent: self._seen_by(seat) for agent, seat in self._seat.items()}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observation(seen) for agent, seen in self._seen.items()}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self._info(seen) for agent, seen in self._seen.items()}

    def _check(self, actions: dict[str, int]) -> None:
        for agent in self.agents:
            if agent not in actions:
                raise ValueError(f"An action of {agent} is missing; who is not asked waits: {self.wait}.")
            mask = self._seen[agent]["action_mask"]
            action = _whole(actions[agent])
            if not 0 <= action < len(mask) or not mask[action]:
                legal = ", ".join(map(str, np.flatnonzero(mask)))
                raise ValueError(f"{agent} cannot take action {action} now; its actions: {legal}.")
