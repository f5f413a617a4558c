"""What a player should know to answer a question."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.games.twins.combinations import BLACK, CARDS, COLOURS, KINDS, kind, pair_of
from ludoteca.games.twins.details import made
from ludoteca.games.twins.layout import PLAYS
from ludoteca.games.twins.story import stake
from ludoteca.games.twins.terminal.board import BLACK_MARK, WHITE_MARK, mark
from ludoteca.terminal.grids import grid
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.sight import Data, Sight
from ludoteca.terminal.speech import NO_BREAK, Speech

EXAMPLES = (("N10", "K10"), ("B1", "Y1"), ("G10", "B10"), ("K1", "P1"), ("Y9", "Y10"), ("N1", "N2"), ("N9", "P10"))
"""The best and the poorest of each kind, the best first; the poorest Singles do not matter."""


def help_with(speech: Speech, sight: Sight) -> RenderableType:
    view = sight.view
    if view["phase"] == "buy":
        advice = speech.say("twins-help-buy")
    else:
        advice = speech.say("twins-help-play", play=view["play"]) + " " + speech.say("twins-help-answer")
    return Group(Prose(advice), *plays(speech, view), *ranking(speech))


def plays(speech: Speech, view: Data) -> list[RenderableType]:
    rows = grid()
    for play in range(1, PLAYS + 1):
        sign = "▸" if play == view["play"] else " "
        rows.add_row(f"{sign} {play}", Prose(f"{speech.tell(stake(play, view['players']))}."))
    title = speech.say("twins-help-plays", players=view["players"])
    return [Text(title, "bold"), rows, Prose(speech.say("twins-help-ties"))]


def ranking(speech: Speech) -> list[RenderableType]:
    rows = grid()
    for cards in EXAMPLES:
        pair = pair_of(*map(CARDS.index, cards))
        marked = NO_BREAK.join(f"{card}{mark(card)}" for card in cards)
        because = speech.say("twins-help-because", kind=KINDS[kind(pair)])
        rows.add_row(f"  {speech.tell(made(pair))}", marked, Prose(because))
    return [Text(speech.say("twins-help-ranking"), "bold"), rows, Prose(colours(speech))]


def colours(speech: Speech) -> str:
    """Which letter is which colour, with which numerals."""
    black, white = (
        ", ".join(speech.say("twins-colour", letter=letter) for letter in COLOURS if (letter in BLACK) == is_black)
        for is_black in (True, False)
    )
    return speech.say("twins-help-colours", black=f"{BLACK_MARK} {black}", white=f"{WHITE_MARK} {white}")
