"""What the terminal needs of a game: how it looks, and how people speak to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from ludoteca.terminal.prose import Prose

Data = dict[str, Any]


class Unclear(Exception):
    """An answer that is no move; the message tells the person what would be."""


class Look(Exception):
    """An answer that is no move but a wish to see something."""

    def __init__(self, *things: RenderableType) -> None:
        self.things = things


class TakeBack(Exception):
    """A wish to take the last move back; the message is for a person who has none to take back."""


class Face(Protocol):
    """A view is what somebody may know of a position; `seat` is None for somebody who only watches."""

    def intro(self) -> str:
        """The game in a few sentences, for who has never seen it."""

    def chapter(self, view: Data) -> int:
        """Which round, hand or turn it is."""

    def board(self, view: Data, seat: int | None) -> list[RenderableType]:
        """Everything in view, drawn; in parts that may have air between them."""

    def story(self, events: Sequence[Data], since: int = 0, *, small_steps: bool = False) -> list[Prose]:
        """What happened from one event on; with or without the steps that matter only while they are made."""

    def question(self, view: Data, seat: int) -> str:
        """One sentence: what is awaited of a seat, and its choices."""

    def read(self, answer: str, view: Data, seat: int) -> str | list[str]:
        """The legal move that a short answer means, or several in a row; raises Unclear, Look or TakeBack."""

    def help(self, view: Data, seat: int) -> RenderableType:
        """What a seat should know to answer the question."""

    def standing(self, view: Data) -> RenderableType:
        """The result at the end, step by step."""
