"""`ludoteca odds diceland`: when to stop, and what that leads to."""

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
from ludoteca.terminal.commands import Language, words_in
from ludoteca.terminal.grids import titled
from ludoteca.terminal.pictures import check_picture, new_figure, save
from ludoteca.words import Words

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


def show(
    aside: Aside = None, room: Room = None, worth: WorthOfDice = None, plot: Plot = None, language: Language = None
) -> None:
    """Diceland: roll again or stop? Every way to stop, the best first, with the chances of each number of dice."""
    console, told = Console(), OddsInWords(words_in(language))
    try:
        if aside is not None:
            check_picture(plot)
            values = cells_in(room or DICE) if worth is None else told.numbers_in(worth)
            told.show_ways(console, aside, values, told.say("cells" if worth is None else "worth"), plot)
        elif room or worth or plot:
            raise ValueError(told.say("wrong-aside"))
        else:
            console.print(told.at_a_glance())
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


class OddsInWords:
    """The odds in words."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, message: str, **values: str | int) -> str:
        return self.words.say(f"diceland-odds-{message}", **values)

    def percent(self, chance: Fraction) -> str:
        return self.words.percent(float(chance), 1)

    def at_a_glance(self) -> Table:
        """The best decision by dice set aside and free cells, and how many cells it brings on average."""
        table = titled(self.say("glance"))
        table.add_column(self.say("aside"), justify="right")
        stopping = {room: best_stopping(cells_in(room)) for room in range(1, DICE + 1)}
        for room in stopping:
            table.add_column(self.say("free", cells=room), justify="right")
        for aside in range(1, DICE):
            table.add_row(str(aside), *(self.advised(aside, room, best) for room, best in stopping.items()))
        return table

    def advised(self, aside: int, room: int, best: Stopping) -> str:
        if aside > room:
            return "–"
        cells = self.words.number(float(best.expected[aside]), 1)
        return f"{self.say('roll' if best.rule[aside] else 'stop')} {cells}"

    def show_ways(self, console: Console, aside: int, values: Worth, unit: str, plot: Path | None) -> None:
        ways = ways_to_stop(aside, values)
        others = DICE - aside
        console.print(self.say("one-more", dice=others, chance=self.percent(chance_of_more(others))))
        console.print(self.say("best", advice=self.advice(aside, best_stopping(values).rule)))
        console.print(self.table(ways, aside, unit))
        if plot is not None:
            console.print(save(self.bars(ways, aside, unit), plot, self.words))

    def numbers_in(self, text: str) -> list[Fraction]:
        try:
            numbers = [Fraction(word) for word in text.replace(",", " ").split()]
        except (ValueError, ZeroDivisionError):
            numbers = []
        if len(numbers) != DICE + 1:
            raise ValueError(self.say("wrong-worth", worth=text))
        return numbers

    def advice(self, aside: int, rule: tuple[bool, ...]) -> str:
        """What to do with each number of dice from now on."""
        again = [str(dice) for dice in range(aside, DICE) if rule[dice]]
        stop = [str(dice) for dice in range(aside, DICE) if not rule[dice]]
        said = [self.say("roll-with", dice=", ".join(again))] if again else []
        return "; ".join(said + ([self.say("stop-with-these", dice=", ".join(stop))] if stop else []))

    def table(self, ways: list[Way], aside: int, unit: str) -> Table:
        table = titled(self.say("chances"))
        table.add_column(self.say("stop-with"))
        for dice in range(aside, DICE + 1):
            table.add_column(str(dice), justify="right")
        table.add_column(unit, justify="right")
        for way in ways:
            chances = (self.percent(chance) if chance else "–" for chance in way.chances[aside:])
            table.add_row(self.stops_with(aside, way.rule), *chances, self.words.number(float(way.worth), 3))
        return table

    def stops_with(self, aside: int, rule: tuple[bool, ...]) -> str:
        """The numbers of dice at which a rule stops: `3 or more`."""
        stops = [dice for dice in range(aside, DICE + 1) if not rule[dice]]
        if stops == [DICE]:
            return self.say("all-six")
        if stops == list(range(stops[0], DICE + 1)):
            return self.say("or-more", dice=stops[0])
        return ", ".join(map(str, stops))

    def bars(self, ways: list[Way], aside: int, unit: str) -> Any:
        """For each number of dice, the rules for stopping side by side."""
        figure = new_figure()
        axes = figure.subplots()
        width = 0.8 / len(ways)
        for number, way in enumerate(ways):
            places = [dice - 0.4 + (number + 0.5) * width for dice in range(aside, DICE + 1)]
            heights = [float(100 * chance) for chance in way.chances[aside:]]
            worth = self.words.number(float(way.worth), 2)
            axes.bar(places, heights, width, label=f"{self.stops_with(aside, way.rule)} ({worth})")
        axes.set_xlabel(self.say("at-end"))
        axes.set_ylabel(self.say("in-percent"))
        axes.set_title(self.say("picture", dice=aside))
        axes.legend(title=f"{self.say('stop-with')} ({unit})")
        return figure
