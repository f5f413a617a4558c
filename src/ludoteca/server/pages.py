"""The web app, where it is built into the package."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

WEB = Path(__file__).parent.parent / "web"
mimetypes.add_type("application/manifest+json", ".webmanifest")

A_YEAR = "public, max-age=31536000, immutable"

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Ludoteca</title>
<h1>Ludoteca</h1>
<p>The table server runs, but the web app is not built into this installation.</p>
<p>Programs can play: <a href="/api">the HTTP calls</a>.</p>
</html>
"""


class Assets(StaticFiles):
    """Files whose names change with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = A_YEAR
        return response


def pages(web: Path = WEB) -> list[BaseRoute]:
    """index.html for every page path; the app knows which page it is."""
    index = web / "index.html"

    async def page(request: Request) -> Response:
        if not index.is_file():
            return HTMLResponse(NOT_BUILT)
        file = (web / str(request.path_params.get("path", ""))).resolve()
        if file.is_file() and file.is_relative_to(web.resolve()):
            return FileResponse(file)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    assets = [Mount("/assets", Assets(directory=web / "assets"))] if (web / "assets").is_dir() else []
    return [*assets, Route("/", page), Route("/{path:path}", page)]
