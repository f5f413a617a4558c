"""Bots think elsewhere, and a bot that fails harms nobody."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

from ludoteca.server import thinking
from ludoteca.server.serving import CannotServe, run
from ludoteca.server.settings import Settings
from ludoteca.server.thinking import Thinkers, check_usual_bot, usual_level
from tests.server.support import site, story

ROOT = Path(__file__).parents[2]

BROKEN = """
import os, sys, time
from dataclasses import replace
from ludoteca.bots.player import PLAYERS
from ludoteca.server import worker

def {name}(view, legal, generator):
    {body}

PLAYERS.update((key, replace(player, bot={name})) for key, player in PLAYERS.items())
worker.main()
"""


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
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str
) -> None:
    script = tmp_path / "broken.py"
    script.write_text(BROKEN.format(name="broken", body=body))
    monkeypatch.setattr(thinking, "WORKER", (sys.executable, str(script)))
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
    thinkers = Thinkers(1, 20.0, miser)
    decision = await thinkers.decide("twins", "miser", {}, ["buy 0", "buy 1"])
    assert (decision.move, decision.failed) == ("buy 0", False)
    await thinkers.close()


def test_a_usual_bot_that_there_is_not_is_refused() -> None:
    with pytest.raises(CannotServe, match="There is no bot 'genius'"):
        run(Settings(bot="genius"))


@story
async def test_experts_load_before_their_time_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = "from ludoteca.server import worker\nworker.load_bot = lambda question: time.sleep(3)\n"
    script = tmp_path / "slow.py"
    script.write_text(
        BROKEN.format(name="slow", body="return legal[0]").replace("worker.main()", slow + "worker.main()")
    )
    monkeypatch.setattr(thinking, "WORKER", (sys.executable, str(script)))
    thinkers = Thinkers(1, 2.0)
    thinkers._ready.add("twins")
    decision = await thinkers.decide("twins", "expert", {}, ["buy 0", "buy 1"])
    assert (decision.move, decision.failed) == ("buy 0", False)
    await thinkers.close()


@story
async def test_a_bot_that_prints_spoils_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "chatty.py"
    script.write_text(BROKEN.format(name="chatty", body="print('hm...'); return legal[0]"))
    monkeypatch.setattr(thinking, "WORKER", (sys.executable, str(script)))
    thinkers = Thinkers(1, 20.0)
    decision = await thinkers.decide("twins", "random", {}, ["buy 0", "buy 1"])
    assert (decision.move, decision.failed) == ("buy 0", False)
    await thinkers.close()


@story
async def test_the_start_of_a_process_is_no_time_to_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "late.py"
    script.write_text("import time; time.sleep(3)\n" + BROKEN.format(name="late", body="return legal[0]"))
    monkeypatch.setattr(thinking, "WORKER", (sys.executable, str(script)))
    thinkers = Thinkers(1, 2.0)
    decision = await thinkers.decide("twins", "random", {}, ["buy 0", "buy 1"])
    assert (decision.move, decision.failed) == ("buy 0", False)
    await thinkers.close()


@story
async def test_an_answer_that_nobody_waits_for_any_more_is_no_answer_to_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script, asked = tmp_path / "slow.py", tmp_path / "asked"
    body = f"if legal == ['buy 0']: open({str(asked)!r}, 'w').close(); time.sleep(1)\n    return legal[0]"
    script.write_text(BROKEN.format(name="slow", body=body))
    monkeypatch.setattr(thinking, "WORKER", (sys.executable, str(script)))
    thinkers = Thinkers(1, 20.0)
    first = asyncio.create_task(thinkers.decide("twins", "random", {}, ["buy 0"]))
    while not asked.exists():
        await asyncio.sleep(0.01)
    first.cancel()
    decision = await thinkers.decide("twins", "random", {}, ["buy 1"])
    assert (decision.move, decision.failed) == ("buy 1", False)
    await thinkers.close()


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
