"""What a player should know to answer a question."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.games.cincinnati.hands import SETS
from ludoteca.games.cincinnati.layout import NONE
from ludoteca.games.cincinnati.phrases import EXAMPLES, hand_at
from ludoteca.terminal.grids import grid
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.sight import Sight
from ludoteca.terminal.speech import NO_BREAK, Speech


def help_with(speech: Speech, sight: Sight) -> RenderableType:
    parts: list[RenderableType] = [Prose(speech.say(f"cincinnati-help-{sight.view['phase']}"))]
    if sight.details["duel"]:
        parts.append(Prose(speech.say("cincinnati-help-duel")))
    return Group(*parts, *tables(speech, sight), *ranking(speech))


def tables(speech: Speech, sight: Sight) -> list[RenderableType]:
    rows = grid()
    for letter in sight.view["tables"]:
        name = speech.say("cincinnati-table", letter=letter)
        rows.add_row(f"  {letter} {name}", Prose(speech.say("cincinnati-help-table", letter=letter)))
    return [Text(speech.say("cincinnati-help-tables"), "bold"), rows]


def ranking(speech: Speech) -> list[RenderableType]:
    rows = grid()
    for hand in EXAMPLES:
        rows.add_row(f"  {speech.tell(hand_at(NONE, hand))}", NO_BREAK.join(map(str, SETS[hand])))
    return [Text(speech.say("cincinnati-help-ranking"), "bold"), rows]
