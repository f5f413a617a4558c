"""How a game is shown and played in the terminal: what it tells, put into words and drawn."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from rich.console import Group, RenderableType

from ludoteca.engine.game import Viewer
from ludoteca.engine.match import Match
from ludoteca.engine.telling import CHAPTER, SMALL_STEP, Told
from ludoteca.terminal.choices import Choices
from ludoteca.terminal.colours import GOOD
from ludoteca.terminal.grids import table_of_figures
from ludoteca.terminal.pieces import on_table
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.screen import printable
from ludoteca.terminal.sight import Features, Sight
from ludoteca.terminal.speech import Speech
from ludoteca.words import Words


class Face:
    """A game in a language, with the names of its players."""

    def __init__(self, game: str, speech: Speech, own: Features | None = None) -> None:
        self.game = game
        self.speech = speech
        self.own = own or Features()

    def intro(self) -> str:
        """The game in a few sentences, for newcomers."""
        return self.speech.say(f"{self.game}-intro")

    # What happened

    def story(self, match: Match, viewer: Viewer, since: int = 0, *, small_steps: bool = False) -> list[Prose]:
        """What happened after the first `since` events; `small_steps` includes those that matter only while they
        happen."""
        told = [one for one in match.told_for(viewer, since) if small_steps or one["weight"] != SMALL_STEP]
        alike = groupby(told, lambda one: (one["kind"], one["weight"]))
        return [self.paragraph(weight, together) for (_, weight), together in alike]

    def paragraph(self, weight: int, told: Iterable[Told]) -> Prose:
        text = self.speech.together(sentence for one in told for sentence in one["sentences"])
        return Prose(text, "• ", self.speech.names, "bold" if weight == CHAPTER else "")

    def chapter(self, match: Match, viewer: Viewer) -> int:
        """How many rounds, hands or turns have begun."""
        return sum(one["weight"] == CHAPTER for one in match.told_for(viewer))

    # What is

    def board(self, sight: Sight) -> list[RenderableType]:
        """The whole board, in parts that may be separated by empty lines."""
        if self.own.board:
            return self.own.board(self.speech, sight)
        return on_table(self.speech, sight, self.speech.say(f"{self.game}-title"))

    def standing(self, sight: Sight) -> RenderableType:
        """The result at the end, and what decided it."""
        standing = sight.shown["standing"]
        assert standing, "The game is not over."
        *reasons, result = map(self.speech.tell, standing["sentences"])
        ranks = [(f"{rank['place']}.", rank["seat"], rank["figures"]) for rank in standing["ranks"]]
        return Group(table_of_figures(self.speech, ranks), *map(Prose, reasons), Prose(result, style=GOOD))

    # What is asked and answered

    def awaited(self, sight: Sight) -> list[RenderableType]:
        """What is awaited, and from whom."""
        return [Prose(self.speech.together(sight.shown["question"]), style="bold")]

    def question(self, sight: Sight) -> RenderableType:
        """What is asked of a seat, and how it can answer."""
        if self.own.prompt:
            asked = self.speech.together(sight.shown["question"])
            return Prose(f"{asked} {self.own.prompt(self.speech, sight)}", style="bold")
        return Group(*self.awaited(sight), Choices(self.speech, sight).folded())

    def read(self, sight: Sight, answer: str) -> str | list[str]:
        """The move, or several in a row, that an answer means; raises Unclear or Look."""
        if self.own.read:
            return self.own.read(self.speech, sight, answer)
        return Choices(self.speech, sight).read(answer)

    @property
    def nothing_back(self) -> str:
        return self.own.nothing_back

    def help(self, sight: Sight) -> RenderableType:
        """What a player should know to answer the question."""
        if self.own.help:
            return self.own.help(self.speech, sight)
        return Group(Prose(self.intro()), "", *self.awaited(sight), *Choices(self.speech, sight).help())


def face_of(match: Match, words: Words, reader: int | None = None, *, plain: bool = False) -> Face:
    """The game's own face, or with `plain` the general one. `reader` is the seat that is called "you"."""
    part, speech = match.game.part("terminal"), Speech(words, names_in(match), reader)
    return Face(match.game.name, speech, None if plain else getattr(part, "FACE", None))


def names_in(match: Match) -> list[str]:
    """The players' names, made safe to print."""
    return [printable(name) for name in match.names]
