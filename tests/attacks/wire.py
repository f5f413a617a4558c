"""Sockets below their messages: frames, handshakes, and who does not read."""

from __future__ import annotations

import struct

from tests.attacks import raw
from tests.attacks.raw import BEGUN, BINARY, CLOSE, CONTINUED, LAST, PING, TEXT, Raw, frame, said
from tests.attacks.site import Site, Table, Visitor
from tests.attacks.verdicts import Tried, attack, must

MANY = 100_000
STATE = b'{"type":"state"}'
FLOODS = {
    "empty pieces": frame(BEGUN) + frame(CONTINUED) * MANY,
    "pieces of one letter": frame(BEGUN, b"x") + frame(CONTINUED, b"x") * MANY,
    "empty messages": frame(TEXT) * MANY,
    "pings": frame(PING) * MANY,
    "long pings": frame(PING, bytes(125)) * (MANY // 20),
    "pings between pieces": frame(BEGUN) + (frame(CONTINUED) + frame(PING)) * (MANY // 2),
    "states": frame(TEXT, STATE) * (MANY // 50),
}
AGAINST_THE_RULES = {
    "no mask": bytes([TEXT, len(STATE)]) + STATE,
    "reserved bits": frame(TEXT | 0x70, STATE),
    "an unknown kind": frame(0x83, STATE),
    "an unknown control": frame(0x8B),
    "a ping in pieces": frame(0x09, b"x"),
    "a piece of nothing": frame(LAST, STATE),
    "a message within a message": frame(BEGUN, b"{") + frame(TEXT, STATE),
    "a length of 2**63": bytes([TEXT, 0xFF]) + struct.pack("!Q", 1 << 63) + bytes(4),
    "a length of 1 GiB": bytes([TEXT, 0xFF]) + struct.pack("!Q", 1 << 30) + bytes(4) + bytes(4096),
    "a code that is none": frame(CLOSE, struct.pack("!H", 5)),
    "half a code": frame(CLOSE, b"\x03"),
    "a reason that is no text": frame(CLOSE, struct.pack("!H", 1000) + b"\xff\xfe"),
    "text that is none": frame(TEXT, b"\xff\xfe\xfd"),
    "half a letter": frame(BEGUN, b"\xf0\x9f") + frame(LAST),
    "bytes that are no text": frame(BINARY, bytes(range(256))[:125]),
    "nothing but noise": bytes(range(256)) * 16,
}


async def connected(visitor: Visitor, table: Table) -> Raw:
    """A socket at a table, in its rawest form."""
    connection = await visitor.raw()
    must(await connection.upgrade(), "The server opens no socket.")
    connection.send(said(type="hello", table=table.id))
    await connection.until(b'"state"')
    return connection


@attack
async def floods_of_frames(site: Site) -> Tried:
    """Hold everybody up by a million frames that mean nothing."""
    here = await site.visitor()
    table = await here.full_table("twins", 3)
    async with site.bystander():
        for what, flood in FLOODS.items():
            connection = await connected(here, table)
            connection.send(flood)
            connection.send(frame(CLOSE, struct.pack("!H", 1000)))
            got = await connection.rest()
            must(len(got) < 1 << 26, f"A flood of {what} was answered with {len(got):,} bytes.")
            connection.hang_up()
    return Tried(len(FLOODS), "each ended its own connection alone")


@attack
async def frames_against_the_rules(site: Site) -> Tried:
    """Make the reader of frames fail, or wait for a message that never ends."""
    here = await site.visitor()
    table = await here.full_table("twins", 3)
    watching = await here.player(table)
    for what, data in AGAINST_THE_RULES.items():
        connection = await connected(here, table)
        connection.send(data)
        connection.send(frame(TEXT, STATE) + frame(CLOSE, struct.pack("!H", 1000)))
        must(b"Traceback" not in await connection.rest(), f"The server tells how it failed at {what}.")
    await watching.state()
    return Tried(len(AGAINST_THE_RULES), "each ended its own connection alone")


@attack
async def handshakes_that_are_none(site: Site) -> Tried:
    """Get a socket by half a handshake, or keep the server waiting for the rest."""
    here = await site.visitor()
    whole = raw.UPGRADE
    odd = {
        "no key": whole[:2] + whole[3:],
        "no version": whole[:3],
        "an old version": (*whole[:3], "Sec-WebSocket-Version: 8"),
        "a bad key": (*whole[:2], "Sec-WebSocket-Key: x", whole[3]),
        "two keys": (*whole, "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="),
        "another protocol": ("Upgrade: h2c", *whole[1:]),
        "a body": (*whole, "Content-Length: 5"),
        "a foreign origin": (*whole, "Origin: http://evil.example"),
        "the origin of nobody": (*whole, "Origin: null"),
        "half an origin": (*whole, "Origin: 127.0.0.1"),
    }
    async with site.bystander():
        for what, fields in odd.items():
            connection = await here.raw()
            connection.send(raw.request("/api/socket", connection.host, *fields) + b"hello")
            status = raw.status_of(await connection.head())
            must(status != 101 or what in FORGIVEN, f"A handshake with {what} opened a socket.")
            must(status < 500, f"A handshake with {what} was answered with {status}.")
            connection.hang_up()
        for number in range(60):
            connection = await here.raw()
            connection.send(raw.request("/api/socket", connection.host, *whole)[: 10 + 3 * number])
    return Tried(len(odd) + 60, "refused, and the others were not kept waiting")


FORGIVEN = ("a body",)
"""What harms nobody."""


@attack
async def readers_who_do_not_read(site: Site) -> Tried:
    """Let the server keep in its memory what one never reads, and everybody else wait behind it."""
    here, enemy = await site.visitor(), await site.visitor()
    table = await here.full_table("cincinnati", 3)
    lazy = [await connected(enemy, table) for _ in range(20)]
    async with site.bystander():
        for connection in lazy:
            connection.pause()
            connection.send(frame(TEXT, STATE) * 25)
        player = await here.player(table, table.tokens[0])
        for _ in range(10):
            await player.state()
    return Tried(20, "those who read were answered")
