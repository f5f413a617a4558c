"""The map on which these tests are played, and common stretches of a game. They do nothing but play moves.

Dice are written as counts and colours, `3 red 2 green 1 yellow`; a marking as its colour and its cells in the order
in which they are marked, `red f5 e5`; in front of it stands the seat, `0 red f5 e5`.
"""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca import Match

COLOURS = ("blue", "green", "grey", "orange", "red", "yellow")

LAND = [
    #  a b c d e f g h i j k l
    "# # E O O Y Y Y Y B B B",
    " # E E G O O E e E # # O",
    "b B B G G G O B E B # O",
    " Y B B e E g b B E B R R",
    "Y r R G R R W r R R R Y",
    " o O O g G O # Y y O Y Y",
    "R R # G G o # Y O O B B",
    " R G # # Y Y R E E O G B",
    "E E G Y y R R G G E E G",
]
"""Around the start g5 lie, clockwise from the west:

- red f5 e5, only two cells;
- green f4 f3 e3 d3 d2, five cells one behind the other (but d2 touches e3 too); f4 is a bonus cell;
- blue g4 h4 h3, three cells that all touch each other; g4 is a bonus cell;
- red h5 i5 j5 k5 k4 l4, six cells one behind the other, the only group of that size; h5 is a bonus cell;
- the obstacle g6, which touches yellow h6 (of h6 i6 h7, with the bonus cell i6);
- orange f6 f7, two cells; f7 is a bonus cell.

Neither yellow nor grey touches the start. Red e5 touches two groups behind it: grey e4 d4, with the bonus cell d4,
and green d5 d6 e6 d7 e7, with the bonus cell d6. Green f4 touches orange g3 f2 e2 e1 d1.
"""

MAP = [row.replace(" ", "") for row in LAND]

ROAD = [
    "red f5 e5",
    "green f4 f3 e3 d3 d2",
    "blue g4 h4 h3",
    "orange f6 f7",
    "grey e4 d4",
    "green d5 d6 e6 d7 e7",
    "red c5 b5",
    "orange c6 b6 a6",
    "red a7 b7 a8",
    "yellow e8 f8 e9 d9",
    "red f9 g9 g8",
    "red h5 i5 j5 k5 k4 l4",
]
"""A way to the goal, group by group: all of red, and nine bonus cells (f4, g4, f7, d4, d6, b5, a6, e9, h5).
Grey, blue and the last red group can be left out until the end, and the last of them then reaches the goal."""


def land(players: int = 2, first: int = 0) -> Match:
    """A new game, everyone on the map above; the first player rolls next."""
    match = ludoteca.new("diceland", players=players, maps=[MAP] * players)
    match.play("chance", f"first {first}")
    return match


def throw(match: Match, dice: str) -> None:
    """Chance throws dice."""
    words = dice.split()
    faces = [face for count, face in zip(words[::2], words[1::2], strict=True) for _ in range(int(count))]
    match.play("chance", "roll " + " ".join(faces))


def mark(match: Match, seat: int, cells: str) -> None:
    """A seat marks cells, one after the other."""
    for cell in cells.split():
        match.play(seat, f"mark {cell}")


def begin(match: Match, dice: str, colour: str) -> None:
    """The player whose turn it is throws once, takes a colour and stops: phase 2 begins."""
    seat = match.position()["active"]
    throw(match, dice)
    match.play(seat, f"take {colour}")
    if phase(match) == "decide":
        match.play(seat, "stop")


def use(match: Match, marking: str) -> None:
    """A seat takes a colour, unless it has already, and marks with it: `1 blue g4 h4`."""
    seat, colour, *cells = marking.split()
    if seats(match, "marking")[int(seat)] is None:
        match.play(int(seat), f"take {colour}")
    mark(match, int(seat), " ".join(cells))


def turn(match: Match, *markings: str) -> None:
    """A turn up to its bonus rolls. It is thrown just what these markings need, the active player's first."""
    dice = {marking.split()[1]: len(marking.split()) - 2 for marking in markings}
    spare = next(colour for colour in reversed(COLOURS) if colour not in dice)
    dice[spare] = 6 - sum(dice.values())
    begin(match, " ".join(f"{count} {colour}" for colour, count in dice.items()), markings[0].split()[1])
    for marking in markings:
        use(match, marking)
    decline(match)


def decline(match: Match) -> None:
    """Whoever may still mark something in phase 2 does not want to."""
    while phase(match) == "mark":
        match.play(match.actors[0], "pass")


def quiet_turn(match: Match) -> None:
    """Six grey dice, with which nobody can ever mark anything: grey has no group of six cells."""
    begin(match, "6 grey", "grey")


def waste_bonus_rolls(match: Match) -> None:
    """All bonus rolls due are thrown, and nobody wants to use them."""
    while phase(match) == "bonus":
        if match.actors == ("chance",):
            throw(match, "5 yellow")
        else:
            match.play(match.actors[0], "pass")


def travel(match: Match, *roads: list[str]) -> None:
    """Each seat, from 0 up, marks the groups of its road, one in each turn of its own; the others pass."""
    left = [list(road) for road in roads]
    while any(left):
        seat = match.position()["active"]
        if seat < len(left) and left[seat]:
            turn(match, f"{seat} {left[seat].pop(0)}")
            waste_bonus_rolls(match)
        else:
            quiet_turn(match)


def road_without(*colours: str) -> list[str]:
    """The way to the goal but for the grey or blue group, or the last red one."""
    later = {"grey e4 d4", "blue g4 h4 h3", ROAD[-1]}
    return [step for step in ROAD if step not in later or step.split()[0] not in colours]


def until_turn_of(match: Match, seat: int) -> None:
    """Quiet turns, until it is a seat's turn."""
    while match.position()["active"] != seat:
        quiet_turn(match)


def phase(match: Match) -> str:
    """The phase of the position."""
    return str(match.position()["phase"])


def awaited(match: Match) -> list[int | str]:
    """Who is awaited."""
    return list(match.actors)


def seats(match: Match, key: str) -> list[Any]:
    """What the position says of every seat, for one key."""
    return [seat[key] for seat in match.position()["seats"]]


def marked(match: Match, seat: int) -> str:
    """The cells that a seat has marked, in the order marked."""
    return " ".join(seats(match, "marked")[seat])
