"""What must come out alike wherever Python runs: here, and in a browser, where `in_pyodide.mjs` runs this text."""

from __future__ import annotations

import json
from inspect import isawaitable
from random import Random
from typing import Any

import msgspec

import ludoteca
from ludoteca.engine.fair import FairDice, seal_of
from ludoteca.engine.match import Match
from ludoteca.games import find
from ludoteca.server import lobby, thinker
from ludoteca.server.findings import findings_of
from ludoteca.server.keys import Key
from ludoteca.server.looking import Tell
from ludoteca.server.messages import Join, NewTable, SeatWish, read_message
from ludoteca.server.port import Port, PortCall
from ludoteca.server.rooms.hall import Hall
from ludoteca.server.rooms.outbox import Outbox
from ludoteca.server.rooms.room import Room
from ludoteca.server.settings import Settings
from ludoteca.server.storage import storage_at
from ludoteca.server.storage.browser import BrowserStorage
from ludoteca.server.tables.draft import Draft
from ludoteca.server.tables.entries import Created, Joined, SeatPlan
from ludoteca.server.tables.table import Table
from ludoteca.server.tokens import hashed
from ludoteca.server.workers.pool import Pool
from ludoteca.server.workers.questions import Advise, Decide, Read, Verify, Watch
from ludoteca.server.workers.thinkers import Thinkers
from ludoteca.study import review
from ludoteca.study.judging import Effort

Encoded = msgspec.json.Encoder().encode


def record(game: str, players: int, seed: int, **options: Any) -> str:
    """Of a game at a table, in which people decide by lot."""
    texts = [f"text {seat} of {seed}" for seat in range(players)]
    match, luck = Match(find(game), players, options), Random(seed)
    match.dice = FairDice(f"{seed:064x}", f"table{seed}", texts, seals=[seal_of(text) for text in texts])
    while match.actors:
        actor = match.actors[0]
        match.play(actor, match.dice.draw(match) if isinstance(actor, str) else luck.choice(match.legal(actor)))
    return match.record()


class Shelf:
    """Keeps the logs of tables as long as it lives."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}

    async def tables(self) -> str:
        return "[]"

    async def entries(self, table: str, after: int) -> str:
        return json.dumps(self.logs[table][after:])

    async def write(self, change: str) -> None:
        for table, _, body in json.loads(change)["entries"]:
            self.logs.setdefault(table, []).append(body)


class Person:
    def __init__(self, room: Room, token: str) -> None:
        self.room, self.token, self.now = room, token, dict[str, Any]()

    async def come(self) -> None:
        outbox = Outbox(self.hear, self.hear_later, lambda: None)
        self.guest = await self.room.enter(hashed(self.token), outbox, None, "board")

    def hear(self, *messages: bytes) -> bool:
        for message in map(msgspec.json.decode, messages):
            self.now |= message
        return True

    async def hear_later(self, message: bytes) -> None:
        self.hear(message)

    async def move(self, move: str) -> None:
        message = {"type": "move", "id": f"m{self.now['seq']}", "seq": self.now["seq"], "move": move}
        await self.room.hear(self.guest, read_message(Encoded(message)))


async def at_a_table(game: str, players: int, seed: int, database: str = "") -> str:
    """Returns the downloaded record of a game from a server with a database, or from the tables of a browser."""
    storage, nobody = storage_at(database) if database else BrowserStorage(Shelf()), Pool([])
    thinkers = Thinkers(nobody, nobody, 1.0)
    hall = Hall(Settings(messages=1e6), storage, thinkers, Key(b"k"), new_id=lambda: f"table{seed}")
    await hall.open()
    try:
        room, _ = await lobby.make(hall, NewTable(game=game, seats=[SeatWish("open")] * players))
        joined = [await lobby.join(room, Join(name=f"Player {seat}"), None) for seat in range(players)]
        await play([Person(room, one.token) for one in joined], Random(seed))
        status, record = await Port(hall).ask(PortCall("GET", f"/api/tables/table{seed}/record"))
        assert status == 200
        return record.decode()
    finally:
        await hall.close()


async def play(people: list[Person], luck: Random) -> None:
    for person in people:
        await person.come()
    room = people[0].room
    while not room.table.is_over:
        assert room.table.match
        person = people[luck.choice([seat for seat in room.table.match.actors if isinstance(seat, int)])]
        await person.move(luck.choice(person.now["legal"]))


def thought(game: str, players: int, seed: int, most: int) -> list[str]:
    """What an expert decides, and what it says of its moves, in some positions of a game."""
    match, luck, told = Match(find(game), players, {}, seed), Random(seed), list[str]()
    while match.actors and len(told) < most:
        actor = match.actors[0]
        assert match.dice
        if isinstance(actor, str):
            match.play(actor, match.dice.draw(match))
            continue
        legal = match.legal(actor)
        if len(legal) > 1 and luck.random() < 0.3:
            asked = game, actor, match.options, match.known(actor).values(), legal, "expert", seed
            for question in (Decide(*asked), Advise(*asked)):
                told.append(thinker.answered(Encoded(question).decode())[0])
        match.play(actor, luck.choice(legal))
    return told


def told_afterwards(record: str, interpreted: bool, *effort: int) -> Any:
    """A short review of a game."""
    return json.loads(Encoded(review(record, effort=Effort(*effort), interpreted=interpreted)))


def looked_back(record: str, *effort: int) -> list[tuple[str, str]]:
    """What is told of a game that is over: what it is, its luck, how a seat saw it, and a review."""
    found = findings_of(review(record, effort=Effort(*effort)))
    questions = Read(record), Verify(record), Watch(record, "1", False), Tell(record, found, 1.0, None, False)
    return [thinker.answered(Encoded(question).decode()) for question in questions]


def reasons_against(record: str) -> Any:
    """Why a record cannot be read."""
    told = json.loads(thinker.answered(Encoded(Read(record)).decode())[0])
    assert told["error"]
    return told["reasons"]


def plays_on(text: str) -> str:
    """The record of the same game by the same dice, with the moves of people alone."""
    given = ludoteca.load(text)
    match, moves = Match(given.game, given.players, given.options, names=given.names), iter(given.moves)
    match.dice = given.dice
    assert match.dice
    while match.actors:
        actor, move = next(moves)
        match.play(actor, match.dice.draw(match) if isinstance(actor, str) else move)
    return match.record()


def at_a_servers_table(text: str) -> str:
    """The record of the same game at a table, by the same seed and texts, with the moves of people alone."""
    given = ludoteca.load(text)
    game, dice, seats = given.game, given.dice, [SeatPlan("open", "")] * given.players
    assert isinstance(dice, FairDice)
    made = Created(
        at=0, game=game.name, rules=game.version, options=given.options, seats=seats, host="", hash=dice.hash
    )
    draft = Draft(Table(dice.table, None, made, dice.seed))
    for seat, (name, seal, said) in enumerate(zip(given.names, dice.seals, dice.texts, strict=True)):
        draft.add(Joined(at=0, seat=seat, name=name, token=name, seal=seal, text=said))
    draft.begin(0)
    for actor, move in given.moves:
        if isinstance(actor, int):
            draft = Draft(draft.finished())
            draft.move(actor, move, 0)
    return lobby.finished(draft.finished()).record()


async def answer(line: str) -> str:
    """Answers a call in JSON: the name of a function, and its arguments."""
    name, *given = json.loads(line)
    told = globals()[name](*given)
    return json.dumps(await told if isawaitable(told) else told)
