"""What each viewer is told. It is built up from nothing, never cut down from the whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from ludoteca.engine.game import Viewer
from ludoteca.engine.match import Match
from ludoteca.engine.moments import Looker, moments_for_each
from ludoteca.server.messages import (
    Clock,
    DiceInfo,
    EveningInfo,
    Everything,
    HintsInfo,
    RequestInfo,
    Score,
    SeatInfo,
    Shows,
    TableInfo,
    Trouble,
    Update,
)
from ludoteca.server.tables.decisions import Decision
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.transition import Change


class Present(NamedTuple):
    """Who is connected."""

    here: Sequence[bool]
    watching: int = 0


Eyes = tuple[Viewer, Shows]
"""A viewer, and what its client shows."""


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
        evening=evening_info(table),
        winners=table.match.winners if table.match else [],
        why_closed=table.why_closed,
    )


def evening_info(table: Table) -> EveningInfo | None:
    """The scores of an evening. People are identified by name, bots by seat."""
    games = table.evening
    if not games:
        return None
    places: dict[str | int, list[int | None]] = {}
    for at, game in enumerate(games):
        for number, placed in enumerate(game.seats):
            who = number if placed.name is None else placed.name
            places.setdefault(who, [None] * len(games))[at] = placed.place
    scores = [score_of(table, who, places_of) for who, places_of in places.items()]
    return EveningInfo([game.game for game in games], sorted(scores, key=lambda score: -score.won))


def score_of(table: Table, who: str | int, places: list[int | None]) -> Score:
    if isinstance(who, int):
        return Score(None, who, places.count(1), places)
    seats = [number for number, seat in enumerate(table.seats) if seat.name == who]
    return Score(who, seats[0] if seats else None, places.count(1), places)


def dice_info(table: Table) -> DiceInfo:
    texts = [None if seat.has_text_to_open else seat.text for seat in table.seats]
    seed = table.seed if table.is_open else None
    return DiceInfo(table.hash, [seat.seal for seat in table.seats], texts, table.opening is not None, seed)


def everything(table: Table, eyes: Eyes, present: Present, now: int, last: int | None) -> Everything:
    """The whole state for a viewer who arrives or asks. `last` is the number of the last thing it has been told."""
    (viewer, shows), match = eyes, table.match
    known = None if last is None else table.numbers.noted_at(viewer, last)
    told = Everything(
        seq=table.numbers.of(viewer),
        seat=viewer if isinstance(viewer, int) else None,
        table=table_info(table, present),
        view=match.position(viewer) if match else None,
        legal=decision_of(table, viewer).legal,
        from_=last if known is not None and last is not None else 0,
        events=match.events_for(viewer, known or 0) if match else [],
        chat=table.chat,
        clock=clock(table, now),
        undo=match is not None and table.takebacks.who_can(match) == viewer,
    )
    if match and shows != "nothing":
        tell_in_words([told], table, [eyes], known or 0)
    return told


def decision_of(table: Table, viewer: Viewer) -> Decision:
    """The viewer's decision; an empty one for spectators and after the end."""
    return table.decisions[viewer] if isinstance(viewer, int) and table.awaited else Decision()


def updates(
    table: Table, eyes: Sequence[Eyes], change: Change, present: Present, now: int, before: Match | None
) -> list[Update]:
    """What a change means for each viewer; `before` is the match before it."""
    told = [Update(table.numbers.of(viewer), done=done_for(viewer, change)) for viewer, _ in eyes]
    if change.game:
        tell_of_game(told, table, [viewer for viewer, _ in eyes], change, now)
        listeners = [(one, pair) for one, pair in zip(told, eyes, strict=True) if pair[1] != "nothing"]
        if listeners:
            messages, looking = zip(*listeners, strict=True)
            tell_in_words(messages, table, looking, change.since)
            if before:
                tell_moments(messages, before, table, looking)
    tell_all(told, table, change, present)
    return told


def tell_all(told: Sequence[Update], table: Table, change: Change, present: Present) -> None:
    """Adds what is the same for everybody."""
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
    events, views = match.events_for_each(viewers, change.since), match.positions(viewers)
    undoes, left = table.takebacks.who_can(match), UNSET if table.made.time is None else clock(table, now)
    for viewer, one, happened, view in zip(viewers, told, events, views, strict=True):
        one.events, one.view, one.undo, one.clock = happened, view, viewer == undoes, left
        if viewer in table.fresh and isinstance(viewer, int):
            one.legal = table.decisions[viewer].legal


def tell_in_words(told: Sequence[Update | Everything], table: Table, eyes: Sequence[Eyes], since: int) -> None:
    """Adds the story, the question, and with the legal moves what each would make, for clients that show them."""
    match, viewers = table.match, [viewer for viewer, _ in eyes]
    assert match is not None
    stories, shown = match.told_for_each(viewers, since), match.shown_for_each(viewers)
    for one, (viewer, shows), story, seen in zip(told, eyes, stories, shown, strict=True):
        one.told, one.shown = story, seen
        if shows == "areas":
            one.shown = {**seen, "details": None, "areas": match.areas_for(viewer)}
        if one.legal is not UNSET:
            one.moves = decision_of(table, viewer).told(match)


def tell_moments(told: Sequence[Update], before: Match, table: Table, eyes: Sequence[Eyes]) -> None:
    """Adds the table as it was at each result that is announced with a pause."""
    assert table.match is not None
    lookers = [
        Looker(viewer, one.told or [], shows == "areas") for one, (viewer, shows) in zip(told, eyes, strict=True)
    ]
    for one, moments in zip(told, moments_for_each(before, table.match, lookers), strict=True):
        one.moments = moments or UNSET


def clock(table: Table, now: int) -> Clock:
    """Milliseconds left for each awaited seat."""
    time = table.made.time
    if time is None:
        return {}
    return {seat: max(0, table.decisions[seat].at + 1000 * time - now) for seat in table.awaited}
