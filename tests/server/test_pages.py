"""The web app comes from memory, compressed, and is fetched anew only when it has changed."""

from __future__ import annotations

import gzip
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from ludoteca.server.http.static_files import GZIP_LEVEL, pages
from tests.server.support import site, story

SCRIPT = "let answer = 42\n" * 1000
PICTURE = bytes(range(256))


@pytest.fixture
def web(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "pocket").mkdir()
    (web / "pocket" / "index.json").write_text("{}")
    (web / "pocket" / "python-1a2b.wasm").write_bytes(PICTURE * 10)
    (web / "index.html").write_text("<h1>The app</h1>" * 100)
    (web / "manifest.webmanifest").write_text("{}")
    (web / "icon.png").write_bytes(PICTURE)
    (web / "assets" / "app-1a2b.js").write_text(SCRIPT)
    return web


@asynccontextmanager
async def visitor(web: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = Starlette(routes=pages(web))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
        client.headers["accept-encoding"] = "identity"
        yield client


@pytest.mark.parametrize(
    ("accepted", "is_packed"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("*", True),
        ("identity", False),
        ("gzip;q=0", False),
        ("*, gzip; q=0.000", False),
        ("br", False),
        ("", False),
    ],
)
@story
async def test_scripts_are_compressed_for_who_accepts_that(web: Path, accepted: str, is_packed: bool) -> None:
    async with visitor(web) as client:
        answer = await client.get("/assets/app-1a2b.js", headers={"accept-encoding": accepted})
        assert answer.text == SCRIPT
        assert answer.headers.get("content-encoding") == ("gzip" if is_packed else None)
        assert int(answer.headers["content-length"]) == len(
            gzip.compress(SCRIPT.encode(), GZIP_LEVEL, mtime=0) if is_packed else SCRIPT
        )
        assert answer.headers["vary"] == "accept-encoding"


@story
async def test_what_does_not_become_shorter_is_sent_as_it_is(web: Path) -> None:
    async with visitor(web) as client:
        answer = await client.get("/icon.png", headers={"accept-encoding": "gzip"})
        assert (answer.content, answer.headers.get("content-encoding")) == (PICTURE, None)


@pytest.mark.parametrize("path", ["/", "/t/KXQT", "/icon.png", "/manifest.webmanifest", "/assets/app-1a2b.js"])
@pytest.mark.parametrize("accepted", ["gzip", "identity"])
@story
async def test_what_has_not_changed_is_not_sent_again(web: Path, path: str, accepted: str) -> None:
    async with visitor(web) as client:
        client.headers["accept-encoding"] = accepted
        tag = (await client.get(path)).headers["etag"]
        for known in (tag, f'"other", {tag}', f"W/{tag}"):
            again = await client.get(path, headers={"if-none-match": known})
            assert (again.status_code, again.content) == (304, b"")
            assert (again.headers["etag"], again.headers["vary"]) == (tag, "accept-encoding")
        other = await client.get(path, headers={"if-none-match": '"other"'})
        assert other.status_code == 200
        assert other.headers["etag"] == tag


@story
async def test_the_two_forms_of_a_file_have_tags_of_their_own(web: Path) -> None:
    async with visitor(web) as client:
        plain = await client.get("/")
        packed = await client.get("/", headers={"accept-encoding": "gzip"})
        assert plain.headers["etag"] != packed.headers["etag"]


@story
async def test_only_names_that_change_with_their_content_are_kept_for_long(web: Path) -> None:
    async with visitor(web) as client:
        for path in ("/assets/app-1a2b.js", "/pocket/python-1a2b.wasm"):
            assert "immutable" in (await client.get(path)).headers["cache-control"]
        for path in ("/", "/t/KXQT", "/icon.png", "/manifest.webmanifest", "/pocket/index.json"):
            assert (await client.get(path)).headers["cache-control"] == "no-cache"


@story
async def test_files_say_what_they_are(web: Path) -> None:
    async with visitor(web) as client:
        for path, kind in {
            "/": "text/html; charset=utf-8",
            "/assets/app-1a2b.js": "text/javascript; charset=utf-8",
            "/icon.png": "image/png",
            "/manifest.webmanifest": "application/manifest+json",
            "/pocket/python-1a2b.wasm": "application/wasm",
        }.items():
            assert (await client.get(path)).headers["content-type"] == kind


@story
async def test_files_are_read_once(web: Path) -> None:
    async with visitor(web) as client:
        await client.get("/")
        shutil.rmtree(web)
        assert "The app" in (await client.get("/t/KXQT")).text
        assert (await client.get("/assets/app-1a2b.js")).text == SCRIPT


@story
async def test_what_is_large_is_read_when_it_is_first_asked_for_and_kept(web: Path) -> None:
    async with visitor(web) as client:
        await client.get("/")
        (web / "pocket" / "python-1a2b.wasm").write_bytes(PICTURE)
        for _ in range(2):
            assert (await client.get("/pocket/python-1a2b.wasm")).content == PICTURE
            shutil.rmtree(web, ignore_errors=True)
        assert (await client.get("/pocket/python-3c4d.wasm")).status_code == 404


@story
async def test_an_app_that_is_built_later_is_found(tmp_path: Path) -> None:
    async with visitor(tmp_path) as client:
        assert "not built" in (await client.get("/")).text
        (tmp_path / "index.html").write_text("<h1>The app</h1>")
        assert (await client.get("/")).text == "<h1>The app</h1>"


@story
async def test_pages_scripts_and_pictures_do_not_count_as_requests(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many people behind one address load the app at once."""
    monkeypatch.setattr("ludoteca.server.http.static_files.WEB", web)
    async with site(tmp_path, requests=0.1) as here:
        for _ in range(20):
            for path in ("/", "/t/KXQT", "/icon.png", "/assets/app-1a2b.js", "/assets/none.js"):
                assert (await here.get(path)).status_code in (200, 404)
        assert [(await here.get("/api/games")).status_code for _ in range(2)] == [200, 429]


@pytest.mark.parametrize("path", ["/%00", "/x%0a", "/assets/%00.js", "/api/tables/%00", "/%7f"])
@story
async def test_an_address_with_control_characters_is_refused(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr("ludoteca.server.http.static_files.WEB", web)
    async with site(tmp_path) as here:
        answer = await here.get(path)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


@pytest.mark.parametrize("length", [300, 3000])
@story
async def test_a_very_long_address_is_a_page_like_others(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch, length: int
) -> None:
    monkeypatch.setattr("ludoteca.server.http.static_files.WEB", web)
    async with site(tmp_path) as here:
        assert "The app" in (await here.get("/" + "x" * length)).text
        assert (await here.get("/assets/" + "x" * length)).status_code == 404
        assert (await here.get("/api/" + "x" * length)).status_code == 404
