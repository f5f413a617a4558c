"""What is told arrives whole and in order, however fast the other end reads."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from ludoteca.server.http.frames import end_of_frame, framed, short_text
from ludoteca.server.rooms.outbox import MOST_BYTES, MOST_WAITING, Outbox


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_a_message_is_framed_as_the_standard_says(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@given(
    opcode=st.sampled_from(list(Opcode)),
    data=st.binary(max_size=200) | st.integers(65_530, 65_540).map(bytes),
    fin=st.booleans(),
    more=st.binary(max_size=3),
)
@settings(max_examples=200, deadline=None)
def test_where_the_frame_of_a_client_ends(opcode: Opcode, data: bytes, fin: bool, more: bytes) -> None:
    if opcode >= Opcode.CLOSE:
        data, fin = data[:125], True
    frame = Frame(opcode, data, fin).serialize(mask=True)
    assert end_of_frame(frame + more) == len(frame)
    assert all(end_of_frame(frame[:cut]) in (None, len(frame)) for cut in range(min(16, len(frame))))
    is_simple = opcode is Opcode.TEXT and fin and len(data) < 126
    assert short_text(frame) == (data if is_simple else None)


class Reader:
    """The other end: reads at once, or later, or not at all."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.reads = asyncio.Event()
        self.outbox = Outbox(self._take_at_once, self._take, lambda: None)

    def _take_at_once(self, *texts: bytes) -> bool:
        if self.reads.is_set():
            self.got.extend(texts)
        return self.reads.is_set()

    async def _take(self, text: bytes) -> None:
        await self.reads.wait()
        self.got.append(text)


@given(turns=st.lists(st.sampled_from(["read", "pause", "wait"]) | st.integers(1, 5), max_size=30))
@settings(max_examples=100, deadline=None)
def test_messages_arrive_in_order_whether_the_other_end_reads_or_pauses(turns: list[str | int]) -> None:
    async def tell() -> tuple[list[bytes], list[bytes], int]:
        reader = Reader()
        told: list[bytes] = []
        sending = asyncio.create_task(reader.outbox.send_all())
        for turn in turns:
            match turn:
                case "read":
                    reader.reads.set()
                case "pause":
                    reader.reads.clear()
                case "wait":
                    await asyncio.sleep(0)
                case _:
                    some = [str(len(told) + number).encode() for number in range(int(turn))]
                    reader.outbox.put(*some)
                    told += some
        reader.reads.set()
        reader.outbox.close(1000)
        return reader.got, told, await sending

    got, told, code = asyncio.run(tell())
    assert got == told
    assert code == 1000


@pytest.mark.parametrize(("message", "most"), [(b"x", MOST_WAITING), (b"x" * 100_000, MOST_BYTES // 100_000)])
def test_who_reads_nothing_is_given_up_when_so_much_waits(message: bytes, most: int) -> None:
    async def tell() -> None:
        reader = Reader()
        for _ in range(most):
            reader.outbox.put(message)
        assert not reader.outbox.is_closed
        reader.outbox.put(message)
        assert reader.outbox.is_closed
        assert not reader.outbox.may_finish

    asyncio.run(tell())
