"""Making and joining tables, and going on from a moment of an earlier game."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from ludoteca.engine.game import Game, RefusedValue
from ludoteca.engine.match import Match
from ludoteca.games import find
from ludoteca.server.clock import now
from ludoteca.server.messages import Continuation, Custom, Join, NewTable, RecordContinuation, SeatWish
from ludoteca.server.refusals import Refused
from ludoteca.server.replays import check_open
from ludoteca.server.rooms.hall import Hall
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.entries import Asked, Created, Drawn, Origin, SeatPlan, drawn_by
from ludoteca.server.tables.table import Table
from ludoteca.server.text_checks import checked_name, distinct_name
from ludoteca.server.tokens import hashed, is_same, new_token
from ludoteca.server.workers.questions import Kept, Report
from ludoteca.server.workers.thinkers import checked_level, usual_level

KINDS = ("open", "host", "bot", "stand-in")
MOST_MOVES = 2000
"""A table cannot begin with more moves than this."""
MOST_REQUESTS = 3
"""How many people can be asking for a seat at the same time."""


async def make(hall: Hall, wish: NewTable) -> tuple[Room, str]:
    """Returns the new table's room and the host's token."""
    match = checked_match(wish.game, len(wish.seats), wish.options)
    return await make_as(hall, wish, match)


async def go_on(hall: Hall, old: Table, wish: Continuation) -> tuple[Room, str]:
    """Makes a table that goes on from a moment of a finished game."""
    match = finished(old)
    check_moment(wish, match.players, match.made, bool(match.winners))
    origin, drawn = Origin(old.id, wish.moves, wish.same_luck), luck_again(wish, drawn_by(match.dice))
    return await make_as(hall, wish, match, origin, match.moves[: wish.moves], old.made.unproved, drawn)


async def go_on_with(hall: Hall, wish: RecordContinuation, asker: str) -> tuple[Room, str]:
    """Makes a table that goes on from a moment of a record that somebody has kept."""
    kept = await hall.thinkers.read(wish.record.encode(), asker)
    check_moment(wish, len(kept.names), len(kept.moves), bool(kept.winners))
    table = kept.drawn.table if kept.drawn else None
    proof = await hall.finished_with(table, game_in(kept), kept.options, kept.moves[: wish.moves])
    if proof:
        return await go_on(hall, proof, wish)
    match, origin = Match(game_in(kept), len(kept.names), kept.options), Origin(None, wish.moves, wish.same_luck)
    drawn = luck_again(wish, kept.drawn)
    return await make_as(hall, wish, match, origin, kept.moves[: wish.moves], is_unproved=True, drawn=drawn)


def luck_again(wish: Continuation, drawn: Drawn | None) -> Drawn | None:
    """The dice of the old game if its luck is to be repeated, else None."""
    if not wish.same_luck:
        return None
    if drawn is None:
        raise Refused("bad-options", "The record names no fair dice: its luck cannot be repeated.")
    if wish.moves < drawn.begins_after:
        raise Refused("bad-options", f"The dice of this game came after its first {drawn.begins_after} moves.")
    return drawn


def game_in(kept: Kept) -> Game:
    return find(kept.game).by_rules(kept.rules)


def check_moment(wish: Continuation, players: int, moves: int, is_over: bool) -> None:
    if len(wish.seats) != players:
        raise Refused("bad-options", f"The game has {players} seats, not {len(wish.seats)}.")
    if wish.moves > moves or (is_over and wish.moves == moves):
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
    drawn: Drawn | None = None,
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
        drawn=drawn,
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
    """A seat, or the number of a request for one, and the token of whoever has it."""

    seat: int | None
    asking: int | None
    token: str


async def join(room: Room, wish: Join, token: str | None) -> Place:
    """Sits somebody down. If that fills the table, the game begins in the same write."""
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
    """During the game, only somebody who has never seen a hand of it may join, and only where they might watch."""
    if token and hashed(token) in table.past_holders:
        raise Refused("seated", "You have or had a seat in this game, and cannot take another one.")
    table.viewer_of(None)


async def ask(room: Room, seat: int, name: str, wish: Join) -> Place:
    table = room.table
    if len(table.requests) >= MOST_REQUESTS or not room.requests.take():
        raise Refused("busy", "Others are asking for a seat already, or have just asked: wait a moment.")
    own = new_token()
    asking = [request.asked.name for request in table.requests.values()]
    name = distinct_name(name, [*asking, *(other.name or "" for other in table.seats)])
    await room.write(Asked(seat=seat, name=name, token=hashed(own), seal=wish.seal, at=now()))
    return Place(None, room.table.requested, own)


def must_be_asked_for(table: Table, seat: int) -> bool:
    """Whether others must agree before somebody sits down.

    In a running game a newcomer could be in league with a player and see two hands, so all who play must agree.
    Before it, that is up to the host.
    """
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
"""Which kind of free seat goes first to somebody who does not choose one."""


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
    """Checks the luck of a record. Moves it inherits from another table count as proved only if
    that table is ours."""
    report = await hall.thinkers.verify(record, asker)
    if report.before is None:
        return report
    kept = await hall.thinkers.read(record, asker)
    if await hall.finished_with(report.before, game_in(kept), kept.options, kept.moves[: report.begins_after]):
        return report
    sentence = f"This server cannot prove the first {report.begins_after} moves. {report.sentence}"
    return msgspec.structs.replace(report, verdict="unproved", sentence=sentence)
