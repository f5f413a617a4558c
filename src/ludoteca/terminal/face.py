"""What the terminal needs of a game: how it looks, and how people speak to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rich.console import RenderableType

from ludoteca.terminal.prose import Prose
from ludoteca.terminal.speech import Speech
from ludoteca.words import Words

Data = dict[str, Any]


class Unclear(Exception):
    """An answer that is no move; the message tells the person what would be."""


class Look(Exception):
    """An answer that is no move but a wish to see something."""

    def __init__(self, *things: RenderableType) -> None:
        self.things = things


class TakeBack(Exception):
    """A wish to take the last move back; the message is for a person who has none to take back."""


Phrases = TypeVar("Phrases", bound=Speech)


@dataclass(frozen=True)
class Features(Generic[Phrases]):
    """What the face of one game is made of. A view is what somebody may know of a position."""

    intro: str
    """The message that tells the game in a few sentences."""
    chapter: str
    """The key of a view that says which round, hand or turn it is."""
    phrases: Callable[[Words, Sequence[str]], Phrases]
    board: Callable[[Phrases, Data, int | None], list[RenderableType]]
    story: Callable[[Phrases, Sequence[Data], int, bool], list[Prose]]
    question: Callable[[Phrases, Data, int], str]
    read: Callable[[Phrases, str, Data, int], str | list[str]]
    help: Callable[[Phrases, Data, int], RenderableType]
    standing: Callable[[Phrases, Data], RenderableType]

    def __call__(self, words: Words, names: Sequence[str]) -> Face[Phrases]:
        return Face(self, self.phrases(words, names))


class Face(Generic[Phrases]):
    """A game in a language, with the names of its players; `seat` is None for somebody who only watches."""

    def __init__(self, features: Features[Phrases], phrases: Phrases) -> None:
        self.features = features
        self.phrases = phrases

    def intro(self) -> str:
        """The game in a few sentences, for who has never seen it."""
        return self.phrases.say(self.features.intro)

    def chapter(self, view: Data) -> int:
        """Which round, hand or turn it is."""
        number: int = view[self.features.chapter]
        return number

    def board(self, view: Data, seat: int | None) -> list[RenderableType]:
        """Everything in view, drawn; in parts that may have air between them."""
        return self.features.board(self.phrases, view, seat)

    def story(self, events: Sequence[Data], since: int = 0, *, small_steps: bool = False) -> list[Prose]:
        """What happened from one event on; with or without the steps that matter only while they are made."""
        return self.features.story(self.phrases, events, since, small_steps)

    def question(self, view: Data, seat: int) -> str:
        """One sentence: what is awaited of a seat, and its choices."""
        return self.features.question(self.phrases, view, seat)

    def read(self, answer: str, view: Data, seat: int) -> str | list[str]:
        """The legal move that a short answer means, or several in a row; raises Unclear, Look or TakeBack."""
        return self.features.read(self.phrases, answer, view, seat)

    def help(self, view: Data, seat: int) -> RenderableType:
        """What a seat should know to answer the question."""
        return self.features.help(self.phrases, view, seat)

    def standing(self, view: Data) -> RenderableType:
        """The result at the end, step by step."""
        return self.features.standing(self.phrases, view)
