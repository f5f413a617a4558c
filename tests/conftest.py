"""Tests that need the same compiled code run in the same worker, so that it is compiled once."""

from __future__ import annotations

import pytest

FOLDERS = {"engine", "envs", "study"}
FILES = {"test_seen.py"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.parent.name
        if folder in FOLDERS or item.path.name in FILES:
            item.add_marker(pytest.mark.xdist_group(folder))
