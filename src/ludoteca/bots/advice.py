"""What a bot thinks of its possible moves, as data: for hints and for analysis."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Reason:
    """A sentence as data: the id of a message in the locales, and its values."""

    id: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Weighed:
    """A move and what it is worth."""

    move: str
    value: float
    """What the bot decides by: the higher the better."""
    win: float | None
    """The chance to win the game, a shared victory counting as a part; None if the bot does not know."""
    reason: Reason


@dataclass(frozen=True)
class Advice:
    """The moves a bot weighed, its favourite first."""

    weighed: tuple[Weighed, ...]

    @property
    def move(self) -> str:
        return self.weighed[0].move

    @property
    def reason(self) -> Reason:
        return self.weighed[0].reason
