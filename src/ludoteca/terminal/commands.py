"""What commands share: how they check what they are given, how they fail, and the options that the games have."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Annotated, Any, get_type_hints

import typer

from ludoteca.engine.game import Option
from ludoteca.games import GAMES


def one_of(values: Iterable[str]) -> Callable[[str | None], str | None]:
    """A check that an option has one of a few values."""
    allowed = list(values)

    def check(value: str | None) -> str | None:
        if value is not None and value not in allowed:
            raise typer.BadParameter(f"{value!r} is not one of: {', '.join(allowed)}.")
        return value

    return check


def failed(error: Exception) -> typer.Exit:
    print(error, file=sys.stderr)
    return typer.Exit(1)


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Gives a command the options of all games; it gets those that were given as a dictionary, `options`."""
    known = {(game.name, name): option for game in GAMES.values() for name, option in game.options.items()}

    @wraps(command)
    def with_options(**given: Any) -> None:
        texts = {(game, name): given.pop(parameter_name(game, name)) for game, name in known}
        options = {name: read_option(name, known[game, name], said) for (game, name), said in texts.items() if said}
        command(**given, options=options)

    hints = get_type_hints(command, include_extras=True)
    own = inspect.signature(command).parameters.values()
    kept = [one.replace(annotation=hints[one.name]) for one in own if one.name != "options"]
    parameters = [*kept, *(parameter_for(game, name, option) for (game, name), option in known.items())]
    with_options.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    with_options.__annotations__ = {one.name: one.annotation for one in parameters}
    return with_options


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
    """A command for each game that tells its odds."""
    app = typer.Typer(help="Exact odds.", no_args_is_help=True)
    for name, game in GAMES.items():
        odds = game.part("terminal.odds")
        if odds:
            app.command(name)(odds.show)
    return app


def commands_of_games() -> dict[str, typer.Typer]:
    """Commands that single games bring along."""
    found = (game.part("terminal.commands") for game in GAMES.values())
    return {name: commands for part in found if part for name, commands in part.COMMANDS.items()}
