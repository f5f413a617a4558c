"""`ludoteca maps`: make, check and show maps of Diceland."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console

from ludoteca.games.diceland.drawing import png, svg, terminal, terminal_columns
from ludoteca.games.diceland.mapmaker import make
from ludoteca.games.diceland.maps import MAPS, Map, from_json

LARGEST_FILE = 100_000


class BadMap(Exception):
    """A map that cannot be had, or not be kept; the message says why."""


def made(seed: int, out: Path | None) -> str:
    """A new map as text; with a file, what was written there."""
    text = json.dumps(make(seed).to_json(), indent=2) + "\n"
    if out is None:
        return text
    keep(text.encode(), out)
    return f"Written: {out}\n"


def checked(file: Path) -> str:
    """That a map is good; what is wrong with it raises BadMap."""
    read(file)
    return f"{file}: a good map.\n"


def chosen_map(name: str) -> str | list[str]:
    """A map as the option of the game has it: by its letter, or the rows in a file."""
    return name.upper() if name.upper() in MAPS else list(read(Path(name)).rows)


def show(console: Console, which: str, out: Path | None) -> None:
    """Draws one of the maps A to H, or the map in a file."""
    chosen = MAPS[which.upper()] if which.upper() in MAPS else read(Path(which))
    if out is None:
        console.print(terminal_columns())
        for line in terminal(chosen):
            console.print(line)
    else:
        draw(chosen, out)
        console.print(f"Written: {out}")


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


def read(file: Path) -> Map:
    """The map in a JSON file."""
    try:
        if file.stat().st_size > LARGEST_FILE:
            raise BadMap(f"{file} is too large to be a map.")
        data = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadMap(f"{file} cannot be read: {error.strerror}. The maps we have: {', '.join(MAPS)}.") from None
    except ValueError:
        raise BadMap(f"{file} is no JSON file.") from None
    try:
        return from_json(data)
    except ValueError as error:
        raise BadMap(str(error)) from None


def keep(content: bytes, out: Path) -> None:
    try:
        out.write_bytes(content)
    except OSError as error:
        raise BadMap(f"{out} cannot be written: {error.strerror}.") from None
