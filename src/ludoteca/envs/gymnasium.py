"""The games for Gymnasium: one learner against bots.

import gymnasium, ludoteca.envs.gymnasium
env = gymnasium.make("ludoteca/Twins-v0", players=4, bots="easy")
envs = gymnasium.make_vec("ludoteca/Twins-v0", num_envs=1024, players=4, bots="easy")
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca.engine.dice import SEEDS
from ludoteca.engine.game import PUBLIC, Game
from ludoteca.engine.many.loop import MOST_DECISIONS
from ludoteca.engine.many.vector import write_rewards
from ludoteca.engine.match import Bot, Match
from ludoteca.engine.seats import NOBODY
from ludoteca.envs import missing
from ludoteca.envs.opponents import bot_of, checked_seat, one_each
from ludoteca.games import GAMES, find

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError:
    raise missing("Gymnasium", "envs") from None

Observation = Any
"""A row of numbers, or a dict with action features beside it."""
RENDER_MODES = ["human", "ansi"]


REFUSED, BY_LOT = "refused", "by lot"


class AgainstBots(gymnasium.Env[Observation, np.int64]):
    """The learner's seat is drawn for every game, or fixed.

    An illegal action raises ValueError. With `illegal="by lot"`, for learners and checkers that know no masks, a
    random legal action replaces it and is counted in `info["faults"]`.
    """

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012 (Gymnasium's name)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: str | Bot | Sequence[str | Bot] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        action_features: bool = False,
        illegal: str = REFUSED,
        **options: Any,
    ) -> None:
        self.game = find(game)
        self.players = self.game.check_players(self.game.players[0] if players is None else players)
        self.options = self.game.check_options(options)
        self._named = one_each(bots, self.players)
        self.bots = [bot_of(bot, self.game) for bot in self._named]
        self._fixed_seat = checked_seat(seat, self.players)
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is 'human', 'ansi' or None, not {render_mode!r}.")
        if illegal not in (REFUSED, BY_LOT):
            raise ValueError(f"illegal is {REFUSED!r} or {BY_LOT!r}, not {illegal!r}.")
        self.render_mode = render_mode
        self.illegal = illegal
        self.actions = self.game.encoding.actions(self.players)
        self.features = self.game.encoding.features(self.players)
        self.tells_actions = action_features
        self.action_space = spaces.Discrete(len(self.actions))
        self.observation_space = observation_space(self.game, self.players, action_features)
        self.match: Match | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Bots are pickled by the names they were given."""
        return {name: value for name, value in vars(self).items() if name != "bots"}

    def __setstate__(self, values: dict[str, Any]) -> None:
        vars(self).update(values)
        self.bots = [bot_of(bot, self.game) for bot in self._named]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The same seed gives the same seat, the same luck and the same bots."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(SEEDS))
        drawn = int(self.np_random.integers(self.players))
        self.seat = drawn if self._fixed_seat == NOBODY else self._fixed_seat
        self._generator = Random(luck)
        self._decisions = self._faults = 0
        self.match = ludoteca.new(self.game.name, self.players, seed=luck, **self.options)
        self._play_on()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Makes the learner's move; then chance and bots play on to its next decision."""
        match = self._running()
        action = self._legal(action)
        move = self.game.encoding.move_of(match.state, self.seat, action)
        match.play(self.seat, self.game.notation.text(move))
        self._decisions += 1
        self._play_on()
        over = not match.actors
        return self._observation(), self._reward(), over, not over and self._is_long(), self._info()

    def _legal(self, action: Any) -> int:
        legal = np.flatnonzero(self._mask())
        if action in legal:
            return int(action)
        if self.illegal == REFUSED:
            numbers = ", ".join(map(str, legal))
            raise ValueError(f"Action {action!r} is not legal now; the actions that are: {numbers}.")
        self._faults += 1
        return int(self._generator.choice(legal))

    def render(self) -> Any:
        """What anybody may know, as text."""
        position = {} if self.match is None else self.match.position(PUBLIC)
        text = "\n".join(f"{key}: {value}" for key, value in position.items())
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, under the name that sb3-contrib expects."""
        return self._mask().astype(bool)

    def _running(self) -> Match:
        if self.match is None:
            raise ValueError("The game has not begun: call reset first.")
        if not self.match.actors:
            raise ValueError("The game is over: call reset to begin another.")
        return self.match

    def _play_on(self) -> None:
        """Plays bots and chance until the learner decides. Bots sit clockwise from the learner's left, in the
        order given."""
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
        if not self.tells_actions:
            return row
        told = np.zeros((len(self.actions), len(self.game.action_features)), np.int8)
        for action in np.flatnonzero(self._mask()):
            self.game.describe(self.match.state, self.seat, int(action), told[action])
        return {"observation": row, "action_features": told}

    def _mask(self) -> NDArray[np.int8]:
        mask = np.zeros(len(self.actions), np.int8)
        if self.match and self.seat in self.match.actors:
            actions = [0] * self.game.rules.MOST_LEGAL
            count = self.game.encoding.legal_actions(self.match.state, self.seat, actions)
            mask[actions[:count]] = 1
        return mask

    def _info(self) -> dict[str, Any]:
        told = {"action_mask": self._mask(), "seat": self.seat}
        return told if self.illegal == REFUSED else {**told, "faults": self._faults}

    def _reward(self) -> float:
        assert self.match
        rewards = [0.0] * self.players
        write_rewards(self.match.state, rewards)
        return rewards[self.seat]


def observation_space(game: Game, players: int, action_features: bool) -> Any:
    row = spaces.Box(-128, 127, (len(game.encoding.features(players)),), np.int8)
    if not action_features:
        return row
    shape = (len(game.encoding.actions(players)), len(game.action_features))
    return spaces.Dict({"observation": row, "action_features": spaces.Box(-128, 127, shape, np.int8)})


for _name in GAMES:
    gymnasium.register(
        f"ludoteca/{''.join(map(str.capitalize, _name.split('-')))}-v0",
        entry_point="ludoteca.envs.gymnasium:AgainstBots",
        vector_entry_point="ludoteca.envs.gymnasium_vector:ManyAgainstBots",
        kwargs={"game": _name},
        disable_env_checker=True,  # the checker plays illegal actions
    )
