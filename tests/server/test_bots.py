"""Bots think elsewhere, and a bot that fails harms nobody."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.engine.game import Game
from ludoteca.games import GAMES
from ludoteca.server.http.serving import CannotServe, run
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import Settings
from ludoteca.server.workers import pool
from ludoteca.server.workers.process import view_of
from ludoteca.server.workers.questions import Decide
from ludoteca.server.workers.thinkers import (
    Moment,
    Thinkers,
    check_usual_bot,
    checked_level,
    in_processes,
    moment_of,
    offered,
    usual_level,
)
from ludoteca.testing.starts import matches
from tests.server.support import site, story

ROOT = Path(__file__).parents[2]

WORKER = """
{first}
import os, sys, time
from dataclasses import replace
import ludoteca
from ludoteca.bots import players
from ludoteca.bots.player import PLAYERS
from ludoteca.server.workers import process

def odd(view, legal, generator):
    {body}

[players(game) for game in ludoteca.games()]  # which enrols them
PLAYERS.update((key, replace(player, bot=odd)) for key, player in PLAYERS.items())
{then}
process.main([])
"""

LetBots = Callable[..., None]


@pytest.fixture
def let_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LetBots:
    """Makes every bot decide in this way; its process does other things `first` and `then`."""

    def write(body: str, first: str = "", then: str = "") -> None:
        script = tmp_path / "worker.py"
        script.write_text(WORKER.format(body=body, first=first, then=then))
        monkeypatch.setattr(pool, "WORKER", (sys.executable, str(script)))

    return write


def buying(*legal: str) -> Moment:
    """A seat of Twins that can make these moves."""
    return moment_of(ludoteca.new("twins", 3), 0)._replace(legal=list(legal))


async def decision(thinkers: Thinkers, bot: str) -> tuple[str, bool]:
    """What it decides, given two moves, and whether it failed."""
    decision = await thinkers.decide(bot, buying("buy 0", "buy 1"))
    await thinkers.close()
    return decision.move, decision.failed


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@given(data=st.data())
@settings(max_examples=15, deadline=None)
def test_a_bot_elsewhere_sees_what_it_would_see_here(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for seat in range(match.players):
        line = msgspec.json.encode(Decide(*moment_of(match, seat), "random", 1))
        view = view_of(msgspec.json.decode(line, type=Decide))
        assert view == match.view(seat)
        assert view.state.values() == match.view(seat).state.values()


MISER = """
from ludoteca.bots import bot

@bot("twins", "Buys nothing.")
def miser(view, legal, generator):
    return "buy 0"
"""


@pytest.mark.parametrize(
    "body",
    ["raise RuntimeError('no idea')", "os._exit(1)", "time.sleep(60)", "return 'dance'", "return None"],
    ids=["raises", "crashes", "hangs", "illegal", "nothing"],
)
@story
async def test_a_bot_that_fails_is_replaced_by_random_and_reported(
    tmp_path: Path, let_bots: LetBots, body: str
) -> None:
    let_bots(body)
    async with site(tmp_path, bot_time=2.0) as here:
        made = await here.make("cincinnati", "open bot bot")
        joined = await here.join(made["table"], "Anna")
        async with here.client(made["table"], joined["token"]) as anna:
            trouble = None
            while trouble is None:
                trouble = (await anna.hear()).get("trouble")
            assert trouble["code"] == "bot-failed"
            assert trouble["seat"] in (1, 2)
            assert trouble["bot"] == "medium"


@story
async def test_the_usual_bot_can_come_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "miser.py").write_text(MISER)
    miser = f"{tmp_path / 'miser.py'}:miser"
    check_usual_bot(miser)
    assert [usual_level(game, miser) for game in ("twins", "diceland")] == ["miser", "medium"]
    assert await decision(in_processes(1, 20.0, miser), "miser") == ("buy 0", False)
    assert offered("twins", miser) == ["random", "easy", "medium", "expert", "miser"]
    assert offered("diceland", miser) == ["random", "easy", "medium", "expert"]
    assert checked_level("twins", "miser", miser) == "miser"
    with pytest.raises(Refused, match="There is no bot 'miser' for diceland"):
        checked_level("diceland", "miser", miser)


@story
async def test_the_hosts_own_bot_is_offered_in_the_lobby(tmp_path: Path) -> None:
    (tmp_path / "miser.py").write_text(MISER)
    async with site(tmp_path, bot=f"{tmp_path / 'miser.py'}:miser") as here:
        games = {game["name"]: game["bots"] for game in (await here.get("/api/games")).json()["games"]}
        assert games["twins"][-1] == "miser"
        assert "miser" not in games["diceland"]


def test_a_usual_bot_that_there_is_not_is_refused() -> None:
    with pytest.raises(CannotServe, match="There is no bot 'genius'"):
        run(Settings(bot="genius"))


@story
async def test_experts_load_before_their_time_runs(let_bots: LetBots) -> None:
    let_bots("return legal[0]", then="process.load_bot = lambda question: time.sleep(3)")
    thinkers = in_processes(1, 2.0)
    thinkers._ready.add("twins")
    assert await decision(thinkers, "expert") == ("buy 0", False)


@story
async def test_a_bot_that_prints_spoils_nothing(let_bots: LetBots) -> None:
    let_bots("print('hm...'); return legal[0]")
    assert await decision(in_processes(1, 20.0), "random") == ("buy 0", False)


@story
async def test_the_start_of_a_process_is_no_time_to_think(let_bots: LetBots) -> None:
    let_bots("return legal[0]", first="import time; time.sleep(3)")
    assert await decision(in_processes(1, 2.0), "random") == ("buy 0", False)


@story
async def test_an_answer_that_nobody_waits_for_any_more_is_no_answer_to_the_next(
    tmp_path: Path, let_bots: LetBots
) -> None:
    asked = tmp_path / "asked"
    let_bots(f"if legal == ['buy 0']: open({str(asked)!r}, 'w').close(); time.sleep(1)\n    return legal[0]")
    thinkers = in_processes(1, 20.0)
    first = asyncio.create_task(thinkers.decide("random", buying("buy 0")))
    while not asked.exists():
        await asyncio.sleep(0.01)
    first.cancel()
    decision = await thinkers.decide("random", buying("buy 1"))
    assert (decision.move, decision.failed) == ("buy 1", False)
    await thinkers.close()


@story
async def test_after_the_end_no_process_is_left(let_bots: LetBots, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where one is compiling and another is being stopped because nobody waits for its answer any more."""
    let_bots("time.sleep(60)", then="process.load_bot = lambda question: time.sleep(60)")
    begun: list[asyncio.subprocess.Process] = []
    begin = asyncio.create_subprocess_exec

    async def watched(*command: Any, **settings: Any) -> asyncio.subprocess.Process:
        begun.append(await begin(*command, **settings))
        return begun[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", watched)
    thinkers = in_processes(1, 20.0)
    for bot in ("expert", "random"):
        asking = asyncio.create_task(thinkers.decide(bot, buying("buy 0", "buy 1")))
        while len(begun) < 2:
            await asyncio.sleep(0.01)
        asking.cancel()
    await thinkers.close()
    assert all(process.returncode is not None for process in begun)


@story
async def test_a_table_of_bots_plays_while_somebody_looks_on(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table = (await here.make("twins", "bot bot bot", options={"hands": 1}))["table"]
        assert table["phase"] == "playing"
        async with here.client(table) as spectator:
            await spectator.play_out(Random(1))
            assert spectator.seat is None
            assert spectator.legal == []


@story
async def test_the_example_of_the_protocol_plays_a_game(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table = (await here.make("twins", "open bot bot", options={"hands": 1}))["table"]
        command = (
            sys.executable,
            str(ROOT / "examples" / "bot.py"),
            f"http://127.0.0.1:{here.port}",
            table["code"],
        )
        process = await asyncio.create_subprocess_exec(*command)
        assert await process.wait() == 0
        info = (await here.get(f"/api/tables/{table['id']}")).json()
        assert info["phase"] == "over"
        assert info["seats"][0]["name"] == "Twenty lines"
