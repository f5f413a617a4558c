"""Nothing comes of any attack."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from ludoteca.server.settings import Settings
from tests.attacks.__main__ import all_verdicts
from tests.attacks.catalogue import ATTACKS
from tests.attacks.verdicts import BROKEN, NOT_TRIED, Attack, Verdict
from tests.server.kills import Victim, free_port

ON_SEVERAL_SERVERS = [attack for attack in ATTACKS if attack.theme in ("seats", "evenings", "storms")]


@contextmanager
def served(folder: Path, db: str) -> Iterator[str]:
    settings = Settings(host="127.0.0.1", port=free_port(), db=db, key=str(folder / "server.key"))
    server = Victim(settings)
    server.start()
    try:
        yield f"http://127.0.0.1:{settings.port}"
    finally:
        server.stop()


async def verdicts_on(addresses: list[str], attacks: list[Attack]) -> list[Verdict]:
    """Once all servers answer."""
    for address in addresses:
        async with httpx.AsyncClient(base_url=address) as http:
            while True:
                try:
                    await http.get("/healthz")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
    return await all_verdicts(addresses, attacks)


def what_came(verdicts: list[Verdict], word: str) -> dict[str, str]:
    return {verdict.attack.name: verdict.came for verdict in verdicts if verdict.word == word}


def test_nothing_comes_of_any_attack(tmp_path: Path) -> None:
    with served(tmp_path, str(tmp_path / "tables.sqlite")) as address:
        verdicts = asyncio.run(verdicts_on([address], ATTACKS))
    assert not what_came(verdicts, BROKEN)


def test_nothing_comes_of_attacks_through_two_servers(tmp_path: Path, fresh_postgres: str) -> None:
    with ExitStack() as stack:
        addresses = [stack.enter_context(served(tmp_path, fresh_postgres)) for _ in range(2)]
        verdicts = asyncio.run(verdicts_on(addresses, ON_SEVERAL_SERVERS))
    assert not what_came(verdicts, BROKEN) | what_came(verdicts, NOT_TRIED)
