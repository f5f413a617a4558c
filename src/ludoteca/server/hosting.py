"""What the host of a table can do: begin, close, and see to it that people behave. Who it is has been checked."""

from __future__ import annotations

from ludoteca.server.clock import now
from ludoteca.server.entries import Answered, Dismissed, Door, Muted, Planned
from ludoteca.server.messages import Admit, DoorWish, Mute, SeatNamed, SeatPlanned
from ludoteca.server.refusals import Refused
from ludoteca.server.room import Room
from ludoteca.server.secrets import is_same
from ludoteca.server.table import Table
from ludoteca.server.thinking import checked_level, usual_level

PLANNED = ("open", "bot", "stand-in")
"""What a seat can become, and must be, for the host to change it."""


def check_host(table: Table, token: str | None) -> None:
    if not is_same(token, table.made.host):
        raise Refused("not-host", "Only who made the table can do that.")


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
    """The seat becomes free, in a running game a stand-in's; its token is void."""
    check_not_over(room.table)
    check_person(room.table, wish.seat)
    await room.write(Dismissed(seat=wish.seat, at=now()))


async def mute(room: Room, wish: Mute) -> None:
    check_person(room.table, wish.seat)
    if room.table.seats[wish.seat].muted != wish.muted:
        await room.write(Muted(seat=wish.seat, muted=wish.muted, at=now()))


async def set_door(room: Room, wish: DoorWish) -> None:
    """Who may watch, and whether the host is asked about everybody who sits down."""
    table = room.table
    check_not_over(table)
    spectators = table.spectators if wish.spectators is None else wish.spectators
    approve = table.approve if wish.approve is None else wish.approve
    if (spectators, approve) != (table.spectators, table.approve):
        await room.write(Door(spectators=spectators, approve=approve, at=now()))


async def plan(room: Room, wish: SeatPlanned, usual: str) -> None:
    """With the last open seat given to a bot the game begins."""
    table = room.table
    table.expect("gathering")
    if table.opening is not None:
        raise Refused("begun", "The game is about to begin.")
    if wish.seat >= table.players or table.seats[wish.seat].kind not in PLANNED:
        raise Refused("no-such-seat", f"Seat {wish.seat} is not one that nobody has.")
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
    """Before the game the host decides who sits down; with the last one it begins."""
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
