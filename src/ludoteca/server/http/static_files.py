"""Serves the web app and the games' words: read once, then from memory.

The files for playing without a server are large; each is read when it is first requested.
"""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from ludoteca.installed import folder_of, installed
from ludoteca.server.offline import ASSETS, INDEX, POCKET, SCRIPT, is_named_by_content, script

WEB = Path(__file__).parents[2] / "web"

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
A_YEAR, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
"""Cache headers: for files whose names change with their content, and for all others."""
GZIP_LEVEL = 6
"""Higher levels take twice as long and save half a percent."""
WORTH_PACKING = 0.9
NOT_AT_ALL = re.compile(r"q\s*=\s*0(\.0*)?")

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Ludoteca</title>
<h1>Ludoteca</h1>
<p>The table server runs, but the web app is not built into this installation.</p>
<p>Programs can play: <a href="/api">the HTTP calls</a>.</p>
</html>
"""


@dataclass(frozen=True)
class Form:
    """A file ready to be sent, plain or compressed, with its headers."""

    body: bytes
    headers: Mapping[str, str]

    @property
    def etag(self) -> str:
        return self.headers["etag"]


class Forms(NamedTuple):
    plain: Form
    packed: Form


class File:
    def __init__(self, path: str, read: Callable[[], bytes]) -> None:
        self._path = path
        self._read = read
        self._forms: Forms | None = None

    def read(self) -> Forms:
        """Reads the file the first time; after that returns what was read."""
        self._forms = self._forms or forms_of(self._path, self._read())
        return self._forms

    async def answer(self, request: Request, reading: asyncio.Lock) -> Response:
        if self._forms is None:
            async with reading:
                await asyncio.to_thread(self.read)
        forms = self.read()
        form = forms.packed if accepts_gzip(request) else forms.plain
        if form.etag in known_tags(request.headers.get("if-none-match", "")):
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=form.headers)
        return Response(form.body, headers=form.headers)


class Pages:
    """Answers every page path with index.html; the app works out which page to show."""

    def __init__(self, web: Path) -> None:
        self._web = web
        self._files: dict[str, File] = {}
        self._reading = asyncio.Lock()

    async def page(self, request: Request) -> Response:
        files = self._files or await self._read()
        path = str(request.path_params.get("path", ""))
        file = files.get(path)
        if file is None and path.startswith((ASSETS, POCKET)):
            raise HTTPException(HTTPStatus.NOT_FOUND)
        file = file or files.get(INDEX)
        return await file.answer(request, self._reading) if file else HTMLResponse(NOT_BUILT)

    async def _read(self) -> dict[str, File]:
        """Looks for the files until they are there: the app may still be building."""
        async with self._reading:
            if not self._files:
                self._files = await asyncio.to_thread(all_files, self._web)
        return self._files


def pages(web: Path | None = None) -> list[BaseRoute]:
    page = Pages(web or WEB).page
    return [Route("/", page), Route("/{path:path}", page)]


def all_files(web: Path) -> dict[str, File]:
    """All files by path, with the script that keeps them in browsers; none until the app is built."""
    there = files_there(web)
    found = {path: File(path, file.read_bytes) for path, file in there.items()}
    if found:
        found[SCRIPT] = File(SCRIPT, partial(script, there))
    for path, one in found.items():
        if not path.startswith(POCKET):
            one.read()
    return found


def files_there(web: Path = WEB) -> dict[str, Path]:
    """Where the files of the app and of the installed games lie, by path; none until the app is built."""
    if not (web / INDEX).is_file():
        return {}
    files = [file for file in web.rglob("*") if file.is_file() and file.resolve().is_relative_to(web.resolve())]
    return files_of_games() | {file.relative_to(web).as_posix(): file for file in files}


def files_of_games() -> dict[str, Path]:
    """Words, help and pictures of the installed games, of which some may be newer than the built app."""
    found = {}
    for game in installed():
        folder = folder_of(game)
        for file in (*folder.glob("words/*.ftl"), *folder.glob("words/*.md"), *folder.glob("picture.svg")):
            found[f"games/{game}/{file.relative_to(folder).as_posix()}"] = file
    return found


def forms_of(path: str, body: bytes) -> Forms:
    tag = sha256(body).hexdigest()[:32]
    headers = {
        "content-type": KINDS.get(Path(path).suffix, "application/octet-stream"),
        "cache-control": A_YEAR if is_named_by_content(path) else ASK_AGAIN,
        "vary": "accept-encoding",
    }
    plain = Form(body, headers | {"etag": f'"{tag}"'})
    packed = gzip.compress(body, GZIP_LEVEL, mtime=0)
    if len(packed) > WORTH_PACKING * len(body):
        return Forms(plain, plain)
    return Forms(plain, Form(packed, headers | {"etag": f'"{tag}-gzip"', "content-encoding": "gzip"}))


def accepts_gzip(request: Request) -> bool:
    wishes = [wish.partition(";") for wish in request.headers.get("accept-encoding", "").lower().split(",")]
    accepted = {coding.strip(): NOT_AT_ALL.fullmatch(weight.strip()) is None for coding, _, weight in wishes}
    return accepted.get("gzip", accepted.get("*", False))


def known_tags(header: str) -> set[str]:
    """The tags in an If-None-Match header."""
    return {tag.strip().removeprefix("W/") for tag in header.split(",")}
