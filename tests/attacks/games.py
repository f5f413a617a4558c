"""Games of Twins that people play to their end, with texts for the dice."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from tests.attacks.player import Player
from tests.attacks.site import Site, Table, Visitor
from tests.attacks.verdicts import must

PLAYERS = 3


def seal_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


@dataclass
class Sealed:
    """A table of one hand at which everybody has sealed a text and none is opened."""

    table: Table
    texts: list[str]
    people: list[Player]
    watching: Player

    async def open_all(self) -> None:
        for player, text in zip(self.people, self.texts, strict=True):
            await player.say(type="open", text=text)
        for player in (*self.people, self.watching):
            while player.view is None:
                await player.hear()

    async def play_out(self) -> None:
        playing = [player.play_out(Random(seat)) for seat, player in enumerate(self.people)]
        await asyncio.gather(*playing, until_over(self.watching))
        must(self.people[0].table["phase"] == "over", "The game did not come to its end.")


async def until_over(watching: Player) -> None:
    while not watching.is_over:
        await watching.hear()


async def sealed_table(visitor: Visitor, **more: object) -> Sealed:
    """The last one to sit down lets the opening begin, so that one is connected before."""
    table = await visitor.make("twins", " ".join(["open"] * PLAYERS), options={"hands": 1}, **more)
    watching = await visitor.player(table)
    texts = [f"text of seat {seat} {secrets.token_hex(8)}" for seat in range(PLAYERS)]
    for seat, text in enumerate(texts):
        await visitor.join(table, f"Player {seat}", seat=seat, seal=seal_of(text))
    return Sealed(table, texts, await visitor.everybody(table), watching)


async def finished_record(site: Site) -> tuple[Table, str]:
    """A table whose game is over, and its record."""
    visitor = await site.visitor()
    game = await sealed_table(visitor)
    await game.open_all()
    await game.play_out()
    answer = await visitor.get(f"{game.table.path}/record")
    must(answer.status_code == 200, f"A finished game has no record: {answer.text[:100]}")
    return game.table, answer.text
