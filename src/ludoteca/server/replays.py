"""A game move by move, as one viewer saw it."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate, islice

from ludoteca.engine.game import PUBLIC, Viewer
from ludoteca.engine.match import Actor, Match
from ludoteca.engine.moments import Looker, moments_for_each
from ludoteca.server.messages import Step
from ludoteca.server.refusals import Refused
from ludoteca.server.tables.table import Table
from ludoteca.server.tokens import hashed, is_same

ALL = "all"
MOST_DIGITS = 4


def allowed_viewer(table: Table, wished: str, token: str | None) -> Viewer:
    """The viewer whose replay somebody asks for, if they may see it; None is the one who sees everything."""
    viewer = viewer_called(wished, table.players)
    if viewer is None:
        check_open(table)
    elif isinstance(viewer, int) and not table.is_open and not is_same(token, table.seats[viewer].token):
        raise Refused("bad-token", "Before the end only the player on a seat may see its view.")
    elif viewer == PUBLIC and not table.is_open:
        table.viewer_of(hashed(token) if token else None)
    return viewer


def reader(table: Table, wished: str, token: str | None) -> int | None:
    """Whose review somebody may read of a finished game: everybody's (None), or only their own seat's."""
    if table.phase != "over":
        raise Refused("not-over", "The game was not played to its end: only finished games can be reviewed.")
    if table.is_open:
        return None
    viewer = allowed_viewer(table, wished, token)
    if not isinstance(viewer, int):
        raise Refused("sealed", "At this table it was agreed that what was not shown stays secret.")
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
        raise Refused("sealed", "At this table it was agreed that what was not shown stays secret.")


def steps_of(played: Match, viewer: Viewer, is_open: bool) -> list[Step]:
    """What each move changed for a viewer. Moves that it could not notice are left out unless all is open."""
    match = Match(played.game, played.players, played.options)
    told, made = [step(0, match, viewer, 0)], [0]
    for actor, text in played.moves:
        noted = match.noted
        match.play(actor, text)
        if is_open or actor == viewer:
            told.append(step(len(told), match, viewer, noted, actor, text))
        elif match.is_noticed_by(viewer, noted) or match.position(viewer) != told[-1]["view"]:
            told.append(step(len(told), match, viewer, noted))
        else:
            continue
        made.append(match.made)
    tell_steps(told, played, viewer)
    tell_moments(told, made, played, viewer)
    return told


def tell_steps(steps: list[Step], played: Match, viewer: Viewer) -> None:
    """Adds the story to the steps; what is told of several events together stands in the last one's step."""
    so_far = list(accumulate(len(one["events"]) for one in steps))
    for told in played.told_for(viewer):
        number = bisect_left(so_far, told["at"] + 1)
        before = so_far[number] - len(steps[number]["events"])
        steps[number]["told"].append({**told, "at": told["at"] - before})


def tell_moments(steps: list[Step], made: list[int], played: Match, viewer: Viewer) -> None:
    """Adds the table as it was at each announced result of a step. `made` is how many moves were
    made by each step."""
    match, moves = Match(played.game, played.players, played.options), iter(played.moves)
    for one, number in zip(steps, made, strict=True):
        if not any("beat" in told for told in one["told"]):
            continue
        for actor, text in islice(moves, number - 1 - match.made):
            match.play(actor, text)
        before = match.copy()
        for actor, text in islice(moves, number - match.made):
            match.play(actor, text)
        (moments,) = moments_for_each(before, match, [Looker(viewer, one["told"], by_areas=False)])
        if moments:
            one["moments"] = moments


def step(
    number: int, match: Match, viewer: Viewer, since: int, actor: Actor | None = None, text: str | None = None
) -> Step:
    """What has happened since the first `since` events, and what a viewer sees now."""
    return {
        "move": number,
        "actor": actor,
        "text": text,
        "events": match.events_for(viewer, since),
        "told": [],
        "view": match.position(viewer),
        "shown": match.shown_for(viewer),
    }
