"""Random games: whatever happens, the rules hold, as they are written here a second time and naively."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca import Match
from ludoteca.games.diceland import encoding
from ludoteca.games.diceland.hexagons import NAMES
from tests.diceland.play import COLOURS, MAP

LETTERS = dict(zip("BGEORY", COLOURS, strict=True))

Rows = tuple[str, ...]
Cells = frozenset[str]


@cache
def touching(cell: str) -> Cells:
    """The cells that share an edge with a cell: those half a column or a column away, in a row at most one away."""

    def place(cell: str) -> tuple[float, int]:
        row = int(cell[1])
        return ord(cell[0]) + (0.5 if row % 2 == 0 else 0), row

    def near(other: str) -> bool:
        (x, y), (x2, y2) = place(cell), place(other)
        return (abs(y - y2), abs(x - x2)) in ((0, 1), (1, 0.5))

    return frozenset(column + row for column in "abcdefghijkl" for row in "123456789" if near(column + row))


def letter(rows: Rows, cell: str) -> str:
    return rows[int(cell[1]) - 1]["abcdefghijkl".index(cell[0])]


def colour_of(rows: Rows, cell: str) -> str | None:
    """None for black cells and the start."""
    return LETTERS.get(letter(rows, cell).upper())


@cache
def groups(rows: Rows) -> list[tuple[str, Cells]]:
    """D03: each group with its colour."""
    found = []
    left = {column + row for column in "abcdefghijkl" for row in "123456789"}
    while left:
        group = {left.pop()}
        colour = colour_of(rows, min(group))
        while more := {cell for near in group for cell in touching(near) & left if colour_of(rows, cell) == colour}:
            group |= more
            left -= more
        if colour:
            found.append((colour, frozenset(group)))
    return found


def start(rows: Rows) -> str:
    return next(c + r for c in "fgh" for r in "56" if letter(rows, c + r) == "W")


def markable(rows: Rows, marked: list[str], colour: str, dice: int) -> set[str]:
    """D20-D25: the cells that can be marked next with so many dice."""
    crosses = {start(rows), *marked}
    free = [(group - crosses, group) for of, group in groups(rows) if of == colour and group - crosses]
    unfinished = [cells for cells, group in free if cells != group]
    large_enough = [cells for cells in unfinished or (cells for cells, _ in free) if len(cells) >= dice]
    return {cell for cells in large_enough for cell in cells if touching(cell) & crosses}


def expected_moves(position: dict[str, Any], number: int) -> list[str]:
    """What a seat can do in phase 2, or in its bonus roll."""
    seat = position["seats"][number]
    rows = tuple(position["maps"][seat["map"]])
    if seat["marking"]:
        cells = markable(rows, seat["marked"], seat["marking"]["colour"], seat["marking"]["left"])
        return sorted(f"mark {cell}" for cell in cells)
    lying = Counter(position["dice"])
    useful = sorted(f"take {dye}" for dye in lying if markable(rows, seat["marked"], dye, lying[dye]))
    return ["pass", *useful] if useful else []


def reached_the_goal(position: dict[str, Any]) -> list[int]:
    """D60, counted on the map."""
    return [number for number, seat in enumerate(position["seats"]) if has_goal(position, seat)]


def has_goal(position: dict[str, Any], seat: dict[str, Any]) -> bool:
    rows = tuple(position["maps"][seat["map"]])
    count = Counter(colour_of(rows, cell) for cell in seat["marked"])
    return sum(letter(rows, cell).islower() for cell in seat["marked"]) >= 9 and 16 in count.values()


def random_move(match: Match, random: Random, boldness: float) -> tuple[int | str, str]:
    """Any move, but dice fall as dice do, and who may pass does so now and then."""
    actor = random.choice(match.actors)
    position = match.position()
    if position["phase"] in ("roll", "bonus") and actor == "chance":
        dice = 5 if position["phase"] == "bonus" else 6 - position["aside"]
        return actor, "roll " + " ".join(random.choices(COLOURS, k=dice))
    moves = match.legal(actor)
    if "pass" in moves and random.random() < boldness:
        moves.remove("pass")
    return actor, random.choice(moves)


def beginning(players: int, own_map: bool) -> Match:
    return ludoteca.new("diceland", players=players, maps=[MAP] * players if own_map else None)


generators = st.builds(Random, st.integers(0, 2**32))
games = given(
    random=generators,
    players=st.integers(2, 4),
    own_map=st.booleans(),
    length=st.integers(1, 500),
)


@settings(deadline=None, max_examples=25)
@games
def test_d21_d22_marked_cells_hang_together_and_one_group_per_colour_is_unfinished(
    random: Random, players: int, own_map: bool, length: int
) -> None:
    match = play_some(beginning(players, own_map), random, length)
    for seat in with_maps(match):
        rows, marked = seat["rows"], seat["marked"]
        assert len(set(marked)) == len(marked)
        assert all(colour_of(rows, cell) for cell in marked)
        crosses = {start(rows)}
        for cell in marked:
            assert touching(cell) & crosses
            crosses.add(cell)
            begun = Counter(colour for colour, group in groups(rows) if group & crosses and group - crosses)
            assert all(count == 1 for count in begun.values())


@settings(deadline=None, max_examples=25)
@games
def test_d07_bonus_open_and_complete_are_what_can_be_counted_on_the_map(
    random: Random, players: int, own_map: bool, length: int
) -> None:
    match = play_some(beginning(players, own_map), random, length)
    for seat in with_maps(match):
        rows, marked = seat["rows"], set(seat["marked"])
        free = {colour: len(group - marked) for colour, group in groups(rows) if group & marked and group - marked}
        cells = Counter(colour_of(rows, cell) for cell in marked)
        assert seat["bonus"] == sum(letter(rows, cell).islower() for cell in marked)
        assert seat["open"] == free
        assert seat["complete"] == [colour for colour in COLOURS if cells[colour] == 16]
        assert seat["due"] in (0, 1)  # D04


@settings(deadline=None, max_examples=12)
@games
def test_learners_see_the_cells_and_the_most_dice_as_they_can_be_counted_on_the_map(
    random: Random, players: int, own_map: bool, length: int
) -> None:
    match = play_some(beginning(players, own_map), random, length)
    row = np.zeros(len(encoding.features(players)), np.int8)
    encoding.observe(match.state, 0, row)  # type: ignore[arg-type]
    seen = dict(zip(encoding.features(players), row.tolist(), strict=True))
    for step, seat in enumerate(match.position()["seats"]):
        if seat["map"] is None:
            assert {seen[f"{cell} of seat +{step}"] for cell in NAMES} == {-1}
            continue
        rows = tuple(match.position()["maps"][seat["map"]])
        crosses = {start(rows), *seat["marked"]}
        for cell in NAMES:
            symbol = letter(rows, cell)
            number = "BGEORY#W".index(symbol.upper()) + 8 * symbol.islower()
            if cell in crosses or symbol == "#":
                number += 16
            elif touching(cell) & crosses:
                number += 32
            assert seen[f"{cell} of seat +{step}"] == number
        for colour in COLOURS:
            usable = [dice for dice in range(1, 7) if markable(rows, seat["marked"], colour, dice)]
            assert seen[f"most {colour} dice of seat +{step}"] == max(usable, default=0)


def play_some(match: Match, random: Random, length: int) -> Match:
    for _ in range(length):
        if match.actors:
            match.play(*random_move(match, random, boldness=0.9))
    return match


def with_maps(match: Match) -> list[dict[str, Any]]:
    """The seats that have a map, and its rows."""
    position = match.position()
    return [
        {**seat, "rows": tuple(position["maps"][seat["map"]])}
        for seat in position["seats"]
        if seat["map"] is not None
    ]


@settings(deadline=None, max_examples=20)
@games
def test_d40_d41_d52_exactly_those_who_can_mark_are_asked_and_offered_what_they_can(
    random: Random, players: int, own_map: bool, length: int
) -> None:
    match = beginning(players, own_map)
    for _ in range(length):
        position = match.position()
        if position["phase"] in ("mark", "bonus") and match.actors != ("chance",):
            asked = [position["bonus_seat"]] if position["phase"] == "bonus" else not_done(position)
            assert list(match.actors) == asked
            assert all(match.legal(seat) == expected_moves(position, seat) != [] for seat in asked)
        if match.actors:
            match.play(*random_move(match, random, boldness=0.9))


def not_done(position: dict[str, Any]) -> list[int]:
    return [number for number, seat in enumerate(position["seats"]) if not seat["done"]]


@settings(deadline=None, max_examples=20)
@games
def test_d20_every_marking_uses_exactly_its_dice_in_one_group(
    random: Random, players: int, own_map: bool, length: int
) -> None:
    match = beginning(players, own_map)
    for _ in range(length):
        if not match.actors:
            break
        before = match.position()
        actor, move = random_move(match, random, boldness=0.9)
        match.play(actor, move)
        word, _, what = move.partition(" ")
        if word == "mark" and isinstance(actor, int):
            seat, then = before["seats"][actor], match.position()["seats"][actor]
            left = seat["marking"]["left"] - 1
            assert then["marked"] == [*seat["marked"], what]
            assert then["marking"] == ({**seat["marking"], "left": left} if left else None)
        elif word == "take" and before["phase"] != "choose" and isinstance(actor, int):
            dice = before["dice"].count(what)
            assert match.position()["seats"][actor]["marking"] == {"colour": what, "left": dice}


@settings(deadline=None, max_examples=12)
@given(generators, st.integers(2, 4))
def test_d60_d61_d62_a_game_ends_when_somebody_has_the_goal_and_they_win(random: Random, players: int) -> None:
    match = beginning(players, own_map=False)
    while match.actors:
        last = match.position()
        if last["phase"] in ("roll", "choose", "decide"):
            assert reached_the_goal(last) == []
        match.play(*random_move(match, random, boldness=1))
    position = match.position()
    assert position["winners"] == reached_the_goal(position) != []
    assert last["phase"] == "mark" or position["winners"] == [last["bonus_seat"]]


@settings(deadline=None, max_examples=10)
@games
def test_a_record_gives_the_game_back(random: Random, players: int, own_map: bool, length: int) -> None:
    match = play_some(beginning(players, own_map), random, length)
    again = ludoteca.load(match.record())
    assert again.position() == match.position()
    assert again.record() == match.record()
