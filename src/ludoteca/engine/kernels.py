"""Calculations that begin with a state: whole numbers in, whole numbers out, by whatever engine there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from ludoteca.engine import native
from ludoteca.engine.game import Game
from ludoteca.engine.layout import IN_ALL, Layout
from ludoteca.engine.loop import room_for_moves

Body = Callable[[Any, Any, Any, Any], None]
"""A rule (states, given, told, moves): reads what is given with the first state, and writes what it tells.

The other states are its own, to be overwritten by `copy_state`; so is `moves`, with room for legal moves.
"""


class Kernel:
    """One calculation for one game. It is compiled on its first call, or taken from the disk."""

    def __init__(self, game: Game, name: str, body: Body, states: int, counts: bool = False) -> None:
        """One that counts has states that count what is noted."""
        self.game, self.name, self.body, self.states = game, name, body, states
        self.counters = [(IN_ALL, "i4", (game.counters,))] if counts else []

    def records(self, s: Layout) -> Any:
        """The states as compiled code knows them, with one in the first."""
        import numpy as np  # here alone: tables play without it

        records = np.zeros(self.states, s.dtype(*self.counters))
        s.write(records[0])
        return records

    def __call__(self, s: Layout, given: Sequence[int], room: int, interpreted: bool = False) -> list[int]:
        """So many numbers: what is told of a state. It stays as it is."""
        if interpreted or not native.available():
            return self.interpreted(s, given, room)
        return self._compiled(s, given, room)

    def interpreted(self, s: Layout, given: Sequence[int], room: int) -> list[int]:
        told = [0] * room
        self.body([s.copy() for _ in range(self.states)], list(given), told, [0] * room_for_moves(self.game))
        return told

    def _compiled(self, s: Layout, given: Sequence[int], room: int) -> list[int]:
        import numpy as np  # here alone: tables play without it

        told = np.zeros(room, np.int64)
        moves = np.zeros(room_for_moves(self.game), np.int16)
        self._native(self.records(s), np.array(given, np.int64), told, moves)
        numbers: list[int] = told.tolist()
        return numbers

    @cached_property
    def _native(self) -> Any:
        body = self.body

        def run(states, given, told, moves) -> None:  # type: ignore[no-untyped-def]
            body(states, given, told, moves)

        return native.compiled(run)
