"""`ludoteca maps`: make, check and show maps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ludoteca.games.diceland.drawing import png, svg, terminal, terminal_columns
from ludoteca.games.diceland.map_files import BadMap, keep, read_map
from ludoteca.games.diceland.mapmaker import make
from ludoteca.games.diceland.maps import MAPS, Map
from ludoteca.terminal.commands import failed

Out = Annotated[Path | None, typer.Option(metavar="FILE", help="Write into this file instead.", show_default=False)]

maps = typer.Typer(help="Make, check and show maps of Diceland.", no_args_is_help=True)

COMMANDS = {"maps": maps}


@maps.command("make")
def make_map(
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The same number gives the same map.")],
    out: Out = None,
) -> None:
    """Make a new map."""
    try:
        text = json.dumps(make(seed).to_json(), indent=2) + "\n"
        if out is None:
            print(text, end="")
        else:
            keep(text.encode(), out)
            print(f"Written: {out}")
    except ValueError as error:
        raise failed(error) from None


@maps.command("check")
def check_map(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file of a map.", show_default=False)],
) -> None:
    """Say what is wrong with a map."""
    try:
        read_map(file)
    except BadMap as error:
        raise failed(error) from None
    print(f"{file}: a good map.")


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
        chosen = MAPS[map.upper()] if map.upper() in MAPS else read_map(Path(map))
        if out is None:
            show(Console(), chosen)
        else:
            draw(chosen, out)
            print(f"Written: {out}")
    except BadMap as error:
        raise failed(error) from None


def show(console: Console, chosen: Map) -> None:
    console.print(terminal_columns())
    for line in terminal(chosen):
        console.print(line)


def draw(chosen: Map, out: Path) -> None:
    if out.suffix == ".svg":
        keep(svg(chosen).encode(), out)
    elif out.suffix == ".png":
        try:
            png(chosen, out)
        except ImportError as error:
            raise BadMap(str(error)) from None
        except OSError as error:
            raise BadMap(f"{out} cannot be written: {error.strerror}.") from None
    else:
        raise BadMap(f"A picture ends in .svg or .png, not in {out.suffix!r}.")
