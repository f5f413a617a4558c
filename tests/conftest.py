"""Tests that need the same compiled code run in the same worker, so that it is compiled once.

Those that are soon done come last, so that no worker is left with a long one when the others have nothing to do.
"""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
GROUPS = {"engine": "engine", "study": "engine", "envs": "envs", "bots": "bots"}
"""By folder."""
FILES = {"test_simulate.py": "engine", "test_seen.py": "seen"}
SOON_DONE = ("cincinnati", "twins")


def folder_of(item: pytest.Item) -> str:
    return item.path.relative_to(TESTS).parts[0]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if group := FILES.get(item.path.name) or GROUPS.get(folder_of(item)):
            item.add_marker(pytest.mark.xdist_group(group))
    items.sort(key=lambda item: folder_of(item) in SOON_DONE)
