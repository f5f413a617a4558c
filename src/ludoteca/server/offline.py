"""Writes the service worker script. It lists all files of one version of the app, so that browsers can keep them.

Browsers compare the script byte by byte: when a file has changed, so has the script, and they fetch what is new.
`frontend/src/offline/worker.ts` works with the list.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from ludoteca.installed import installed

INDEX, ASSETS, POCKET = "index.html", "assets/", "pocket/"
POCKET_INDEX = f"{POCKET}index.json"
SCRIPT = "sw.js"
WORKER = f"{ASSETS}offline-"
"""The beginning of the name of the built `worker.ts`, which the script imports."""
OURS = [name for name, one in installed().items() if one.module.startswith("ludoteca.")]
FOR_OTHERS = ("built-from.txt", *(f"games/{name}/" for name in OURS))
"""Beginnings of the paths that the app never asks for; it has the words of our own games built in."""


def script(files: Mapping[str, Path], is_site: bool = False) -> bytes:
    """Returns the script for these files, by path. `is_site`: there is no server, and only one page."""
    worker = next((path for path in files if path.startswith(WORKER)), None)
    kept = [entry(path, file) for path, file in sorted(files.items()) if is_for_the_app(path) and path != worker]
    lines = [f"self.kept = {json.dumps({'isSite': is_site, 'files': kept})}"]
    return "\n".join([*lines, *([f"importScripts({json.dumps(worker)})"] if worker else []), ""]).encode()


def is_for_the_app(path: str) -> bool:
    return not path.startswith(FOR_OTHERS)


def entry(path: str, file: Path) -> dict[str, Any]:
    """Returns Workbox's entry for a file, with its size. The page has no checksum: some hosts insert scripts."""
    named = {"url": path, "revision": None, "size": file.stat().st_size}
    if is_named_by_content(path):
        return named
    content = sha256(file.read_bytes())
    checked = {} if path == INDEX else {"integrity": f"sha256-{b64encode(content.digest()).decode()}"}
    return named | {"revision": content.hexdigest()[:32]} | checked


def is_named_by_content(path: str) -> bool:
    return path.startswith((ASSETS, POCKET)) and path != POCKET_INDEX
