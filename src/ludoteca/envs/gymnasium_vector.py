"""Many games at once for Gymnasium: `gymnasium.make_vec("ludoteca/Twins-v0", num_envs=1024, bots="medium")`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludoteca.engine.dice import SEEDS
from ludoteca.envs.gymnasium import Observation, observation_space
from ludoteca.envs.vector import CUT_SHORT, OVER, Bots, Vector
from ludoteca.games import find


class ManyAgainstBots(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """`envs.vector` with policies as bots. When a game ends, its row begins the next one in the same step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (Gymnasium's name)

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        bots: Bots = "random",
        seat: int | None = None,
        action_features: bool = False,
        **options: Any,
    ) -> None:
        played = find(game)
        players = played.players[0] if players is None else players
        self.games = Vector(
            played, players, num_envs, options, bots=bots, seat=seat, action_features=action_features
        )
        self.num_envs = num_envs
        self.tells_actions = action_features
        self.actions, self.features = self.games.actions, self.games.features
        self.single_action_space = spaces.Discrete(len(self.actions))
        self.single_observation_space = observation_space(played, players, action_features)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins all games anew."""
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Takes an action for each game; `final_obs` has what the learner saw where a game ended."""
        done = self.games.step(actions).done
        infos = self._infos()
        if done.any():
            infos["final_obs"] = self.games.last_observations.copy()
            infos["_final_obs"] = done != 0
        return self._observations(), self.games.won.astype(float), done == OVER, done == CUT_SHORT, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, by game."""
        return self.games.masks.astype(bool)

    def _observations(self) -> Observation:
        rows = self.games.observations.copy()
        if not self.tells_actions:
            return rows
        return {"observation": rows, "action_features": self.games.action_features.copy()}

    def _infos(self) -> dict[str, Any]:
        """The learner's seat and its legal actions."""
        return {"action_mask": self.games.masks.copy(), "seat": self.games.seats.copy()}
