"""Steps many games on several cores, each of which has some of the rows."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.many.vector import ALL_LEGAL, Vectors
from ludoteca.engine.seats import NOBODY


class OnCores:
    """Wraps a step so that compiled code runs in several threads at once."""

    def __init__(self, step: Callable[..., int], arrays: Vectors, cores: int) -> None:
        bounds = [len(arrays.seats) * core // cores for core in range(cores + 1)]
        self._arrays = arrays
        self._rows = [slice(*pair) for pair in pairwise(bounds)]
        self._steps = [partial(step, *arrays.part(rows, core)) for core, rows in enumerate(self._rows)]
        self._pool = ThreadPoolExecutor(cores)

    def __call__(self, actions: NDArray[np.int64], *more: Any) -> int:
        """If an action is illegal, nothing changes in any row."""
        refused = self._first_refused(actions)
        if refused == ALL_LEGAL:
            parts = zip(self._steps, self._rows, strict=True)
            for done in [self._pool.submit(step, actions[rows], *more) for step, rows in parts]:
                done.result()
        return refused

    def _first_refused(self, actions: NDArray[np.int64]) -> int:
        masks, seats = self._arrays.masks, self._arrays.seats
        is_action = (actions >= 0) & (actions < masks.shape[1])
        is_legal = is_action & (masks[np.arange(len(seats)), np.where(is_action, actions, 0)] == 1)
        refused = np.flatnonzero(~is_legal & (seats != NOBODY))
        return int(refused[0]) if len(refused) else ALL_LEGAL
