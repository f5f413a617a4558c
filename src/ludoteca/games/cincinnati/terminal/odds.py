"""`ludoteca odds cincinnati`: the value of every way to keep dice, and which table suits them."""

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
from ludoteca.terminal.commands import Language, words_in
from ludoteca.terminal.pictures import check_picture, lines, save
from ludoteca.words import Words

MOST_IN_PICTURE = 6
"""Throws."""

GOALS = (*LETTERS, "five")


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
    language: Language = None,
) -> None:
    """The exact chance of every way to keep your dice, best first; without a goal, the best for each table."""
    told = OddsInWords(words_in(language))
    try:
        goals = told.wished(table, beat, five)
        hand = None if dice is None else told.faces(dice)
        left = throws if throws is not None else THROWS if hand is None else THROWS - 1
        check_picture(plot)
        told.answer(Console(), hand, goals, left)
        if plot:
            Console().print(save(told.drawn_by_throws(hand, goals), plot, told.words))
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


class OddsInWords:
    """The odds in words."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, message: str, **values: str | int) -> str:
        return self.words.say(f"cincinnati-odds-{message}", **values)

    # The question

    def wished(self, table: str | None, beat: str | None, five: bool) -> list[Goal]:
        """The goals that were asked for; by default the tables and five of a kind."""
        letter = None if table is None else table.upper()
        if letter is not None and letter not in [*LETTERS]:
            raise ValueError(self.say("no-table", table=str(table)))
        if five and (table or beat):
            raise ValueError(self.say("one-goal"))
        if beat is not None:
            return [("beat", self.faces(beat)) if letter is None else ("beat at", letter, self.faces(beat))]
        if letter is not None:
            return [letter]
        return ["five"] if five else [*GOALS]

    def faces(self, text: str) -> Faces:
        digits = text.replace(" ", "")
        if len(digits) != DICE or not set(digits) <= set("123456"):
            raise ValueError(self.say("wrong-dice", dice=text))
        return tuple(sorted(map(int, digits)))

    # The answer

    def answer(self, console: Console, hand: Faces | None, goals: list[Goal], throws: int) -> None:
        heading = self.title(hand, throws)
        if hand is None:
            answer = self.table(["goal"], [([self.name(goal)], reach(goal, throws)) for goal in goals])
        elif len(goals) > 1:
            best = [(goal, *exact_keeps(hand, goal, throws)[0]) for goal in goals]
            rows = [([self.name(goal), self.kept(keep)], chance) for goal, keep, chance in best]
            answer = self.table(["goal", "best-keep"], rows)
        else:
            heading += f": {self.name(goals[0])}"
            keeps = exact_keeps(hand, goals[0], throws)
            answer = self.table(["keep"], [([self.kept(keep)], chance) for keep, chance in keeps])
        console.print(heading, style="bold", highlight=False)
        console.print(answer)

    def table(self, columns: list[str], rows: list[tuple[list[str], Fraction]]) -> Table:
        made = Table()
        for column in columns:
            made.add_column(self.say(column))
        for column in ("chance", "exactly"):
            made.add_column(self.say(column), justify="right")
        for cells, chance in rows:
            made.add_row(*cells, self.words.percent(float(chance), 2), str(chance))
        return made

    def title(self, hand: Faces | None, throws: int) -> str:
        return self.say("title", start=self.start(hand), throws=throws)

    def start(self, hand: Faces | None) -> str:
        return self.say("before") if hand is None else self.say("dice", dice=written(hand))

    def name(self, goal: Goal) -> str:
        match goal:
            case "five":
                return self.say("five")
            case str():
                return self.say("table", table=goal, condition=self.words.say("cincinnati-condition", letter=goal))
            case ("beat", hand):
                return self.say("beat", dice=written(hand))
        return self.say("beat-at", dice=written(goal[-1]), table=str(goal[1]))

    def kept(self, keep: Faces) -> str:
        return self.say("nothing") if not keep else self.say("all") if len(keep) == DICE else written(keep)

    def drawn_by_throws(self, hand: Faces | None, goals: list[Goal]) -> Any:
        """The chance under best play with one throw left, two, and so on."""
        left = range(1, MOST_IN_PICTURE + 1)
        curves = {self.name(goal): [float(best_chance(hand, goal, throws)) for throws in left] for goal in goals}
        title = self.say("picture", start=self.start(hand))
        return lines(title, self.say("throws-left"), left, curves, chance=self.say("chance"))


def written(dice: object) -> str:
    assert isinstance(dice, tuple)
    return " ".join(map(str, dice))


def best_chance(hand: Faces | None, goal: Goal, throws: int) -> Fraction:
    return reach(goal, throws) if hand is None else exact_keeps(hand, goal, throws)[0][1]
