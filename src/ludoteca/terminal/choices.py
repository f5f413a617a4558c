"""A game's moves as a numbered list, and what short answers mean. Works for any game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from ludoteca.engine.notation import Unreadable
from ludoteca.engine.telling import Move
from ludoteca.terminal.pieces import every_board
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.sight import Look, Sight, Unclear
from ludoteca.terminal.speech import Speech

FEWEST_ROWS, ROWS_OF_BOARD = 6, 18
"""A list that does not fit below an ordinary board is folded at this length, until somebody asks for it."""
MOST_TO_CHOOSE_FROM = 6
BETWEEN_COLUMNS = 3
IMPOSSIBLE = "–"

PIECES = re.compile(r"[^\W\d_]\s*\d+|[^\s,;+&]+")
"""A letter with a number, or whatever stands between blanks."""
PUNCTUATION = ".,:;!?()[]“”„«»\"'"


def pieces_of(text: str) -> list[str]:
    """Words, cards and numbers, in lower case."""
    pieces = ("".join(piece.split()).strip(PUNCTUATION) for piece in PIECES.findall(text.casefold()))
    return [piece for piece in pieces if piece]


@dataclass(frozen=True)
class Choice:
    """A move as it is listed."""

    number: str
    """The label with which it is chosen; empty for a move that cannot be made."""
    move: Move
    words: str
    why: str
    """Why it cannot be made; empty if it can."""

    @property
    def text(self) -> str:
        return f"{self.words}: {self.why}" if self.why else self.words

    @property
    def kind(self) -> str:
        return self.move["move"].split()[0].casefold()

    @property
    def parts(self) -> list[str]:
        """The cards, dice or cells that the move uses."""
        return self.move["move"].casefold().split()[1:]


def is_its_text(choice: Choice, pieces: list[str]) -> bool:
    return pieces[:1] == [choice.kind] and has_just_its_parts(choice, pieces[1:])


def has_just_its_parts(choice: Choice, pieces: list[str]) -> bool:
    return Counter(pieces) == Counter(choice.parts)


def has_its_digits(choice: Choice, pieces: list[str]) -> bool:
    """Dice typed without blanks between them."""
    return all(len(part) == 1 for part in choice.parts) and Counter("".join(pieces)) == Counter(choice.parts)


def is_its_words(choice: Choice, pieces: list[str]) -> bool:
    return pieces == pieces_of(choice.words)


def has_some_parts(choice: Choice, pieces: list[str]) -> bool:
    return Counter(pieces) <= Counter(choice.parts)


def has_words_in_order(choice: Choice, pieces: list[str]) -> bool:
    words = iter(pieces_of(choice.words))
    return all(piece in words for piece in pieces)


def has_some_words(choice: Choice, pieces: list[str]) -> bool:
    return Counter(pieces) <= Counter([choice.kind, *choice.parts]) | Counter(pieces_of(choice.words))


WAYS: tuple[Callable[[Choice, list[str]], bool], ...] = (
    is_its_text,
    has_just_its_parts,
    has_its_digits,
    is_its_words,
    has_some_parts,
    has_words_in_order,
    has_some_words,
)
"""The ways in which an answer can name a move, the clearest first."""


class Choices:
    """What a seat can do now."""

    def __init__(self, speech: Speech, sight: Sight) -> None:
        self.speech = speech
        self.sight = sight
        self.all = [
            Choice(
                number,
                move,
                speech.words.tell(move, speech.names),
                speech.tell(move["why"]) if "why" in move else "",
            )
            for number, move in zip(numbers_of(sight.moves), sight.moves, strict=True)
        ]

    # The list

    def folded(self) -> RenderableType:
        return ListOfMoves(self.all, self.tell_more)

    def tell_more(self, count: int) -> str:
        return self.speech.say("terminal-more-moves", count=count, example=self.example())

    def example(self) -> str:
        """An answer that names a move by its parts."""
        possible = [choice for choice in self.all if not choice.why]
        return " ".join(next((choice.parts for choice in possible if choice.parts), [possible[0].kind]))

    def help(self) -> list[RenderableType]:
        """Everything that can be typed, and every move."""
        example = next(choice for choice in self.all if not choice.why)
        advice = self.speech.say("terminal-help-move", number=example.number, move=example.move["move"])
        return [ListOfMoves(self.all), Prose(advice)]

    # Answers

    def read(self, answer: str) -> str:
        """The move that an answer means, by its number, its text, its words or its parts."""
        self.obey(answer.casefold())
        pieces = pieces_of(answer)
        if not pieces:
            raise Unclear(self.speech.say("terminal-wrong-move", answer=answer))
        meant = self.numbered(pieces) or self.named(pieces)
        if len(meant) == 1:
            return self.possible(meant[0])
        if meant:
            raise Unclear(self.which(answer, meant))
        return self.refused(answer, pieces)

    def obey(self, answer: str) -> None:
        """Raises Look for answers that ask to see something."""
        if answer in self.speech.words.answers("terminal-answers-moves"):
            raise Look(*self.help())
        if answer in self.speech.words.answers("terminal-answers-boards"):
            raise Look(*every_board(self.speech, self.sight))

    def numbered(self, pieces: list[str]) -> list[Choice]:
        return [choice for choice in self.all if pieces == [choice.number]]

    def named(self, pieces: list[str]) -> list[Choice]:
        """The moves that an answer names most clearly."""
        found = ([choice for choice in self.all if is_named(choice, pieces)] for is_named in WAYS)
        return next(filter(None, found), [])

    def possible(self, choice: Choice) -> str:
        if choice.why:
            raise Unclear(choice.why)
        return choice.move["move"]

    def which(self, answer: str, meant: Sequence[Choice]) -> str:
        listed = " · ".join(f"{mark_of(choice)} {choice.text}" for choice in meant[:MOST_TO_CHOOSE_FROM])
        more = " …" if len(meant) > MOST_TO_CHOOSE_FROM else ""
        return self.speech.say("terminal-which-move", answer=answer, moves=listed + more)

    def refused(self, answer: str, pieces: list[str]) -> str:
        """Tries a move that is not legal now, so that the game says why not."""
        kinds = dict.fromkeys(choice.kind for choice in self.all)
        for text in (answer, *(" ".join([kind, *pieces]) for kind in kinds)):
            if self.is_readable(text):
                return text
        raise Unclear(self.speech.say("terminal-wrong-move", answer=answer))

    def is_readable(self, text: str) -> bool:
        try:
            self.sight.match.game.notation.read(text, by_chance=False)
        except Unreadable:
            return False
        return True


def mark_of(choice: Choice) -> str:
    return f"{choice.number})" if choice.number else IMPOSSIBLE


def numbers_of(moves: Sequence[Move]) -> list[str]:
    """Labels for the moves. `buy 2` is labelled 2, so that no number means two things; other moves are counted."""
    words = [move["move"].split() for move in moves]
    if len({first for first, *_ in words}) == 1 and all(
        len(rest) == 1 and rest[0].isdecimal() for _, *rest in words
    ):
        return [number for _, number in words]
    numbers = iter(range(1, len(moves) + 1))
    return ["" if "why" in move else str(next(numbers)) for move in moves]


@dataclass(frozen=True)
class ListOfMoves:
    """In as many columns as there is room for, with a block for each kind of move; a long list may be folded."""

    choices: Sequence[Choice]
    tell_more: Callable[[int], str] | None = None
    """A sentence that says how many moves are not shown."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows = list(self.rows(options.max_width))
        most = max(FEWEST_ROWS, console.height - ROWS_OF_BOARD)
        is_folded = self.tell_more and len(rows) > most
        shown = rows[: most - 1] if is_folded else rows
        for row, width in shown:
            yield self.drawn(row, width)
        if self.tell_more and is_folded:
            yield Prose(self.tell_more(sum(len(row) for row, _ in rows[len(shown) :])))

    def rows(self, room: int) -> Iterator[tuple[list[Choice], int]]:
        """The choices of each row, and the width of their columns."""
        for _, together in groupby(self.choices, lambda choice: (choice.move["id"], bool(choice.why))):
            block = list(together)
            width = self.width_of_numbers + max(cell_len(choice.text) for choice in block) + BETWEEN_COLUMNS
            columns = max(1, (room + BETWEEN_COLUMNS) // width)
            yield from ((block[start : start + columns], width) for start in range(0, len(block), columns))

    @property
    def width_of_numbers(self) -> int:
        return max(len(mark_of(choice)) for choice in self.choices) + 2

    def drawn(self, row: Sequence[Choice], width: int) -> RenderableType:
        numbers = [f"{mark_of(choice):>{self.width_of_numbers - 1}} " for choice in row]
        if len(row) == 1:
            return Prose(row[0].text, numbers[0])
        line = Text(no_wrap=True)
        for number, choice in zip(numbers, row, strict=True):
            line.append(number, "bold")
            line.append(set_cell_size(choice.text, width - len(number)))
        line.rstrip()
        return line
