"""What examples/ppo.py has learned, as a bot in NumPy: in the arena, at a table, in the lobby of a server.

LUDOTECA_NETWORK=twins.npz ludoteca arena twins --bots examples/learned.py:learned,medium --players 4
LUDOTECA_NETWORK=twins.npz ludoteca serve --bot examples/learned.py:learned
"""

import os
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import network

Numbers = NDArray[np.int8]
Floats = NDArray[np.float64]

weights: dict[str, Any] = dict(np.load(os.environ["LUDOTECA_NETWORK"]))


def layer(name: str, numbers: Floats) -> Floats:
    return np.asarray(numbers @ weights[f"{name}.weight"].T + weights.get(f"{name}.bias", 0))


def small(numbers: Numbers) -> Floats:
    return np.asarray(np.sign(numbers) * np.log1p(np.abs(numbers.astype(float))))


@network(str(weights["game"]), "Learned from nothing, against itself.", action_features=True)
def learned(observation: Numbers, mask: Numbers, action_features: Numbers) -> Floats:
    if len(observation) != weights["first.weight"].shape[1]:
        raise ValueError(f"This network has learned to play with {weights['players']} players.")
    seen = np.maximum(0, layer("second", np.maximum(0, layer("first", small(observation)))))
    both = np.maximum(0, layer("of_seat", seen) + layer("of_action", small(action_features)))
    return np.asarray(layer("score", both)[:, 0] + layer("by_number", seen))
