"""An error in a bot, told so that its author finds the line."""

from __future__ import annotations

import sysconfig
from pathlib import Path
from textwrap import shorten
from traceback import extract_tb

OURS, PYTHON = Path(__file__).parents[1], Path(sysconfig.get_path("stdlib"))
LONGEST_MESSAGE = 200


def described(error: BaseException) -> str:
    """Its type, its message, and the last line of the author's own code that led to it."""
    message = shorten(str(error), LONGEST_MESSAGE)
    said = f"{type(error).__name__}: {message}" if message else type(error).__name__
    if isinstance(error, SyntaxError):
        return said
    frames = [(frame.filename, frame.lineno) for frame in extract_tb(error.__traceback__)]
    own = [frame for frame in frames if not is_of_others(Path(frame[0]))]
    return "{} ({}, line {})".format(said, *own[-1]) if own else said


def is_of_others(path: Path) -> bool:
    return path.is_relative_to(OURS) or path.is_relative_to(PYTHON) or not path.is_absolute()
