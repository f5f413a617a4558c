from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.support import BUILT, CHROMIUM, FLAGS, Person, Site, person


class Invite(Protocol):
    def __call__(self, size: str = ..., **more: Any) -> Person: ...


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if CHROMIUM is None:
        pytest.skip("There is no Chromium: apt-get install chromium-headless-shell.")
    if not BUILT.is_file():
        pytest.skip("The web app is not built: python hatch_build.py.")
    running = Site(tmp_path_factory.mktemp("site"))
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="module")
def browser(site: Site) -> Iterator[Browser]:
    """While it lives an event loop runs, which tests of coroutines elsewhere would stumble over."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def invite(browser: Browser, site: Site) -> Iterator[Invite]:
    """Brings somebody with a browser; at the end nothing must have gone wrong in it."""
    with ExitStack() as everybody:

        def come(size: str = "desktop", **more: Any) -> Person:
            return everybody.enter_context(person(browser, more.pop("site", site), size, **more))

        yield come
