"""`ludoteca odds twins`: what hands hold, how combinations stand, how to divide a hand among the plays."""

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
from ludoteca.study.tables import percent
from ludoteca.terminal.grids import titled
from ludoteca.terminal.pictures import check_picture, lines, save

HANDS = range(DEALT_TO_EACH, MOST_HELD + 1)
SHOWN_DIVISIONS = 10
ON_STANDING = ("1: pays", "2: wins", "3: out", "4: takes the pot")
EXAMPLES = {
    "Twins": [f"N{number} G{number}" for number in range(10, 0, -1)],
    "Pair": [f"N{number} B{number}" for number in range(10, 0, -1)],
    "Colour": ["N9 N10", "N7 N10", "N5 N10", "N3 N10", "N2 N8", "N1 N6", "N1 N2"],
    "Singles": ["N9 B10", "N7 B10", "N5 B10", "N3 B10", "N2 B8", "N1 B6", "N1 B2"],
}
"""Combinations worth knowing, the best first."""

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
) -> None:
    """How to divide your cards among the four plays, best first; without cards, what random hands hold."""
    console = Console()
    try:
        check_picture(plot)
        stakes = None if worth is None else numbers_in(worth)
        if hand is None:
            tables = [best_table(), at_once_table(), standing_table(players, seen, rivals)]
        else:
            tables = [divisions_table(hand, players, pot, seen, rivals, stakes)]
        for table in tables:
            console.print(table)
        if plot:
            console.print(save(drawn_standings(players, rivals, seen), plot))
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


def best_table() -> Table:
    """The best combination of 8, 9 and 10 cards."""
    chances = {cards: best_combination(cards) for cards in HANDS}
    table = with_columns("The best combination in a hand", "kind", [f"{cards} cards" for cards in HANDS])
    for kind in reversed(KINDS[1:]):
        of_kind = (sum(c for (k, _), c in chances[cards].items() if k == kind) for cards in HANDS)
        table.add_row(kind.capitalize(), *(percent(float(chance)) for chance in of_kind))
    return table


def at_once_table() -> Table:
    columns = [f"{number}" for number in range(MOST_HELD // 2 + 1)]
    table = with_columns("How many can be formed at once, each kind for itself", "", columns)
    for kind, name in (("twins", "Twins"), ("pair", "Twins or Pairs"), ("colour", "Colours")):
        table.add_section()
        table.add_row(name)
        for cards in HANDS:
            table.add_row(f"  of {cards} cards", *(percent(float(chance)) for chance in at_once(kind, cards)))
    return table


def standing_table(players: int, seen: str, rivals: str) -> Table:
    table = with_columns(f"How combinations stand among {players}, rivals {rivals}", "combination", ON_STANDING)
    for name, pairs in EXAMPLES.items():
        for pair in pairs:
            chances = standing(pair, players, seen, rivals)
            table.add_row(f"{name} {value(name, pair)}", *(percent(float(chance)) for chance in chances))
    return table


def value(name: str, pair: str) -> int:
    one, other = (int(card[1:]) for card in pair.split())
    return one if name in ("Twins", "Pair") else one + other


def divisions_table(
    hand: str, players: int, pot: int, seen: str, rivals: str, worth: list[Fraction] | None
) -> Table:
    columns = [f"play {play}" for play in range(1, PLAYS + 1)]
    stakes = f"pot {pot}" if worth is None else f"worth {' '.join(map(str, worth))}"
    title = f"The best divisions among {players}, {stakes}, rivals {rivals}"
    table = with_columns(title, "chips" if worth is None else "worth", columns)
    for division in best_divisions(hand, players, pot, seen, rivals, SHOWN_DIVISIONS, worth):
        table.add_row(f"{float(division.chips):+.2f}", *division.pairs)
    return table


def numbers_in(text: str) -> list[Fraction]:
    try:
        return [Fraction(word) for word in text.replace(",", " ").split()]
    except (ValueError, ZeroDivisionError):
        raise ValueError(f"The worth of the four plays is four numbers such as '1 3 2 9', not {text!r}.") from None


def with_columns(title: str, first: str, columns: Sequence[str]) -> Table:
    table = titled(title)
    table.add_column(first)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def drawn_standings(players: int, rivals: str, seen: str) -> Any:
    """The chances of every combination of the table, a line per play."""
    pairs = [(name, pair) for name, of_name in reversed(EXAMPLES.items()) for pair in reversed(of_name)]
    stand = [standing(pair, players, seen, rivals) for _, pair in pairs]
    curves = {label: [float(one[play]) for one in stand] for play, label in enumerate(ON_STANDING)}
    labels = [f"{name} {value(name, pair)}" for name, pair in pairs]
    figure = lines(f"How combinations stand among {players}, rivals {rivals}", "", labels, curves, width=9)
    figure.axes[0].tick_params(axis="x", rotation=90)
    return figure
