"""Little to load: the first page, and a game up to its first decision, by a browser that has nothing yet."""

from __future__ import annotations

import httpx
import pytest

from tests.web.conftest import Invite
from tests.web.support import BUILT, CLICKABLE, Site
from tests.web.transfers import Transfers

FIRST_PAGE, GAME, REQUESTS = 90_000, 160_000, 15
"""Bytes of the first page, and with a game."""
UNSEEN = ("icon.svg", "manifest.webmanifest")
"""Fetched by every browser with a window."""
LONG = 1000
"""So much text is sent compressed."""
COMPRESSED = (".png", ".whl", ".zip")


@pytest.mark.parametrize(("game", "language"), [("cincinnati", "fr-FR"), ("twins", "it-IT"), ("diceland", "de-DE")])
def test_little_is_loaded_up_to_the_first_decision(invite: Invite, site: Site, game: str, language: str) -> None:
    me = invite("phone", language=language, moving=True, keeps=True)
    transfers = Transfers(me)
    unseen = sum(len(httpx.get(f"{site.address}/{path}").content) for path in UNSEEN)
    me.open()
    me.page.wait_for_load_state("networkidle")
    assert transfers.total + unseen <= FIRST_PAGE, transfers.table()
    me.page.locator("article", has_text=game.title()).locator(".button.main").click()
    me.page.wait_for_selector(CLICKABLE)
    me.page.wait_for_load_state("networkidle")
    assert transfers.total + unseen <= GAME, transfers.table()
    assert transfers.requests + len(UNSEEN) <= REQUESTS, transfers.table()


def test_everything_of_the_app_is_sent_packed_and_kept(site: Site) -> None:
    files = [file for file in BUILT.parent.rglob("*") if file.is_file()]
    assert len(files) > 20
    with httpx.Client(base_url=site.address, headers={"accept-encoding": "gzip"}, timeout=60) as client:
        for file in files:
            path = file.relative_to(BUILT.parent).as_posix()
            with client.stream("GET", f"/{path}") as answer:
                sent = len(b"".join(answer.iter_raw()))
            assert answer.status_code == 200
            is_text = file.suffix not in COMPRESSED and file.stat().st_size > LONG
            assert (answer.headers.get("content-encoding") == "gzip") >= is_text, path
            assert sent < file.stat().st_size or not is_text
            kept = answer.headers["cache-control"]
            if path.startswith(("assets/", "pocket/")) and path != "pocket/index.json":
                assert kept == "public, max-age=31536000, immutable", path
            else:  # the same name, other content: asked for again, and not sent again
                tag = {"if-none-match": answer.headers["etag"]}
                assert (kept, client.get(f"/{path}", headers=tag).status_code) == ("no-cache", 304), path
