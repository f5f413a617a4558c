"""Whatever is sent to the HTTP calls, the answer is one that their OpenAPI description promises."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.server.http.openapi import ANSWERS, REFUSAL
from ludoteca.server.refusals import STATUS
from ludoteca.server.rooms.room import Room
from tests.server.support import Data, Site, bearer, site
from tests.server.test_fuzz import JSON

GAMES = st.sampled_from(["cincinnati", "diceland", "twins", "chess"])
KINDS = st.sampled_from(["open", "host", "bot", "stand-in", "throne"])
LIKELY: dict[str, st.SearchStrategy[Any]] = {"game": GAMES, "kind": KINDS}
"""Fields whose texts mean something."""


class World:
    """A site with tables that are gathering, in play and over, and what somebody may know of them."""

    def __init__(self, runner: asyncio.Runner, here: Site) -> None:
        self.runner = runner
        self.here = here
        self.tables: list[str] = []
        self.tokens: list[str | None] = [None, "nonsense"]

    async def furnish(self) -> World:
        self.description = (await self.here.get("/api/openapi.json")).json()
        for until in ("gathering", "playing", "over"):
            made = await self.here.make("twins", "open open open", options={"hands": 1})
            table = made["table"]
            self.tables += [table["id"], table["code"]]
            self.tokens.append(made["host"])
            for seat in range(2 if until == "gathering" else 3):
                self.tokens.append((await self.here.join(table, f"Player {seat}"))["token"])
            if until == "over":
                await play_out(await self.here.hall.room(table["id"]))
        self.record = (await self.here.get(f"/api/tables/{self.tables[4]}/record")).content
        return self

    def calls(self) -> st.SearchStrategy[tuple[str, str, Data]]:
        """Path, method and description."""
        return st.sampled_from(
            [
                (path, method, described)
                for path, operations in self.description["paths"].items()
                for method, described in operations.items()
            ]
        )

    def bodies(self, described: Data) -> st.SearchStrategy[bytes]:
        content = described.get("requestBody", {"content": {}})["content"]
        if "text/plain" in content:
            return st.just(self.record) | st.binary(max_size=200)
        schema = content.get("application/json", {"schema": {}})["schema"]
        promised = fitting(schema, self.description["components"]["schemas"])
        return (promised | JSON).map(lambda value: json.dumps(value).encode()) | st.binary(max_size=50)


async def play_out(room: Room) -> None:
    luck = Random(1)
    async with room.locked():
        while room.table.awaited:
            seat, match = room.table.awaited[0], room.table.match
            assert match
            await room.play(seat, luck.choice(match.legal(seat)))


def fitting(schema: Data, components: Data, name: str = "") -> st.SearchStrategy[Any]:
    """Data that a schema allows, as far as our descriptions go."""
    if "$ref" in schema:
        return fitting(components[schema["$ref"].rpartition("/")[2]], components)
    if "anyOf" in schema:
        return st.one_of(*(fitting(one, components, name) for one in schema["anyOf"]))
    match schema.get("type"):
        case "object" if "properties" in schema:
            fields = {key: fitting(one, components, key) for key, one in schema["properties"].items()}
            needed = {key: fields.pop(key) for key in schema.get("required", [])}
            return st.fixed_dictionaries(needed, optional=fields)
        case "array":
            return st.lists(fitting(schema["items"], components), max_size=min(6, schema.get("maxItems", 6)))
        case "integer":
            return st.integers(schema.get("minimum", 0), min(schema.get("maximum", 10), 10**6))
        case "string":
            return LIKELY.get(name, st.text(max_size=min(20, schema.get("maxLength", 20))))
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
        case _:
            return JSON


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    with asyncio.Runner() as runner, tempfile.TemporaryDirectory() as folder:
        stack = AsyncExitStack()
        here = runner.run(stack.enter_async_context(site(Path(folder), bot="random")))
        yield runner.run(World(runner, here).furnish())
        runner.run(stack.aclose())


@given(data=st.data())
@settings(max_examples=100, deadline=None)
def test_every_answer_is_one_that_is_described(world: World, data: st.DataObject) -> None:
    path, method, described = data.draw(world.calls())
    table = data.draw(st.sampled_from(world.tables) | st.text(min_size=1, max_size=20))
    seat = data.draw(st.sampled_from(["", "?seat=0", "?seat=all", "?seat=public", "?seat=9", "?seat=%00"]))
    number = data.draw(st.sampled_from(["1", "0", "999999", "x"]))
    url = path.format(table=quote(table, safe=""), game="twins", number=number) + seat
    headers = bearer(data.draw(st.sampled_from(world.tokens)))
    body = data.draw(world.bodies(described)) if method == "post" else None
    answer = world.runner.run(world.here.http.request(method, url, content=body, headers=headers))
    check(described, answer)


def check(described: Data, answer: httpx.Response) -> None:
    kind = answer.headers["content-type"].partition(";")[0]
    assert "Traceback" not in answer.text
    if answer.is_client_error:
        assert kind in REFUSAL["content"]
        refusal = answer.json()
        assert STATUS[refusal["code"]] == answer.status_code, refusal
        assert refusal["sentence"].endswith("."), refusal
        return
    assert kind in described["responses"][str(answer.status_code)]["content"]
    if described["operationId"] in ANSWERS:
        msgspec.json.decode(answer.content, type=ANSWERS[described["operationId"]])
