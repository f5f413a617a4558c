"""docs/hosting.md: its commands run, its tables are those of the code, its numbers too."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca.server import calls, limits
from ludoteca.server.http import http_protocol, serving
from ludoteca.server.http.admission import HEADERS
from ludoteca.server.http.prometheus import LoopCollector
from ludoteca.server.limits import REQUESTS_PER_STUDY, SECONDS_PER_GUESS
from ludoteca.server.rooms import leases
from ludoteca.server.rooms.housekeeping import LOOKING, SWEEP, look_around
from ludoteca.server.settings import HELP, Settings
from ludoteca.server.workers import thinkers
from tests.commands import parsed
from tests.server.support import site, story
from tests.terminal.people import run

PAGE = (Path(__file__).parents[1] / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
LINES = [line for block in BLOCKS for line in block.splitlines()]
COMMANDS = [line for line in [*LINES, *re.findall(r"`(ludoteca [^`]+)`", PAGE)] if line.startswith("ludoteca")]
CODE, ID = "KXQT", "b3k9q2m4x7c8v5n2"
"""Of tables that the page speaks of."""


@pytest.mark.parametrize("command", dict.fromkeys(COMMANDS))
def test_the_command_line_takes_every_command(command: str) -> None:
    assert parsed(shlex.split(command)[1:])


def test_the_commands_for_tables_and_copies_run_in_the_order_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All while a server runs, but for those that put a copy back."""
    monkeypatch.chdir(tmp_path)
    lines = [line for line in LINES if not line.startswith(("ludoteca serve", "make", "pip", "python3"))]

    @story
    async def while_a_server_runs() -> None:
        async with site(tmp_path) as here:
            waiting = (await here.make("twins", "open open open"))["table"]
            await here.join(waiting, "Anna")
            async with here.full_table("twins", 3, options={"hands": 1}) as (over, clients):
                await asyncio.gather(*(client.play_out(Random(1)) for client in clients))
            for line in lines:
                if "restore" not in line:
                    await asyncio.to_thread(
                        do, tmp_path, line.replace(CODE, waiting["code"]).replace(ID, over["id"])
                    )
            await look_around(here.hall)
            assert (await here.get(f"/api/tables/{waiting['id']}")).status_code == 404, "Anna is forgotten"

    while_a_server_runs()
    for line in [line for line in lines if "restore" in line]:
        do(tmp_path, line)
    assert "Anna" in do(tmp_path, "ludoteca tables list")


def do(folder: Path, line: str) -> str:
    words = shlex.split(line)
    if words[0] == "cp":
        shutil.copy(*words[1:])
        return ""
    place = {"LUDOTECA_DB": str(folder / "tables.sqlite"), "LUDOTECA_KEY": str(folder / "server.key")}
    done = run(*words[1:], typed=["y"], **place)
    assert done.exit_code == 0, f"{line}: {done.output}"
    return str(done.stdout)


def test_every_setting_is_explained_as_the_command_explains_it() -> None:
    for name, value in vars(Settings()).items():
        usual = f"`{value:g}`" if isinstance(value, int | float) else f"`{value}`" if value else ""
        assert f"| `--{name.replace('_', '-')}` | {usual} | {HELP[name]} |\n" in PAGE


def test_limits_are_those_of_the_code() -> None:
    said = " ".join(PAGE.split())
    assert serving.MOST_MESSAGE_BYTES == 16 << 10
    assert "a message over a socket has 16 kB at most" in said
    assert calls.MOST_RECORD_BYTES == 1 << 20
    assert "a record 1 MB" in said
    assert (
        f"there within {http_protocol.SECONDS_TO_ASK:g} seconds, its body within {http_protocol.SECONDS_TO_SEND:g};"
        in said
    )
    assert f"{http_protocol.MOST_CONNECTIONS:,} connections" in said
    assert f"{thinkers.MOST_WAITING} of them wait at most" in said
    assert REQUESTS_PER_STUDY == 10
    assert "a tenth as often" in said
    assert f"first {limits.HOUSEHOLD} bits" in said
    soonest, latest = leases.LEASE - SWEEP, leases.LEASE + SWEEP
    assert f"after {soonest:g} to {latest:g} seconds, or within {SWEEP:g} if the first was stopped" in said
    assert LOOKING == 30
    assert "within about half a minute" in said
    assert (Settings().guesses, SECONDS_PER_GUESS) == (10, 6)
    assert "ten wrong ones, then one every six seconds" in said


@story
async def test_every_metric_is_named_and_every_one_that_is_named_is_there(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        metrics = await LoopCollector(here.hall)._read()
    there = {f"{metric.name}_total" if metric.type == "counter" else metric.name for metric in metrics}
    table = set(re.findall(r"`(ludoteca_\w+)`", PAGE))
    assert table == there
    queried = {name.removesuffix("_bucket") for name in re.findall(r"ludoteca_[a-z_]+", queries())}
    assert queried
    assert queried <= there


def queries() -> str:
    (block,) = re.findall(r"```promql\n(.*?)```", PAGE, re.DOTALL)
    return str(block)


@story
async def test_there_are_no_cookies_and_nothing_comes_from_elsewhere(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        answers = [await here.get(path) for path in ("/", "/api/games", "/healthz")]
        answers.append(await here.post("/api/tables", {"game": "twins", "seats": [{"kind": "open"}] * 3}))
    for answer in answers:
        assert "set-cookie" not in answer.headers
    assert HEADERS["content-security-policy"].startswith("default-src 'self';")


def test_the_address_of_nobody_is_written(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not into the files of a server, nor into what it says."""
    somebody = "203.0.113.77"

    @story
    async def ask() -> None:
        async with site(tmp_path, proxies="127.0.0.1", public_url="http://play.example.org") as here:
            headers = {"x-forwarded-for": somebody}

            async def fail(*given: Any) -> Any:
                raise ZeroDivisionError

            made = await here.make("twins", "open open open")
            await here.http.post(f"/api/tables/{made['table']['id']}/join", json={"name": "Anna"}, headers=headers)
            await here.http.get("/api/tables/NONE", headers=headers)
            monkeypatch.setattr(here.hall.storage, "public", fail)
            assert (await here.http.get("/api/tables", headers=headers)).status_code == 500

    ask()
    assert "ZeroDivisionError" in caplog.text
    assert somebody not in caplog.text
    assert not any(somebody.encode() in file.read_bytes() for file in tmp_path.iterdir())
