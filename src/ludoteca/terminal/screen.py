"""The screen and the keyboard, which everybody at the table shares."""

from __future__ import annotations

import codecs
import contextlib
import io
import sys
import unicodedata
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, SegmentLines

from ludoteca.terminal.prose import Prose
from ludoteca.words import Words

with contextlib.suppress(ImportError):  # not on Windows
    import readline

    readline.set_auto_history(False)  # the arrow keys would show what the person before has typed

Lines = list[list[Segment]]
"""Something drawn at the width of the screen."""

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and the scrollback, and goes to the top."""


class Leave(Exception):
    """Somebody wants to stop."""


LEAVING = (Leave, EOFError, KeyboardInterrupt)
"""The ways to leave: in words, with Ctrl-D, with Ctrl-C."""


class Screen:
    def __init__(self, words: Words) -> None:
        never_fail_to_encode()
        self.words = words
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.interactive = sys.stdin.isatty() and self.console.is_terminal

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, message: str, **values: str | int) -> None:
        self.show(Prose(self.words.say(message, **values)))

    def show_command(self, command: str) -> None:
        """In one line, however long, so that it can be copied."""
        self.console.print(command, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """A line that somebody types, without what cannot be printed. Whatever is asked, one may leave."""
        self.console.file.flush()
        line = printable(input(prompt)).strip()
        if not sys.stdin.isatty():
            self.show(line)  # so that a transcript reads like a screen
        if line.casefold() in self.words.answers("terminal-answers-quit"):
            raise Leave
        return line

    def present(self, news: Sequence[RenderableType], parts: Sequence[RenderableType]) -> None:
        """Shows news, then parts that belong together: separated by empty lines, without them, or after a pause,
        as it fits."""
        blocks = [self.lines(block) for block in ([Group(*news), *parts] if news else parts)]
        self.show("")
        if news and not self.has_room_for(blocks):
            self.page(blocks.pop(0))
        airy = self.has_room_for(blocks, between=1)
        for number, block in enumerate(blocks):
            if airy and number > 0:
                self.show("")
            self.print_lines(block)

    def has_room_for(self, blocks: Sequence[Lines], between: int = 0) -> bool:
        """With an empty line before them and one after them to type in."""
        return 2 + sum(map(len, blocks)) + between * (len(blocks) - 1) <= self.console.height

    def show_long(self, *things: RenderableType) -> None:
        self.page(self.lines(Group(*things)))

    def page(self, lines: Lines) -> None:
        """Shows one screenful at a time, and waits after each."""
        step = self.console.height - 1 if self.interactive else len(lines)
        for start in range(0, len(lines), step):
            self.print_lines(lines[start : start + step])
            self.pause()

    def lines(self, thing: RenderableType) -> Lines:
        return self.console.render_lines(thing, pad=False)

    def print_lines(self, lines: Lines) -> None:
        self.console.print(SegmentLines(lines, new_lines=True), end="")

    def pause(self) -> None:
        if self.interactive:
            self.ask(self.words.say("terminal-pause"))

    def wipe(self) -> None:
        """Clears the screen and the scrollback."""
        if self.console.is_dumb_terminal:
            self.show("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.file.write(WIPE)

    def forget_keys(self) -> None:
        """Discards what was typed before the question could be seen."""
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):  # not on Windows
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)


def printable(text: str) -> str:
    """Without escape sequences and other characters that control the terminal."""
    return "".join(c for c in text if c.isprintable() or c == " ")


LOOKALIKES = str.maketrans("●○✓╭╮╰╯─│▸◂•·×–—’„“”«»\u202f", '*ov++++-|><*.x--\'""""" ')


def lookalike(error: UnicodeError) -> tuple[str, int]:
    """A replacement for characters that the terminal does not have."""
    assert isinstance(error, UnicodeEncodeError)
    text = error.object[error.start : error.end].translate(LOOKALIKES)
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return plain or "?", error.end


def never_fail_to_encode() -> None:
    codecs.register_error("lookalike", lookalike)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "lookalike")
