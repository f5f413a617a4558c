"""A server that is killed at random moments under load, and players who reconnect by themselves."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import socket
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludoteca.server.http.serving import hall_of, run
from ludoteca.server.replays import steps_of
from ludoteca.server.settings import Settings
from ludoteca.server.tables.entries import Moved
from tests.children import end_with_test
from tests.server.support import PLENTY, Client, Data

SEATS = 3
PAUSE = 0.02
COMEBACK = 0.1
"""Seconds between a player's attempts: the server that starts again needs the processor more than they do."""
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["ludoteca.server.http.serving"])


@dataclass
class Tally:
    """What the players were told, to be compared with what is on disk."""

    kills: int = 0
    moves: Counter[tuple[str, int, str]] = field(default_factory=Counter)
    """Acknowledged ones: table, seat, id."""
    told: dict[tuple[str, int], list[Data]] = field(default_factory=dict)
    """The events that each seat of each table was told."""
    views: dict[tuple[str, int], set[str]] = field(default_factory=lambda: defaultdict(set))
    """The positions that each seat of each table was shown."""
    comebacks: int = 0
    after_the_last: set[str] = field(default_factory=set)
    """Tables at which moves were made after the last kill."""


class Victim:
    """A server process, restarted after each kill on the same port and file."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def start(self) -> None:
        self._process = FORKS.Process(target=serve, args=(self._settings,), daemon=True)
        self._process.start()

    def kill(self) -> None:
        assert self._process.pid
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.join()

    def stop(self) -> None:
        self._process.terminate()
        self._process.join(10)
        self._process.kill()
        self._process.join()


def serve(settings: Settings) -> None:
    end_with_test()
    run(settings, False, silence)


def as_text(view: Data) -> str:
    return json.dumps(view, sort_keys=True)


def silence(_: str) -> None:
    return None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Party:
    """People who play one table after another, whatever happens to the server."""

    def __init__(self, ports: list[int], luck: Random, tally: Tally) -> None:
        self._ports = ports
        self._luck = luck
        self._tally = tally
        self.is_last_round = False
        self.has_stopped = False

    def _server(self) -> str:
        return f"127.0.0.1:{self._luck.choice(self._ports)}"

    async def play(self) -> None:
        while not self.has_stopped:
            try:
                table, tokens = await self._sit_down()
            except (httpx.HTTPError, KeyError):
                await asyncio.sleep(COMEBACK)
                continue
            await asyncio.gather(*(self._sit(table, seat, token) for seat, token in enumerate(tokens)))

    async def _sit_down(self) -> tuple[str, list[str]]:
        """Leaves a table alone if making or joining it was interrupted."""
        async with httpx.AsyncClient(base_url=f"http://{self._server()}") as http:
            wish = {"game": "twins", "seats": [{"kind": "open"}] * SEATS}
            table: str = (await http.post("/api/tables", json=wish)).json()["table"]["id"]
            joins = [await http.post(f"/api/tables/{table}/join", json={"name": f"P{n}"}) for n in range(SEATS)]
            return table, [join.json()["token"] for join in joins]

    async def _sit(self, table: str, seat: int, token: str) -> None:
        known = Client(None)  # type: ignore[arg-type]
        while not known.is_over and not self.has_stopped:
            try:
                async with connect(f"ws://{self._server()}/api/socket") as known.socket:
                    await self._stay(table, seat, token, known)
            except (WebSocketException, OSError, TimeoutError):
                self._tally.comebacks += 1
                await asyncio.sleep(COMEBACK)
        self._tally.told[table, seat] = known.events

    async def _stay(self, table: str, seat: int, token: str, known: Client) -> None:
        """Nothing that was told may be missing afterwards; moves without an answer are sent again."""
        last = known.seq or None
        await known.say(type="hello", table=table, token=token, seq=last)
        state = await known.until("state")
        assert last is None or state["from"] == last, "the server forgot what it had told"
        if known.pending:
            await known.say(**known.pending)
        while not known.is_over and not self.has_stopped:
            if known.is_awaited and not known.pending:
                id = f"{known.seq}-{self._luck.random()}"
                known.pending = {"type": "move", "id": id, "seq": known.seq, "move": self._luck.choice(known.legal)}
                await known.say(**known.pending)
            message = await known.hear()
            if known.view:
                self._tally.views[table, seat].add(as_text(known.view))
            if message["type"] == "refused":
                assert message["code"] == "stale", message
                assert len(self._ports) > 1, "nobody else could have moved at the same moment"
                known.pending = None
                await known.until("state")
            if known.pending and message.get("done") == known.pending["id"]:
                self._tally.moves[table, seat, known.pending["id"]] += 1
                known.pending = None
                if self.is_last_round:
                    self._tally.after_the_last.add(table)


async def survive(kills: int, parties: int, seed: int, folder: Path, db: str = "", servers: int = 1) -> Tally:
    """Lets parties play, kills a server repeatedly, then compares what was told with what is on disk."""
    luck, tally = Random(seed), Tally()
    limits: dict[str, Any] = PLENTY
    files: dict[str, Any] = {"db": db or str(folder / "tables.sqlite"), "key": str(folder / "server.key")}
    sites = [Settings(host="127.0.0.1", port=free_port(), **files, **limits) for _ in range(servers)]
    victims = [Victim(settings) for settings in sites]
    ports = [settings.port for settings in sites]
    groups = [Party(ports, Random(luck.random()), tally) for _ in range(parties)]
    for victim in victims:
        victim.start()
    playing = [asyncio.create_task(group.play()) for group in groups]
    try:
        for _ in range(kills):
            before = len(tally.moves)
            while len(tally.moves) < before + parties:
                await while_all_play(playing)
            await asyncio.sleep(luck.random() * 0.1)
            victim = luck.choice(victims)
            victim.kill()
            tally.kills += 1
            victim.start()
        for group in groups:
            group.is_last_round = True
        while len(tally.after_the_last) < parties:
            await while_all_play(playing)
        for group in groups:
            group.has_stopped = True
    finally:
        for victim in victims:
            victim.stop()
    await asyncio.gather(*playing)
    await compare(sites[0], tally)
    return tally


async def while_all_play(playing: list[asyncio.Task[None]]) -> None:
    """Waits a moment; a party that has found a fault stops, and is not waited for."""
    for task in (await asyncio.wait(playing, timeout=PAUSE))[0]:
        task.result()


async def compare(settings: Settings, tally: Tally) -> None:
    async with hall_of(settings) as hall:
        written: Counter[tuple[str, int, str]] = Counter()
        for id in {id for id, _ in tally.told}:
            for entry in chain.from_iterable(await hall.lines(id)):
                if isinstance(entry, Moved):
                    written[id, entry.seat, entry.id or ""] += 1
            table = await hall.read(id)
            for seat in range(SEATS):
                events = tally.told[id, seat]
                assert table.match
                assert table.match.events_for(seat)[: len(events)] == events, "what was told did not happen"
                allowed = {as_text(step["view"]) for step in steps_of(table.match, seat, is_open=True)}
                assert tally.views[id, seat] <= allowed, "a seat was shown what it may not see"
        assert set(written.values()) == {1}, "a move counted twice"
        assert not tally.moves.keys() - written.keys(), "an acknowledged move is gone"
