"""Everything in view, drawn so that it fits into 80 by 24 with room for a story and an answer."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.games.twins.layout import PLAYS
from ludoteca.games.twins.terminal.drawing import drawn
from ludoteca.games.twins.terminal.outlook import outlook
from ludoteca.games.twins.terminal.phrases import Phrases, in_hand_order
from ludoteca.terminal.face import Data
from ludoteca.terminal.grids import LINE, heading, table_of_players
from ludoteca.terminal.prose import Prose

LAID, AWAITED, NOTHING = "✓", "…", "–"


def board(phrases: Phrases, view: Data, seat: int | None) -> list[RenderableType]:
    moment = Prose(what_happens(phrases, view))
    parts = [Group(heading(facts(phrases, view)), track(phrases, view), moment), players(phrases, view, seat)]
    if seat is not None and view["seats"][seat]["hand"]:
        parts.append(own_hand(phrases, view["seats"][seat]["hand"]))
    return parts


def facts(phrases: Phrases, view: Data) -> list[str]:
    facts = [phrases.say("twins-hand-of", hand=view["hand"], hands=view["hands"] or 0)]
    if view["dealer"] is not None:
        facts.append(phrases.say("twins-dealer", name=phrases.names[view["dealer"]]))
    return [*facts, phrases.say("twins-pot", pot=view["pot"]), phrases.say("twins-deck", cards=view["deck"])]


def track(phrases: Phrases, view: Data) -> Text:
    """Buying and the four plays in a row, the present one set off."""
    text = Text(" ")
    for play in range(PLAYS + 1):
        label = phrases.say("twins-track", play=play)
        present = play == view["play"]
        text.append(f"▸ {label} ◂" if present else label, "bold" if present else LINE)
        text.append(" ── " if play < PLAYS else "", LINE)
    return text


def what_happens(phrases: Phrases, view: Data) -> str:
    if view["phase"] == "play":
        return phrases.say("twins-phase-play", stake=phrases.stake(view["play"], view["players"]))
    return phrases.say(f"twins-phase-{view['phase']}")


# The players


def players(phrases: Phrases, view: Data, seat: int | None) -> RenderableType:
    numbers = [phrases.say(f"twins-column-{column}") for column in ("chips", "cards", "bought")]
    rows = table_of_players(phrases.say("twins-column-player"), numbers)
    for play in range(1, view["play"] + 1):
        rows.add_column(phrases.say("twins-column-play", play=play), no_wrap=True)
    for other in range(view["players"]):
        mark = "▸" if other == seat else ""
        rows.add_row(mark, *player_cells(phrases, view, other), style="bold" if mark else "")
    return rows


def player_cells(phrases: Phrases, view: Data, seat: int) -> list[str]:
    data = view["seats"][seat]
    held = data["hand"] if isinstance(data["hand"], int) else len(data["hand"])
    plays = [played(phrases, view, seat, play) for play in range(1, view["play"] + 1)]
    return [phrases.names[seat], str(data["chips"]), str(held), bought(view, seat), *plays]


def bought(view: Data, seat: int) -> str:
    number = view["seats"][seat]["bought"]
    if number is not None:
        return str(number)
    return AWAITED if view["phase"] == "buy" and seat in view["actors"] else ""


def played(phrases: Phrases, view: Data, seat: int, play: int) -> str:
    """What a seat showed in a play of this hand, or how far it is with the present one."""
    data = view["seats"][seat]
    if play <= len(data["played"]):
        return phrases.cards(data["played"][play - 1])
    if play == view["play"]:
        return progress(phrases, data)
    return NOTHING


def progress(phrases: Phrases, data: Data) -> str:
    """How far a seat is with the present play."""
    if data["bankrupt"] or data["out"]:
        return phrases.say("twins-state-bankrupt" if data["bankrupt"] else "twins-state-out")
    if isinstance(data["choice"], list):
        return f"{phrases.cards(data['choice'])} {LAID}"
    return LAID if data["choice"] else AWAITED


# One's own cards


def own_hand(phrases: Phrases, hand: list[str]) -> RenderableType:
    cards = in_hand_order(hand)
    return Group(drawn(cards), Prose(outlook(phrases, cards)))
