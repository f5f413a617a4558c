"""What several commands ask for in the same way, and how they fail."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Annotated

import typer

from ludoteca.terminal.maps import BadMap, chosen_map


def one_of(values: Iterable[str]) -> Callable[[str | None], str | None]:
    """A check that an option has one of a few values."""
    allowed = list(values)

    def check(value: str | None) -> str | None:
        if value is not None and value not in allowed:
            raise typer.BadParameter(f"{value!r} is not one of: {', '.join(allowed)}.")
        return value

    return check


Keep = Annotated[
    str | None,
    typer.Option(
        callback=one_of(["in turn", "at once"]),
        metavar="HOW",
        help="Cincinnati: what to keep is decided 'in turn' (usual) or 'at once', in secret.",
        show_default=False,
    ),
]
Hands = Annotated[
    int | None,
    typer.Option(metavar="N", help="Twins: end after so many hands at the latest.", show_default=False),
]
MapNames = Annotated[
    list[str] | None,
    typer.Option(
        "--map",
        metavar="MAP",
        help="Diceland: the map of the next seat, a letter from A to H or a file. Give one for each seat.",
        show_default=False,
    ),
]


def given(**options: object) -> dict[str, object]:
    """The options of a game that the command line says something about."""
    return {name: value for name, value in options.items() if value is not None}


def chosen_maps(names: list[str] | None) -> list[str | list[str]] | None:
    try:
        return [chosen_map(name) for name in names] if names else None
    except BadMap as error:
        raise typer.BadParameter(str(error)) from None


def failed(error: Exception) -> typer.Exit:
    print(error, file=sys.stderr)
    return typer.Exit(1)
