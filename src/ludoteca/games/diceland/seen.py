"""The state that a seat makes of its view. Nothing is hidden in Diceland: it is the whole state.

Which throw of the turn it is cannot be seen; no rule asks for it, it only tells the throws of a seed apart.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ludoteca.engine.game import CHANCE_NAME
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import NOBODY, await_chance
from ludoteca.games.diceland import phases
from ludoteca.games.diceland.hexagons import NUMBER as CELL
from ludoteca.games.diceland.layout import BOARDS, MOST_SEATS, NONE, State, no_sheets
from ludoteca.games.diceland.maps import COLOURS, Map, read
from ludoteca.games.diceland.marking import lay_map, mark
from ludoteca.games.diceland.notation import MAP_LETTERS
from ludoteca.games.diceland.throws import BONUS_DICE, DICE
from ludoteca.games.diceland.throws import NUMBER as SET

Data = dict[str, Any]


def state_of(view: Data) -> State:
    s = State()
    s.players = view["players"]
    s.phase = phases.NAMES.index(view["phase"])
    s.turn = view["turn"]
    s.active = seat_or_nobody(view["active"])
    s.winners = sum(1 << seat for seat in view["winners"])
    s.colour = colour_or_none(view["colour"])
    s.aside = view["aside"]
    s.lying = SET[tuple(map(COLOURS.index, view["dice"]))]
    s.bonus_seat = seat_or_nobody(view["bonus_seat"])
    s.in_cup = BONUS_DICE if s.phase == phases.BONUS else DICE - s.aside
    await_actors(s, view["actors"])
    place_seats(s, view)
    s.events.clear()
    return s


def await_actors(s: State, actors: list[int | str]) -> None:
    if actors == [CHANCE_NAME]:
        await_chance(s)
    else:
        s.awaited = sum(1 << int(seat) for seat in actors)


def place_seats(s: State, view: Data) -> None:
    s.board = [NONE] * MOST_SEATS
    s.map = [NONE] * MOST_SEATS
    s.marking = [NONE] * MOST_SEATS
    s.sheet = no_sheets()
    for seat, seen in enumerate(view["seats"]):
        if seen["board"] is not None:
            s.board[seat] = BOARDS.index(seen["board"])
        if seen["map"] is not None:
            s.map[seat] = MAP_LETTERS.index(seen["map"])
            lay_map(s, seat, map_of(tuple(view["maps"][seen["map"]])))
            cross_off_again(s, seat, seen)


def cross_off_again(s: State, seat: int, seen: Data) -> None:
    for cell in seen["marked"]:
        mark(s, seat, CELL[cell])
    s.due[seat] = seen["due"]
    s.done |= seen["done"] << seat
    marking = seen["marking"] or {"colour": None, "left": 0}
    s.marking[seat] = colour_or_none(marking["colour"])
    s.left[seat] = marking["left"]


@cache
def map_of(rows: tuple[str, ...]) -> Map:
    return read(rows)


def seat_or_nobody(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def colour_or_none(colour: str | None) -> int:
    return NONE if colour is None else COLOURS.index(colour)


@rule
def deal_unseen(s: State, seat: int, luck: int) -> None:
    """There is nothing that a seat may not know."""
