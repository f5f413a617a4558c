"""What a player should know to answer a question."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.games.diceland.terminal.moments import DECIDE, moment
from ludoteca.games.diceland.terminal.phrases import IN_MAP_ORDER, LETTER, Phrases
from ludoteca.games.diceland.throws import DICE
from ludoteca.terminal.face import Data
from ludoteca.terminal.grids import grid
from ludoteca.terminal.prose import Prose


def help_with(phrases: Phrases, view: Data, seat: int) -> RenderableType:
    now = moment(view, seat)
    parts: list[RenderableType] = [Prose(phrases.say(f"diceland-help-{now}"))]
    if now == DECIDE:
        parts += chances(phrases)
    for topic in ("map", "marking", "goal", "more"):
        parts += ["", Prose(phrases.say(f"diceland-help-{topic}"))]
    return Group(*parts, Prose(legend(phrases)))


def chances(phrases: Phrases) -> list[RenderableType]:
    rows = grid()
    rows.add_row(phrases.say("diceland-help-dice"), *map(str, range(1, DICE)))
    rows.add_row(phrases.say("diceland-help-chance"), *map(phrases.chance_of_one, range(1, DICE)))
    return [Text(phrases.say("diceland-help-chances"), "bold"), rows]


def legend(phrases: Phrases) -> str:
    return " · ".join(f"{LETTER[colour]} {phrases.colour(colour)}" for colour in IN_MAP_ORDER)
