"""What a seat sees, and what a game may bring to have it shown in its own way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rich.console import RenderableType

from ludoteca.engine.game import PUBLIC, Viewer
from ludoteca.engine.match import Match
from ludoteca.engine.telling import Area, Move, Shown
from ludoteca.terminal.speech import Speech

Data = dict[str, Any]


class Unclear(Exception):
    """An answer that is no move; the message tells the person what would be."""


class Look(Exception):
    """An answer that asks to see something."""

    def __init__(self, *things: RenderableType) -> None:
        self.things = things


class Sight:
    """What a seat, or None for spectators, sees of a match now."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match = match
        self.seat = seat
        self.viewer: Viewer = PUBLIC if seat is None else seat

    @property
    def own_seat(self) -> int:
        assert self.seat is not None, "Who only watches is asked nothing."
        return self.seat

    @cached_property
    def view(self) -> Data:
        return self.match.position(self.viewer)

    @cached_property
    def shown(self) -> Shown:
        return self.match.shown_for(self.viewer)

    @cached_property
    def details(self) -> Any:
        return self.shown["details"]

    @cached_property
    def areas(self) -> list[Area]:
        return self.match.areas_for(self.viewer)

    @cached_property
    def moves(self) -> list[Move]:
        return self.match.moves_told(self.own_seat)


@dataclass(frozen=True)
class Features:
    """What a game brings of its own, as `FACE` in its `terminal`; everything else is shown as for any game."""

    board: Callable[[Speech, Sight], list[RenderableType]] | None = None
    """The whole board, in parts that may be separated by empty lines."""
    prompt: Callable[[Speech, Sight], str] | None = None
    """How to answer, shown after the question in place of a list of moves."""
    read: Callable[[Speech, Sight, str], str | list[str]] | None = None
    """The move, or several in a row, that an answer means; raises Unclear or Look."""
    help: Callable[[Speech, Sight], RenderableType] | None = None
    """What a player should know to answer the question."""
    nothing_back: str = "terminal-nothing-back"
    """The message for a player who has no move to take back."""
