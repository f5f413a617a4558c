"""The result: who has reached the goal, and how far the others have come."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.games.diceland.layout import STARS_TO_WIN
from ludoteca.games.diceland.terminal.board import BONUS_CELLS, DONE, NOTHING
from ludoteca.games.diceland.terminal.phrases import Phrases
from ludoteca.terminal.face import Data
from ludoteca.terminal.grids import table_of_players


def standing(phrases: Phrases, view: Data) -> RenderableType:
    winners = view["winners"]
    winner = phrases.say("diceland-end-winner", players=phrases.players(winners), count=len(winners))
    return Group(results(phrases, view), Text(winner, "bold green"))


def results(phrases: Phrases, view: Data) -> RenderableType:
    say, seats = phrases.say, view["seats"]
    rows = table_of_players(say("diceland-column-player"), [])
    for title in (
        say("diceland-column-map"),
        say("diceland-column-bonus", needed=STARS_TO_WIN),
        say("diceland-column-complete"),
        say("diceland-column-marked"),
    ):
        rows.add_column(title, no_wrap=True)
    for seat in sorted(range(view["players"]), key=lambda seat: order(view, seat)):
        data = seats[seat]
        complete = ", ".join(map(phrases.colour, data["complete"])) or NOTHING
        bonus, sign = f"{data['bonus']}/{BONUS_CELLS}", DONE if seat in view["winners"] else ""
        rows.add_row(sign, phrases.names[seat], data["map"], bonus, complete, str(len(data["marked"])))
    return rows


def order(view: Data, seat: int) -> tuple[bool, int, int]:
    """Winners first, then by bonus cells and complete colours."""
    data = view["seats"][seat]
    return seat not in view["winners"], -data["bonus"], -len(data["complete"])
