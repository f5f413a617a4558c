"""The app for hosts that only show files, and the script by which browsers keep it."""

from __future__ import annotations

import gzip
import json
from base64 import b64decode
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from ludoteca.server import site
from ludoteca.server.http.admission import HEADERS
from ludoteca.server.http.static_files import files_there, pages
from ludoteca.server.offline import script
from tests.server.support import story

PAGE = '<html lang="en"><head><meta charset="utf-8" /><script src="/assets/app-1a2b.js"></script></head></html>'
FILES = {
    "index.html": PAGE,
    "built-from.txt": "1a2b",
    "manifest.webmanifest": "{}",
    "assets/app-1a2b.js": "let answer = 42\n" * 1000,
    "assets/offline-1a2b.js": "",
    "pocket/index.json": "{}",
    "pocket/python-1a2b.zip": "packed",
}


@pytest.fixture
def web(tmp_path: Path) -> Path:
    for path, text in FILES.items():
        file = tmp_path / "web" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path / "web"


def kept(told: str) -> dict[str, dict[str, Any]]:
    """What a browser keeps, as the script says it."""
    said = json.loads(told.splitlines()[0].removeprefix("self.kept = "))
    return {entry["url"]: entry for entry in said["files"]}


@story
async def test_a_browser_keeps_every_file_that_the_app_asks_for(web: Path) -> None:
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(Starlette(routes=pages(web))), base_url="http://here"
    ) as client:
        told = await client.get("/sw.js")
        files = kept(told.text)
        wanted = FILES.keys() - {"built-from.txt", "assets/offline-1a2b.js"}
        assert files.keys() >= wanted
        assert {path.partition("/")[0] for path in files.keys() - wanted} <= {"games"}  # installed beside Ludoteca
        assert not any(path.startswith(("games/twins/", "games/cincinnati/")) for path in files)
        assert told.text.splitlines()[1:] == ['importScripts("assets/offline-1a2b.js")']
        assert told.headers["cache-control"] == "no-cache"
        for path, entry in files.items():
            assert entry["size"] == len((await client.get(f"/{path}")).content), path


def test_files_that_keep_their_names_are_known_by_their_content(web: Path) -> None:
    files = kept(script(files_there(web)).decode())
    assert [files[path]["revision"] for path in ("assets/app-1a2b.js", "pocket/python-1a2b.zip")] == [None, None]
    for path in ("manifest.webmanifest", "pocket/index.json"):
        kind, _, digest = files[path]["integrity"].partition("-")
        assert (kind, b64decode(digest)) == ("sha256", sha256(FILES[path].encode()).digest())
    assert "integrity" not in files["index.html"]


@pytest.mark.parametrize("path", ["index.html", "manifest.webmanifest", "pocket/index.json"])
def test_whatever_changes_is_a_new_version(web: Path, path: str) -> None:
    before = script(files_there(web))
    assert script(files_there(web)) == before
    (web / path).write_text("other")
    assert script(files_there(web)) != before


def test_a_site_finds_its_files_wherever_it_lies(web: Path, tmp_path: Path) -> None:
    site.write(tmp_path / "site", web)
    page = (tmp_path / "site" / "index.html").read_text()
    assert "<html data-site " in page
    assert 'src="./assets/app-1a2b.js"' in page
    assert '="/' not in page
    assert json.loads((tmp_path / "site" / "sw.js").read_text().splitlines()[0][len("self.kept = ") :])["isSite"]


def test_a_page_of_a_site_says_itself_what_a_server_says_of_it(web: Path, tmp_path: Path) -> None:
    site.write(tmp_path / "site", web)
    page = (tmp_path / "site" / "index.html").read_text()
    frames = "; frame-ancestors 'none'"  # is not heard in a page
    assert f'content="{HEADERS["content-security-policy"].replace(frames, "")}"' in page
    said = (tmp_path / "site" / "_headers").read_text()
    assert all(f"  {name}: {value}\n" in said for name, value in HEADERS.items())


def test_what_becomes_shorter_lies_there_compressed_too(web: Path, tmp_path: Path) -> None:
    site.write(tmp_path / "site", web)
    script = tmp_path / "site" / "assets" / "app-1a2b.js"
    assert gzip.decompress(script.with_name("app-1a2b.js.gz").read_bytes()) == script.read_bytes()
    assert not (tmp_path / "site" / "pocket" / "python-1a2b.zip.gz").exists()


def test_a_site_is_written_anew(web: Path, tmp_path: Path) -> None:
    site.write(tmp_path / "site", web)
    old = tmp_path / "site" / "assets" / "old-1a2b.js"
    old.touch()
    site.write(tmp_path / "site", web)
    assert not old.exists()
    assert not (tmp_path / "site" / "built-from.txt").exists()


def test_a_folder_with_something_else_is_left_alone(web: Path, tmp_path: Path) -> None:
    letter = tmp_path / "home" / "letter.txt"
    letter.parent.mkdir()
    letter.touch()
    with pytest.raises(SystemExit, match="something else"):
        site.write(tmp_path / "home", web)
    assert list(letter.parent.iterdir()) == [letter]


def test_without_the_built_app_there_is_no_site(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="hatch_build"):
        site.write(tmp_path / "site", tmp_path / "web")
    assert not (tmp_path / "site").exists()
