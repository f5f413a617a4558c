"""What a bot thinks of the moves it can make, as data: for hints, for analysis, for whoever asks why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Reason:
    """A sentence as data: the id of a message in the locales, and the values it names."""

    id: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Weighed:
    """A move and what it is worth."""

    move: str
    value: float
    """What the bot goes by: the higher the better."""
    win: float | None
    """The chance to win the game, a shared victory counting as a part; None where the bot has no idea."""
    reason: Reason


@dataclass(frozen=True)
class Advice:
    """The moves a bot weighed, the one it likes best first."""

    weighed: tuple[Weighed, ...]

    @property
    def move(self) -> str:
        return self.weighed[0].move

    @property
    def reason(self) -> Reason:
        return self.weighed[0].reason
