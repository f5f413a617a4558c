"""What can be done to tables from outside the game: make, join, begin, once more, go on from a moment."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from ludoteca.engine.game import Game, RefusedValue
from ludoteca.engine.match import Match
from ludoteca.games import find
from ludoteca.server.checks import checked_name, told_apart
from ludoteca.server.clock import now
from ludoteca.server.entries import Asked, Created, Origin, SeatPlan
from ludoteca.server.hall import Hall
from ludoteca.server.messages import Continuation, Custom, Join, NewTable, RecordContinuation, SeatWish
from ludoteca.server.refusals import Refused
from ludoteca.server.replays import check_open
from ludoteca.server.room import Room
from ludoteca.server.secrets import hashed, is_same, new_token
from ludoteca.server.table import Table
from ludoteca.server.thinking import checked_level, usual_level
from ludoteca.server.worker import Kept, Report

KINDS = ("open", "host", "bot", "stand-in")
MOST_MOVES = 2000
"""With which a table can begin."""
MOST_REQUESTS = 3
"""How many people can ask for a seat at the same time."""


async def make(hall: Hall, wish: NewTable) -> tuple[Room, str]:
    """The table and the host's token."""
    match = checked_match(wish.game, len(wish.seats), wish.options)
    return await make_as(hall, wish, match)


async def go_on(hall: Hall, old: Table, wish: Continuation) -> tuple[Room, str]:
    """A new table from a moment of a finished game."""
    match = finished(old)
    check_moment(wish, match.players, match.made)
    origin = Origin(old.id, wish.moves)
    return await make_as(hall, wish, match, origin, match.moves[: wish.moves], old.made.unproved)


async def go_on_with(hall: Hall, wish: RecordContinuation, asker: str) -> tuple[Room, str]:
    """A new table from a moment of a game that somebody has kept."""
    kept = await hall.thinkers.read(wish.record.encode(), asker)
    check_moment(wish, len(kept.names), len(kept.moves))
    proof = await hall.finished_with(kept.table, game_in(kept), kept.options, kept.moves[: wish.moves])
    if proof:
        return await go_on(hall, proof, wish)
    match = Match(game_in(kept), len(kept.names), kept.options)
    return await make_as(hall, wish, match, Origin(None, wish.moves), kept.moves[: wish.moves], is_unproved=True)


def game_in(kept: Kept) -> Game:
    return find(kept.game).by_rules(kept.rules)


def check_moment(wish: Continuation, players: int, moves: int) -> None:
    if len(wish.seats) != players:
        raise Refused("bad-options", f"The game has {players} seats, not {len(wish.seats)}.")
    if wish.moves >= moves:
        raise Refused("bad-options", f"The game has {moves} moves; go on from an earlier one.")
    if wish.moves > MOST_MOVES:
        raise Refused("bad-options", f"A table can go on from one of the first {MOST_MOVES:,} moves.")


async def make_as(
    hall: Hall,
    wish: Custom,
    match: Match,
    continued: Origin | None = None,
    moves: list[Any] | None = None,
    is_unproved: bool = False,
) -> tuple[Room, str]:
    token = new_token()
    made = Created(
        at=now(),
        game=match.game.name,
        rules=match.game.version,
        options=match.options,
        seats=[planned(hall, match.game.name, seat) for seat in wish.seats],
        host=hashed(token),
        time=wish.time,
        public=wish.public,
        chat=wish.chat,
        open_at_end=wish.open_at_end,
        spectators=wish.spectators,
        approve=wish.approve,
        continued=continued,
        unproved=is_unproved and bool(moves),
        moves=moves or [],
    )
    return await hall.create(made), token


def checked_match(game: str, players: int, options: dict[str, Any]) -> Match:
    try:
        return Match(find(game), players, options)
    except RefusedValue as refused:
        raise Refused("bad-options", str(refused), refused.reasons) from None
    except (ValueError, TypeError, AttributeError) as error:
        raise Refused("bad-options", str(error)) from None


def planned(hall: Hall, game: str, wish: SeatWish) -> SeatPlan:
    if wish.kind not in KINDS:
        raise Refused("bad-options", f"A seat is {', '.join(KINDS)}; not {wish.kind!r}.")
    usual = hall.settings.bot
    level = usual_level(game, usual) if wish.bot is None else checked_level(game, wish.bot, usual)
    return SeatPlan(wish.kind, level)


class Place(NamedTuple):
    """A seat, or the number of the request for one, and the token for it."""

    seat: int | None
    asking: int | None
    token: str


async def join(room: Room, wish: Join, token: str | None) -> Place:
    """Who sits down, and the game if it can begin, is written at once."""
    table, name = room.table, checked_name(wish.name)
    if table.phase not in ("gathering", "playing"):
        table.expect("gathering")
    if table.opening is not None:
        raise Refused("begun", "The game is about to begin.")
    if table.phase == "playing":
        check_may_come_in(table, token)
    seat = chosen_seat(table, wish.seat, token)
    if must_be_asked_for(table, seat):
        return await ask(room, seat, name, wish)
    own = token if table.seats[seat].kind == "kept" and token else new_token()
    draft = room.draft()
    draft.sit(seat, name, hashed(own), wish.seal, now())
    if table.phase == "gathering" and draft.table.is_full:
        draft.start(now())
    await room.commit(draft)
    return Place(seat, None, own)


def check_may_come_in(table: Table, token: str | None) -> None:
    """During the game: who knows no hand of it, and might watch."""
    if token and hashed(token) in table.past_holders:
        raise Refused("seated", "Who has or had a seat in this game cannot take another one.")
    table.viewer_of(None)


async def ask(room: Room, seat: int, name: str, wish: Join) -> Place:
    table = room.table
    if len(table.requests) >= MOST_REQUESTS or not room.requests.take():
        raise Refused("busy", "Others are asking for a seat already, or have just asked: wait a moment.")
    own = new_token()
    asking = [request.asked.name for request in table.requests.values()]
    name = told_apart(name, [*asking, *(other.name or "" for other in table.seats)])
    await room.write(Asked(seat=seat, name=name, token=hashed(own), seal=wish.seal, at=now()))
    return Place(None, room.table.requested, own)


def must_be_asked_for(table: Table, seat: int) -> bool:
    """In a running game somebody could look into two hands: all who play must agree. Before it the host says so."""
    if table.phase == "playing":
        return bool(table.people)
    return table.approve and table.seats[seat].kind in ("open", "stand-in")


def chosen_seat(table: Table, wished: int | None, token: str | None) -> int:
    seats = table.seats
    if wished is not None:
        if wished >= len(seats):
            raise Refused("no-such-seat", f"There is no seat {wished}: the seats are 0 to {len(seats) - 1}.")
        if not may_take(table, wished, token):
            raise Refused("seat-taken", f"Seat {wished} is not free for you.")
        return wished
    free = [seat for seat in range(len(seats)) if may_take(table, seat, token)]
    if not free:
        raise Refused("full", "No seat is free for you at this table.")
    return min(free, key=lambda seat: (ORDER.index(seats[seat].kind), seat))


ORDER = ("kept", "host", "open", "stand-in")
"""In which order free seats are taken by who does not choose."""


def may_take(table: Table, seat: int, token: str | None) -> bool:
    match table.seats[seat].kind:
        case "open" | "stand-in":
            return True
        case "host":
            return is_same(token, table.made.host)
        case "kept":
            return is_same(token, table.seats[seat].token)
        case _:
            return False


def finished(table: Table) -> Match:
    """The match of a table whose secrets may be known."""
    check_open(table)
    if table.match is None:
        raise Refused("not-begun", "The table was closed before the game began.")
    match = table.match.copy()
    match.names = table.names()
    return match


async def verify(hall: Hall, record: bytes, asker: str) -> Report:
    """What a record shows of its luck. That its first moves come from another table is believed only of our own."""
    report = await hall.thinkers.verify(record, asker)
    if report.before is None:
        return report
    kept = await hall.thinkers.read(record, asker)
    if await hall.finished_with(report.before, game_in(kept), kept.options, kept.moves[: report.begins_after]):
        return report
    sentence = f"This server cannot prove the first {report.begins_after} moves. {report.sentence}"
    return msgspec.structs.replace(report, verdict="unproved", sentence=sentence)
