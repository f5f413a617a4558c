"""The options: D10, D70, D71."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludoteca.engine.game import Option, size
from ludoteca.games.diceland.layout import MOST_SEATS
from ludoteca.games.diceland.map_files import read_map
from ludoteca.games.diceland.maps import MAPS, Map, read
from ludoteca.games.diceland.throws import DICE


def is_list_of_maps(value: Any) -> bool:
    try:
        refuse_maps(value)
    except ValueError:
        return False
    return value is None or is_list_for_players(value)


def is_list_for_players(value: Any) -> bool:
    return isinstance(value, list | tuple) and 2 <= len(value) <= MOST_SEATS


def refuse_maps(value: Any) -> None:
    """Refuses maps that break D02-D05, with the reasons."""
    for chosen in value if is_list_for_players(value) else ():
        given_map(chosen)


def cleaned(value: Any) -> list[str | list[str]] | None:
    """Letters, and only the rows of players' own maps."""
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
    """Letters, also several in one text, and files."""
    return [chosen for text in texts for chosen in ([*text.upper()] if is_letters(text) else [rows_in(text)])]


def is_letters(text: str) -> bool:
    return bool(text) and all(letter in MAPS for letter in text.upper())


def rows_in(file: str) -> list[str]:
    return list(read_map(Path(file)).rows)


ALL_GROUPS, FEWEST_GROUPS, MOST_GROUPS = 0, 4, 12
"""D70: with a bonus cell. With fewer than four the goal would be reached before the game begins."""
FEWEST_DICE = 2

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

GROUPS_OPTION = size(
    FEWEST_GROUPS,
    MOST_GROUPS,
    usual=ALL_GROUPS,
    examples=(),
    help="For study, with given maps: all but so many groups are crossed off before the game begins.",
)
DICE_OPTION = size(
    FEWEST_DICE,
    DICE,
    usual=DICE,
    examples=(2, 4),
    help="For study: play with so many dice, and one fewer in bonus rolls.",
)
