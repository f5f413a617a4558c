"""Maps in files."""

from __future__ import annotations

import json
from pathlib import Path

from ludoteca.games.diceland.maps import MAPS, Map, from_json

LARGEST_FILE = 100_000


class BadMap(ValueError):
    """A map that cannot be read or written; the message says why."""


def read_map(file: Path) -> Map:
    """The map in a JSON file."""
    try:
        if file.stat().st_size > LARGEST_FILE:
            raise BadMap(f"{file} is too large to be a map.")
        data = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadMap(f"{file} cannot be read: {error.strerror}. The maps we have: {', '.join(MAPS)}.") from None
    except BadMap:
        raise
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
