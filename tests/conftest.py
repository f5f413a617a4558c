"""Tests that need the same compiled code run in the same worker, so that it is compiled once.

Those that are soon done come last, so that no worker is left with a long one when the others have nothing to do.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest
from pytest_timeout import Settings  # type: ignore[import-untyped]

from tests.children import hear_all_signals

TESTS = Path(__file__).parent
GROUPS = {"engine": "engine", "study": "engine", "envs": "envs", "bots": "bots"}
"""By folder."""
FILES = {"test_simulate.py": "engine", "test_seen.py": "seen"}
SOON_DONE = ("cincinnati", "twins")


def pytest_configure() -> None:
    hear_all_signals()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """A test that has failed has no limit any more, but what it began is ended in time too."""
    asked = item.config.getoption("timeout")
    limit = float(item.config.getini("timeout") if asked is None else asked)
    item.ihook.pytest_timeout_set_timer(item=item, settings=Settings(limit, "signal", False, False))
    return (yield)


def folder_of(item: pytest.Item) -> str:
    return item.path.relative_to(TESTS).parts[0]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if group := FILES.get(item.path.name) or GROUPS.get(folder_of(item)):
            item.add_marker(pytest.mark.xdist_group(group))
    items.sort(key=lambda item: folder_of(item) in SOON_DONE)
