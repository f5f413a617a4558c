"""Who is let in, how much they may ask, and what nobody is told."""

from __future__ import annotations

import asyncio
import json
import logging
import socket as sockets
import struct
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludoteca.server import limits, outbox
from ludoteca.server.doors import HEADERS
from ludoteca.server.limits import client_key
from ludoteca.server.refusals import PASSING, STATUS
from ludoteca.server.secrets import hashed, is_same, new_token
from ludoteca.server.transition import Change
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


@pytest.mark.parametrize(
    "origin", ["null", "", "127.0.0.1:{port}", "//127.0.0.1:{port}", "ftp://127.0.0.1:{port}", "http://127.0.0.1"]
)
@story
async def test_only_whole_origins_are_compared(tmp_path: Path, origin: str) -> None:
    async with site(tmp_path) as here:
        headers = {"origin": origin.format(port=here.port)}
        made = await here.http.post("/api/tables", content="{}", headers=headers)
        assert (made.status_code, made.json()["code"]) == (403, "origin")
        with pytest.raises(InvalidStatus) as refused:
            await connect(address(here), additional_headers=headers)
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("spiel.local", "http://spiel.local:80"),
        ("spiel.local:443", "https://spiel.local"),
        ("SPIEL.local.", "https://spiel.LOCAL"),
        ("[::1]:8000", "http://[::1]:8000"),
    ],
)
@story
async def test_usual_ports_and_case_make_no_other_origin(tmp_path: Path, host: str, origin: str) -> None:
    async with site(tmp_path) as here:
        answer = await here.http.post("/api/tables", content="{}", headers={"host": host, "origin": origin})
        assert answer.json()["code"] == "bad-message"


FOREIGN = [
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "local.evil",
    "localhost@evil.example",
    ".",
]


@pytest.mark.parametrize("host", FOREIGN)
@story
async def test_who_comes_by_a_foreign_name_is_told_how_the_server_learns_it(tmp_path: Path, host: str) -> None:
    """Else it would stand in links and QR codes, and pages of that name could read answers (DNS rebinding)."""
    wish = {"game": "twins", "seats": [{"kind": "open"}] * 3}
    async with site(tmp_path) as here:
        made = await here.http.post("/api/tables", json=wish, headers={"host": host})
        listed = await here.http.get("/api/tables", headers={"host": host})
        for answer in (made, listed):
            assert (answer.status_code, answer.json()["code"]) == (421, "host-unknown")
            assert "--public-url" in answer.json()["sentence"]
        assert (await here.http.get("/", headers={"host": host})).status_code == 200


@story
async def test_who_comes_by_a_foreign_name_or_by_two_gets_no_socket(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for more in ({"uri": "ws://evil.example/api/socket"}, {"additional_headers": {"host": "localhost"}}):
            wanted: Any = {"uri": address(here), "host": "127.0.0.1", "port": here.port} | more
            with pytest.raises(InvalidStatus) as refused:
                await connect(**wanted)
            assert refused.value.response.status_code == 421
            assert json.loads(refused.value.response.body or b"")["code"] == "host-unknown"


@pytest.mark.parametrize(
    ("host", "link"),
    [
        ("192.168.1.7:8000", "http://192.168.1.7:8000"),
        ("[fd00::7]:8000", "http://[fd00::7]:8000"),
        ("localhost:8000", "http://localhost:8000"),
        ("play.localhost", "http://play.localhost"),
        ("spielkiste", "http://spielkiste"),
        ("spiel.fritz.lan:80", "http://spiel.fritz.lan"),
        ("spiel.home.arpa", "http://spiel.home.arpa"),
        (sockets.gethostname(), f"http://{sockets.gethostname().lower()}"),
    ],
)
@story
async def test_links_begin_with_the_name_that_the_client_knows(tmp_path: Path, host: str, link: str) -> None:
    wish = {"game": "twins", "seats": [{"kind": "open"}] * 3}
    async with site(tmp_path) as here:
        made = (await here.http.post("/api/tables", json=wish, headers={"host": host})).json()
        assert made["link"] == f"{link}/t/{made['table']['code']}"


@story
async def test_links_begin_with_the_public_address_where_there_is_one(tmp_path: Path) -> None:
    wish = {"game": "twins", "seats": [{"kind": "open"}] * 3}
    async with site(tmp_path, public_url="https://play.example.org/games/") as here:
        for host in ("play.example.org", "play.example.org:443", "127.0.0.1"):
            made = (await here.http.post("/api/tables", json=wish, headers={"host": host})).json()
            assert made["link"] == f"https://play.example.org/games/t/{made['table']['code']}"
        assert (await here.http.get("/api/games", headers={"host": "example.org"})).status_code == 421


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


def test_an_ipv6_household_and_an_ipv4_address_are_one_client() -> None:
    same = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::", "2001:0DB8:1:2:3:4:5:6"]
    assert {client_key(host) for host in same} == {"2001:db8:1:2::/64"}
    assert client_key("2001:db8:1:3::1") != client_key("2001:db8:1:2::1")
    assert client_key("::ffff:192.0.2.1") == client_key("192.0.2.1") == "192.0.2.1"
    assert client_key("192.0.2.1") != client_key("192.0.2.2")
    assert client_key("x" * 1000) == "x" * 64
    assert client_key("fe80::1%eth0") == client_key("fe80::2%eth1")


@story
async def test_requests_of_an_ipv6_household_are_counted_together(tmp_path: Path) -> None:
    async with site(tmp_path, requests=0.2, proxies="*") as here:

        async def ask(client: str) -> int:
            return (await here.http.get("/api/games", headers={"x-forwarded-for": client})).status_code

        assert [await ask(f"2001:db8::{number}") for number in range(3)] == [200, 200, 429]
        assert await ask("2001:db8:0:1::") == 200
        assert [await ask(client) for client in ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1")] == [200, 200, 429]


def test_addresses_without_end_take_no_memory_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 10)
    buckets = limits.Buckets(per_second=0.001, burst=1)
    assert buckets.take("first")
    for number in range(1000):
        assert buckets.take(str(number))
        assert not buckets.take(str(number))
    assert len(buckets._buckets) == 10


@story
async def test_wrong_codes_cost_guesses_and_right_ones_nothing(tmp_path: Path) -> None:
    async with site(tmp_path, guesses=3) as here:
        table = (await here.make("twins", "open open open"))["table"]
        for name in [table["code"], table["id"], "X" * 16] * 10:
            assert (await here.get(f"/api/tables/{name}")).status_code in (200, 404)
        wrong = [(await here.get(f"/api/tables/Q{number}")).json()["code"] for number in range(5)]
        assert wrong == ["no-such-table"] * 3 + ["too-fast"] * 2
        assert (await here.get(f"/api/tables/{table['code']}")).json()["code"] == "too-fast"
        assert (await here.get(f"/api/tables/{table['id']}")).status_code == 200


@story
async def test_a_right_code_is_never_refused_however_many_come_at_once(tmp_path: Path) -> None:
    async with site(tmp_path, guesses=1) as here:
        table = (await here.make("twins", "open open open"))["table"]
        paths = [f"/api/tables/{table['code']}"] * 12
        assert {answer.status_code for answer in await asyncio.gather(*map(here.get, paths))} == {200}


@story
async def test_many_codes_guessed_at_once_cost_what_they_cost_one_by_one(tmp_path: Path) -> None:
    async with site(tmp_path, guesses=3) as here:
        table = (await here.make("twins", "open open open"))["table"]
        codes = [*("ZZ" + letter * 3 for letter in "ABCDEFGH"), table["code"]]
        answers = await asyncio.gather(*(here.get(f"/api/tables/{code}") for code in codes))
        assert [answer.status_code for answer in answers] == [404] * 3 + [429] * 6


@story
async def test_sockets_are_opened_only_so_fast(tmp_path: Path) -> None:
    async with site(tmp_path, connections=5) as here:
        table = (await here.make("twins", "open open open"))["table"]
        for _ in range(10):
            async with here.client(table) as watching:
                await watching.until("state")
        with pytest.raises(InvalidStatus) as refused:
            async with here.client(table):
                pass
        assert refused.value.response.status_code == 429


@story
async def test_everything_is_not_told_again_and_again(tmp_path: Path) -> None:
    async with site(tmp_path, requests=1.0) as here, here.full_table("twins", 3) as (_, clients):
        for client in clients[:2]:
            for _ in range(15):
                await client.say(type="state")
        refused = [asyncio.create_task(client.until("refused")) for client in clients[:2]]
        done, pending = await asyncio.wait(refused, return_when=asyncio.FIRST_COMPLETED)
        assert {(await one)["code"] for one in done} == {"too-fast"}
        for one in pending:
            one.cancel()


@story
async def test_an_address_may_ask_for_so_many_hints(tmp_path: Path) -> None:
    async with site(tmp_path, requests=2.0) as here, here.full_table("twins", 3) as (_, clients):
        for number in range(3):
            await clients[0].say(type="hint", id=f"h{number}")
        codes = [(await clients[0].until("refused"))["code"] for _ in range(3)]
        assert codes == ["hints-off", "hints-off", "busy"]


@story
async def test_a_good_hello_costs_no_guess(tmp_path: Path) -> None:
    """After a restart everybody comes back at once, some of them behind one address."""
    async with site(tmp_path, guesses=1) as here, here.full_table("twins", 3) as (table, clients):
        for _ in range(20):
            async with here.client(table, clients[0].token) as again:
                assert (await again.hear())["type"] == "state"
        for code in ("no-such-table", "too-fast"):
            async with here.client({"id": "QQQQ"}) as stranger:
                assert (await stranger.hear())["code"] == code
        async with here.client(table, clients[0].token) as again:
            assert (await again.hear())["type"] == "state"


def test_what_passes_is_not_final() -> None:
    assert {"too-fast", "not-saved", "busy", "server-error", "too-many-connections"} == PASSING
    assert {STATUS[code] for code in PASSING} == {429, 500, 503}


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
            room.tell(room.table, Change(again=True))
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
async def test_what_goes_wrong_is_told_the_host_once_and_nobody_else(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    token = new_token()

    async def broken(*_: object) -> None:
        raise RuntimeError(f"a secret of the house, and {token}")

    async with site(tmp_path) as here:
        monkeypatch.setattr(here.hall.storage, "public", broken)
        answer = await here.get("/api/tables", token)
        assert (answer.status_code, answer.json()["code"]) == (500, "server-error")
        assert "secret of the house" not in answer.text
        assert all(answer.headers[name] == value for name, value in HEADERS.items())
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == ["GET /api/tables failed"]
    assert "RuntimeError: a secret of the house" in caplog.text
    assert token not in caplog.text
    assert "Traceback" not in "".join(capfd.readouterr()), "the web server tells it a second time"


@story
async def test_a_socket_that_fails_may_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a secret of the house")

    async with site(tmp_path) as here:
        monkeypatch.setattr("ludoteca.server.sockets.Client.live", broken)
        async with connect(address(here)) as socket:
            await socket.wait_closed()
            assert socket.close_code == 1013
        monkeypatch.setattr("ludoteca.server.app.serve_socket", broken)
        with pytest.raises(InvalidStatus) as refused:
            await connect(address(here))
        assert refused.value.response.status_code == 500
        assert json.loads(refused.value.response.body or b"")["code"] == "server-error"
    assert len(caplog.records) == 2


@story
async def test_refusals_have_the_headers_too(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async with site(tmp_path, requests=0.5) as here:
        answers = [
            await here.http.get("/%00"),
            await here.http.get("/api/nothing"),
            await here.http.delete("/api/games"),
            await here.http.get("/api/games", headers={"host": "evil.example"}),
            await here.http.post("/api/tables", headers={"origin": "null"}),
            *[await here.http.post("/api/tables", content=bytes(20_000)) for _ in range(5)],
        ]
        assert [answer.status_code for answer in answers] == [400, 404, 405, 421, 403, 413, 413, 429, 429, 429]
        heads = [answer.headers for answer in answers]
        for path, more in (
            ("/api/socket", {"origin": "null"}),
            ("/api/socket", {"host": "evil.example"}),
            ("/elsewhere", {}),
            ("/api/socket", {"sec-websocket-version": "1"}),
        ):
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://127.0.0.1:{here.port}{path}", additional_headers=more)
            heads.append(refused.value.response.headers)  # type: ignore[arg-type]
        for headers in heads:
            assert {name: headers[name] for name in HEADERS} == HEADERS
        assert here.hall.metrics.refusals >= Counter(
            {"not-found": 2, "method": 1, "host-unknown": 2, "too-fast": 3}
        )
    assert "".join(capfd.readouterr()) == "", "strangers fill the log"


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
