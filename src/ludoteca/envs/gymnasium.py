"""The games for Gymnasium: one learner against named bots.

import gymnasium, ludoteca.envs.gymnasium
env = gymnasium.make("ludoteca/Twins-v0", players=4, bots="easy")
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca.bots import find as find_bot
from ludoteca.engine.dice import SEEDS
from ludoteca.engine.game import PUBLIC
from ludoteca.engine.loop import MOST_DECISIONS
from ludoteca.engine.match import Match
from ludoteca.engine.vector import write_rewards
from ludoteca.envs.extras import missing
from ludoteca.games import GAMES, find

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError:
    raise missing("Gymnasium", "envs") from None

Observation = NDArray[np.int8]
RENDER_MODES = ["human", "ansi"]


class AgainstBots(gymnasium.Env[Observation, np.int64]):
    """The learner sits on a seat that is drawn for every game, or always on the same one."""

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012 (Gymnasium's name)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = find(game)
        self.players = self.game.check_players(self.game.players[0] if players is None else players)
        self.options = self.game.check_options(options)
        self.bots = [find_bot(name, game) for name in self._names(bots)]
        if seat is not None and seat not in range(self.players):
            raise ValueError(f"There is no seat {seat!r}: the seats are 0 to {self.players - 1}.")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is 'human', 'ansi' or None, not {render_mode!r}.")
        self.render_mode = render_mode
        self.actions = self.game.encoding.actions(self.players)
        self.features = self.game.encoding.features(self.players)
        self.action_space = spaces.Discrete(len(self.actions))
        self.observation_space = spaces.Box(-128, 127, (len(self.features),), np.int8)
        self.match: Match | None = None
        self._fixed_seat = seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The same seed gives the same seat, the same luck and the same bots."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(SEEDS))
        drawn = int(self.np_random.integers(self.players))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        self._generator = Random(luck)
        self._decisions = 0
        self.match = ludoteca.new(self.game.name, self.players, seed=luck, **self.options)
        self._play_on()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Makes the learner's move; then chance and bots play on to its next decision."""
        match = self._running()
        mask = self._mask()
        if not 0 <= action < len(mask) or not mask[action]:
            legal = ", ".join(map(str, np.flatnonzero(mask)))
            raise ValueError(f"Action {action!r} is not legal now; the actions that are: {legal}.")
        move = self.game.encoding.move_of(match.state, self.seat, int(action))
        match.play(self.seat, self.game.notation.text(move))
        self._decisions += 1
        self._play_on()
        over = not match.actors
        return self._observation(), self._reward(), over, not over and self._is_long(), self._info()

    def render(self) -> Any:
        """What anybody may know, as text."""
        position = {} if self.match is None else self.match.position(PUBLIC)
        text = "\n".join(f"{key}: {value}" for key, value in position.items())
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _names(self, bots: str | Sequence[str]) -> list[str]:
        names = [bots] * (self.players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != self.players - 1:
            raise ValueError(
                f"{self.players} players are the learner and {self.players - 1} bots, not {len(names)}."
            )
        return names

    def _running(self) -> Match:
        if self.match is None:
            raise ValueError("The game has not begun: call reset first.")
        if not self.match.actors:
            raise ValueError("The game is over: call reset to begin another.")
        return self.match

    def _play_on(self) -> None:
        """Bots sit clockwise from the learner's left in the order in which they were named."""
        match = self.match
        assert match
        assert match.dice
        while match.actors and self.seat not in match.actors and not self._is_long():
            actor = match.actors[0]
            if isinstance(actor, str):
                match.play(actor, match.dice.draw(match))
            else:
                bot = self.bots[(actor - self.seat - 1) % self.players]
                match.play(actor, bot(match.view(actor), match.legal(actor), self._generator))
                self._decisions += 1

    def _is_long(self) -> bool:
        return self._decisions >= MOST_DECISIONS

    def _observation(self) -> Observation:
        assert self.match
        row = np.zeros(len(self.features), np.int8)
        self.game.observe(self.match.state, self.seat, row)
        return row

    def _mask(self) -> NDArray[np.int8]:
        assert self.match
        mask = np.zeros(len(self.actions), np.int8)
        if self.seat in self.match.actors:
            actions = [0] * self.game.rules.MOST_LEGAL
            count = self.game.encoding.legal_actions(self.match.state, self.seat, actions)
            mask[actions[:count]] = 1
        return mask

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat}

    def _reward(self) -> float:
        assert self.match
        rewards = [0.0] * self.players
        write_rewards(self.match.state, rewards)
        return rewards[self.seat]


for _name in GAMES:
    gymnasium.register(
        f"ludoteca/{''.join(map(str.capitalize, _name.split('-')))}-v0",
        entry_point="ludoteca.envs.gymnasium:AgainstBots",
        kwargs={"game": _name},
        disable_env_checker=True,  # it draws actions that are not legal
    )
