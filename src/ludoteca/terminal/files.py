"""Records in files."""

from __future__ import annotations

import textwrap
from pathlib import Path

import ludoteca
from ludoteca.engine.match import Match
from ludoteca.engine.record import BadRecord
from ludoteca.words import Words

MEGABYTE = 1_000_000
MOST_MEGABYTES = 10
LONGEST_REASON = 300


class BadFile(Exception):
    """A file without a good record; the message is for the person who named it."""


class Unreadable(Exception):
    """A file that is no text; `message` says why."""

    def __init__(self, message: str, **values: str | int) -> None:
        self.message = message
        self.values = values


def read_match(path: Path, words: Words) -> Match:
    """The match of the record in a file."""
    try:
        return ludoteca.load(read_text(path))
    except BadRecord as error:
        raise BadFile(why_bad(path, error, words)) from None
    except Unreadable as error:
        raise BadFile(words.say(error.message, file=str(path), **error.values)) from None


def why_bad(path: Path, error: BadRecord, words: Words) -> str:
    values: dict[str, str | int] = {"file": str(path), "line": error.line}
    values["reason"] = textwrap.shorten(error.reason, LONGEST_REASON)
    if error.move is None:
        return words.say("terminal-file-bad", **values)
    return words.say("terminal-file-bad-move", move=error.move, **values)


def read_text(path: Path) -> str:
    content = read_bytes(path)
    if not content.strip():
        raise Unreadable("terminal-file-empty")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable("terminal-file-not-text") from None
    if "\0" in text:
        raise Unreadable("terminal-file-not-text")
    return text


def read_bytes(path: Path) -> bytes:
    """Reads no more than a record can have: the file may be endless."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_MEGABYTES * MEGABYTE + 1)
    except FileNotFoundError:
        raise Unreadable("terminal-file-missing") from None
    except IsADirectoryError:
        raise Unreadable("terminal-file-folder") from None
    except (OSError, ValueError) as error:
        raise Unreadable("terminal-file-unreadable", reason=getattr(error, "strerror", str(error))) from None
    if len(content) > MOST_MEGABYTES * MEGABYTE:
        raise Unreadable("terminal-file-too-big", megabytes=MOST_MEGABYTES)
    return content
