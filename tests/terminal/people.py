"""People at the keyboard: scripts for a program without a terminal, and a terminal of their own."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import patch

from typer.testing import CliRunner

import ludoteca
from ludoteca.cli import app
from ludoteca.terminal.screen import WIPE

ENGLISH = {"LC_ALL": "en_US.UTF-8", "COLUMNS": "100", "LINES": "30", "NO_COLOR": "1", "TERM": "xterm"}
PATIENCE = 20
"""Seconds until a program that says nothing counts as stuck."""

WITH_CONTROLLING_TERMINAL = """
import fcntl, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from ludoteca.cli import main
main()
"""
"""Ctrl-C reaches only programs that have one."""


def run(*words: str, typed: Iterable[str] = (), **environment: str) -> Any:
    """Runs the command line with typed lines from a script."""
    text = "".join(f"{line}\n" for line in typed)
    return CliRunner(env=ENGLISH | environment).invoke(app, words, input=text, prog_name="ludoteca")


def easy_person(save_as: str = "n") -> Callable[[str], str]:
    """Each question takes one of these answers, and explains that it does not take the others."""
    answers = cycle(["", "a", "all", "n", "1", "1 2"])
    return lambda prompt: save_as if prompt == "> " else next(answers)


def play_whole(*words: str, **environment: str) -> ludoteca.Match:
    """The match that an easy person plays to its end; the record is saved in the current folder."""
    file = Path("whole.txt")
    file.unlink(missing_ok=True)
    with patch("builtins.input", easy_person(save_as=str(file))):
        result = run("play", *words, **environment)
    assert result.exit_code == 0, result.output
    assert "{" not in result.output  # so Fluent marks values that are missing
    return ludoteca.load(file.read_text(encoding="utf-8"))


def said(text: str) -> str:
    """On one line, with plain blanks, since line breaks do not matter."""
    return " ".join(text.split())


def screens(text: str) -> list[str]:
    """What was on the screen between two wipes."""
    return text.split(WIPE)


class Terminal:
    """A pseudo-terminal in which the program runs."""

    switched_on: ClassVar[list[Terminal]] = []

    def __init__(self, *words: str, folder: Path, rows: int = 60, columns: int = 100, **environment: str) -> None:
        self.keyboard, its_end = pty.openpty()
        fcntl.ioctl(its_end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        inherited = {name: value for name, value in os.environ.items() if name not in ENGLISH}
        self.program = subprocess.Popen(
            [sys.executable, "-c", WITH_CONTROLLING_TERMINAL, *words],
            stdin=its_end,
            stdout=its_end,
            stderr=its_end,
            cwd=folder,
            env=inherited | {"LC_ALL": "C.UTF-8", "TERM": "xterm"} | environment,
            start_new_session=True,
        )
        os.close(its_end)
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.shown = ""
        self.switched_on.append(self)

    def switch_off(self) -> None:
        """Ends the program and everything it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self.program.pid, signal.SIGKILL)
        self.program.wait(PATIENCE)
        os.close(self.keyboard)

    def until(self, text: str) -> str:
        """The output up to a text."""
        while text not in self.shown:
            assert self.read(), f"{text!r} never came:\n{self.shown}"
        before, _, self.shown = self.shown.partition(text)
        return before + text

    def type(self, line: str) -> None:
        self.press(f"{line}\n")

    def press(self, keys: str) -> None:
        self.wait_until_it_waits()
        os.write(self.keyboard, keys.encode())

    def wait_until_it_waits(self) -> None:
        """Waits until the program reads input: a Ctrl-C before that would be noticed only with the next key."""
        if not Path("/proc/self/stat").exists():
            time.sleep(0.2)
            return
        state = Path(f"/proc/{self.program.pid}/stat")
        while self.program.poll() is None and state.read_text().rpartition(")")[2].split()[0] != "S":
            time.sleep(0.01)

    def rest(self) -> str:
        """The output until the program ends."""
        while self.read():
            pass
        self.program.wait(PATIENCE)
        return self.shown

    def read(self) -> bool:
        """Returns whether anything came."""
        ready, _, _ = select.select([self.keyboard], [], [], PATIENCE)
        assert ready, f"nothing comes any more after:\n{self.shown}"
        try:
            data = os.read(self.keyboard, 65536)
        except OSError:  # so Linux says that the other end is closed
            return False
        self.shown += self.decoder.decode(data).replace("\r\n", "\n")
        return bool(data)


CTRL_C, CTRL_D = "\x03", "\x04"
