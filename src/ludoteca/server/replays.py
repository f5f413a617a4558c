"""A game move by move, as one viewer saw it."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate

from ludoteca.engine.game import PUBLIC, Viewer
from ludoteca.engine.match import Actor, Match
from ludoteca.server.messages import Step
from ludoteca.server.refusals import Refused
from ludoteca.server.secrets import hashed, is_same
from ludoteca.server.table import Table

ALL = "all"
MOST_DIGITS = 4


def allowed_viewer(table: Table, wished: str, token: str | None) -> Viewer:
    """Through whose eyes somebody may look; None is who knows everything."""
    viewer = viewer_called(wished, table.players)
    if viewer is None:
        check_open(table)
    elif isinstance(viewer, int) and not table.is_open and not is_same(token, table.seats[viewer].token):
        raise Refused("bad-token", "Before the end only the seat itself may look through its eyes.")
    elif viewer == PUBLIC and not table.is_open:
        table.viewer_of(hashed(token) if token else None)
    return viewer


def viewer_called(wished: str, players: int) -> Viewer:
    if wished == PUBLIC:
        return PUBLIC
    if wished == ALL:
        return None
    if not (wished.isascii() and wished.isdigit() and len(wished) <= MOST_DIGITS and int(wished) < players):
        raise Refused("no-such-seat", f"There is no seat {wished[:16]!r}: a number from 0, public or all.")
    return int(wished)


def check_open(table: Table) -> None:
    if not table.is_over:
        raise Refused("not-over", "The game is not over: that would tell secrets.")
    if not table.is_open:
        raise Refused("sealed", "At this table it was agreed that what was not shown stays closed.")


def steps_of(played: Match, viewer: Viewer, is_open: bool) -> list[Step]:
    """What each move changed for a viewer. What it could not notice is no step, unless all is open."""
    match = Match(played.game, played.players, played.options)
    told = [step(0, match, viewer, 0)]
    for actor, text in played.moves:
        noted = match.noted
        match.play(actor, text)
        if is_open or actor == viewer:
            told.append(step(len(told), match, viewer, noted, actor, text))
        elif match.is_noticed_by(viewer, noted) or match.position(viewer) != told[-1]["view"]:
            told.append(step(len(told), match, viewer, noted))
    tell_steps(told, played, viewer)
    return told


def tell_steps(steps: list[Step], played: Match, viewer: Viewer) -> None:
    """What belongs together is told together, in the step that completes it."""
    so_far = list(accumulate(len(one["events"]) for one in steps))
    for told in played.told_for(viewer):
        number = bisect_left(so_far, told["at"] + 1)
        before = so_far[number] - len(steps[number]["events"])
        steps[number]["told"].append({**told, "at": told["at"] - before})


def step(
    number: int, match: Match, viewer: Viewer, since: int, actor: Actor | None = None, text: str | None = None
) -> Step:
    """What has happened since so many things were noted, and what a viewer sees now."""
    return {
        "move": number,
        "actor": actor,
        "text": text,
        "events": match.events_for(viewer, since),
        "told": [],
        "view": match.position(viewer),
        "shown": match.shown_for(viewer),
    }
