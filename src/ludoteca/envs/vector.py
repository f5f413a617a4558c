"""Thousands of games at once, stepped from NumPy without a Python loop per game: docs/environments.md.

env = vector.make("twins", players=4, games=4096)
env.reset(seed=7)
while True:
    env.step(policy(env.observations, env.masks))      # one action for each game
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludoteca.bots import Player
from ludoteca.engine.compiled import native
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Game
from ludoteca.engine.many.loop import MOST_DECISIONS, by_seat, is_ours
from ludoteca.engine.many.opponents import Opponents, shown_of
from ludoteca.engine.many.vector import ALL_LEGAL, CUT_SHORT, GOES_ON, OVER, Vectors, look_of, step_of
from ludoteca.envs.cores import OnCores
from ludoteca.envs.opponents import checked_seat, one_each, opponents, policy_of
from ludoteca.games import find

__all__ = ["CUT_SHORT", "GOES_ON", "OVER", "Step", "Vector", "make"]


class Step(NamedTuple):
    """The result of a step. The arrays are the environment's own: the next step overwrites them."""

    seats: NDArray[np.int8]
    observations: NDArray[np.int8]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    done: NDArray[np.int8]


Bots = str | Player | Sequence[str | Player]


def make(
    game: str,
    players: int,
    games: int,
    *,
    bots: Bots | None = None,
    seat: int | None = None,
    action_features: bool = False,
    cores: int = 1,
    **options: Any,
) -> Vector:
    """Makes an environment of many games, with the options of the game, e.g. hands=3 for twins.

    With `bots`, all seats but the learner's are played by policies: one for all of them, or one for each,
    clockwise from the learner's left. The learner's seat is drawn for every game, unless `seat` is given. The
    number of cores makes no difference to the games.
    """
    return Vector(
        find(game), players, games, options, bots=bots, seat=seat, action_features=action_features, cores=cores
    )


class Vector:
    """Made by `make`. Row g of each array belongs to game g."""

    def __init__(
        self,
        game: Game,
        players: int,
        games: int,
        options: dict[str, Any],
        *,
        endless: bool = True,
        bots: Bots | None = None,
        seat: int | None = None,
        action_features: bool = False,
        cores: int = 1,
    ) -> None:
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise ValueError(f"The number of games is a whole number from 1, not {games!r}.")
        if isinstance(cores, bool) or not isinstance(cores, int) or cores < 1:
            raise ValueError(f"The number of cores is a whole number from 1, not {cores!r}.")
        if bots is None and seat is not None:
            raise ValueError("A seat is the learner's beside bots: name them, too.")
        self.game = game
        self.players = game.check_players(players)
        self.options = game.check_options(options)
        self.games = games
        self.actions = game.encoding.actions(players)
        """The name of each action."""
        self.features = game.encoding.features(players)
        """The name of each number of an observation."""
        self.action_feature_names = game.action_features
        """The name of each action feature."""
        self.seats = np.full(games, -1, np.int8)
        self.observations = np.zeros((games, len(self.features)), np.int8)
        self.masks = np.zeros((games, len(self.actions)), np.int8)
        self.rewards = np.zeros((games, players), np.float32)
        self.done = np.zeros(games, np.int8)
        self.drawn = np.zeros(games, np.int64)
        """A random legal action for each game."""
        self.numbers = np.zeros(games, np.int64)
        """The number of each game in the series of its seed."""
        self.seeds = np.zeros(games, np.int64)
        """The seed of each game alone, for `ludoteca.new`."""
        self.decisions = np.zeros(games, np.int64)
        """How many decisions were made in each game so far."""
        self.most_decisions = MOST_DECISIONS
        """The number of decisions after which a game is cut short."""
        rows = games if action_features else 0
        self.action_features = np.zeros((rows, len(self.actions), len(game.action_features)), np.int8)
        """The features of each legal action, if they were asked for; zeros for other actions."""
        self.bots = [] if bots is None else one_each(bots, self.players)
        """As they were given, clockwise from the learner's left."""
        self._tells_actions = action_features
        self._endless = endless
        self._cores = min(cores, games) if native.available() else 1
        self._seed: int | None = None
        self._start: Any = [game.rules.set_up(players, **self.options)]
        self._states: Any = [None] * games
        self._buffer: Any = [0] * game.rules.MOST_LEGAL
        if native.available():
            self._make_records()
        self._opponents: Opponents | None = None
        if self.bots:
            policies = [policy_of(bot, game) for bot in self.bots]
            size = games, self._cores, len(self.features)
            self._opponents = opponents(game, policies, checked_seat(seat, players), *size)
        self._get_ready()

    def _get_ready(self) -> None:
        """Compiles the step for the arrays that there are now."""
        self._policies, _ = by_seat([policy_of(bot, self.game) for bot in self.bots])
        arrays = Vectors(
            self._states, self.numbers, self.seeds, self.decisions, self.seats, self.masks, self.observations,
            self.drawn, self.rewards, self.done, self._start, self._buffer, self._opponents,
            self.action_features if self._tells_actions else None, self.games,
        )  # fmt: skip
        step = step_of(self.game, self._policies, self._tells_actions)
        self._step = partial(step, *arrays) if self._cores == 1 else OnCores(step, arrays, self._cores)
        self._look = look_of(self.game, self._tells_actions)

    def __getstate__(self) -> dict[str, Any]:
        """Without compiled code."""
        return {name: value for name, value in vars(self).items() if name not in ("_step", "_look", "_policies")}

    def __setstate__(self, values: dict[str, Any]) -> None:
        vars(self).update(values)
        if isinstance(self._states, np.ndarray) != native.available():
            raise ValueError("These games were kept with Numba and are read without it, or the other way round.")
        if self._opponents is not None:
            self._opponents = self._opponents._replace(shown=shown_of(self._opponents.moves))
        self._get_ready()

    def __repr__(self) -> str:
        against = f" against {', '.join(map(str, self.bots))}" if self.bots else ""
        return f"<{self.games} games of {self.game.name} at once: {self.players} players{against}>"

    @property
    def won(self) -> NDArray[np.float32]:
        """With bots: the learner's reward in each game that ended in this step, else 0."""
        won: NDArray[np.float32] = self._beside_bots().won
        return won

    @property
    def last_observations(self) -> NDArray[np.int8]:
        """With bots: what the learner saw at the end of the last finished game of each row."""
        rows: NDArray[np.int8] = self._beside_bots().last_rows
        return rows

    @property
    def faults(self) -> list[int]:
        """How often each bot chose an illegal move, which was replaced by a random one."""
        return [int(times) for times in self._beside_bots().faults.sum(axis=(0, 2))]

    def _beside_bots(self) -> Opponents:
        if self._opponents is None:
            raise ValueError("Every seat is asked here: there is no one learner, and there are no bots.")
        return self._opponents

    def reset(self, seed: int) -> Step:
        """Begins all games anew; game g has the luck of `engine.dice.seed_of_game(seed, g)`."""
        self._seed = Dice(seed).seed
        self.numbers[:] = np.arange(self.games) - self.games
        self.decisions[:] = 0
        self.seats[:] = -1
        self._clear()
        self._go_on(np.zeros(self.games, np.int64))
        return self._told()

    def step(self, actions: ArrayLike) -> Step:
        """Makes one decision in each game, for the seat in `seats`, and plays on to the next.

        A game that ends is marked in `done` and `rewards`, and the row's next game has begun. If an action is
        illegal, nothing changes.
        """
        if self._seed is None:
            raise ValueError("The games have not begun: call reset(seed) first.")
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"The actions are {self.games} whole numbers, one for each game.")
        self.take(chosen.astype(np.int64, copy=False))
        return self._told()

    def take(self, actions: NDArray[np.int64]) -> None:
        """The same for an array of the right type, after `reset`; skips the checks."""
        refused = self._go_on(actions)
        if refused != ALL_LEGAL:
            raise ValueError(self.why_not(refused, int(actions[refused])))

    def look(self, game: int, seat: int) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        """What a seat may know now, and its legal actions if it is awaited."""
        row, mask, _ = self.look_closely(game, seat)
        return row, mask

    def look_closely(self, game: int, seat: int) -> tuple[NDArray[np.int8], NDArray[np.int8], NDArray[np.int8]]:
        """The same, and the action features if they were asked for."""
        row, mask = np.empty(len(self.features), np.int8), np.empty(len(self.actions), np.int8)
        told = np.zeros((1, *self.action_features.shape[1:]), np.int8)
        self._look_from(game, seat, mask, row, told)
        return row, mask, told[0]

    def turn_to(self, game: int, seat: int) -> None:
        """Makes one of several awaited seats the next to decide."""
        self.seats[game] = seat
        told = self.action_features[game : game + 1]
        self._look_from(game, seat, self.masks[game], self.observations[game], told)

    def _look_from(self, game: int, seat: int, mask: Any, row: Any, told: Any) -> None:
        self._look(self._states, game, seat, mask, row, self._buffer, told if self._tells_actions else None)

    def state(self, game: int) -> Any:
        """The plain state of one game, with every secret."""
        state = self._states[game]
        return self.game.state.read(state) if native.available() else state

    def _make_records(self) -> None:
        dtype = self.game.state.dtype()
        start = np.zeros(1, dtype)
        self._start[0].write(start[0])
        self._start, self._states = start, np.zeros(self.games, dtype)
        self._buffer = np.zeros(self.game.rules.MOST_LEGAL, np.int16)

    def _clear(self) -> None:
        """States that await nobody, so that the next step begins the games."""
        if native.available():
            self._states["awaited"] = 0
        else:
            self._states[:] = [self.game.state() for _ in range(self.games)]

    def _go_on(self, actions: NDArray[np.int64]) -> int:
        of_others = [policy for policy in self._policies if not is_ours(policy)]
        with native.naming_lines(of_others) if of_others else nullcontext():
            refused: int = self._step(actions, self._seed, self._endless, self.most_decisions)
        return refused

    def _told(self) -> Step:
        return Step(self.seats, self.observations, self.masks, self.rewards, self.done)

    def why_not(self, game: int, action: int) -> str:
        """Why the seat that decides in a game cannot take an action."""
        if not 0 <= action < len(self.actions):
            return f"Game {game}: the actions are 0 to {len(self.actions) - 1}, not {action}."
        legal = ", ".join(map(str, np.flatnonzero(self.masks[game])))
        what = self.actions[action]
        return f"Game {game}: seat {self.seats[game]} cannot {what!r} (action {action}) now; its actions: {legal}."
