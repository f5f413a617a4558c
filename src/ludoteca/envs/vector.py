"""Thousands of games at once, stepped from NumPy without a Python loop per game: docs/environments.md.

env = vector.make("twins", players=4, games=4096)
env.reset(seed=7)
while True:
    env.step(policy(env.observations, env.masks))      # one action for each game
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludoteca.engine import native
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Game
from ludoteca.engine.loop import MOST_DECISIONS
from ludoteca.engine.vector import ALL_LEGAL, CUT_SHORT, GOES_ON, OVER, Vectors, look_of, step_of
from ludoteca.games import find

__all__ = ["CUT_SHORT", "GOES_ON", "OVER", "Step", "Vector", "make"]


class Step(NamedTuple):
    """What a step gives. The arrays are those of the environment: the next step writes over them."""

    seats: NDArray[np.int8]
    observations: NDArray[np.int8]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    done: NDArray[np.int8]


def make(game: str, players: int, games: int, **options: Any) -> Vector:
    """So many games, with the options of the game, e.g. hands=3 for twins."""
    return Vector(find(game), players, games, options)


class Vector:
    """Made by `make`. Row g of each array belongs to game g."""

    def __init__(self, game: Game, players: int, games: int, options: dict[str, Any], endless: bool = True) -> None:
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise ValueError(f"The number of games is a whole number from 1, not {games!r}.")
        self.game = game
        self.players = game.check_players(players)
        self.options = game.check_options(options)
        self.games = games
        self.actions = game.encoding.actions(players)
        """What each action means."""
        self.features = game.encoding.features(players)
        """What each number of an observation means."""
        self.seats = np.full(games, -1, np.int8)
        self.observations = np.zeros((games, len(self.features)), np.int8)
        self.masks = np.zeros((games, len(self.actions)), np.int8)
        self.rewards = np.zeros((games, players), np.float32)
        self.done = np.zeros(games, np.int8)
        self.drawn = np.zeros(games, np.int64)
        """An action for each game, drawn by lot from the legal ones."""
        self.numbers = np.zeros(games, np.int64)
        """Which game of its seed each one is."""
        self.seeds = np.zeros(games, np.int64)
        """The seed of each game alone, for `ludoteca.new`."""
        self.decisions = np.zeros(games, np.int64)
        """How many were made in each game so far."""
        self.most_decisions = MOST_DECISIONS
        """A game is cut short after so many."""
        self._endless = endless
        self._seed: int | None = None
        self._start: Any = [game.rules.set_up(players, **self.options)]
        self._states: Any = [None] * games
        self._buffer: Any = [0] * game.rules.MOST_LEGAL
        if native.available():
            self._make_records()
        arrays = Vectors(
            self._states, self.numbers, self.seeds, self.decisions, self.seats, self.masks, self.observations,
            self.drawn, self.rewards, self.done, self._start, self._buffer,
        )  # fmt: skip
        self._step, self._look = partial(step_of(game), *arrays), look_of(game)

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.game.name} at once: {self.players} players>"

    def reset(self, seed: int) -> Step:
        """All games begin anew: game g with the luck of `engine.dice.seed_of_game(seed, g)`."""
        self._seed = Dice(seed).seed
        self.numbers[:] = np.arange(self.games) - self.games
        self.decisions[:] = 0
        self.seats[:] = -1
        self._clear()
        self._go_on(np.zeros(self.games, np.int64))
        return self._told()

    def step(self, actions: ArrayLike) -> Step:
        """Makes one decision in each game, for the seat that `seats` names, and plays on to the next.

        A game that ends is marked in `done` and `rewards`, and the next one of that row has begun. If an action
        is not legal, nothing is changed.
        """
        if self._seed is None:
            raise ValueError("The games have not begun: call reset(seed) first.")
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"The actions are {self.games} whole numbers, one for each game.")
        self.take(chosen.astype(np.int64, copy=False))
        return self._told()

    def take(self, actions: NDArray[np.int64]) -> None:
        """The same with an array that is right, after `reset`."""
        refused = self._go_on(actions)
        if refused != ALL_LEGAL:
            raise ValueError(self.why_not(refused, int(actions[refused])))

    def look(self, game: int, seat: int) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        """What any seat may know now, and what it can do if it is awaited."""
        row, mask = np.empty(len(self.features), np.int8), np.empty(len(self.actions), np.int8)
        self._look(self._states, game, seat, mask, row, self._buffer)
        return row, mask

    def turn_to(self, game: int, seat: int) -> None:
        """Of several seats that are awaited, makes this one the next to decide."""
        self.seats[game] = seat
        self._look(self._states, game, seat, self.masks[game], self.observations[game], self._buffer)

    def state(self, game: int) -> Any:
        """The plain state of one game, every secret included."""
        state = self._states[game]
        return self.game.state.read(state) if native.available() else state

    def _make_records(self) -> None:
        dtype = self.game.state.dtype()
        start = np.zeros(1, dtype)
        self._start[0].write(start[0])
        self._start, self._states = start, np.zeros(self.games, dtype)
        self._buffer = np.zeros(self.game.rules.MOST_LEGAL, np.int16)

    def _clear(self) -> None:
        """A state that awaits nobody makes the next step begin a game."""
        if native.available():
            self._states["awaited"] = 0
        else:
            self._states[:] = [self.game.state() for _ in range(self.games)]

    def _go_on(self, actions: NDArray[np.int64]) -> int:
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
