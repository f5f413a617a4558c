"""Who is let in, how much they may ask, and what nobody is told."""

from __future__ import annotations

import asyncio
import json
import logging
import socket as sockets
import struct
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludoteca.server import outbox
from ludoteca.server.secrets import hashed, is_same, new_token
from ludoteca.server.table import Change
from tests.server.support import site, story


def address(here: Any) -> str:
    return f"ws://127.0.0.1:{here.port}/api/socket"


@story
async def test_pages_of_other_sites_get_no_socket(tmp_path: Path) -> None:
    async with site(tmp_path, public_url="https://play.example.org") as here:
        for origin in ("http://evil.example", f"http://127.0.0.1:{here.port + 1}", "null"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address(here), origin=origin)  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403
            assert json.loads(refused.value.response.body or b"")["code"] == "origin"
        for good in (f"http://127.0.0.1:{here.port}", "https://play.example.org", None):
            async with connect(address(here), origin=good):  # type: ignore[arg-type]
                pass


@story
async def test_pages_of_other_sites_cannot_make_tables(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        answer = await here.http.post("/api/tables", content="{}", headers={"origin": "http://evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")


@story
async def test_a_large_message_closes_the_socket(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (_, clients):
        await clients[0].say(type="chat", text="x" * 20_000)
        await clients[0].socket.wait_closed()
        assert clients[0].socket.close_code == 1009
        await clients[1].state()


@story
async def test_a_large_request_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        answer = await here.http.post("/api/tables", content=b" " * 20_000)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@story
async def test_too_many_messages_close_the_socket(tmp_path: Path) -> None:
    async with site(tmp_path, messages=2.0) as here, here.full_table("twins", 3) as (_, clients):
        for _ in range(10):
            await clients[0].say(type="state")
        assert (await clients[0].until("refused"))["code"] == "too-fast"
        await clients[0].socket.wait_closed()
        assert clients[0].socket.close_code == 4001


@story
async def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    async with site(tmp_path, requests=0.5) as here:
        answers = [await here.get("/healthz") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert answers[-1].json()["code"] == "too-fast"


@story
async def test_too_many_tables_from_one_address_are_refused(tmp_path: Path) -> None:
    async with site(tmp_path, tables=2) as here:
        wish = {"game": "twins", "seats": [{"kind": "open"}] * 3}
        answers = [await here.post("/api/tables", wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["code"] == "too-many-tables"


@story
async def test_too_many_connections_from_one_address_are_refused(tmp_path: Path) -> None:
    async with site(tmp_path, connections=2) as here:
        async with connect(address(here)), connect(address(here)):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address(here))
            assert refused.value.response.status_code == 429
            assert json.loads(refused.value.response.body or b"")["code"] == "too-many-connections"
        for _ in range(50):
            try:
                async with connect(address(here)):
                    return
            except InvalidStatus:
                await asyncio.sleep(0.05)
        pytest.fail("connections that were closed are still counted")


@story
async def test_who_says_no_hello_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.sockets.SECONDS_TO_HELLO", 0.05)
    async with site(tmp_path) as here, connect(address(here)) as silent:
        assert json.loads(await silent.recv())["code"] == "hello-first"
        await silent.wait_closed()
        assert silent.close_code == 4003


@pytest.mark.parametrize(
    ("first", "code", "closed"),
    [
        ("{}", "bad-message", 4000),
        ("nonsense", "bad-message", 4000),
        (b"\xff\x00", "bad-message", 4000),
        ("[" * 10_000, "bad-message", 4000),
        ('{"type":"move","id":"a","seq":1,"move":"buy 0"}', "hello-first", 4003),
        ('{"type":"hello","table":"NONE"}', "no-such-table", 4000),
        ('{"type":"hello","table":"NONE","colour":"red"}', "bad-message", 4000),
        ('{"type":"hello","table":{"$ne":1}}', "bad-message", 4000),
    ],
)
@story
async def test_a_bad_hello_is_refused(tmp_path: Path, first: str | bytes, code: str, closed: int) -> None:
    async with site(tmp_path) as here, connect(address(here)) as stranger:
        await stranger.send(first)
        assert json.loads(await stranger.recv())["code"] == code
        await stranger.wait_closed()
        assert stranger.close_code == closed


@story
async def test_a_wrong_token_is_nobodys(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        made = await here.make("twins", "host open open")
        for token in ("", "x", new_token(), hashed(clients[0].token or ""), made["host"]):
            async with here.client(table, token) as stranger:
                assert (await stranger.hear())["code"] == "bad-token"


def test_tokens_have_256_bits_and_are_kept_as_hashes() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) == 43 for token in tokens)
    assert is_same("a", hashed("a"))
    assert not is_same("b", hashed("a"))
    assert not is_same(None, hashed("a"))
    assert not is_same("a", None)


@story
async def test_no_token_and_no_seed_is_in_logs_or_the_database_in_the_clear(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    async with site(tmp_path) as here, here.full_table("twins", 3) as (_, clients):
        made = await here.make("twins", "host open open")
        secrets = [made["host"], *(str(client.token) for client in clients)]
        await clients[0].move("dance")
        await clients[0].until("refused")
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if "tables.sqlite" in file.name)
    told = "\n".join(
        record.getMessage() for record in caplog.records if record.name.startswith(("ludoteca", "uvicorn"))
    )
    told += "".join(capfd.readouterr())
    for secret in secrets:
        assert secret not in told
        assert secret.encode() not in kept


@story
async def test_who_reads_too_slowly_is_dropped_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real one: it says hello, then never reads again while everything is told over and over."""
    monkeypatch.setattr(outbox, "MOST_WAITING", 8)
    async with site(tmp_path) as here, here.full_table("diceland", 2) as (table, clients):
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port, limit=1024)
        raw = writer.get_extra_info("socket")
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        writer.write(
            b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        hello = json.dumps({"type": "hello", "table": table["id"]}).encode()
        writer.write(bytes([0x81, 0x80 | len(hello)]) + struct.pack("!I", 0) + hello)
        room = here.hall.rooms[table["id"]]
        while "public" not in room.audience:
            await asyncio.sleep(0.01)
        for _ in range(3000):
            if "public" not in room.audience:
                break
            room.tell(Change(again=True))
            for client in clients:
                await client.until("state")
        assert "public" not in room.audience
        writer.close()


@story
async def test_headers_keep_browsers_from_harm(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for path in ("/", "/t/KXQT", "/api", "/api/games", "/api/tables/NONE", "/nothing/here"):
            headers = (await here.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


@story
async def test_no_stack_trace_leaves_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as here:

        async def broken(*_: object) -> None:
            raise RuntimeError("a secret of the house")

        monkeypatch.setattr(here.hall.storage, "public", broken)
        answer = await here.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (500, "server-error")
        assert "secret of the house" not in answer.text


@story
async def test_unknown_calls_are_refused_as_such(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        wrong = await here.http.delete("/api/tables")
        assert (wrong.status_code, wrong.json()["code"]) == (405, "method")
        for path in ("/api/nothing", "/api/tables/%2F/record", "/api/socket"):
            unknown = await here.get(path)
            assert (unknown.status_code, unknown.json()["code"]) == (404, "not-found")
        nothing = await here.post("/api/nothing")
        assert (nothing.status_code, nothing.json()["code"]) == (405, "method")
