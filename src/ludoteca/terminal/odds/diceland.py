"""`ludoteca odds diceland`: when to stop, and what comes out of it."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ludoteca.games.diceland.throws import DICE
from ludoteca.study.odds.diceland import Way, best_stopping, cells_in, chance_of_more, ways_to_stop

Aside = Annotated[
    int, typer.Option(metavar="N", min=0, max=DICE - 1, help="How many dice of your colour are set aside.")
]
Room = Annotated[
    int, typer.Option(metavar="N", min=1, max=DICE, help="How many free cells the group has: more dice are lost.")
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


def show(aside: Aside, room: Room = DICE, worth: WorthOfDice = None, plot: Plot = None) -> None:
    """Diceland: roll again or stop? Every way to stop, the best first, with the chances of each number of dice."""
    values = cells_in(room) if worth is None else numbers_in(worth)
    ways = ways_to_stop(aside, values)
    if plot is not None:
        draw(ways, aside, checked_file(plot))
    console = Console()
    console.print(
        f"At least one more die of your colour among {DICE - aside}: {percent(chance_of_more(DICE - aside))}."
    )
    console.print(f"Best: {advice(aside, best_stopping(values).rule)}.")
    console.print(drawn(ways, aside, "worth" if worth else "cells"))
    if plot is not None:
        console.print(f"Written: {plot}")


def numbers_in(text: str) -> list[Fraction]:
    try:
        numbers = [Fraction(word) for word in text.replace(",", " ").split()]
    except (ValueError, ZeroDivisionError):
        numbers = []
    if len(numbers) != DICE + 1:
        raise typer.BadParameter(
            f"The worth of 0 to 6 dice is seven numbers such as '0 1 2 5 4 0 0', not {text!r}."
        )
    return numbers


def checked_file(file: Path) -> Path:
    if file.suffix != ".png":
        raise typer.BadParameter(f"A picture ends in .png, not in {file.suffix!r}.")
    return file


def advice(aside: int, rule: tuple[bool, ...]) -> str:
    """What to do with each number of dice from now on."""
    again = [str(dice) for dice in range(aside, DICE) if rule[dice]]
    stop = [str(dice) for dice in range(aside, DICE) if not rule[dice]]
    said = [f"roll again with {', '.join(again)}"] if again else []
    return "; ".join(said + ([f"stop with {', '.join(stop)}"] if stop else []))


def drawn(ways: list[Way], aside: int, unit: str) -> Table:
    table = Table(title="Chances of so many dice at the end", title_justify="left", title_style="bold")
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


def draw(ways: list[Way], aside: int, file: Path) -> None:
    """Bars for each number of dice, side by side for the ways to stop."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise typer.BadParameter("Pictures need matplotlib: pip install 'ludoteca[pictures]'.") from None
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    width = 0.8 / len(ways)
    for number, way in enumerate(ways):
        places = [dice - 0.4 + (number + 0.5) * width for dice in range(aside, DICE + 1)]
        heights = [float(100 * chance) for chance in way.chances[aside:]]
        axes.bar(places, heights, width, label=f"{stops_with(aside, way.rule)} ({float(way.worth):.2f})")
    axes.set_xlabel("dice of the colour at the end")
    axes.set_ylabel("chance in %")
    axes.set_title(f"{aside} set aside: what comes out of each way to stop, the best first")
    axes.legend(title="stop with (worth)")
    save(figure, file)


def save(figure: object, file: Path) -> None:
    try:
        figure.savefig(file)  # type: ignore[attr-defined]
    except OSError as error:
        raise typer.BadParameter(f"{file} cannot be written: {error.strerror}.") from None
