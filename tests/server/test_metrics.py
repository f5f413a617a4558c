"""What a server counts, as Prometheus reads it."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from ludoteca.server.http.prometheus import CannotExpose, exposed
from ludoteca.server.tokens import hashed
from tests.server.kills import free_port
from tests.server.support import PATIENCE, Site, site, story
from tests.server.test_serving import started
from tests.terminal.people import run

Values = dict[tuple[str, ...], float]


class Scraper:
    """Reads a server's metrics."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def text(self) -> str:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            answer = await http.get(f"http://127.0.0.1:{self.port}/metrics")
            assert answer.status_code == 200
            return answer.text

    async def values(self) -> Values:
        """By the name and the labels' values."""
        families = text_string_to_metric_families(await self.text())
        return {
            (sample.name.removeprefix("ludoteca_"), *sample.labels.values()): sample.value
            for family in families
            for sample in family.samples
        }


@asynccontextmanager
async def measured(folder: Path, **settings: Any) -> AsyncIterator[tuple[Site, Scraper]]:
    port = free_port()
    async with site(folder, **settings) as here, exposed(here.hall, port):
        yield here, Scraper(port)


@story
async def test_tables_people_and_moves_are_counted(tmp_path: Path) -> None:
    async with measured(tmp_path) as (here, scraper):
        await here.make("cincinnati", "open open open")
        async with (
            here.full_table("twins", 3, options={"hands": 1}) as (table, clients),
            here.client(table) as watcher,
        ):
            await watcher.until("state")
            values = await scraper.values()
            assert values["tables", "gathering"] == values["tables", "playing"] == 1
            assert values["tables_made_total", "twins"] == values["tables_made_total", "cincinnati"] == 1
            assert values["tables_made_total", "diceland"] == 0
            assert (values["people",], values["spectators",]) == (3, 1)
            assert values["moves_total", "person"] == 0
            await asyncio.gather(*(client.play_out(Random(2)) for client in clients))
        values = await scraper.values()
        assert values["tables", "over"] == 1
        assert values["tables", "playing"] == 0
        assert values["moves_total", "person"] > 0


@story
async def test_moves_of_bots_are_told_from_those_of_people(tmp_path: Path) -> None:
    async with measured(tmp_path) as (here, scraper):
        table = (await here.make("twins", "bot bot bot", options={"hands": 1}))["table"]
        async with here.client(table) as watcher:
            while not watcher.is_over:
                await watcher.hear()
        values = await scraper.values()
        assert values["moves_total", "bot"] > 0
        assert values["moves_total", "person"] == 0


@story
async def test_how_long_answers_take_is_a_histogram(tmp_path: Path) -> None:
    async with measured(tmp_path) as (here, scraper), here.full_table("twins", 3) as (_, clients):
        for _ in range(5):
            await clients[0].state()
        values = await scraper.values()
        buckets = [value for name, value in values.items() if name[0] == "answer_seconds_bucket"]
        assert buckets == sorted(buckets)
        assert buckets[-1] == values["answer_seconds_count",] == 5
        assert values["answer_seconds_bucket", "+Inf"] == 5
        assert values["answer_seconds_sum",] > 0


@story
async def test_refusals_are_counted_by_code_over_http_and_sockets(tmp_path: Path) -> None:
    async with measured(tmp_path) as (here, scraper), here.full_table("twins", 3) as (table, clients):
        await here.get("/api/tables/NONE")
        await here.get("/api/tables/NONE")
        await clients[0].say(type="dance")
        await clients[0].until("refused")
        async with here.client(table, "x" * 43) as stranger:
            await stranger.until("refused")
        values = await scraper.values()
        assert values["refusals_total", "no-such-table"] == 2
        assert values["refusals_total", "bad-message"] == 1
        assert values["refusals_total", "bad-token"] == 1


@story
async def test_what_waits_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with measured(tmp_path) as (here, scraper):
        table = (await here.make("twins", "open open open"))["table"]
        append, may_write = here.hall.storage.append, asyncio.Event()

        async def append_later(*given: Any) -> None:
            await may_write.wait()
            await append(*given)

        monkeypatch.setattr(here.hall.storage, "append", append_later)
        crowded = SimpleNamespace(waiting=7, trouble=None, close=here.hall.thinkers.bots.close)
        monkeypatch.setattr(here.hall.thinkers, "bots", crowded)
        joining = asyncio.create_task(here.join(table, "Anna"))
        while not (await scraper.values())["waiting", "writing"]:
            await asyncio.sleep(0.01)
        values = await scraper.values()
        assert values["waiting", "writing"] == 1
        assert (values["waiting", "bots"], values["waiting", "study"]) == (7, 0)
        may_write.set()
        await joining
        assert (await scraper.values())["waiting", "writing"] == 0


@story
async def test_what_nobody_foresaw_is_counted_by_where_it_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*given: Any) -> Any:
        raise ZeroDivisionError

    async with measured(tmp_path) as (here, scraper):
        values = await scraper.values()
        places = [name[1] for name in values if name[0] == "errors_total"]
        assert {values["errors_total", place] for place in places} == {0}
        assert values["failing",] == 0
        here.hall.start(fail())
        here.hall.supervisor.watch("Something", fail)
        monkeypatch.setattr(here.hall.storage, "public", fail)
        assert (await here.get("/api/tables")).status_code == 500
        monkeypatch.setattr(here.hall.thinkers, "decide", fail)
        async with here.client((await here.make("twins", "bot bot bot"))["table"]) as watcher:
            await watcher.until("state")
            while not (await scraper.values())["errors_total", "table"]:
                await asyncio.sleep(0.01)
        values = await scraper.values()
        for place in ("request", "task", "supervised", "table"):
            assert values["errors_total", place] >= 1
        assert values["failing",] == 1


@story
async def test_tables_that_are_put_aside_are_counted(tmp_path: Path) -> None:
    async with measured(tmp_path) as (here, scraper):
        table = (await here.make("twins", "open open open"))["table"]
        assert (await scraper.values())["put_aside_total",] == 0
        here.hall.forget(here.hall.rooms[table["id"]])
        await here.hall.storage.append(table["id"], 2, [b'{"what":"teleported","at":1}'], None)
        assert (await here.get(f"/api/tables/{table['id']}")).status_code == 410
        assert (await scraper.values())["put_aside_total",] == 1


@story
async def test_nobody_can_be_found_in_the_metrics(tmp_path: Path) -> None:
    async with measured(tmp_path) as (here, scraper), here.full_table("twins", 3) as (table, clients):
        await clients[0].say(type="chat", text="Xanthippe")
        await clients[0].until("update")
        await here.get("/api/tables/QQQQ")
        text = await scraper.text()
        tokens = [client.token or "" for client in clients]
        names = [seat["name"] for seat in clients[0].table["seats"]]
        private = [table["id"], table["dice"]["hash"], "Xanthippe", "QQQQ", *tokens, *map(hashed, tokens), *names]
        assert not [word for word in private if word in text]
        assert "127.0.0.1" not in text
        labels = set(re.findall(r"[{,](\w+)=", text))
        assert labels <= {"phase", "game", "by", "queue", "le", "code", "where"}


@story
async def test_metrics_are_off_unless_they_are_asked_for(tmp_path: Path) -> None:
    async with site(tmp_path) as here, exposed(here.hall, here.hall.settings.metrics):
        answer = await here.get("/metrics")
        assert "ludoteca_tables" not in answer.text


@story
async def test_a_port_in_use_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        async with site(tmp_path) as here:
            with pytest.raises(CannotExpose, match=f"Cannot serve metrics on port {port}: .* --metrics"):
                await exposed(here.hall, port).__aenter__()
        place = ["--db", str(tmp_path / "t.sqlite"), "--key", str(tmp_path / "key")]
        words = ["serve", "--host", "127.0.0.1", "--port", "0", "--metrics", str(port), *place]
        result = await asyncio.to_thread(run, *words)
        assert (result.exit_code, result.stderr.count("\n")) == (1, 1)


def test_serve_has_metrics_for_this_machine_alone(tmp_path: Path) -> None:
    port = free_port()
    place = ["--db", str(tmp_path / "t.sqlite"), "--key", str(tmp_path / "key")]
    with started("--port", "0", "--metrics", str(port), *place):
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert "ludoteca_people 0.0\n" in text
        assert "process_resident_memory_bytes" in text
        with socket.socket() as other:
            assert other.connect_ex(("127.0.0.2", port)) != 0
