"""Who a client is: its first words and its token."""

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

from ludoteca.server.rooms import outbox
from ludoteca.server.tables.transition import Change
from ludoteca.server.tokens import hashed, is_same, new_token
from tests.server.support import site, story


def address(here: Any) -> str:
    return f"ws://127.0.0.1:{here.port}/api/socket"


@story
async def test_who_says_no_hello_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.rooms.clients.SECONDS_TO_HELLO", 0.05)
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
            room.tell(room.table, Change(again=True))
            for client in clients:
                await client.until("state")
        assert "public" not in room.audience
        writer.close()
