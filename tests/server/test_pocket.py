"""Tables in a browser: what its pages say and are told, and what thinks beside them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

from ludoteca.server import thinker
from ludoteca.server.pocket import Page, opened
from tests.server.storages import MemoryShelf
from tests.server.support import story

Data = dict[str, Any]


class Shelf(MemoryShelf):
    async def key(self) -> str:
        return "ab" * 32


class Thinker:
    """Answers in this process; some cannot be begun, or break down when they are asked."""

    def __init__(self, begins: bool = True, thinks: bool = True) -> None:
        self.begins, self.thinks = begins, thinks
        self.asked, self.is_over = 0, False

    async def ready(self) -> None:
        if not self.begins:
            raise RuntimeError("There is no memory left.")

    async def ask(self, question: str) -> tuple[str, str]:
        self.asked += 1
        if not self.thinks:
            raise RuntimeError("A kernel is broken.")
        return thinker.answered(question)

    def end(self) -> None:
        self.is_over = True


class Person:
    """Who sits at a page."""

    def __init__(self, open_page: Callable[[Callable[[str], object]], Page]) -> None:
        self.told: asyncio.Queue[Data] = asyncio.Queue()
        self.now: Data = {}
        self.page = open_page(lambda text: self.told.put_nowait(json.loads(text)))

    async def ask(self, method: str, path: str, token: str = "", **body: Any) -> Data:
        asked = {"id": 5, "method": method, "path": path, "token": token, "body": json.dumps(body)}
        self.page.hear(json.dumps({"ask": asked}))
        answer = (await self.told.get())["answer"]
        assert answer["status"] in (200, 201), answer
        told: Data = json.loads(answer["body"])
        return told

    async def sit_down(self, game: str, bot: str) -> None:
        seats = [{"kind": "host"}, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot}]
        made = await self.ask("POST", "/api/tables", game=game, seats=seats)
        self.table = made["table"]["id"]
        self.token = (await self.ask("POST", f"/api/tables/{self.table}/join", made["host"], name="Anna"))["token"]

    def come(self, line: int) -> None:
        self.page.hear(json.dumps({"connect": {"line": line}}))
        self.line = line
        self.say(type="hello", table=self.table, token=self.token, seq=None)

    def say(self, **message: Any) -> None:
        self.page.hear(json.dumps({"say": {"line": self.line, "text": json.dumps(message)}}))

    async def play(self, moves: int, luck: Random) -> None:
        for number in range(moves):
            while self.now.get("seat") not in (self.now.get("view") or {"actors": ()})["actors"]:
                await self.hear()
            self.say(type="move", id=f"m{number}", seq=self.now["seq"], move=luck.choice(self.now["legal"]))
            while (await self.hear()).get("done") is None:
                pass

    async def hear(self) -> Data:
        said = (await asyncio.wait_for(self.told.get(), 20))["said"]
        assert said["line"] == self.line
        message: Data = json.loads(said["text"])
        self.now |= message
        return message


@story
async def test_a_game_is_played_and_what_thinks_begins_when_somebody_comes() -> None:
    begun: list[Thinker] = []

    def begin() -> Thinker:
        begun.append(Thinker())
        return begun[-1]

    anna = Person(await opened(Shelf(), begin))
    await anna.sit_down("twins", "easy")
    assert not begun
    anna.come(line=1)
    assert len(begun) == 1
    await anna.play(3, Random(1))
    assert begun[0].asked >= 2
    anna.page.hear(json.dumps({"leave": {"line": 1}}))
    anna.page.close()


@story
async def test_what_cannot_begin_or_breaks_down_is_begun_anew_and_the_game_goes_on() -> None:
    thinkers = [Thinker(begins=False), Thinker(thinks=False), Thinker()]
    left = iter(thinkers)
    anna = Person(await opened(Shelf(), lambda: next(left)))
    await anna.sit_down("twins", "easy")
    anna.come(line=1)
    await anna.play(4, Random(1))
    assert [one.is_over for one in thinkers] == [True, True, False]
    assert [one.asked > 0 for one in thinkers] == [False, True, True]
