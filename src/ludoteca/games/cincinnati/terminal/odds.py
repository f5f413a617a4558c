"""`ludoteca odds cincinnati`: what every way to keep dice is worth, and which table suits them."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ludoteca.engine.throws import Faces
from ludoteca.games.cincinnati.hands import DICE
from ludoteca.games.cincinnati.layout import LETTERS, THROWS
from ludoteca.games.cincinnati.public_odds import Goal, exact_keeps, reach
from ludoteca.terminal.pictures import check_picture, lines, save

MOST_IN_PICTURE = 6
"""Throws."""

CONDITIONS = {"A": "three equal dice", "B": "a straight", "C": "at most 11 in all", "five": "five of a kind"}


def show(
    dice: Annotated[
        str | None,
        typer.Option(metavar="DICE", help="Your five dice, such as 66441; without them, before the first throw."),
    ] = None,
    table: Annotated[
        str | None, typer.Option(metavar="A|B|C", help="Meet the condition of this table.", show_default=False)
    ] = None,
    beat: Annotated[
        str | None,
        typer.Option(
            metavar="DICE",
            help="Beat this hand: by the ranking, as in a duel, or with --table by the order of that table.",
            show_default=False,
        ),
    ] = None,
    five: Annotated[bool, typer.Option("--five", help="Five of a kind.")] = False,
    throws: Annotated[
        int | None,
        typer.Option(metavar="N", help="Throws left, the next included.", show_default="2, without dice 3"),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.png", help="Draw the chances by throws left into this file.", show_default=False
        ),
    ] = None,
) -> None:
    """The exact chance of every way to keep your dice, best first; without a goal, the best for each table."""
    console = Console()
    try:
        goals = wished(table, beat, five)
        hand = None if dice is None else faces(dice)
        left = throws if throws is not None else THROWS if hand is None else THROWS - 1
        check_picture(plot)
        print_answer(console, hand, goals, left)
        if plot:
            console.print(save(drawn_by_throws(hand, goals), plot))
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


def wished(table: str | None, beat: str | None, five: bool) -> list[Goal]:
    """The goals that were asked for; without any, the tables and five of a kind."""
    letter = None if table is None else table.upper()
    if letter is not None and letter not in [*LETTERS]:
        raise ValueError(f"There is no table {table!r}: the tables are A, B and C.")
    if five and (table or beat):
        raise ValueError("One goal at a time: --five, or --table, or --beat with or without --table.")
    if beat is not None:
        return [("beat", faces(beat)) if letter is None else ("beat at", letter, faces(beat))]
    if letter is not None:
        return [letter]
    return ["five"] if five else [*CONDITIONS]


def faces(text: str) -> Faces:
    digits = text.replace(" ", "")
    if len(digits) != DICE or not set(digits) <= set("123456"):
        raise ValueError(f"Five dice are five digits from 1 to 6, such as 66441, not {text!r}.")
    return tuple(sorted(map(int, digits)))


def print_answer(console: Console, hand: Faces | None, goals: list[Goal], throws: int) -> None:
    heading = title(hand, throws)
    if hand is None:
        answer = drawn(["goal"], [([name(goal)], reach(goal, throws)) for goal in goals])
    elif len(goals) > 1:
        best = [(goal, *exact_keeps(hand, goal, throws)[0]) for goal in goals]
        answer = drawn(["goal", "best keep"], [([name(goal), kept(keep)], chance) for goal, keep, chance in best])
    else:
        heading += f": {name(goals[0])}"
        answer = drawn(["keep"], [([kept(keep)], chance) for keep, chance in exact_keeps(hand, goals[0], throws)])
    console.print(heading, style="bold", highlight=False)
    console.print(answer)


def drawn(columns: list[str], rows: list[tuple[list[str], Fraction]]) -> Table:
    made = Table()
    for column in columns:
        made.add_column(column)
    for column in ("chance", "exactly"):
        made.add_column(column, justify="right")
    for cells, chance in rows:
        made.add_row(*cells, f"{float(chance):.2%}", str(chance))
    return made


def title(hand: Faces | None, throws: int | None) -> str:
    start = "Before the first throw" if hand is None else f"Dice {written(hand)}"
    return start if throws is None else f"{start}, {throws} {'throw' if throws == 1 else 'throws'} left"


def name(goal: Goal) -> str:
    match goal:
        case str():
            return CONDITIONS[goal] if goal == "five" else f"table {goal}: {CONDITIONS[goal]}"
        case ("beat", hand):
            return f"beat {written(hand)}"
    return f"beat {written(goal[-1])} at table {goal[1]}"


def kept(keep: Faces) -> str:
    return "nothing" if not keep else "all five" if len(keep) == DICE else written(keep)


def written(dice: object) -> str:
    assert isinstance(dice, tuple)
    return " ".join(map(str, dice))


def drawn_by_throws(hand: Faces | None, goals: list[Goal]) -> Any:
    """The chance under best play with one throw left, two, and so on."""
    left = range(1, MOST_IN_PICTURE + 1)
    curves = {name(goal): [float(best_chance(hand, goal, throws)) for throws in left] for goal in goals}
    return lines(f"{title(hand, None)}: chances under best play", "throws left", left, curves)


def best_chance(hand: Faces | None, goal: Goal, throws: int) -> Fraction:
    return reach(goal, throws) if hand is None else exact_keeps(hand, goal, throws)[0][1]
