"""Answers questions in a second worker of the browser, which `frontend/src/pocket/thinker.ts` runs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ludoteca.engine import kernels
from ludoteca.server.workers.process import answered as answer_of
from ludoteca.server.workers.questions import Question


def give(game: str, names: Iterable[str], call: Any) -> None:
    """Gives bots a game's kernels, which the browser runs as WebAssembly."""

    def run(kernel: str, states: bytes, given: bytes, told: int, moves: int) -> bytes:
        """-"""
        numbers: bytes = call(kernel, states, given, told, moves).to_bytes()
        return numbers

    kernels.give(game, names, run)


def answered(question: str) -> tuple[str, str]:
    """A question answered, as JSON, and the bytes that follow the answer; these are never compressed."""
    answer, behind = answer_of(msgspec.json.decode(question, type=Question))
    return msgspec.json.encode(answer).decode(), behind.decode()
