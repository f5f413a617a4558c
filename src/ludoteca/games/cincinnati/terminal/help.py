"""What a player should know to answer a question."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.games.cincinnati.terminal.phrases import Phrases, is_in_duel
from ludoteca.terminal.face import Data
from ludoteca.terminal.grids import grid
from ludoteca.terminal.prose import Prose

EXAMPLES = (
    (4, 4, 4, 4, 4),
    (2, 2, 2, 2, 5),
    (1, 2, 3, 4, 5),
    (3, 3, 6, 6, 6),
    (1, 5, 5, 5, 6),
    (2, 3, 4, 5, 5),
    (1, 1, 4, 6, 6),
    (1, 2, 2, 4, 6),
    (1, 2, 3, 5, 6),
)
"""One hand of each category, best first."""


def help_with(phrases: Phrases, view: Data, seat: int) -> RenderableType:
    parts: list[RenderableType] = [Prose(phrases.say(f"cincinnati-help-{view['phase']}"))]
    if is_in_duel(view, seat):
        parts.append(Prose(phrases.say("cincinnati-help-duel")))
    return Group(*parts, *tables(phrases, view), *ranking(phrases))


def tables(phrases: Phrases, view: Data) -> list[RenderableType]:
    rows = grid()
    for letter in view["tables"]:
        name = phrases.say("cincinnati-table", letter=letter)
        rows.add_row(f"  {letter} {name}", Prose(phrases.say("cincinnati-help-table", letter=letter)))
    return [Text(phrases.say("cincinnati-help-tables"), "bold"), rows]


def ranking(phrases: Phrases) -> list[RenderableType]:
    rows = grid()
    for dice in EXAMPLES:
        rows.add_row(f"  {phrases.hand(dice)}", phrases.dice(dice))
    return [Text(phrases.say("cincinnati-help-ranking"), "bold"), rows]
