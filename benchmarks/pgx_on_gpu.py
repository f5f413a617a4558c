"""Random play with automatic restart in games of pgx, at the best of some batch sizes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

NAMES = ("leduc_holdem", "2048", "backgammon")
BATCHES = (1 << 16, 1 << 19)
STEPS = 100


def speeds() -> Iterator[tuple[str, float]]:
    for name in NAMES:
        yield max(
            ((f"pgx {name}, batch {batch:,}", speed(name, batch)) for batch in BATCHES), key=lambda row: row[1]
        )


def speed(name: str, batch: int) -> float:
    run = jax.jit(lambda key: play(pgx.make(name), batch, key))
    run(jax.random.PRNGKey(0)).block_until_ready()
    began = time.perf_counter()
    run(jax.random.PRNGKey(1)).block_until_ready()
    return batch * STEPS / (time.perf_counter() - began)


def play(env: Any, batch: int, key: Any) -> Any:
    """So many random steps of each game of a batch; what is returned keeps them from being left out."""
    step = jax.vmap(auto_reset(env.step, env.init))

    def decide(state: Any, key: Any) -> tuple[Any, Any]:
        for_action, for_luck = jax.random.split(key)
        action = jax.random.categorical(for_action, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        state = step(state, action, jax.random.split(for_luck, batch))
        return state, state.rewards.sum()

    for_start, for_steps = jax.random.split(key)
    start = jax.vmap(env.init)(jax.random.split(for_start, batch))
    _, rewards = jax.lax.scan(decide, start, jax.random.split(for_steps, STEPS))
    return rewards.sum()
