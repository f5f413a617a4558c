"""Which requests are let in, and what every answer has: origins, names, headers, failures."""

from __future__ import annotations

import json
import socket as sockets
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludoteca.server.http.admission import HEADERS
from ludoteca.server.tokens import new_token
from tests.server.support import site, story


def address(here: Any) -> str:
    return f"ws://127.0.0.1:{here.port}/api/socket"


FOREIGN = [
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "local.evil",
    "localhost@evil.example",
    ".",
]


@story
async def test_pages_of_other_sites_get_no_socket(tmp_path: Path) -> None:
    async with site(tmp_path, public_url="https://play.example.org") as here:
        for origin in ("http://evil.example", f"http://127.0.0.1:{here.port + 1}", "null"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address(here), origin=origin)  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403
            assert json.loads(refused.value.response.body or b"")["code"] == "origin"
        for good in (f"http://127.0.0.1:{here.port}", "https://play.example.org", None):
            async with connect(address(here), origin=good):  # type: ignore[arg-type]
                pass


@pytest.mark.parametrize(
    "origin", ["null", "", "127.0.0.1:{port}", "//127.0.0.1:{port}", "ftp://127.0.0.1:{port}", "http://127.0.0.1"]
)
@story
async def test_only_whole_origins_are_compared(tmp_path: Path, origin: str) -> None:
    async with site(tmp_path) as here:
        headers = {"origin": origin.format(port=here.port)}
        made = await here.http.post("/api/tables", content="{}", headers=headers)
        assert (made.status_code, made.json()["code"]) == (403, "origin")
        with pytest.raises(InvalidStatus) as refused:
            await connect(address(here), additional_headers=headers)
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("spiel.local", "http://spiel.local:80"),
        ("spiel.local:443", "https://spiel.local"),
        ("SPIEL.local.", "https://spiel.LOCAL"),
        ("[::1]:8000", "http://[::1]:8000"),
    ],
)
@story
async def test_usual_ports_and_case_make_no_other_origin(tmp_path: Path, host: str, origin: str) -> None:
    async with site(tmp_path) as here:
        answer = await here.http.post("/api/tables", content="{}", headers={"host": host, "origin": origin})
        assert answer.json()["code"] == "bad-message"


@pytest.mark.parametrize("host", FOREIGN)
@story
async def test_who_comes_by_a_foreign_name_is_told_how_the_server_learns_it(tmp_path: Path, host: str) -> None:
    """Else it would stand in links and QR codes, and pages of that name could read answers (DNS rebinding)."""
    wish = {"game": "twins", "seats": [{"kind": "open"}] * 3}
    async with site(tmp_path) as here:
        made = await here.http.post("/api/tables", json=wish, headers={"host": host})
        listed = await here.http.get("/api/tables", headers={"host": host})
        for answer in (made, listed):
            assert (answer.status_code, answer.json()["code"]) == (421, "host-unknown")
            assert "--public-url" in answer.json()["sentence"]
        assert (await here.http.get("/", headers={"host": host})).status_code == 200


@story
async def test_who_comes_by_a_foreign_name_or_by_two_gets_no_socket(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for more in ({"uri": "ws://evil.example/api/socket"}, {"additional_headers": {"host": "localhost"}}):
            wanted: Any = {"uri": address(here), "host": "127.0.0.1", "port": here.port} | more
            with pytest.raises(InvalidStatus) as refused:
                await connect(**wanted)
            assert refused.value.response.status_code == 421
            assert json.loads(refused.value.response.body or b"")["code"] == "host-unknown"


@pytest.mark.parametrize(
    ("host", "link"),
    [
        ("192.168.1.7:8000", "http://192.168.1.7:8000"),
        ("[fd00::7]:8000", "http://[fd00::7]:8000"),
        ("localhost:8000", "http://localhost:8000"),
        ("play.localhost", "http://play.localhost"),
        ("spielkiste", "http://spielkiste"),
        ("spiel.fritz.lan:80", "http://spiel.fritz.lan"),
        ("spiel.home.arpa", "http://spiel.home.arpa"),
        (sockets.gethostname(), f"http://{sockets.gethostname().lower()}"),
    ],
)
@story
async def test_links_begin_with_the_name_that_the_client_knows(tmp_path: Path, host: str, link: str) -> None:
    wish = {"game": "twins", "seats": [{"kind": "open"}] * 3}
    async with site(tmp_path) as here:
        made = (await here.http.post("/api/tables", json=wish, headers={"host": host})).json()
        assert made["link"] == f"{link}/t/{made['table']['code']}"


@story
async def test_links_begin_with_the_public_address_where_there_is_one(tmp_path: Path) -> None:
    wish = {"game": "twins", "seats": [{"kind": "open"}] * 3}
    async with site(tmp_path, public_url="https://play.example.org/games/") as here:
        for host in ("play.example.org", "play.example.org:443", "127.0.0.1"):
            made = (await here.http.post("/api/tables", json=wish, headers={"host": host})).json()
            assert made["link"] == f"https://play.example.org/games/t/{made['table']['code']}"
        assert (await here.http.get("/api/games", headers={"host": "example.org"})).status_code == 421


@story
async def test_pages_of_other_sites_cannot_make_tables(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        answer = await here.http.post("/api/tables", content="{}", headers={"origin": "http://evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")


@story
async def test_headers_keep_browsers_from_harm(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for path in ("/", "/t/KXQT", "/api", "/api/games", "/api/tables/NONE", "/nothing/here"):
            headers = (await here.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


@story
async def test_what_goes_wrong_is_told_the_host_once_and_nobody_else(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    token = new_token()

    async def broken(*_: object) -> None:
        raise RuntimeError(f"a secret of the house, and {token}")

    async with site(tmp_path) as here:
        monkeypatch.setattr(here.hall.storage, "public", broken)
        answer = await here.get("/api/tables", token)
        assert (answer.status_code, answer.json()["code"]) == (500, "server-error")
        assert "secret of the house" not in answer.text
        assert all(answer.headers[name] == value for name, value in HEADERS.items())
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == ["GET /api/tables failed"]
    assert "RuntimeError: a secret of the house" in caplog.text
    assert token not in caplog.text
    assert "Traceback" not in "".join(capfd.readouterr()), "the web server tells it a second time"


@story
async def test_a_socket_that_fails_may_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a secret of the house")

    async with site(tmp_path) as here:
        monkeypatch.setattr("ludoteca.server.rooms.clients.Client.live", broken)
        async with connect(address(here)) as socket:
            await socket.wait_closed()
            assert socket.close_code == 1013
        monkeypatch.setattr("ludoteca.server.http.app.serve_socket", broken)
        with pytest.raises(InvalidStatus) as refused:
            await connect(address(here))
        assert refused.value.response.status_code == 500
        assert json.loads(refused.value.response.body or b"")["code"] == "server-error"
    assert len(caplog.records) == 2


@story
async def test_refusals_have_the_headers_too(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async with site(tmp_path, requests=0.5) as here:
        answers = [
            await here.http.get("/%00"),
            await here.http.get("/api/nothing"),
            await here.http.delete("/api/games"),
            await here.http.get("/api/games", headers={"host": "evil.example"}),
            await here.http.post("/api/tables", headers={"origin": "null"}),
            *[await here.http.post("/api/tables", content=bytes(20_000)) for _ in range(5)],
        ]
        assert [answer.status_code for answer in answers] == [400, 404, 405, 421, 403, 413, 413, 429, 429, 429]
        heads = [answer.headers for answer in answers]
        for path, more in (
            ("/api/socket", {"origin": "null"}),
            ("/api/socket", {"host": "evil.example"}),
            ("/elsewhere", {}),
            ("/api/socket", {"sec-websocket-version": "1"}),
        ):
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://127.0.0.1:{here.port}{path}", additional_headers=more)
            heads.append(refused.value.response.headers)  # type: ignore[arg-type]
        for headers in heads:
            assert {name: headers[name] for name in HEADERS} == HEADERS
        assert here.hall.metrics.refusals >= Counter(
            {"not-found": 2, "method": 1, "host-unknown": 2, "too-fast": 3}
        )
    assert "".join(capfd.readouterr()) == "", "strangers fill the log"


@story
async def test_unknown_calls_are_refused_as_such(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        wrong = await here.http.delete("/api/tables")
        assert (wrong.status_code, wrong.json()["code"]) == (405, "method")
        for path in ("/api/nothing", "/api/tables/%2F/record", "/api/socket"):
            unknown = await here.get(path)
            assert (unknown.status_code, unknown.json()["code"]) == (404, "not-found")
        nothing = await here.post("/api/nothing")
        assert (nothing.status_code, nothing.json()["code"]) == (405, "method")
