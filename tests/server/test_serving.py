"""Starting the server from the command line, its pages, and many stored tables."""

from __future__ import annotations

import ast
import asyncio
import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from urllib.request import urlopen

import httpx
import pytest
from starlette.applications import Starlette

from ludoteca.engine.fair import hash_of_seed
from ludoteca.server.http import serving
from ludoteca.server.http.static_files import pages
from ludoteca.server.keys import read_or_make
from tests.children import child
from tests.server.support import PLENTY, site, story
from tests.terminal.people import run, said


@contextmanager
def started(*words: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """A server of its own: its process, its address and what it printed."""
    command = [sys.executable, "-m", "ludoteca", "serve", "--host", "127.0.0.1", *words]
    process = child(command, stdout=subprocess.PIPE, text=True, env=environment or None)
    try:
        assert process.stdout
        printed = ""
        for line in process.stdout:
            printed += line
            if "Ctrl-C" in line:
                break
        found = re.search(r"http://\S+", printed)
        assert found, printed
        yield process, found[0], printed
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_serve_prints_its_address_and_a_code_for_phones_and_stops_cleanly(
    stop: signal.Signals, tmp_path: Path
) -> None:
    with started("--port", "0", "--db", str(tmp_path / "t.sqlite"), "--key", str(tmp_path / "key")) as (
        process,
        address,
        printed,
    ):
        assert "█" in printed
        with urlopen(f"{address}/healthz") as answer:
            assert json.load(answer)["status"] == "ok"
        with urlopen(f"{address}/readyz"):
            assert (tmp_path / "t.sqlite-wal").exists()
        process.send_signal(stop)
        assert process.wait(20) == 0
    assert not (tmp_path / "t.sqlite-wal").exists()


BROWSER = f"""#!{sys.executable}
import pathlib, sys, urllib.request
page = urllib.request.urlopen(sys.argv[1] + "/healthz", timeout=20).read()
pathlib.Path(__file__ + ".saw").write_bytes(page)
"""


def test_open_serves_a_browser_that_the_server_would_have_to_wait_for(tmp_path: Path) -> None:
    browser, saw = tmp_path / "browser", tmp_path / "browser.saw"
    browser.write_text(BROWSER)
    browser.chmod(0o755)
    with started(
        "--open",
        "--port",
        "0",
        "--db",
        str(tmp_path / "t.sqlite"),
        "--key",
        str(tmp_path / "key"),
        BROWSER=str(browser),
    ):
        until = time.monotonic() + 30
        while not (saw.exists() and saw.read_text()) and time.monotonic() < until:
            time.sleep(0.01)
        assert json.loads(saw.read_text())["status"] == "ok"


def test_settings_come_from_the_environment_too(tmp_path: Path) -> None:
    settings = {
        "LUDOTECA_PORT": "0",
        "LUDOTECA_DB": str(tmp_path / "env.sqlite"),
        "LUDOTECA_KEY": str(tmp_path / "key"),
    }
    with started(**settings, LUDOTECA_PUBLIC_URL="http://play.example.org") as (_, address, _printed):
        assert address == "http://play.example.org"
        assert (tmp_path / "env.sqlite").exists()


def test_help_explains_every_setting() -> None:
    text = said(run("serve", "--help", COLUMNS="200").stdout)
    for word in ("--public-url", "--db", "--open", "LUDOTECA_SILENT", "--close-after", "--proxies"):
        assert word in text


def test_a_port_in_use_or_a_bad_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = run(
            "serve", "--host", "127.0.0.1", "--port", str(taken.getsockname()[1]), "--db", str(tmp_path / "x")
        )
    assert result.exit_code == 1
    assert "Choose another with --port." in result.stderr
    result = run("serve", "--host", "127.0.0.1", "--port", "0", "--db", str(tmp_path))
    assert result.exit_code == 1
    assert "cannot be used" in result.stderr
    assert result.stderr.count("\n") == 1


def test_port_and_numbers_are_checked() -> None:
    assert run("serve", "--port", "70000").exit_code == 2
    assert run("serve", "--workers", "0").exit_code == 2


@story
async def test_the_calls_are_described_for_programs_and_people(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        described = (await here.get("/api/openapi.json")).json()
        assert described["openapi"] == "3.1.0"
        names = {name for path in described["paths"].values() for name in path}
        assert names == {"get", "post"}
        assert described["components"]["schemas"]["NewTable"]["required"] == ["seats", "game"]
        page = (await here.get("/api")).text
        assert all(path in page for path in described["paths"])
        assert not re.findall(r"(src|href)=.https?://", page)


def visitor(web: Path) -> httpx.AsyncClient:
    app = Starlette(routes=pages(web))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")


@story
async def test_the_web_app_is_served_where_it_is_built(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<h1>The app</h1>")
    (web / "icon.svg").write_text("<svg/>")
    (web / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "hidden.txt").write_text("hidden")
    async with visitor(web) as client:
        for path in ("/", "/t/KXQT", "/about"):
            answer = await client.get(path)
            assert (answer.text, answer.headers["cache-control"]) == ("<h1>The app</h1>", "no-cache")
        assert (await client.get("/icon.svg")).text == "<svg/>"
        assert "immutable" in (await client.get("/assets/app-1a2b.js")).headers["cache-control"]
        assert (await client.get("/assets/none.js")).status_code == 404
        for path in ("/../hidden.txt", "/%2e%2e/hidden.txt", "/..%2fhidden.txt", "/assets/..%2f..%2fhidden.txt"):
            assert (await client.get(path)).text != "hidden"


@story
async def test_without_the_web_app_a_page_says_so(tmp_path: Path) -> None:
    async with visitor(tmp_path) as client:
        assert "not built" in (await client.get("/t/KXQT")).text


@story
async def test_ten_thousand_stored_tables_are_there_and_not_in_memory(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        token = clients[0].token
        state = await clients[0].state()
    key = read_or_make(tmp_path / "server.key")
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        copies = [(f"copy{number:012}", f"C{number}") for number in range(10_000)]
        database.executemany(
            "insert into tables select ?, ?, phase, public, changed, summary from tables where id = ?",
            [(*copy, table["id"]) for copy in copies],
        )
        database.executemany(
            "insert into entries select ?, seq, replace(body, ?, ?) from entries where table_id = ?",
            [(id, table["dice"]["hash"], hash_of_seed(key.seed_of(id)), table["id"]) for id, _ in copies],
        )
    database.close()
    async with site(tmp_path) as here:
        assert here.hall.rooms == {}
        for id in ("copy000000000000", "copy000000009999"):
            async with here.client({"id": id}, token) as client:
                assert (await client.until("state"))["view"] == state["view"]
        assert len(here.hall.rooms) == 2


def test_limits_have_values_that_people_do_not_feel() -> None:
    from ludoteca.server.settings import HELP, Settings

    assert set(HELP) == set(vars(Settings()))
    assert all(getattr(Settings(), name) < value for name, value in PLENTY.items())


@pytest.mark.parametrize("name", ["msgspec", "uvicorn"])
def test_without_the_extra_serve_says_what_to_install(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, "ludoteca.server.http.serving", raising=False)
    for module in [module for module in sys.modules if module.startswith("ludoteca.server.")]:
        if module != "ludoteca.server.settings":
            monkeypatch.delitem(sys.modules, module)
    result = run("serve")
    assert result.exit_code == 1
    assert result.stderr == f"Serving needs {name}: pip install 'ludoteca[server]'.\n"


ROOT = Path(__file__).parents[2]
EXTRAS = ("server", "postgres")


def needs() -> dict[str, str]:
    """What the server may import from elsewhere, and in which versions."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = [one for extra in EXTRAS for one in project["optional-dependencies"][extra]]
    parts = [re.fullmatch(r"([\w.-]+)(?:\[\w+\])?(.*)", one) for one in [*project["dependencies"], *extras]]
    return {part[1]: part[2] for part in parts if part}


def imported() -> set[str]:
    """By the server's modules."""
    names: set[str] = set()
    for file in (ROOT / "src" / "ludoteca" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names.add(node.module or "")
    return {name for name in names if name.partition(".")[0] not in {"ludoteca", *sys.stdlib_module_names}}


def test_everything_the_server_imports_is_named_as_needed() -> None:
    assert {name.partition(".")[0] for name in imported()} <= set(needs())


def test_whose_inner_workings_are_used_is_needed_in_versions_that_were_tried() -> None:
    for name in ("uvicorn", "websockets"):
        assert f"{name}." in " ".join(imported())
        lowest, _, below = needs()[name].removeprefix(">=").partition(",<")
        found = tuple(map(int, version(name).split(".")[:2]))
        assert tuple(map(int, lowest.split("."))) <= found < (*map(int, below.split(".")), 0)


@story
async def test_who_still_waits_when_the_server_stops_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "SECONDS_TO_STOP", 1)
    is_waiting = asyncio.Event()

    async def wait_for_ever(*given: object) -> None:
        is_waiting.set()
        await asyncio.Event().wait()

    async with httpx.AsyncClient() as somebody:
        async with site(tmp_path) as here:
            table = (await here.make("twins", "open open open"))["table"]
            monkeypatch.setattr(here.hall.storage, "append", wait_for_ever)
            address = f"http://127.0.0.1:{here.port}/api/tables/{table['id']}/join"
            joining = asyncio.create_task(somebody.post(address, json={"name": "Anna"}))
            await is_waiting.wait()
        answer = await joining
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
