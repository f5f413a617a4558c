"""What a table's host can do: begin, close, plan seats, and deal with people. The caller has checked that it is the
host."""

from __future__ import annotations

from ludoteca.server.clock import now
from ludoteca.server.messages import Admit, DoorWish, Mute, SeatNamed, SeatPlanned
from ludoteca.server.refusals import Refused
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.entries import Answered, Dismissed, Door, Muted, Planned
from ludoteca.server.tables.table import Table
from ludoteca.server.tokens import is_same
from ludoteca.server.workers.thinkers import checked_level, usual_level

PLANNED = ("open", "bot", "stand-in")
"""The kinds of seats that the host can change, and change into."""


def check_host(table: Table, token: str | None) -> None:
    if not is_same(token, table.made.host):
        raise Refused("not-host", "Only the host can do that.")


async def begin(room: Room) -> None:
    room.table.expect("gathering")
    if room.table.opening is not None:
        raise Refused("begun", "The game is about to begin.")
    draft = room.draft()
    draft.start(now())
    await room.commit(draft)


async def close(room: Room) -> None:
    check_not_over(room.table)
    draft = room.draft()
    draft.close("host", now())
    await room.commit(draft)


async def dismiss(room: Room, wish: SeatNamed) -> None:
    """Frees the seat, or gives it to a stand-in bot in a running game; the token is void."""
    check_not_over(room.table)
    check_person(room.table, wish.seat)
    await room.write(Dismissed(seat=wish.seat, at=now()))


async def mute(room: Room, wish: Mute) -> None:
    check_person(room.table, wish.seat)
    if room.table.seats[wish.seat].muted != wish.muted:
        await room.write(Muted(seat=wish.seat, muted=wish.muted, at=now()))


async def set_door(room: Room, wish: DoorWish) -> None:
    """Sets who may watch, and whether the host must approve everybody who sits down."""
    table = room.table
    check_not_over(table)
    spectators = table.spectators if wish.spectators is None else wish.spectators
    approve = table.approve if wish.approve is None else wish.approve
    if (spectators, approve) != (table.spectators, table.approve):
        await room.write(Door(spectators=spectators, approve=approve, at=now()))


async def plan(room: Room, wish: SeatPlanned, usual: str) -> None:
    """Makes a free seat open or a bot's. Giving the last open seat to a bot begins the game."""
    table = room.table
    table.expect("gathering")
    if table.opening is not None:
        raise Refused("begun", "The game is about to begin.")
    if wish.seat >= table.players or table.seats[wish.seat].kind not in PLANNED:
        raise Refused("no-such-seat", f"Seat {wish.seat} is not a free one.")
    if wish.kind not in PLANNED:
        raise Refused("bad-options", f"A seat becomes {', '.join(PLANNED)}; not {wish.kind!r}.")
    game = table.made.game
    level = usual_level(game, usual) if wish.bot is None else checked_level(game, wish.bot, usual)
    draft = room.draft()
    draft.add(Planned(seat=wish.seat, kind=wish.kind, bot=level, at=now()))
    if draft.table.is_full:
        draft.start(now())
    await room.commit(draft)


async def admit(room: Room, wish: Admit) -> None:
    """Before the game: accepts or refuses somebody who asks for a seat. Filling the last one begins the game."""
    room.table.expect("gathering")
    if wish.number not in room.table.requests:
        raise Refused("not-asked", "Nobody asks for that any more.")
    draft = room.draft()
    draft.add(Answered(number=wish.number, yes=wish.yes, at=now()))
    if wish.yes:
        draft.grant(wish.number, now())
        if draft.table.is_full:
            draft.start(now())
    await room.commit(draft)


def check_not_over(table: Table) -> None:
    if table.is_over:
        table.expect("playing")


def check_person(table: Table, seat: int) -> None:
    if seat >= table.players or table.seats[seat].kind != "person":
        raise Refused("no-such-seat", f"Nobody sits on seat {seat}.")
