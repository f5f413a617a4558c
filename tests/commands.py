"""Commands as files and documents write them."""

from __future__ import annotations

from typing import Any

import typer

from ludoteca.cli import app


def parsed(words: list[str]) -> Any:
    """The words after `ludoteca` as our own command line reads them; what it does not take ends the test."""
    command: Any = typer.main.get_command(app)
    name, rest = "ludoteca", words
    while hasattr(command, "resolve_command"):
        name, command, rest = command.resolve_command(typer.Context(command), rest)
    return command.make_context(name, rest)
