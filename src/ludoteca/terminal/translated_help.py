"""The command line's help in other languages. English is in the code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from typer import Context, rich_utils

from ludoteca.words import FALLBACK, LANGUAGES, Words, language_of

PANELS = ("ARGUMENTS", "OPTIONS", "COMMANDS", "ERRORS")
PLACES = {
    "DEFAULT_STRING": ("command-usual", {"value": "{}"}),
    "RICH_HELP": ("command-try-help", {"command": "[blue]'{command_path} {help_option}'[/]"}),
}
"""Sentences with places that are filled later."""
FLAG = "--language"


def language_wished(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language in the arguments, looked up before they are parsed, or the system's."""
    pairs = [argument.partition("=") for argument in arguments]
    named = [value for flag, _, value in pairs if flag == FLAG]
    named += [after for before, after in pairwise(arguments) if before == FLAG]
    return next((one for one in named if one in LANGUAGES), None) or language_of(environment)


def translate(command: Any, words: Words) -> None:
    """Replaces the help of a command and its subcommands where the language has a translation."""
    if words.language != FALLBACK:
        for panel in PANELS:
            setattr(rich_utils, f"{panel}_PANEL_TITLE", words.say(f"command-panel-{panel.lower()}"))
        for name, (message, values) in PLACES.items():
            setattr(rich_utils, name, words.say(message, **values))
        translate_command(command, words, "command")


def translate_command(command: Any, words: Words, name: str) -> None:
    """`name` is the id of the command's message; its options' ids follow it, or are shared by all commands."""
    command.help = said(words, name) or command.help
    for parameter in [*command.params, command.get_help_option(Context(command))]:
        option = parameter.name.replace("_", "-")
        message = next(filter(words.knows, (f"{name}-{option}", f"command-any-{option}")), None)
        if message is not None:
            parameter.help = words.say(message)
            parameter.show_default = said(words, f"{message}-usual") or parameter.show_default
    for sub, below in getattr(command, "commands", {}).items():
        translate_command(below, words, f"{name}-{sub}")


def said(words: Words, message: str) -> str | None:
    return words.say(message) if words.knows(message) else None
