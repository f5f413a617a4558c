"""Games that do not tell yet: their faces compute everything from views and events. Goes when all games tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rich.console import RenderableType

from ludoteca.engine.game import Viewer
from ludoteca.engine.match import Match
from ludoteca.terminal.face import Data, Sight
from ludoteca.terminal.faces import Face
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.speech import Speech
from ludoteca.words import Words

Phrases = TypeVar("Phrases", bound=Speech)


@dataclass(frozen=True)
class UntoldFeatures(Generic[Phrases]):
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

    def __call__(self, words: Words, names: Sequence[str]) -> Untold[Phrases]:
        return Untold(self, self.phrases(words, names))

    def face(self, game: str, words: Words, names: Sequence[str]) -> Face:
        return UntoldFace(game, Speech(words, names), self(words, names))


class Untold(Generic[Phrases]):
    """A game in a language, with the names of its players; `seat` is None for somebody who only watches."""

    def __init__(self, features: UntoldFeatures[Phrases], phrases: Phrases) -> None:
        self.features = features
        self.phrases = phrases

    def intro(self) -> str:
        return self.phrases.say(self.features.intro)

    def chapter(self, view: Data) -> int:
        """Which round, hand or turn it is."""
        number: int = view[self.features.chapter]
        return number

    def board(self, view: Data, seat: int | None) -> list[RenderableType]:
        return self.features.board(self.phrases, view, seat)

    def story(self, events: Sequence[Data], since: int = 0, *, small_steps: bool = False) -> list[Prose]:
        """What happened from one event on; with or without the steps that matter only while they are made."""
        return self.features.story(self.phrases, events, since, small_steps)

    def question(self, view: Data, seat: int) -> str:
        return self.features.question(self.phrases, view, seat)

    def read(self, answer: str, view: Data, seat: int) -> str | list[str]:
        return self.features.read(self.phrases, answer, view, seat)

    def help(self, view: Data, seat: int) -> RenderableType:
        return self.features.help(self.phrases, view, seat)

    def standing(self, view: Data) -> RenderableType:
        return self.features.standing(self.phrases, view)


class UntoldFace(Face):
    """The same as a face like any other."""

    def __init__(self, game: str, speech: Speech, untold: Untold[Any]) -> None:
        super().__init__(game, speech)
        self.untold = untold

    def intro(self) -> str:
        return self.untold.intro()

    def chapter(self, match: Match, viewer: Viewer) -> int:
        return self.untold.chapter(match.position(viewer))

    def story(self, match: Match, viewer: Viewer, since: int = 0, *, small_steps: bool = False) -> list[Prose]:
        events = match.events_for(viewer)
        told = len(events) - len(match.events_for(viewer, since))
        return self.untold.story(events, told, small_steps=small_steps)

    def board(self, sight: Sight) -> list[RenderableType]:
        return self.untold.board(sight.view, sight.seat)

    def awaited(self, sight: Sight) -> list[RenderableType]:
        return []

    def question(self, sight: Sight) -> RenderableType:
        return Prose(self.untold.question(sight.view, sight.own_seat), style="bold")

    def read(self, sight: Sight, answer: str) -> str | list[str]:
        return self.untold.read(answer, sight.view, sight.own_seat)

    def help(self, sight: Sight) -> RenderableType:
        return self.untold.help(sight.view, sight.own_seat)

    def standing(self, sight: Sight) -> RenderableType:
        return self.untold.standing(sight.view)
