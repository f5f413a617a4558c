"""`ludoteca odds twins`: what hands hold, how combinations compare, how to divide a hand among the plays."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ludoteca.games.twins.combinations import KINDS
from ludoteca.games.twins.layout import DEALT_TO_EACH, MOST_HELD, PLAYS
from ludoteca.games.twins.public_odds import RIVALS, at_once, best_combination, best_divisions, standing
from ludoteca.terminal.commands import Language, words_in
from ludoteca.terminal.grids import titled
from ludoteca.terminal.pictures import check_picture, lines, save
from ludoteca.words import Words

HANDS = range(DEALT_TO_EACH, MOST_HELD + 1)
SHOWN_DIVISIONS = 10
MOMENTS = ("pays", "wins", "out", "pot")
EXAMPLES = {
    "twins": [f"N{number} G{number}" for number in range(10, 0, -1)],
    "pair": [f"N{number} B{number}" for number in range(10, 0, -1)],
    "colour": ["N9 N10", "N7 N10", "N5 N10", "N3 N10", "N2 N8", "N1 N6", "N1 N2"],
    "singles": ["N9 B10", "N7 B10", "N5 B10", "N3 B10", "N2 B8", "N1 B6", "N1 B2"],
}
"""Useful examples of combinations, the best first."""

Players = Annotated[int, typer.Option(metavar="N", help="How many play.")]
Seen = Annotated[str, typer.Option(metavar="CARDS", help="Other cards you have seen, such as 'G7 B7'.")]
Rivals = Annotated[
    str,
    typer.Option(
        metavar="|".join(RIVALS),
        help="What the others show: any pair of the cards not seen, or what good bots show in that play.",
    ),
]


def show(
    hand: Annotated[
        str | None,
        typer.Option(metavar="CARDS", help="Your 8 to 10 cards, such as 'N1 G7 B7 …'.", show_default=False),
    ] = None,
    players: Players = 4,
    pot: Annotated[int, typer.Option(metavar="N", min=0, help="Chips in the pot before play 1.")] = 0,
    seen: Seen = "",
    rivals: Rivals = "random",
    worth: Annotated[
        str | None,
        typer.Option(
            metavar="NUMBERS",
            help="What is lost in play 1, won in 2, lost in 3 and won in 4, such as '1 3 2 9', instead of chips.",
            show_default=False,
        ),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE.png", help="Draw how combinations stand into this file.", show_default=False),
    ] = None,
    language: Language = None,
) -> None:
    """How to divide your cards among the four plays, best first; without cards, what random hands hold."""
    console, told = Console(), OddsInWords(words_in(language), players, rivals, seen)
    try:
        check_picture(plot)
        stakes = None if worth is None else told.numbers_in(worth)
        if hand is None:
            tables = [told.best_table(), told.at_once_table(), told.standing_table()]
        else:
            tables = [told.divisions_table(hand, pot, stakes)]
        for table in tables:
            console.print(table)
        if plot:
            console.print(save(told.drawn_standings(), plot, told.words))
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


class OddsInWords:
    """The odds in words, for a number of players of a kind, when some cards have been seen."""

    def __init__(self, words: Words, players: int, rivals: str, seen: str) -> None:
        self.words = words
        self.players = players
        self.rivals = rivals
        self.seen = seen

    def say(self, message: str, **values: str | int) -> str:
        return self.words.say(f"twins-odds-{message}", **values)

    def percent(self, chance: float | Fraction) -> str:
        return self.words.percent(float(chance), 2)

    def best_table(self) -> Table:
        """The best combination of 8, 9 and 10 cards."""
        chances = {cards: best_combination(cards) for cards in HANDS}
        columns = [self.say("cards", cards=cards) for cards in HANDS]
        table = with_columns(self.say("best"), self.say("kind"), columns)
        for kind in reversed(KINDS[1:]):
            of_kind = (sum(c for (k, _), c in chances[cards].items() if k == kind) for cards in HANDS)
            table.add_row(self.say("kinds", kind=kind), *map(self.percent, of_kind))
        return table

    def at_once_table(self) -> Table:
        columns = [f"{number}" for number in range(MOST_HELD // 2 + 1)]
        table = with_columns(self.say("at-once"), "", columns)
        for kind in ("twins", "pair", "colour"):
            table.add_section()
            table.add_row(self.say("at-once-kind", kind=kind))
            for cards in HANDS:
                table.add_row(f"  {self.say('of-cards', cards=cards)}", *map(self.percent, at_once(kind, cards)))
        return table

    def standing_table(self) -> Table:
        table = with_columns(self.standing_title(), self.say("combination"), self.moments())
        for kind, pairs in EXAMPLES.items():
            for pair in pairs:
                chances = standing(pair, self.players, self.seen, self.rivals)
                table.add_row(self.combination(kind, pair), *map(self.percent, chances))
        return table

    def standing_title(self) -> str:
        return self.say("standing", players=self.players, rivals=self.rivals)

    def moments(self) -> list[str]:
        return [f"{play}: {self.say(moment)}" for play, moment in enumerate(MOMENTS, 1)]

    def combination(self, kind: str, pair: str) -> str:
        one, other = (int(card[1:]) for card in pair.split())
        value = one if kind in ("twins", "pair") else one + other
        return self.words.say("twins-combination", kind=kind, value=value)

    def divisions_table(self, hand: str, pot: int, worth: list[Fraction] | None) -> Table:
        columns = [self.say("play", play=play) for play in range(1, PLAYS + 1)]
        stakes = (
            self.say("pot-of", pot=pot) if worth is None else self.say("worth-of", worth=" ".join(map(str, worth)))
        )
        title = self.say("divisions", players=self.players, stakes=stakes, rivals=self.rivals)
        table = with_columns(title, self.say("chips" if worth is None else "worth"), columns)
        found = best_divisions(hand, self.players, pot, self.seen, self.rivals, SHOWN_DIVISIONS, worth)
        for division in found:
            chips = self.words.number(abs(float(division.chips)), 2)
            table.add_row(f"{'-' if division.chips < 0 else '+'}{chips}", *division.pairs)
        return table

    def numbers_in(self, text: str) -> list[Fraction]:
        try:
            return [Fraction(word) for word in text.replace(",", " ").split()]
        except (ValueError, ZeroDivisionError):
            raise ValueError(self.say("wrong-worth", worth=text)) from None

    def drawn_standings(self) -> Any:
        """The chances of every combination of the table, a line per play."""
        pairs = [(kind, pair) for kind, of_kind in reversed(EXAMPLES.items()) for pair in reversed(of_kind)]
        stand = [standing(pair, self.players, self.seen, self.rivals) for _, pair in pairs]
        curves = {label: [float(one[play]) for one in stand] for play, label in enumerate(self.moments())}
        labels = [self.combination(kind, pair) for kind, pair in pairs]
        figure = lines(self.standing_title(), "", labels, curves, chance=self.say("chance"), width=9)
        figure.axes[0].tick_params(axis="x", rotation=90)
        return figure


def with_columns(title: str, first: str, columns: Sequence[str]) -> Table:
    table = titled(title)
    table.add_column(first)
    for column in columns:
        table.add_column(column, justify="right")
    return table
