"""How much one client, and one address, may ask for."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludoteca.server import limits
from ludoteca.server.limits import client_key
from ludoteca.server.refusals import PASSING, STATUS
from tests.server.support import site, story


def address(here: Any) -> str:
    return f"ws://127.0.0.1:{here.port}/api/socket"


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
