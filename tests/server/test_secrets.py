"""Worlds that differ only in what a viewer may not know give that viewer the same bytes, on every path."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.engine.game import Game
from ludoteca.engine.match import Actor, Match
from ludoteca.games import GAMES
from ludoteca.server import replays
from ludoteca.server.messages import Move
from ludoteca.server.metrics import Metrics
from ludoteca.server.refusals import Refused
from ludoteca.server.rooms import bots_and_clocks, room, seat_messages
from ludoteca.server.rooms.guests import Guest
from ludoteca.server.settings import Settings
from ludoteca.server.tables.draft import Draft
from ludoteca.server.tables.entries import Created, Joined, Said, SeatPlan
from ludoteca.server.tables.table import Table
from ludoteca.server.views import everything, table_info
from ludoteca.testing.starts import starts
from tests.twins.test_secrets import in_the_other_world, known_cards, shuffled

Viewer = int | str
NOW = 1_794_776_613_000


@pytest.fixture(autouse=True, scope="module")
def as_often_as_one_likes() -> Iterator[None]:
    """People here change their secret choices faster than anybody would."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seat_messages, "REST_BURST", 10_000)
        yield


class Step(NamedTuple):
    actor: Actor
    move: str
    is_common: bool
    """Whether it happens in both worlds, so that the viewer may try something after it."""


class Ears:
    """An outbox that keeps what it is given."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def put(self, *messages: bytes) -> None:
        self.heard.extend(messages)


class World:
    """A table of a server, and all that one viewer ever hears of it."""

    def __init__(self, match: Match, viewer: Viewer, steps: list[Step]) -> None:
        self.viewer, self.steps = viewer, steps
        seats = [SeatPlan("open", "random") for _ in range(match.players)]
        rules = match.game.version
        made = Created(
            at=NOW,
            game=match.game.name,
            options=match.options,
            seats=seats,
            host="",
            rules=rules,
            seed="00" * 32,
            time=60,
        )
        hall: Any = SimpleNamespace(
            name="here", settings=Settings(), thinkers=None, metrics=Metrics(), owns=lambda _: False
        )
        table = Table("a" * 16, "ABCD", made, None)
        table.script = iter([step.move for step in steps if step.actor == "chance"])  # type: ignore[attr-defined]
        self.room = room.Room(table, _Nowhere(), hall)  # type: ignore[arg-type]
        self.ears: Any = Ears()
        self._guests = [self._guest(seat) for seat in range(match.players)]

    def _guest(self, seat: int) -> Guest:
        deaf: Any = Ears()
        return Guest(f"token {seat}", seat, self.ears if seat == self.viewer else deaf)

    async def play(self, luck: Random) -> list[bytes]:
        for seat in range(self.room.table.players):
            await self.room.write(Joined(seat=seat, name=f"P{seat}", token=f"token {seat}", at=NOW))
        token = f"token {self.viewer}" if isinstance(self.viewer, int) else None
        await self.room.enter(token, self.ears, None, shows=luck.choice(["nothing", "board", "areas"]))
        draft = self.room.draft()
        draft.begin(NOW)
        await self.room.commit(draft)
        for step in self.steps:
            if isinstance(step.actor, int):
                await self._move(step.actor, step.move)
                if step.is_common:
                    await self._try_things(luck)
        self.room._attendance.stop()
        heard: list[bytes] = self.ears.heard
        return heard

    async def _move(self, seat: int, text: str) -> None:
        seq = self.room.table.numbers.of(seat)
        await self.room.hear(self._guests[seat], Move(id=f"m{seq}", seq=seq, move=text))

    async def _try_things(self, luck: Random) -> None:
        """What a curious viewer can do without changing the game."""
        if luck.random() < 0.1:
            await self.room.write(Said(seat=0, text="Hm.", at=NOW))
        table, heard = self.room.table, self.ears.heard
        last = luck.randrange(table.numbers.of(self.viewer) + 2)
        heard.append(_json(everything(table, (self.viewer, "board"), self.room.present, NOW, last)))
        heard.append(_json(table_info(table, self.room.present)))
        if luck.random() < 0.02 and table.match:
            heard.append(_json(replays.steps_of(table.match, self.viewer, table.is_open)))
        heard.append(_refusal(lambda: replays.check_open(table)))
        if isinstance(self.viewer, int):
            await self._try_moves(self.viewer, luck)

    async def _try_moves(self, seat: int, luck: Random) -> None:
        table, notation = self.room.table, self.room.table.game.notation
        assert table.match
        self.ears.heard.append(_json(table.takebacks.why_not(table.match, seat)))
        for text in (notation.text(luck.randrange(notation.player_moves)), "dance"):
            if text not in table.match.legal(seat):
                try:
                    await self._move(seat, text)
                except Refused as refused:
                    self.ears.heard.append(f"{refused.code} {refused.sentence}".encode())


class _Nowhere:
    """A database that forgets."""

    async def append(self, *_: object) -> None:
        return None

    async def tell(self, *_: object) -> None:
        return None


def _json(data: object) -> bytes:
    return msgspec.json.encode(data)


def _refusal(action: Any) -> bytes:
    try:
        action()
    except Refused as refused:
        return f"{refused.code} {refused.sentence}".encode()
    return b"allowed"


@pytest.fixture(autouse=True)
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "now", lambda: NOW)
    monkeypatch.setattr(bots_and_clocks, "time", SimpleNamespace(monotonic=lambda: 0.0, time=lambda: NOW / 1000))


@pytest.fixture(autouse=True)
def _dice_fall_as_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fallen(draft: Draft) -> list[str]:
        match, drawn = draft.table.match, []
        while match and match.actors == ("chance",):
            drawn.append(next(draft.table.script))  # type: ignore[attr-defined]
            match.play("chance", drawn[-1])
        return drawn

    monkeypatch.setattr(Draft, "_drawn", fallen)


def look(match: Match, viewer: Viewer, since: int) -> list[object]:
    return [match.position(viewer), match.events_for(viewer, since)]


def able(match: Match) -> list[Actor]:
    everybody: list[Actor] = ["chance", *range(match.players)]
    return [actor for actor in everybody if match.legal(actor)]


def drift_apart(here: Match, there: Match, viewer: Viewer, luck: Random, most: int) -> Iterator[tuple[Step, ...]]:
    """Moves in two worlds, as different as the viewer cannot notice: one in each, or one in the other alone."""
    for _ in range(most):
        if not here.actors:
            return
        if luck.random() < 0.3 and (secret := replaced_secretly(there, viewer, luck)):
            yield (secret,)
        actor = luck.choice(able(here))
        move, noted = luck.choice(here.legal(actor)), here.noted
        here.play(actor, move)
        other = equal_for(move, look(here, viewer, noted), there, actor, viewer, luck)
        if other is None:
            return
        there.play(actor, other)
        yield Step(actor, move, True), Step(actor, other, True)


def equal_for(
    made: str, seen: list[object], there: Match, actor: Actor, viewer: Viewer, luck: Random
) -> str | None:
    """A move in the other world after which the viewer sees the same as in this one."""
    legal = there.legal(actor)
    for move in [*luck.sample(legal, min(6, len(legal))), made]:
        if move in legal:
            then = there.copy()
            then.play(actor, move)
            if look(then, viewer, there.noted) == seen:
                return move
    return None


def replaced_secretly(match: Match, viewer: Viewer, luck: Random) -> Step | None:
    """Somebody who has chosen chooses anew."""
    seats = [seat for seat in able(match) if seat not in match.actors and seat != viewer]
    if not seats:
        return None
    step = Step(luck.choice(seats), "", False)
    step = step._replace(move=luck.choice(match.legal(step.actor)))
    match.play(step.actor, step.move)
    return step


def compare(match: Match, viewer: Viewer, here: list[Step], there: list[Step], seed: int) -> None:
    async def heard() -> list[list[bytes]]:
        return [await World(match, viewer, steps).play(Random(seed)) for steps in (here, there)]

    one, other = asyncio.run(heard())
    assert one == other


def until_a_seat_is_awaited(match: Match, steps: list[Step]) -> list[Step]:
    """Cut where the server would not be in the middle of what chance does."""
    again, good = Match(match.game, match.players, match.options), 0
    for number, step in enumerate(steps, 1):
        again.play(step.actor, step.move)
        if again.actors != ("chance",):
            good = number
    return steps[:good]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@given(st.data())
@settings(max_examples=15, deadline=None)
def test_every_path_is_the_same_in_worlds_a_viewer_cannot_tell_apart(game: Game, data: st.DataObject) -> None:
    players, options = data.draw(starts(game))
    viewer = data.draw(st.sampled_from(["public", *range(players)]))
    luck = data.draw(st.builds(Random, st.integers(0, 2**32 - 1)))
    match = Match(game, players, options)
    worlds: tuple[list[Step], list[Step]] = ([], [])
    before: list[tuple[int, int]] = []
    for steps in drift_apart(match.copy(), match.copy(), viewer, luck, most=150):
        if len(steps) == 2:
            worlds[0].append(steps[0])
        worlds[1].append(steps[-1])
        before.append((len(worlds[0]), len(worlds[1])))
    here = until_a_seat_is_awaited(match, worlds[0])
    if not here:
        return
    length = max((there for one, there in before if one == len(here)), default=0)
    compare(match, viewer, here, worlds[1][:length], luck.randrange(2**32))


@given(st.sampled_from([3, 4]), st.builds(Random, st.integers(0, 2**32 - 1)))
@settings(max_examples=6, deadline=None)
def test_cards_of_twins_that_a_viewer_never_sees_could_be_any_others_in_a_whole_game(
    players: int, luck: Random
) -> None:
    match = ludoteca.new("twins", players, hands=2)
    while match.actors:
        actor = luck.choice(able(match))
        match.play(actor, luck.choice(match.legal(actor)))
    viewer = luck.choice(["public", *range(players)])
    cards = {hand: shuffled(known, luck) for hand, known in known_cards(match, viewer).items()}
    again = ludoteca.new("twins", players, hands=2)
    here, there = [], []
    for actor, move in match.moves[:-1]:
        other = in_the_other_world(move, cards[again.position()["hand"]])
        here.append(Step(actor, move, True))
        there.append(Step(actor, other, True))
        again.play(actor, move)
    compare(ludoteca.new("twins", players, hands=2), viewer, here, there, luck.randrange(2**32))
