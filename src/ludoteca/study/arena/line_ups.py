"""The line-ups of an arena: which bots play each other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

LineUp = tuple[str, ...]
"""Bots in the order of the seats."""


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """As many bots as seats form one line-up. Of more bots, every combination plays. Of fewer, each plays alone
    against a table full of each other one."""
    if len(bots) == players:
        return [tuple(bots)]
    if len(set(bots)) < len(bots):
        raise ValueError(f"A bot can only be named twice in a line-up of {players} bots, one per seat.")
    if len(bots) > players:
        return list(combinations(bots, players))
    if len(bots) == 1:
        raise ValueError("An arena needs at least two bots.")
    return [(one, *[other] * (players - 1)) for one, other in permutations(bots, 2)]


def rotations(line_up: LineUp) -> list[LineUp]:
    """All rotations of a line-up, so that each bot sits on each seat."""
    turned = [line_up[first:] + line_up[:first] for first in range(len(line_up))]
    return list(dict.fromkeys(turned))
