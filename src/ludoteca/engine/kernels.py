"""Kernels: calculations on a state with whole numbers in and whole numbers out, run by whatever engine there is."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any

from ludoteca.engine.compiled import native
from ludoteca.engine.game import Game
from ludoteca.engine.layout import Layout
from ludoteca.engine.many.loop import room_for_moves

Body = Callable[[Any, Any, Any, Any], None]
"""A rule (states, given, told, moves) that reads `given` and the first state, and writes its results to `told`.
It may overwrite the other states (with `copy_state`) and `moves`, which has room for legal moves."""


Run = Callable[[str, bytes, bytes, int, int], bytes]
"""Runs a kernel: (name, states, given numbers, how many results, room for how many moves) -> results. States are
records, numbers have 64 bits; all are little-endian."""

GIVEN: dict[tuple[str, str], Run] = {}
"""Kernels that were compiled elsewhere, by game and name."""


def give(game: str, names: Iterable[str], run: Run) -> None:
    """Provides the compiled kernels of a game where nothing can be compiled."""
    GIVEN.update({(game, name): run for name in names})


class Kernel:
    """A calculation for one game. It runs as given by `give`, or is compiled on its first call or loaded from
    the cache."""

    def __init__(self, game: Game, name: str, body: Body, states: int) -> None:
        self.game, self.name, self.body, self.states = game, name, body, states

    def records(self, s: Layout) -> Any:
        """An array of records whose first is this state."""
        import numpy as np  # imported here alone: tables work without it

        records = np.zeros(self.states, s.dtype())
        s.write(records[0])
        return records

    def __call__(self, s: Layout, given: Sequence[int], room: int, interpreted: bool = False) -> list[int]:
        """Runs the kernel and returns `room` numbers. The state is not changed."""
        if interpreted or not self.is_compiled:
            return self.interpreted(s, given, room)
        return self._run_given(s, given, room) if self._given else self._compiled(s, given, room)

    @property
    def is_compiled(self) -> bool:
        """Whether it runs as compiled code, even if it is still to be compiled."""
        return self._given is not None or native.available()

    @property
    def _given(self) -> Run | None:
        return GIVEN.get((self.game.name, self.name))

    def interpreted(self, s: Layout, given: Sequence[int], room: int) -> list[int]:
        told = [0] * room
        self.body([s.copy() for _ in range(self.states)], list(given), told, [0] * room_for_moves(self.game))
        return told

    def _run_given(self, s: Layout, given: Sequence[int], room: int) -> list[int]:
        assert self._given
        first, moves = s.packed(), room_for_moves(self.game)
        states, numbers = first.ljust(self.states * len(first), b"\0"), struct.pack(f"<{len(given)}q", *given)
        return list(struct.unpack(f"<{room}q", self._given(self.name, states, numbers, room, moves)))

    def _compiled(self, s: Layout, given: Sequence[int], room: int) -> list[int]:
        import numpy as np  # imported here alone: tables work without it

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
