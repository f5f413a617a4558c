"""Nothing comes of any attack."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from ludoteca.server.settings import Settings
from tests.attacks.__main__ import all_verdicts
from tests.attacks.catalogue import ATTACKS
from tests.attacks.verdicts import BROKEN, Verdict
from tests.server.kills import Victim, free_port


async def verdicts_on(address: str) -> list[Verdict]:
    """Once the server answers."""
    async with httpx.AsyncClient(base_url=address) as http:
        while True:
            try:
                await http.get("/healthz")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    return await all_verdicts([address], ATTACKS)


def test_nothing_comes_of_any_attack(tmp_path: Path) -> None:
    db, key = str(tmp_path / "tables.sqlite"), str(tmp_path / "server.key")
    settings = Settings(host="127.0.0.1", port=free_port(), db=db, key=key)
    server = Victim(settings)
    server.start()
    try:
        verdicts = asyncio.run(verdicts_on(f"http://127.0.0.1:{settings.port}"))
    finally:
        server.stop()
    assert not {verdict.attack.name: verdict.came for verdict in verdicts if verdict.word == BROKEN}
