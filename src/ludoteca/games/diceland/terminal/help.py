"""What a player should know to answer a question."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.engine.telling import percent
from ludoteca.games.diceland.maps import COLOURS
from ludoteca.games.diceland.moments import Moment
from ludoteca.games.diceland.odds import chance_of_more
from ludoteca.games.diceland.story import IN_ORDER, colour_word
from ludoteca.games.diceland.terminal.maps import LETTER
from ludoteca.games.diceland.throws import DICE
from ludoteca.terminal.grids import grid
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.sight import Sight
from ludoteca.terminal.speech import Speech


def help_with(speech: Speech, sight: Sight) -> RenderableType:
    moment = sight.details["moment"]
    parts: list[RenderableType] = [Prose(speech.say(f"diceland-help-{moment}"))]
    if moment == Moment.DECIDE:
        parts += chances(speech)
    for topic in ("map", "marking", "goal", "more"):
        parts += ["", Prose(speech.say(f"diceland-help-{topic}"))]
    return Group(*parts, Prose(legend(speech)))


def chances(speech: Speech) -> list[RenderableType]:
    rows, dice = grid(), range(1, DICE)
    rows.add_row(speech.say("diceland-help-dice"), *map(str, dice))
    shares = (percent(float(chance_of_more(count))) for count in dice)
    rows.add_row(speech.say("diceland-help-chance"), *map(speech.text, shares))
    return [Text(speech.say("diceland-help-chances"), "bold"), rows]


def legend(speech: Speech) -> str:
    colours = [COLOURS[colour] for colour in IN_ORDER]
    return " · ".join(f"{LETTER[colour]} {speech.tell(colour_word(colour))}" for colour in colours)
