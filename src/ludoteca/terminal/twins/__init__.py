"""Twins in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from ludoteca.terminal.face import Data
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.twins.answers import question, read
from ludoteca.terminal.twins.board import board
from ludoteca.terminal.twins.help import help_with
from ludoteca.terminal.twins.phrases import Phrases
from ludoteca.terminal.twins.standing import standing
from ludoteca.terminal.twins.story import told
from ludoteca.words import Words


class Twins:
    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.phrases = Phrases(words, names)

    def intro(self) -> str:
        return self.phrases.say("twins-intro")

    def chapter(self, view: Data) -> int:
        number: int = view["hand"]
        return number

    def board(self, view: Data, seat: int | None) -> list[RenderableType]:
        return board(self.phrases, view, seat)

    def story(self, events: Sequence[Data], since: int = 0, *, small_steps: bool = False) -> list[Prose]:
        return told(self.phrases, events, since, small_steps)

    def question(self, view: Data, seat: int) -> str:
        return question(self.phrases, view, seat)

    def read(self, answer: str, view: Data, seat: int) -> str:
        return read(self.phrases, answer, view, seat)

    def help(self, view: Data, seat: int) -> RenderableType:
        return help_with(self.phrases, view)

    def standing(self, view: Data) -> RenderableType:
        return standing(self.phrases, view)
