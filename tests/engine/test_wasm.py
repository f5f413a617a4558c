"""The kernels as WebAssembly give the same numbers as native code and Python."""

from __future__ import annotations

import gzip

import pytest

from ludoteca.games import GAMES
from ludoteca.study.modules import module
from tests.engine.in_node import check

pytest.importorskip("ziglang", reason="A linker for WebAssembly: pip install 'ludoteca[wasm]'.")

MOST_BYTES = 100_000
"""Of a game, compressed."""


@pytest.mark.parametrize("game", GAMES)
def test_a_small_module_does_in_node_what_native_code_does(game: str) -> None:
    check(GAMES[game])
    assert len(gzip.compress(module(game).read_bytes())) < MOST_BYTES
