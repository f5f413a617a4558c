"""The option `maps`: D10."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludoteca.engine.game import Option
from ludoteca.games.diceland.layout import MOST_SEATS
from ludoteca.games.diceland.map_files import read_map
from ludoteca.games.diceland.maps import MAPS, Map, read


def is_list_of_maps(value: Any) -> bool:
    try:
        refuse_maps(value)
    except ValueError:
        return False
    return value is None or is_list_for_players(value)


def is_list_for_players(value: Any) -> bool:
    return isinstance(value, list | tuple) and 2 <= len(value) <= MOST_SEATS


def refuse_maps(value: Any) -> None:
    """A map that breaks D02-D05 is refused with the reasons."""
    for chosen in value if is_list_for_players(value) else ():
        given_map(chosen)


def cleaned(value: Any) -> list[str | list[str]] | None:
    """Letters, and rows of those that are not ours; whatever else stood beside them is gone."""
    return None if value is None else [cleaned_map(chosen) for chosen in value]


def cleaned_map(chosen: Any) -> str | list[str]:
    return chosen.upper() if isinstance(chosen, str) else list(given_map(chosen).rows)


def given_map(chosen: Any, printed: Mapping[str, Map] = MAPS) -> Map:
    """By its letter, by its rows, or as `ludoteca maps make` writes it."""
    if isinstance(chosen, str):
        if chosen.upper() not in printed:
            raise ValueError(f"There is no map {chosen!r}. The maps: {', '.join(printed)}.")
        return printed[chosen.upper()]
    return read(chosen.get("rows") if isinstance(chosen, Mapping) else chosen)


def maps_named(texts: Sequence[str]) -> list[str | list[str]]:
    """Letters, several of them in one text too, and files."""
    return [chosen for text in texts for chosen in ([*text.upper()] if is_letters(text) else [rows_in(text)])]


def is_letters(text: str) -> bool:
    return bool(text) and all(letter in MAPS for letter in text.upper())


def rows_in(file: str) -> list[str]:
    return list(read_map(Path(file)).rows)


MAPS_OPTION = Option(
    default=None,
    allowed="a list of one map per player, each a letter from A to H or nine rows of letters, or None",
    check=is_list_of_maps,
    examples=(None,),
    help="The map of the next seat, a letter from A to H or a file. Give one for each seat.",
    read=maps_named,
    plain="",
    clean=cleaned,
    refuse=refuse_maps,
    flag="map",
    metavar="MAP",
)
