"""`ludoteca odds diceland`: when to stop, and what comes out of it."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ludoteca.games.diceland.odds import Stopping
from ludoteca.games.diceland.public_odds import Way, Worth, best_stopping, cells_in, chance_of_more, ways_to_stop
from ludoteca.games.diceland.throws import DICE
from ludoteca.terminal.grids import titled
from ludoteca.terminal.pictures import check_picture, new_figure, save

Aside = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        min=0,
        max=DICE - 1,
        help="How many dice of your colour are set aside; without it, what to do with any number of them.",
        show_default=False,
    ),
]
Room = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        min=1,
        max=DICE,
        help="How many free cells the group has: more dice are lost.",
        show_default=str(DICE),
    ),
]
WorthOfDice = Annotated[
    str | None,
    typer.Option(
        metavar="NUMBERS",
        help="What 0 to 6 dice are worth to you, seven numbers such as '0 1 2 5 4 0 0', instead of --room.",
        show_default=False,
    ),
]
Plot = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Draw the chances into this .png file.", show_default=False)
]


def show(aside: Aside = None, room: Room = None, worth: WorthOfDice = None, plot: Plot = None) -> None:
    """Diceland: roll again or stop? Every way to stop, the best first, with the chances of each number of dice."""
    console = Console()
    try:
        if aside is not None:
            check_picture(plot)
            values = cells_in(room or DICE) if worth is None else numbers_in(worth)
            show_ways(console, aside, values, "cells" if worth is None else "worth", plot)
        elif room or worth or plot:
            raise ValueError("Say with --aside how many dice of your colour are set aside.")
        else:
            console.print(at_a_glance())
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


def at_a_glance() -> Table:
    """What to do by dice set aside and free cells, and how many cells that brings on average."""
    table = titled("Roll again or stop, by the free cells; and the cells to be expected")
    table.add_column("aside", justify="right")
    stopping = {room: best_stopping(cells_in(room)) for room in range(1, DICE + 1)}
    for room in stopping:
        table.add_column(f"{room} free", justify="right")
    for aside in range(1, DICE):
        table.add_row(str(aside), *(advised(aside, room, best) for room, best in stopping.items()))
    return table


def advised(aside: int, room: int, best: Stopping) -> str:
    if aside > room:
        return "–"
    return f"{'roll' if best.rule[aside] else 'stop'} {float(best.expected[aside]):.1f}"


def show_ways(console: Console, aside: int, values: Worth, unit: str, plot: Path | None) -> None:
    ways = ways_to_stop(aside, values)
    console.print(
        f"At least one more die of your colour among {DICE - aside}: {percent(chance_of_more(DICE - aside))}."
    )
    console.print(f"Best: {advice(aside, best_stopping(values).rule)}.")
    console.print(drawn(ways, aside, unit))
    if plot is not None:
        console.print(save(bars(ways, aside, unit), plot))


def numbers_in(text: str) -> list[Fraction]:
    try:
        numbers = [Fraction(word) for word in text.replace(",", " ").split()]
    except (ValueError, ZeroDivisionError):
        numbers = []
    if len(numbers) != DICE + 1:
        raise ValueError(f"The worth of 0 to 6 dice is seven numbers such as '0 1 2 5 4 0 0', not {text!r}.")
    return numbers


def advice(aside: int, rule: tuple[bool, ...]) -> str:
    """What to do with each number of dice from now on."""
    again = [str(dice) for dice in range(aside, DICE) if rule[dice]]
    stop = [str(dice) for dice in range(aside, DICE) if not rule[dice]]
    said = [f"roll again with {', '.join(again)}"] if again else []
    return "; ".join(said + ([f"stop with {', '.join(stop)}"] if stop else []))


def drawn(ways: list[Way], aside: int, unit: str) -> Table:
    table = titled("Chances of so many dice at the end")
    table.add_column("stop with")
    for dice in range(aside, DICE + 1):
        table.add_column(str(dice), justify="right")
    table.add_column(unit, justify="right")
    for way in ways:
        chances = (percent(chance) if chance else "–" for chance in way.chances[aside:])
        table.add_row(stops_with(aside, way.rule), *chances, f"{float(way.worth):.3f}")
    return table


def stops_with(aside: int, rule: tuple[bool, ...]) -> str:
    """The numbers of dice with which a rule stops: `3 or more`."""
    stops = [dice for dice in range(aside, DICE + 1) if not rule[dice]]
    if stops == [DICE]:
        return "all six only"
    if stops == list(range(stops[0], DICE + 1)):
        return f"{stops[0]} or more"
    return ", ".join(map(str, stops))


def percent(chance: Fraction) -> str:
    return f"{float(100 * chance):.1f} %"


def bars(ways: list[Way], aside: int, unit: str) -> Any:
    """For each number of dice, side by side for the ways to stop."""
    figure = new_figure()
    axes = figure.subplots()
    width = 0.8 / len(ways)
    for number, way in enumerate(ways):
        places = [dice - 0.4 + (number + 0.5) * width for dice in range(aside, DICE + 1)]
        heights = [float(100 * chance) for chance in way.chances[aside:]]
        axes.bar(places, heights, width, label=f"{stops_with(aside, way.rule)} ({float(way.worth):.2f})")
    axes.set_xlabel("dice of the colour at the end")
    axes.set_ylabel("chance in %")
    axes.set_title(f"{aside} set aside: what comes out of each way to stop, the best first")
    axes.legend(title=f"stop with ({unit})")
    return figure
