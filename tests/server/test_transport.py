"""Connections that are slow, many or greedy are given up, and nobody else feels them."""

from __future__ import annotations

import asyncio
import json
import os
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from ludoteca.server.http import http_protocol, static_files, websocket_protocol
from ludoteca.server.http.admission import HEADERS
from ludoteca.server.http.websocket_protocol import WebSocketProtocol
from tests.server.support import PATIENCE, Site, site, story

GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n"
UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
BEGUN, CONTINUED, LAST, TEXT, PING = 0x01, 0x00, 0x80, 0x81, 0x89
MANY = 100_000


class Raw:
    """A connection on which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def rest(self) -> bytes:
        """All that comes until the server hangs up."""
        got = b""
        try:
            while more := await asyncio.wait_for(self.reader.read(1 << 20), PATIENCE):
                got += more
        except ConnectionError:
            pass
        return got

    async def end(self, code: int) -> bytes:
        """All that comes until the server closes the socket with this code."""
        got, closing = b"", struct.pack("!H", code)
        while closing not in got:
            more = await asyncio.wait_for(self.reader.read(1 << 20), PATIENCE)
            assert more, f"the server hung up without {code}: {got!r}"
            got += more
        return got

    async def head(self) -> bytes:
        return await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)

    async def upgrade(self) -> None:
        self.writer.write(UPGRADE)
        assert b" 101 " in await self.head()

    def send(self, first: int, text: bytes = b"") -> None:
        self.writer.write(frame(first, text))


def frame(first: int, text: bytes = b"") -> bytes:
    """As a client writes it, with a mask of zeros."""
    return bytes([first, 0x80 | len(text)]) + bytes(4) + text


@asynccontextmanager
async def raw(here: Site) -> AsyncIterator[Raw]:
    reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


def refused_as(answer: bytes) -> tuple[int, str]:
    """Status and code; a refusal has all headers and is the end."""
    head, _, body = answer.partition(b"\r\n\r\n")
    fields = head.decode().lower()
    assert all(f"{name}: {value}".lower() in fields for name, value in HEADERS.items()), fields
    assert "connection: close" in fields
    return int(head.split()[1]), json.loads(body)["code"]


# Time


@pytest.mark.parametrize("begun", [b"G", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"\r\n"])
@story
async def test_who_does_not_finish_the_head_of_a_request_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "SECONDS_TO_ASK", 0.1)
    async with site(tmp_path) as here, raw(here) as slow:
        slow.writer.write(begun)
        assert refused_as(await slow.rest()) == (408, "too-slow")


@story
async def test_who_says_nothing_is_given_up_without_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "SECONDS_TO_ASK", 0.1)
    async with site(tmp_path) as here, raw(here) as silent:
        assert await silent.rest() == b""


@story
async def test_a_head_that_comes_in_drops_is_given_up_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "SECONDS_TO_ASK", 0.2)
    async with site(tmp_path) as here, raw(here) as slow:
        slow.writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")

        async def drip() -> None:
            while True:
                slow.writer.write(b"x")
                await asyncio.sleep(0.01)

        dripping = asyncio.create_task(drip())
        assert b"too-slow" in await slow.rest()
        dripping.cancel()


@story
async def test_who_does_not_finish_the_body_of_a_request_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "SECONDS_TO_SEND", 0.1)
    async with site(tmp_path) as here, raw(here) as slow:
        slow.writer.write(POST + b"{")
        assert refused_as(await slow.rest()) == (408, "too-slow")
        assert (await here.get("/healthz")).status_code == 200


@story
async def test_a_connection_is_not_kept_by_blank_lines_after_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here, raw(here) as slow:
        slow.writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b" 200 " in await slow.head()
        monkeypatch.setattr(http_protocol, "SECONDS_TO_ASK", 0.1)
        slow.writer.write(b"\r\n")
        assert b"too-slow" in await slow.rest()


@story
async def test_a_long_answer_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The limits are for who asks, not for the server."""
    monkeypatch.setattr(http_protocol, "SECONDS_TO_ASK", 0.05)
    monkeypatch.setattr(http_protocol, "SECONDS_TO_SEND", 0.05)
    async with site(tmp_path) as here:
        public = here.hall.storage.public

        async def slowly(most: int) -> list[bytes]:
            await asyncio.sleep(0.3)
            return await public(most)

        monkeypatch.setattr(here.hall.storage, "public", slowly)
        assert (await here.get("/api/tables")).status_code == 200


@story
async def test_who_does_not_read_an_answer_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its connection is free again, and the rest of the answer is never sent."""
    monkeypatch.setattr(websocket_protocol, "SECONDS_TO_READ", 0.1)
    monkeypatch.setattr(http_protocol, "ROOM_FOR_REQUESTS", 0)
    length = 32 << 20
    serve_file(tmp_path, monkeypatch, os.urandom(length))
    async with site(tmp_path, connections=1) as here, raw(here) as lazy:
        lazy.writer.transport.pause_reading()  # type: ignore[attr-defined]
        lazy.writer.write(b"GET /assets/large.bin HTTP/1.1\r\nHost: x\r\n\r\n")
        await until_let_in(here)
        lazy.writer.transport.resume_reading()  # type: ignore[attr-defined]
        assert len(await lazy.rest()) < length


def serve_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: bytes) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<h1>The app</h1>")
    (tmp_path / "web" / "assets" / "large.bin").write_bytes(body)
    monkeypatch.setattr(static_files, "WEB", tmp_path / "web")


async def until_let_in(here: Site) -> None:
    """By a server that has room for one connection of an address."""
    for _ in range(500):
        async with raw(here) as other:
            other.writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            if b" 200 " in await other.rest():
                return
        await asyncio.sleep(0.02)
    pytest.fail("the connection is never given up")


# Number


@story
async def test_connections_of_an_address_are_counted_before_anything_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "ROOM_FOR_REQUESTS", 2)
    async with site(tmp_path, connections=1) as here:
        async with raw(here), raw(here), raw(here), raw(here) as one_more:
            assert refused_as(await one_more.rest()) == (429, "too-many-connections")
        await until_let_in(here)


@story
async def test_there_are_no_more_connections_than_the_server_has_room_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "MOST_CONNECTIONS", 3)
    async with site(tmp_path) as here:
        async with raw(here), raw(here), raw(here), raw(here) as one_more:
            assert refused_as(await one_more.rest()) == (503, "busy")
        await until_let_in(here)


@story
async def test_a_proxy_has_as_many_connections_as_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "ROOM_FOR_REQUESTS", 0)
    async with (
        site(tmp_path, connections=1, proxies="127.0.0.1") as here,
        raw(here),
        raw(here),
        raw(here) as third,
    ):
        third.writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b" 200 " in await third.head()


@pytest.mark.parametrize("ending", ["closed", "cut", "refused"])
@story
async def test_a_socket_is_a_connection_until_it_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    monkeypatch.setattr(http_protocol, "ROOM_FOR_REQUESTS", 0)
    async with site(tmp_path, connections=1) as here:
        if ending == "refused":
            async with raw(here) as wrong:
                wrong.writer.write(UPGRADE.replace(b"\r\n\r\n", b"\r\nOrigin: null\r\n\r\n"))
                assert b" 403 " in await wrong.rest()
        else:
            async with connect(f"ws://127.0.0.1:{here.port}/api/socket") as open_one:
                async with raw(here) as one_more:
                    assert refused_as(await one_more.rest()) == (429, "too-many-connections")
                if ending == "cut":
                    open_one.transport.abort()
        await until_let_in(here)


# Size


@pytest.mark.parametrize(
    "greedy",
    [
        b"GET /" + b"x" * 5_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 20_000,
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 20_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a:\r\n" * 200 + b"\r\n",
        GET * 100,
        b"\r\n" * 10_000,
        UPGRADE.replace(b"/api/socket", b"/" + b"x" * 9_000),
        POST.replace(b"Content-Length: 1000", b"Transfer-Encoding: chunked") + b"1\r\nx\r\n" * 11_000,
    ],
    ids=["address", "half a field", "field", "fields", "requests ahead", "blank lines", "socket", "pieces"],
)
@story
async def test_who_asks_at_too_great_length_is_refused(tmp_path: Path, greedy: bytes) -> None:
    async with site(tmp_path) as here, raw(here) as client:
        client.writer.write(greedy)
        assert refused_as(await client.rest()) == (413, "too-large")


@pytest.mark.parametrize("rest", [b"0\r\nX-Trailer: ", b"1;extension="], ids=["behind the body", "around a piece"])
@story
async def test_what_stands_around_a_body_has_an_end_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rest: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "MOST_BYTES", 100_000)
    async with site(tmp_path) as here, raw(here) as client:
        client.writer.write(POST.replace(b"Content-Length: 1000", b"Transfer-Encoding: chunked") + rest)
        for _ in range(11):
            client.writer.write(b"x" * 10_000)
        assert refused_as(await client.rest()) == (413, "too-large")


@story
async def test_a_body_without_end_is_given_up_though_it_was_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "MOST_BODY_BYTES", 100_000)
    async with site(tmp_path) as here, raw(here) as client:
        client.writer.write(POST.replace(b"1000", b"1000000000"))

        async def send() -> None:
            while True:
                client.writer.write(bytes(10_000))
                await client.writer.drain()

        sending = asyncio.create_task(send())
        answer = await client.rest()
        assert (b" 413 " in answer, answer.count(b"HTTP/1.1")) == (True, 1)
        await asyncio.wait([sending], timeout=PATIENCE)
        assert isinstance(sending.exception(), ConnectionError)


@pytest.mark.parametrize(
    "wrong",
    [
        b"NONSENSE\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"CONNECT a.b:80 HTTP/1.1\r\nHost: x\r\n\r\n",
        UPGRADE.replace(b"Host: x", b"Host: x\r\nX-Long: " + b"x" * 9_000),
        UPGRADE.replace(b"/api/socket", b"/\xff"),
    ],
)
@story
async def test_what_is_no_request_is_refused_with_all_headers(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], wrong: bytes
) -> None:
    async with site(tmp_path) as here, raw(here) as client:
        client.writer.write(wrong)
        assert refused_as(await client.rest()) == (400, "bad-message")
    assert "".join(capfd.readouterr()) == "", "strangers fill the log"


# Frames


class Counted:
    """How many frames the server has taken in."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.frames = 0
        self.lines: list[WebSocketProtocol] = []
        for name in ("handle_cont", "_deliver", "handle_ping"):
            self._count(monkeypatch, name)
        made = WebSocketProtocol.connection_made

        def noted(line: WebSocketProtocol, transport: asyncio.BaseTransport) -> None:
            self.lines.append(line)
            made(line, transport)

        monkeypatch.setattr(WebSocketProtocol, "connection_made", noted)

    def _count(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        handle = getattr(WebSocketProtocol, name)

        def counted(line: WebSocketProtocol, *event: object) -> None:
            self.frames += 1
            handle(line, *event)

        monkeypatch.setattr(WebSocketProtocol, name, counted)


@pytest.mark.parametrize(
    "flood",
    [
        frame(BEGUN) + frame(CONTINUED) * MANY,
        frame(TEXT) * MANY,
        frame(PING) * MANY,
        frame(PING, bytes(100)) * MANY,
    ],
    ids=["pieces", "messages", "pings", "long pings"],
)
@story
async def test_a_flood_of_frames_ends_the_connection_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flood: bytes
) -> None:
    counted = Counted(monkeypatch)
    async with site(tmp_path, messages=100.0) as here, raw(here) as client:
        await client.upgrade()
        client.writer.write(flood)
        await client.rest()
        assert 0 < counted.frames < MANY / 10


@pytest.mark.parametrize(("pieces", "code"), [(64, 4000), (65, 1008)])
@story
async def test_a_message_has_only_so_many_pieces(tmp_path: Path, pieces: int, code: int) -> None:
    async with site(tmp_path) as here, raw(here) as client:
        await client.upgrade()
        client.writer.write(frame(BEGUN) + frame(CONTINUED) * (pieces - 2) + frame(LAST))
        await client.end(code)


@story
async def test_messages_wait_unread_on_the_network_and_none_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the table is busy; what was read ahead is bounded."""
    counted = Counted(monkeypatch)
    async with site(tmp_path) as here, raw(here) as client:
        table = (await here.make("twins", "open open open"))["table"]
        room = here.hall.rooms[table["id"]]
        await client.upgrade()
        async with room.locked():
            client.send(TEXT, json.dumps({"type": "hello", "table": table["id"]}).encode())
            client.writer.write(frame(TEXT, b'{"type":"state"}') * 1000)
            for _ in range(50):
                await asyncio.sleep(0.01)
                assert all(line.queue.qsize() < 100 for line in counted.lines)
        got = b""
        while got.count(b'"type":"state"') < 1001:
            got += await asyncio.wait_for(client.reader.read(1 << 20), PATIENCE)


@story
async def test_text_that_is_none_is_refused_without_filling_the_log(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async with site(tmp_path) as here, raw(here) as client:
        await client.upgrade()
        client.send(TEXT, b"\xff\xfe")
        assert b'"bad-message"' in await client.end(4000)
    assert "".join(capfd.readouterr()) == ""


@story
async def test_who_never_reads_a_socket_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_protocol, "SECONDS_TO_READ", 0.1)
    lines = Counted(monkeypatch).lines
    async with site(tmp_path) as here, raw(here) as lazy:
        await lazy.upgrade()
        lazy.writer.transport.pause_reading()  # type: ignore[attr-defined]
        while lines[0].send_at_once(bytes(10_000)):
            await asyncio.sleep(0)
        for _ in range(500):
            if lines[0].is_lost:
                return
            await asyncio.sleep(0.02)
    pytest.fail("who never reads is never given up")
