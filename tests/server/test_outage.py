"""PostgreSQL is stopped while a server runs: nobody starts the server again for that, and it can be stopped."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import asyncpg
import httpx
import pytest

from ludoteca.server.rooms import housekeeping
from ludoteca.server.rooms.hall import Hall
from tests.children import child
from tests.server.postgres import Postgres
from tests.server.support import Site, site, story


async def answers(here: Site) -> list[int]:
    return [(await here.get(path)).status_code for path in ("/healthz", "/readyz")]


@story
async def test_a_server_whose_database_is_stopped_is_alive_and_not_ready(
    postgres_server: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds = []
    for name in ("SWEEP", "CLOSING", "LOOKING"):
        monkeypatch.setattr(housekeeping, name, 0.02)
    close_abandoned = housekeeping.close_abandoned

    async def counted(hall: Hall) -> int:
        rounds.append(1)
        return await close_abandoned(hall)

    monkeypatch.setattr(housekeeping, "close_abandoned", counted)
    async with site(tmp_path, db=postgres_server.address) as here, here.full_table("twins", 3):
        assert await answers(here) == [200, 200]
        postgres_server.stop()
        seen = len(rounds)
        while len(rounds) < seen + 5:
            assert await answers(here) == [200, 503]
        postgres_server.start()
        while await answers(here) != [200, 200]:
            await asyncio.sleep(0.05)


@story
async def test_a_server_whose_database_is_stopped_ends_in_order(postgres_server: Postgres, tmp_path: Path) -> None:
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--db", postgres_server.address]
    command = [sys.executable, "-m", "ludoteca", *words, "--key", str(tmp_path / "server.key")]
    with child(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            address = next(line.split()[-1] for line in process.stdout if "is open at" in line)
            async with httpx.AsyncClient(base_url=address) as http:
                running = Site(None, int(address.rpartition(":")[2]), http)  # type: ignore[arg-type]
                async with running.full_table("twins", 3):
                    await until_it_holds_a_table(postgres_server.address)
                    postgres_server.stop()
                    process.send_signal(signal.SIGTERM)
                    _, said = await asyncio.to_thread(process.communicate, timeout=30)
        finally:
            process.kill()
    assert (process.returncode, "Traceback" in said) == (0, False), said


async def until_it_holds_a_table(address: str) -> None:
    connection = await asyncpg.connect(address)
    while not await connection.fetchval("select count(*) from leases"):
        await asyncio.sleep(0.02)
    await connection.close()
