"""Cards, drawn with letter, number and the colour of the numeral; below each its number in the hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.text import Text

from ludoteca.games.twins.terminal.phrases import mark

STYLES = {
    "N": "dark_orange3",
    "G": "green",
    "K": "hot_pink",
    "B": "dodger_blue1",
    "Y": "yellow",
    "P": "medium_purple1",
}


def drawn(cards: Sequence[str]) -> Columns:
    """A hand; in a narrow terminal in several rows."""
    return Columns([card_as_text(card, number) for number, card in enumerate(cards, 1)], padding=(0, 1, 0, 0))


def card_as_text(card: str, number: int) -> Text:
    return Text("\n".join(card_lines(card, number)), f"bold {STYLES[card[0]]}", no_wrap=True)


def card_lines(card: str, number: int) -> tuple[str, ...]:
    return "╭────╮", f"│{card:>3}{mark(card)}│", f"╰{number:─^4}╯"
