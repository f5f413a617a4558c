"""A game move by move, as one viewer saw it."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.game import PUBLIC, Viewer
from ludoteca.engine.match import Match
from ludoteca.server.refusals import Refused
from ludoteca.server.secrets import is_same
from ludoteca.server.table import Table

ALL = "all"


def allowed_viewer(table: Table, wished: str, token: str | None) -> Viewer:
    """Through whose eyes somebody may look; None is who knows everything."""
    if wished == PUBLIC:
        return PUBLIC
    if wished == ALL:
        check_open(table)
        return None
    if not (wished.isascii() and wished.isdigit() and int(wished) < table.players):
        raise Refused("no-such-seat", f"There is no seat {wished[:16]!r}: a number from 0, public or all.")
    if not table.is_open and not is_same(token, table.seats[int(wished)].token):
        raise Refused("bad-token", "Before the end only the seat itself may look through its eyes.")
    return int(wished)


def check_open(table: Table) -> None:
    if table.phase not in ("over", "closed"):
        raise Refused("not-over", "The game is not over: that would tell secrets.")
    if not table.is_open:
        raise Refused("sealed", "At this table it was agreed that what was not shown stays closed.")


def steps(table: Table, viewer: Viewer) -> list[dict[str, Any]]:
    """What each move changed for a viewer. What it could not notice is no step, unless all is open."""
    if table.match is None:
        return []
    match = Match(table.game, table.players, table.made.options)
    told = [step(0, None, None, [], match.position(viewer))]
    for actor, text in table.match.moves:
        noted = match.noted
        match.play(actor, text)
        events, view = match.events_for(viewer, noted), match.position(viewer)
        if table.is_open or actor == viewer:
            told.append(step(len(told), actor, text, events, view))
        elif events or view != told[-1]["view"]:
            told.append(step(len(told), None, None, events, view))
    return told


def step(
    move: int, actor: int | str | None, text: str | None, events: list[dict[str, Any]], view: dict[str, Any]
) -> dict[str, Any]:
    return {"move": move, "actor": actor, "text": text, "events": events, "view": view}
