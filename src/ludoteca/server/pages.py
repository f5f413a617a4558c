"""The web app, where it is built into the package, and the games' words: read once, then served from memory."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from ludoteca.installed import folder_of, installed

WEB = Path(__file__).parent.parent / "web"
INDEX, ASSETS = "index.html", "assets/"

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
A_YEAR, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
"""For files whose names change with their content, and for all others."""
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
    """A file as it is sent, as it is or compressed, with all that is said of it."""

    body: bytes
    headers: Mapping[str, str]

    @property
    def etag(self) -> str:
        return self.headers["etag"]


@dataclass(frozen=True)
class File:
    plain: Form
    packed: Form

    def answer(self, request: Request) -> Response:
        form = self.packed if accepts_gzip(request) else self.plain
        if form.etag in known_tags(request.headers.get("if-none-match", "")):
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=form.headers)
        return Response(form.body, headers=form.headers)


class Pages:
    """index.html for every page path; the app knows which page it is."""

    def __init__(self, web: Path) -> None:
        self._web = web
        self._files: dict[str, File] = {}
        self._reading = asyncio.Lock()

    async def page(self, request: Request) -> Response:
        files = self._files or await self._read()
        path = str(request.path_params.get("path", ""))
        file = files.get(path)
        if file is None and path.startswith(ASSETS):
            raise HTTPException(HTTPStatus.NOT_FOUND)
        file = file or files.get(INDEX)
        return file.answer(request) if file else HTMLResponse(NOT_BUILT)

    async def _read(self) -> dict[str, File]:
        """Until the app is there; it may still be built."""
        async with self._reading:
            if not self._files:
                self._files = await asyncio.to_thread(all_files, self._web)
        return self._files


def pages(web: Path | None = None) -> list[BaseRoute]:
    page = Pages(web or WEB).page
    return [Route("/", page), Route("/{path:path}", page)]


def all_files(web: Path) -> dict[str, File]:
    """Nothing as long as the app is not built."""
    app = files_in(web)
    return {**files_of_games(), **app} if app else {}


def files_of_games() -> dict[str, File]:
    """What the app asks for of a game that was not there when it was built: `games/NAME/words/LANGUAGE.ftl`, …"""
    found = {}
    for game in installed():
        folder = folder_of(game)
        for file in (*folder.glob("words/*.ftl"), *folder.glob("words/*.md"), *folder.glob("picture.svg")):
            path = f"games/{game}/{file.relative_to(folder).as_posix()}"
            found[path] = file_of(path, file.read_bytes())
    return found


def files_in(web: Path) -> dict[str, File]:
    """By their paths; nothing if the app is not built."""
    if not (web / INDEX).is_file():
        return {}
    files = [file for file in web.rglob("*") if file.is_file() and file.resolve().is_relative_to(web.resolve())]
    paths = [file.relative_to(web).as_posix() for file in files]
    return {path: file_of(path, file.read_bytes()) for path, file in zip(paths, files, strict=True)}


def file_of(path: str, body: bytes) -> File:
    tag = sha256(body).hexdigest()[:32]
    headers = {
        "content-type": KINDS.get(Path(path).suffix, "application/octet-stream"),
        "cache-control": A_YEAR if path.startswith(ASSETS) else ASK_AGAIN,
        "vary": "accept-encoding",
    }
    plain = Form(body, headers | {"etag": f'"{tag}"'})
    packed = gzip.compress(body, mtime=0)
    if len(packed) > WORTH_PACKING * len(body):
        return File(plain, plain)
    return File(plain, Form(packed, headers | {"etag": f'"{tag}-gzip"', "content-encoding": "gzip"}))


def accepts_gzip(request: Request) -> bool:
    wishes = [wish.partition(";") for wish in request.headers.get("accept-encoding", "").lower().split(",")]
    accepted = {coding.strip(): NOT_AT_ALL.fullmatch(weight.strip()) is None for coding, _, weight in wishes}
    return accepted.get("gzip", accepted.get("*", False))


def known_tags(header: str) -> set[str]:
    """What If-None-Match names."""
    return {tag.strip().removeprefix("W/") for tag in header.split(",")}
