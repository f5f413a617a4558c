"""Diceland in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from ludoteca.terminal.diceland.answers import read
from ludoteca.terminal.diceland.board import board
from ludoteca.terminal.diceland.help import help_with
from ludoteca.terminal.diceland.phrases import Phrases
from ludoteca.terminal.diceland.questions import question
from ludoteca.terminal.diceland.standing import standing
from ludoteca.terminal.diceland.story import told
from ludoteca.terminal.face import Data
from ludoteca.terminal.prose import Prose
from ludoteca.words import Words


class Diceland:
    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.phrases = Phrases(words, names)

    def intro(self) -> str:
        return self.phrases.say("diceland-intro")

    def chapter(self, view: Data) -> int:
        number: int = view["turn"]
        return number

    def board(self, view: Data, seat: int | None) -> list[RenderableType]:
        return board(self.phrases, view, seat)

    def story(self, events: Sequence[Data], since: int = 0, *, small_steps: bool = False) -> list[Prose]:
        return told(self.phrases, events, since, small_steps)

    def question(self, view: Data, seat: int) -> str:
        return question(self.phrases, view, seat)

    def read(self, answer: str, view: Data, seat: int) -> list[str]:
        return read(self.phrases, answer, view, seat)

    def help(self, view: Data, seat: int) -> RenderableType:
        return help_with(self.phrases, view, seat)

    def standing(self, view: Data) -> RenderableType:
        return standing(self.phrases, view)
