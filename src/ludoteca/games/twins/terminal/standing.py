"""The result: everybody's chips, who wins, and what becomes of the pot (T41)."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.games.twins.terminal.phrases import Phrases
from ludoteca.terminal.face import Data
from ludoteca.terminal.grids import table_of_players
from ludoteca.terminal.prose import Prose


def standing(phrases: Phrases, view: Data) -> RenderableType:
    winners = view["winners"]
    winner = phrases.say("twins-end-winner", players=phrases.players(winners), count=len(winners))
    return Group(wealth(phrases, view), *pot_left(phrases, view), Text(winner, "bold green"))


def wealth(phrases: Phrases, view: Data) -> RenderableType:
    rows = table_of_players(phrases.say("twins-column-player"), [phrases.say("twins-column-chips")])
    rows.add_column("")
    chips = [data["chips"] for data in view["seats"]]
    for seat in sorted(range(view["players"]), key=lambda seat: -chips[seat]):
        place = 1 + sum(other > chips[seat] for other in chips)
        state = phrases.say("twins-state-bankrupt") if view["seats"][seat]["bankrupt"] else ""
        rows.add_row(f"{place}.", phrases.names[seat], Text(str(chips[seat]), "bold"), state)
    return rows


def pot_left(phrases: Phrases, view: Data) -> list[RenderableType]:
    return [Prose(phrases.say("twins-end-pot", pot=view["pot"]))] if view["pot"] else []
