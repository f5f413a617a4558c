"""Saving records to files, and how to continue them."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Any

from ludoteca.engine.dice import Dice
from ludoteca.engine.game import Option
from ludoteca.engine.match import Match
from ludoteca.terminal.screen import Screen
from ludoteca.terminal.seating import Seating


def offer_to_save(match: Match, screen: Screen) -> Path | None:
    """Asks for a file until the record is saved; None if the person declines."""
    answers = screen.words.answers
    usual = unused_file(match)
    screen.say("terminal-save", file=str(usual))
    while True:
        answer = screen.ask("> ")
        if answer.casefold() in answers("terminal-answers-no"):
            return None
        if answer.casefold() in answers("terminal-answers-help"):
            screen.say("terminal-save", file=str(usual))
            continue
        path = usual if answer.casefold() in ("", *answers("terminal-answers-yes")) else Path(answer)
        if is_saved(match, path, screen):
            return path


def is_saved(match: Match, path: Path, screen: Screen) -> bool:
    """Never overwrites anything. Says what went wrong."""
    try:
        with path.expanduser().open("x", encoding="utf-8", newline="\n") as file:
            file.write(match.record())
    except FileExistsError:
        screen.say("terminal-file-exists", file=str(path))
    except (OSError, RuntimeError) as error:  # RuntimeError: there is no such home directory
        screen.say("terminal-cannot-save", file=str(path), reason=getattr(error, "strerror", str(error)))
    else:
        return True
    return False


def unused_file(match: Match) -> Path:
    """A name made of the game and the time."""
    stem = f"{match.game.name}-{datetime.now():%Y-%m-%d-%H%M}"
    names = chain([f"{stem}.txt"], (f"{stem}-{number}.txt" for number in count(2)))
    return next(path for path in map(Path, names) if not path.exists())


def this_program() -> str:
    """How to call this program from here: by name if the shell finds it, else as it was called."""
    if shutil.which("ludoteca") or Path(sys.argv[0]).stem != "ludoteca":
        return "ludoteca"
    return os.path.relpath(sys.argv[0])


def resuming(path: Path, seating: Seating) -> str:
    """The command that continues a saved game."""
    names = [] if seating.people == (0,) else named(seating)
    return shlex.join([this_program(), "play", "--resume", str(path), *names])


def same_luck(seating: Seating) -> str | None:
    """The command that begins a game with the same luck; None if it has no seed."""
    match = seating.match
    if not isinstance(match.dice, Dice):
        return None
    options = [
        word for name, value in match.options.items() for word in given(name, value, match.game.options[name])
    ]
    table = ["--players", str(match.players), "--seed", str(match.dice.seed)]
    return shlex.join([this_program(), "play", match.game.name, *table, *options, *named(seating)])


def given(name: str, value: Any, option: Option) -> list[str]:
    """How the value of an option is given on the command line."""
    if value == option.default:
        return []
    if option.for_study:
        return ["--small", f"{name}={value}"]
    return [
        word
        for one in (value if isinstance(value, list) else [value])
        for word in (f"--{option.flag or name}", str(one))
    ]


def named(seating: Seating) -> list[str]:
    return [word for seat in seating.people for word in ("--name", seating.match.names[seat])]
