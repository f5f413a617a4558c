"""Messages from people with a seat: moves, undo, chat, hints, leaving. The room is locked meanwhile."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ludoteca.engine.fair import seal_of
from ludoteca.server import messages
from ludoteca.server.clock import now
from ludoteca.server.limits import Bucket
from ludoteca.server.refusals import Refused
from ludoteca.server.rooms.guests import Guest, put
from ludoteca.server.tables.entries import Agreed, Answered, Left, Opened, Said, Sealed, Undone
from ludoteca.server.text_checks import checked_chat, checked_dice_text
from ludoteca.server.workers.thinkers import Moment, Thinkers, moment_of

if TYPE_CHECKING:
    from ludoteca.server.rooms.room import Room

CHAT_PER_SECOND, CHAT_BURST = 0.5, 5
REACTIONS_PER_SECOND, REACTIONS_BURST = 0.5, 4
REST_PER_SECOND, REST_BURST = 0.5, 20
"""How often a seat may change its mind: choose again, undo, leave and return, agree to hints or withdraw."""


class SeatMessages:
    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self._advised: dict[int, asyncio.Task[None]] = {}
        """Seats for which a bot is thinking about a hint."""
        self._chat = [Bucket(CHAT_PER_SECOND, CHAT_BURST) for _ in room.table.seats]
        self._reactions = [Bucket(REACTIONS_PER_SECOND, REACTIONS_BURST) for _ in room.table.seats]
        self._rest = [Bucket(REST_PER_SECOND, REST_BURST) for _ in room.table.seats]

    async def hear(self, seat: int, guest: Guest, message: messages.AnyMessage) -> None:
        if self._room.table.seats[seat].away and not isinstance(message, messages.Leave):
            await self._room.welcome(seat)
        match message:
            case messages.Move():
                await self._move(seat, guest, message)
            case messages.Undo():
                await self._undo(seat, guest, message)
            case messages.Chat():
                await self._say(seat, guest, message)
            case messages.React():
                await self._react(seat, message)
            case messages.Relieve():
                await self._relieve(seat, message)
            case messages.Hint():
                self._advise(seat, guest, message)
            case messages.Agree():
                await self._agree(seat, message)
            case messages.SealText():
                await self._seal(seat, message)
            case messages.OpenText():
                await self._open(seat, message)
            case messages.Answer():
                await self._answer(seat, message)
            case messages.Leave():
                await self._leave(seat, guest, message)

    async def _move(self, seat: int, guest: Guest, message: messages.Move) -> None:
        if self._is_done(seat, guest, message.id):
            return
        table = self._room.table
        table.expect("playing")
        self._check_fresh(seat, message.seq)
        if seat not in table.awaited:
            self._check_rate(seat)  # a secret choice is replaced
        await self._room.play(seat, message.move, message.id)

    async def _undo(self, seat: int, guest: Guest, message: messages.Undo) -> None:
        if self._is_done(seat, guest, message.id):
            return
        table = self._room.table
        table.expect("playing")
        self._check_fresh(seat, message.seq)
        assert table.match
        reason = table.takebacks.why_not(table.match, seat) or self._why_too_late(seat)
        if reason:
            raise Refused("cannot-undo", reason)
        self._check_rate(seat)
        await self._room.write(Undone(seat=seat, id=message.id, at=now()))

    def _why_too_late(self, seat: int) -> str | None:
        """Why a move can no longer be taken back by the clock, which would go on as if the move had
        not been made."""
        table = self._room.table
        step = table.takebacks.last
        if step and table.made.time is not None and now() >= step.decided_since + 1000 * table.made.time:
            return "The time for that decision is up: your move stays."
        return None

    async def _say(self, seat: int, guest: Guest, message: messages.Chat) -> None:
        if message.id is not None and self._is_done(seat, guest, message.id):
            return
        self._check_may_speak(seat)
        text = checked_chat(message.text)
        if not self._chat[seat].take():
            raise Refused("chat-too-fast", "Not so fast: wait a moment before you say more.")
        await self._room.write(Said(seat=seat, text=text, id=message.id, at=now()))

    async def _react(self, seat: int, message: messages.React) -> None:
        """Told to everybody, but not kept."""
        self._check_may_speak(seat)
        if not self._reactions[seat].take():
            raise Refused("chat-too-fast", "Not so fast: wait a moment before you react again.")
        await self._room.react(seat, message.reaction)

    def _check_may_speak(self, seat: int) -> None:
        if not self._room.table.made.chat:
            raise Refused("chat-off", "There is no chat at this table.")
        if self._room.table.seats[seat].muted:
            raise Refused("muted", "The host has turned your chat off.")

    async def _relieve(self, seat: int, message: messages.Relieve) -> None:
        """Any player may have a bot play for somebody who is awaited and has been away for a moment."""
        self._room.table.expect("playing")
        if not self._room.is_missed(message.seat):
            raise Refused("not-missed", "Nobody has been waiting for them for long.")
        self._check_rate(seat)
        await self._room.write(Left(seat=message.seat, at=now()))

    def _advise(self, seat: int, guest: Guest, message: messages.Hint) -> None:
        """Has a bot think about a hint in the background; the table goes on meanwhile."""
        self._moment_for_hint(seat)
        if seat in self._advised:
            raise Refused("too-many-hints", "Your last hint is still being worked out.")
        task = asyncio.create_task(self._put_advice(seat, guest, message.id))
        self._advised[seat] = task
        task.add_done_callback(lambda _: self._advised.pop(seat, None))

    def _moment_for_hint(self, seat: int) -> Moment:
        table = self._room.table
        table.expect("playing")
        if not table.hints_are_on:
            raise Refused("hints-off", "Hints are off until everybody at the table agrees.")
        assert table.match
        moment = moment_of(table.match, seat)
        if not moment.legal:
            raise Refused("not-awaited", "You are not awaited now.")
        return moment

    async def _put_advice(self, seat: int, guest: Guest, id: str) -> None:
        """Sends a hint, about the decision at the time the coach is ready. If the seat has changed hands by then,
        the old client's outbox is closed, and nobody gets it."""
        table = self._room.table
        try:
            await self._thinkers.wait_for_expert(table.made.game)
            weighed = await self._thinkers.advise(self._moment_for_hint(seat), asker=table.id)
            put([guest], messages.HintGiven(id, weighed))
        except Refused as refused:
            put([guest], messages.Refusal(id, refused.code, refused.sentence))

    async def _agree(self, seat: int, message: messages.Agree) -> None:
        if message.hints != (seat in self._room.table.agreed):
            self._check_rate(seat)
            await self._room.write(Agreed(seat=seat, hints=message.hints, at=now()))

    async def _seal(self, seat: int, message: messages.SealText) -> None:
        self._room.table.expect("gathering")
        if self._room.table.opening is not None:
            raise Refused("begun", "The texts are being opened already.")
        if message.seal != self._room.table.seats[seat].seal:
            self._check_rate(seat)
            await self._room.write(Sealed(seat=seat, seal=message.seal, at=now()))

    async def _open(self, seat: int, message: messages.OpenText) -> None:
        """Opens a seat's text; the last one begins the game."""
        table = self._room.table
        table.expect("gathering")
        if table.opening is None:
            raise Refused("not-begun", "Texts are opened when everybody sits.")
        text = checked_dice_text(message.text)
        if not text or seal_of(text) != table.seats[seat].seal:
            raise Refused("bad-text", "That is not the text that you have sealed, or it is empty.")
        if table.seats[seat].text:
            return
        draft = self._room.draft()
        draft.add(Opened(seat=seat, text=text, at=now()))
        if not any(each.has_text_to_open for each in draft.table.seats):
            draft.begin(now())
        await self._room.commit(draft)

    async def _answer(self, seat: int, message: messages.Answer) -> None:
        """Answers a request for a seat; in a running game everybody who plays is asked."""
        table = self._room.table
        table.expect("playing")
        if message.number not in table.requests:
            raise Refused("not-asked", "Nobody asks for that any more.")
        if seat in table.requests[message.number].agreed and message.yes:
            return
        self._check_rate(seat)
        await self._room.write(Answered(number=message.number, seat=seat, yes=message.yes, at=now()))

    async def _leave(self, seat: int, guest: Guest, message: messages.Leave) -> None:
        if message.id is not None and self._is_done(seat, guest, message.id):
            return
        table = self._room.table
        if table.is_over or table.seats[seat].away:
            self._acknowledge(seat, guest, message.id)
            return
        self._check_rate(seat)
        await self._room.write(Left(seat=seat, id=message.id, at=now()))

    def _is_done(self, seat: int, guest: Guest, id: str) -> bool:
        """Whether this message has been carried out before; then it is acknowledged again."""
        if not self._room.table.is_done(seat, id):
            return False
        self._acknowledge(seat, guest, id)
        return True

    def _acknowledge(self, seat: int, guest: Guest, id: str | None) -> None:
        if id is not None:
            put([guest], messages.Update(self._room.table.numbers.of(seat), done=id))

    def _check_fresh(self, seat: int, seq: int) -> None:
        if seq < self._room.table.decisions[seat].asked:
            raise Refused("stale", "The table has moved on: your move answered an earlier question.")

    def _check_rate(self, seat: int) -> None:
        if not self._rest[seat].take():
            raise Refused("too-often", "You have changed your mind very often: wait a moment.")
