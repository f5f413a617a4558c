"""What commands share: checks of arguments, error messages, and the options of games."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Annotated, Any, get_type_hints

import typer

from ludoteca.engine.game import Option
from ludoteca.games import GAMES
from ludoteca.words import LANGUAGES, Words, language_of


def one_of(values: Iterable[str]) -> Callable[[str | None], str | None]:
    """A check that an option has one of these values."""
    allowed = list(values)

    def check(value: str | None) -> str | None:
        if value is not None and value not in allowed:
            raise typer.BadParameter(f"{value!r} is not one of: {', '.join(allowed)}.")
        return value

    return check


Language = Annotated[
    str | None,
    typer.Option(
        callback=one_of(LANGUAGES),
        metavar="|".join(LANGUAGES),
        help="Usually that of your system.",
        show_default=False,
    ),
]


def words_in(language: str | None) -> Words:
    """In the given language, or the system's."""
    return Words(language or language_of(os.environ))


def failed(error: Exception) -> typer.Exit:
    print(error, file=sys.stderr)
    return typer.Exit(1)


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds all games' options to a command, which gets the ones given as a dictionary, `options`."""
    every = {(game.name, name): option for game in GAMES.values() for name, option in game.options.items()}
    known = {key: option for key, option in every.items() if not option.for_study}

    @wraps(command)
    def with_options(**given: Any) -> None:
        texts = {(game, name): given.pop(parameter_name(game, name)) for game, name in known}
        small = {name: option for (_, name), option in every.items() if option.for_study}
        options = dict(read_small(small, said) for said in given.pop("small") or [])
        options |= {
            name: read_option(name, known[game, name], said) for (game, name), said in texts.items() if said
        }
        command(**given, options=options)

    hints = get_type_hints(command, include_extras=True)
    own = inspect.signature(command).parameters.values()
    kept = [one.replace(annotation=hints[one.name]) for one in own if one.name != "options"]
    parameters = [*kept, *(parameter_for(game, name, option) for (game, name), option in known.items()), SMALL]
    with_options.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    with_options.__annotations__ = {one.name: one.annotation for one in parameters}
    return with_options


SMALL = inspect.Parameter(
    "small",
    inspect.Parameter.KEYWORD_ONLY,
    default=None,
    annotation=Annotated[
        list[str] | None,
        typer.Option(
            "--small",
            metavar="NAME=N",
            help="For study: makes the game smaller, such as cards=8 in Twins. docs/small-games.md has them all.",
            show_default=False,
        ),
    ],
)


def read_small(options: dict[str, Option], text: str) -> tuple[str, Any]:
    """What NAME=N means."""
    name, _, number = text.partition("=")
    if name not in options:
        raise typer.BadParameter(f"{name!r} is none of {', '.join(options)}.", param_hint="--small")
    try:
        return name, options[name].read([number])
    except ValueError as error:
        raise typer.BadParameter(f"{name}: {error}", param_hint="--small") from None


def parameter_name(game: str, option: str) -> str:
    return f"{game}_{option}".replace("-", "_")


def parameter_for(game: str, name: str, option: Option) -> inspect.Parameter:
    said = typer.Option(
        f"--{option.flag or name}",
        metavar=option.metavar,
        help=f"{game.capitalize()}: {option.help[0].lower()}{option.help[1:]}",
        show_default=False,
    )
    kind = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(
        parameter_name(game, name), kind, default=None, annotation=Annotated[list[str] | None, said]
    )


def read_option(name: str, option: Option, texts: list[str]) -> Any:
    try:
        return option.read(texts)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint=f"--{option.flag or name}") from None


def odds_of_games() -> typer.Typer:
    """A command for each game that has odds."""
    app = typer.Typer(help="Exact odds.", no_args_is_help=True)
    for name, game in GAMES.items():
        odds = game.part("terminal.odds")
        if odds:
            app.command(name)(odds.show)
    return app


def commands_of_games() -> dict[str, typer.Typer]:
    """The commands that some games add."""
    found = (game.part("terminal.commands") for game in GAMES.values())
    return {name: commands for part in found if part for name, commands in part.COMMANDS.items()}
