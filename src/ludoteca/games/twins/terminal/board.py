"""The whole board, drawn to fit into 80 by 24 with room for a story and an answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.games.twins.areas import HUES
from ludoteca.games.twins.combinations import BLACK
from ludoteca.games.twins.details import Pair
from ludoteca.games.twins.layout import PLAYS
from ludoteca.terminal.colours import LINE, STYLES
from ludoteca.terminal.grids import OWN_MARK, heading, table_of_players
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.sight import Data, Sight
from ludoteca.terminal.speech import NO_BREAK, Speech

LAID, AWAITED, NOTHING = "✓", "…", "–"
BLACK_MARK, WHITE_MARK = "●", "○"
MOST_OF_A_KIND = 3


def board(speech: Speech, sight: Sight) -> list[RenderableType]:
    view, details = sight.view, sight.details
    parts = [Group(heading(facts(speech, view)), track(speech, view)), players(speech, view, sight.seat)]
    if details["hand"]:
        parts.append(Group(drawn(details["hand"]), Prose(outlook(speech, details["pairs"]))))
    return parts


def facts(speech: Speech, view: Data) -> list[str]:
    facts = [speech.say("twins-hand-of", hand=view["hand"], hands=view["hands"] or 0)]
    if view["dealer"] is not None:
        facts.append(speech.say("twins-dealer", name=speech.names[view["dealer"]]))
    return [*facts, speech.say("twins-pot", pot=view["pot"]), speech.say("twins-deck", cards=view["deck"])]


def track(speech: Speech, view: Data) -> Text:
    """Buying and the four plays in a row, the present one highlighted."""
    text = Text(" ")
    for play in range(PLAYS + 1):
        label = speech.say("twins-track", play=play)
        present = play == view["play"]
        text.append(f"▸ {label} ◂" if present else label, "bold" if present else LINE)
        text.append(" ── " if play < PLAYS else "", LINE)
    return text


# The players


def players(speech: Speech, view: Data, seat: int | None) -> RenderableType:
    numbers = [speech.say(f"twins-column-{column}") for column in ("chips", "cards", "bought")]
    rows = table_of_players(speech.say("terminal-column-player"), numbers)
    for play in range(1, view["play"] + 1):
        rows.add_column(speech.say("twins-column-play", play=play), no_wrap=True)
    for other in range(view["players"]):
        mark = OWN_MARK if other == seat else ""
        rows.add_row(mark, *player_cells(speech, view, other), style="bold" if mark else "")
    return rows


def player_cells(speech: Speech, view: Data, seat: int) -> list[str]:
    data = view["seats"][seat]
    held = data["hand"] if isinstance(data["hand"], int) else len(data["hand"])
    plays = [played(speech, view, seat, play) for play in range(1, view["play"] + 1)]
    return [speech.names[seat], str(data["chips"]), str(held), bought(view, seat), *plays]


def bought(view: Data, seat: int) -> str:
    number = view["seats"][seat]["bought"]
    if number is not None:
        return str(number)
    return AWAITED if view["phase"] == "buy" and seat in view["actors"] else ""


def played(speech: Speech, view: Data, seat: int, play: int) -> str:
    """What a seat showed in a play of this hand, or how far it is in the present one."""
    data = view["seats"][seat]
    if play <= len(data["played"]):
        return as_text(data["played"][play - 1])
    if play == view["play"]:
        return progress(speech, data)
    return NOTHING


def progress(speech: Speech, data: Data) -> str:
    """How far a seat is in the present play."""
    if data["bankrupt"] or data["out"]:
        return speech.say("twins-state-bankrupt" if data["bankrupt"] else "twins-state-out")
    if isinstance(data["choice"], list):
        return f"{as_text(data['choice'])} {LAID}"
    return LAID if data["choice"] else AWAITED


def as_text(cards: Iterable[str]) -> str:
    return NO_BREAK.join(cards)


# The player's own cards


def drawn(cards: Sequence[str]) -> Columns:
    """A hand, each card with its number below; in a narrow terminal in several rows."""
    return Columns([drawn_card(card, number) for number, card in enumerate(cards, 1)], padding=(0, 1, 0, 0))


def drawn_card(card: str, number: int) -> Text:
    lines = "╭────╮", f"│{card:>3}{mark(card)}│", f"╰{number:─^4}╯"
    return Text("\n".join(lines), f"bold {STYLES[HUES[card[0]]]}", no_wrap=True)


def mark(card: str) -> str:
    """The colour of the numeral."""
    return BLACK_MARK if card[0] in BLACK else WHITE_MARK


def outlook(speech: Speech, pairs: Sequence[Pair]) -> str:
    """The best Twins, Pairs and Colours."""
    return f"{NO_BREAK}· ".join(hints(speech, pairs)) or speech.say("twins-hint-none")


def hints(speech: Speech, pairs: Sequence[Pair]) -> Iterator[str]:
    """For each kind the best of them."""
    for kind, alike in groupby(pairs, lambda pair: pair["kind"]):
        found = list(alike)
        listed = ", ".join(map(possible, found[:MOST_OF_A_KIND]))
        more = "…" if len(found) > MOST_OF_A_KIND else ""
        yield speech.say("twins-hint", kind=kind, count=len(found), cards=listed + more).replace(" ", NO_BREAK, 1)


def possible(pair: Pair) -> str:
    """The number of Twins and Pairs is obvious, the sum of a Colour is not."""
    cards = as_text(pair["cards"])
    return f"{cards}{NO_BREAK}({pair['value']})" if pair["kind"] == "colour" else cards
