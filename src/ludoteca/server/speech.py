"""What somebody on a seat says: moves, takes back, chats, asks for a hint, leaves. The room is held meanwhile."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from ludoteca.server import messages
from ludoteca.server.checks import checked_chat, checked_dice_text
from ludoteca.server.clock import now
from ludoteca.server.entries import Agreed, Left, Said, Texted, Undone
from ludoteca.server.limits import Bucket
from ludoteca.server.outbox import Outbox
from ludoteca.server.refusals import Refused
from ludoteca.server.thinking import Thinkers

if TYPE_CHECKING:
    from ludoteca.server.room import Room

CHAT_PER_SECOND, CHAT_BURST = 0.5, 5
GOODBYE = 1000
"""The code with which the sockets of who leaves are closed."""


class Speech:
    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self._advised: dict[int, asyncio.Task[None]] = {}
        """Seats for which a bot thinks about a hint."""
        self._chat = [Bucket(CHAT_PER_SECOND, CHAT_BURST) for _ in room.table.seats]

    async def hear(self, seat: int, outbox: Outbox, message: messages.AnyMessage) -> None:
        match message:
            case messages.Leave():
                await self._leave(seat)
                return
            case messages.Hello():
                raise Refused("bad-message", "You have said hello already.")
        await self._room.welcome(seat)
        match message:
            case messages.Move():
                await self._move(seat, outbox, message)
            case messages.Undo():
                await self._undo(seat, outbox, message)
            case messages.Chat():
                await self._say(seat, outbox, message)
            case messages.Hint():
                self._advise(seat, outbox, message)
            case messages.Agree():
                await self._room.write(Agreed(seat=seat, hints=message.hints, at=now()))
            case messages.Text():
                self._room.expect("gathering")
                await self._room.write(Texted(seat=seat, text=checked_dice_text(message.text), at=now()))

    async def _move(self, seat: int, outbox: Outbox, message: messages.Move) -> None:
        if self._is_done(seat, outbox, message.id):
            return
        self._room.expect("playing")
        self._check_fresh(seat, message.seq)
        await self._room.play(seat, message.move, message.id)

    async def _undo(self, seat: int, outbox: Outbox, message: messages.Undo) -> None:
        if self._is_done(seat, outbox, message.id):
            return
        self._room.expect("playing")
        self._check_fresh(seat, message.seq)
        assert self._room.table.match
        reason = self._room.table.takebacks.why_not(self._room.table.match, seat)
        if reason:
            raise Refused("cannot-undo", reason)
        await self._room.write(Undone(seat=seat, id=message.id, at=now()))

    async def _say(self, seat: int, outbox: Outbox, message: messages.Chat) -> None:
        if message.id is not None and self._is_done(seat, outbox, message.id):
            return
        if not self._room.table.made.chat:
            raise Refused("chat-off", "There is no chat at this table.")
        text = checked_chat(message.text)
        if not self._chat[seat].take():
            raise Refused("chat-too-fast", "Not so fast: wait a moment before you say more.")
        await self._room.write(Said(seat=seat, text=text, id=message.id, at=now()))

    def _advise(self, seat: int, outbox: Outbox, message: messages.Hint) -> None:
        """The answer comes when a bot has thought; the table goes on meanwhile."""
        self._room.expect("playing")
        if not self._room.table.hints_are_on:
            raise Refused("hints-off", "Hints are off until everybody at the table agrees.")
        if seat in self._advised:
            raise Refused("too-many-hints", "The hint before is still being thought about.")
        match = self._room.table.match
        assert match
        legal = match.legal(seat)
        if not legal:
            raise Refused("not-awaited", "You are not awaited now.")
        task = asyncio.create_task(self._put_advice(outbox, message.id, match.view(seat), legal))
        self._advised[seat] = task
        task.add_done_callback(lambda _: self._advised.pop(seat, None))

    async def _put_advice(self, outbox: Outbox, id: str, view: dict[str, Any], legal: list[str]) -> None:
        try:
            weighed = await self._thinkers.advise(self._room.table.made.game, view, legal)
            self._room.put([outbox], messages.HintGiven(id, weighed))
        except Refused as refused:
            self._room.put([outbox], messages.Refusal(id, refused.code, refused.sentence))

    async def _leave(self, seat: int) -> None:
        if self._room.table.phase not in ("gathering", "playing"):
            return
        gathering = self._room.table.phase == "gathering"
        if not self._room.table.seats[seat].away:
            await self._room.write(Left(seat=seat, at=now()))
        if gathering:
            for outbox in self._room.audience.get(seat, []):
                outbox.close(GOODBYE)

    def _is_done(self, seat: int, outbox: Outbox, id: str) -> bool:
        """A message sent twice counts once, and is answered again."""
        if not self._room.table.is_done(seat, id):
            return False
        self._room.put([outbox], messages.Update(self._room.table.numbers.of(seat), done=id))
        return True

    def _check_fresh(self, seat: int, seq: int) -> None:
        if seq < self._room.table.decisions[seat].asked:
            raise Refused("stale", "The table has moved on: your move answered an earlier question.")
