"""What each viewer is told: built for that viewer from nothing, never cut down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from ludoteca.engine.game import Viewer
from ludoteca.engine.telling import Shown
from ludoteca.server.decisions import Decision
from ludoteca.server.messages import (
    Clock,
    DiceInfo,
    Everything,
    HintsInfo,
    RequestInfo,
    SeatInfo,
    TableInfo,
    Trouble,
    Update,
)
from ludoteca.server.table import Table
from ludoteca.server.transition import Change


class Present(NamedTuple):
    """Who is connected."""

    here: Sequence[bool]
    watching: int = 0


def nobody_at(table: Table) -> Present:
    return Present([False] * table.players)


def table_info(table: Table, present: Present) -> TableInfo:
    made, phase = table.made, table.phase
    seats = [
        SeatInfo(seat.kind, seat.name, seat.bot, seat.away, is_here)
        for seat, is_here in zip(table.seats, present.here, strict=True)
    ]
    return TableInfo(
        id=table.id,
        code=table.code if phase == "gathering" else None,
        game=made.game,
        options=table.game.check_options(made.options),
        phase=phase,
        public=made.public,
        chat=made.chat,
        time=made.time,
        open_at_end=made.open_at_end,
        made=made.at,
        seats=seats,
        dice=dice_info(table),
        hints=HintsInfo(table.hints_are_on, sorted(table.agreed)),
        continued=made.continued,
        unproved=made.unproved,
        asking=[
            RequestInfo(number, one.asked.seat, one.asked.name, one.agreed)
            for number, one in table.requests.items()
        ],
        muted=[number for number, seat in enumerate(table.seats) if seat.muted],
        spectators=table.spectators,
        approve=table.approve,
        watching=present.watching,
        next=table.next,
        winners=table.match.winners if table.match else [],
        why_closed=table.why_closed,
    )


def dice_info(table: Table) -> DiceInfo:
    texts = [None if seat.has_text_to_open else seat.text for seat in table.seats]
    seed = table.seed if table.is_open else None
    return DiceInfo(table.hash, [seat.seal for seat in table.seats], texts, table.opening is not None, seed)


def everything(table: Table, viewer: Viewer, present: Present, now: int, last: int | None) -> Everything:
    """For who comes, and for who asks. `last` is the number they know already."""
    match = table.match
    known = None if last is None else table.numbers.noted_at(viewer, last)
    decision = table.decisions[viewer] if isinstance(viewer, int) and table.awaited else Decision()
    return Everything(
        seq=table.numbers.of(viewer),
        seat=viewer if isinstance(viewer, int) else None,
        table=table_info(table, present),
        view=match.position(viewer) if match else None,
        legal=decision.legal,
        moves=decision.told,
        shown=match.shown_for(viewer) if match else None,
        from_=last if known is not None and last is not None else 0,
        events=match.events_for(viewer, known or 0) if match else [],
        told=match.told_for(viewer, known or 0) if match else [],
        chat=table.chat,
        clock=clock(table, now),
        undo=match is not None and table.takebacks.who_can(match) == viewer,
    )


def plainly(told: Everything | Update, table: Table, viewer: Viewer) -> Everything | Update:
    """The same for somebody who shows any game from its areas."""
    if not table.match or not told.shown:
        return told
    shown: Shown = {**told.shown, "details": None, "areas": table.match.areas_for(viewer)}
    return msgspec.structs.replace(told, shown=shown)


def updates(table: Table, viewers: Sequence[Viewer], change: Change, present: Present, now: int) -> list[Update]:
    """For each viewer what a change is to them."""
    told = [Update(table.numbers.of(viewer), done=done_for(viewer, change)) for viewer in viewers]
    if change.game:
        tell_of_game(told, table, viewers, change, now)
    tell_all(told, table, change, present)
    return told


def tell_all(told: Sequence[Update], table: Table, change: Change, present: Present) -> None:
    """What is the same for everybody."""
    info = table_info(table, present) if change.table else UNSET
    trouble = Trouble("bot-failed", *change.failed) if change.failed else UNSET
    for one in told:
        one.table, one.said, one.trouble = info, change.said or UNSET, trouble


def done_for(viewer: Viewer, change: Change) -> str | UnsetType:
    """The id of the viewer's own message that this answers."""
    return change.done.get(viewer, UNSET) if isinstance(viewer, int) else UNSET


def tell_of_game(told: Sequence[Update], table: Table, viewers: Sequence[Viewer], change: Change, now: int) -> None:
    match = table.match
    assert match is not None
    happened, views = match.happened_for_each(viewers, change.since), match.positions(viewers)
    undoes, left = table.takebacks.who_can(match), UNSET if table.made.time is None else clock(table, now)
    for viewer, one, (events, story), view in zip(viewers, told, happened, views, strict=True):
        one.events, one.told, one.view, one.undo, one.clock = events, story, view, viewer == undoes, left
        if viewer in table.fresh and isinstance(viewer, int):
            one.legal, one.moves = table.decisions[viewer].legal, table.decisions[viewer].told
    for one, shown in zip(told, match.shown_for_each(viewers), strict=True):
        one.shown = shown


def clock(table: Table, now: int) -> Clock:
    """Milliseconds left for each seat that is awaited."""
    time = table.made.time
    if time is None:
        return {}
    return {seat: max(0, table.decisions[seat].at + 1000 * time - now) for seat in table.awaited}
