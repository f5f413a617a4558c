"""Plays any legal move, each as likely as the others."""

from __future__ import annotations

from random import Random
from typing import Any

from ludoteca.engine.dice import pick
from ludoteca.engine.rule import rule


def random(view: dict[str, Any], legal: list[str], generator: Random) -> str:
    return generator.choice(legal)


@rule
def random_policy(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    return moves[pick(luck, count)]
