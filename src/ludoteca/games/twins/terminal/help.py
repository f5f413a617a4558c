"""What a player should know to answer a question."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.games.twins.combinations import BLACK, COLOURS
from ludoteca.games.twins.layout import PLAYS
from ludoteca.games.twins.terminal.phrases import BLACK_MARK, WHITE_MARK, Phrases, combination_of, mark
from ludoteca.terminal.face import Data
from ludoteca.terminal.grids import grid
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.speech import NO_BREAK

EXAMPLES = (("N10", "K10"), ("B1", "Y1"), ("G10", "B10"), ("K1", "P1"), ("Y9", "Y10"), ("N1", "N2"), ("N9", "P10"))
"""The best and the poorest of each kind, best first; the poorest Singles do not matter."""


def help_with(phrases: Phrases, view: Data) -> RenderableType:
    if view["phase"] == "buy":
        advice = phrases.say("twins-help-buy")
    else:
        advice = phrases.say("twins-help-play", play=view["play"]) + " " + phrases.say("twins-help-answer")
    return Group(Prose(advice), *plays(phrases, view), *ranking(phrases))


def plays(phrases: Phrases, view: Data) -> list[RenderableType]:
    rows = grid()
    for play in range(1, PLAYS + 1):
        sign = "▸" if play == view["play"] else " "
        stake = phrases.say("twins-phase-play", stake=phrases.stake(play, view["players"]))
        rows.add_row(f"{sign} {play}", Prose(stake))
    title = phrases.say("twins-help-plays", players=view["players"])
    return [Text(title, "bold"), rows, Prose(phrases.say("twins-help-ties"))]


def ranking(phrases: Phrases) -> list[RenderableType]:
    rows = grid()
    for cards in EXAMPLES:
        combination = combination_of(cards)
        marked = NO_BREAK.join(f"{card}{mark(card)}" for card in cards)
        because = phrases.say("twins-help-because", kind=combination["kind"])
        rows.add_row(f"  {phrases.combination(combination)}", marked, Prose(because))
    return [Text(phrases.say("twins-help-ranking"), "bold"), rows, Prose(colours(phrases))]


def colours(phrases: Phrases) -> str:
    """Which letter is which colour, with which numerals."""
    black, white = (
        ", ".join(phrases.say("twins-colour", letter=letter) for letter in COLOURS if (letter in BLACK) == is_black)
        for is_black in (True, False)
    )
    return phrases.say("twins-help-colours", black=f"{BLACK_MARK} {black}", white=f"{WHITE_MARK} {white}")
