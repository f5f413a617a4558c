"""Commands for the maps of Diceland."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ludoteca.cli.options import failed
from ludoteca.terminal.maps import BadMap, checked, made, show

Out = Annotated[Path | None, typer.Option(metavar="FILE", help="Write into this file instead.", show_default=False)]

maps = typer.Typer(help="Make, check and show maps of Diceland.", no_args_is_help=True)


@maps.command("make")
def make_map(
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The same number gives the same map.")],
    out: Out = None,
) -> None:
    """Make a new map."""
    try:
        print(made(seed, out), end="")
    except (BadMap, ValueError) as error:
        raise failed(error) from None


@maps.command("check")
def check_map(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file of a map.", show_default=False)],
) -> None:
    """Say what is wrong with a map."""
    try:
        print(checked(file), end="")
    except BadMap as error:
        raise failed(error) from None


@maps.command("show")
def show_map(
    map: Annotated[str, typer.Argument(metavar="MAP", help="A letter from A to H, or a file.", show_default=False)],
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Draw into this file, .svg or .png.", show_default=False),
    ] = None,
) -> None:
    """Draw a map."""
    try:
        show(Console(), map, out)
    except BadMap as error:
        raise failed(error) from None
