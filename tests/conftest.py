"""Tests that need the same compiled code run in the same worker, so that it is compiled once."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
GROUPS = {"engine": "engine", "study": "engine", "envs": "envs", "bots": "bots"}
"""By folder."""
FILES = {"test_simulate.py": "engine", "test_seen.py": "seen"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        if group := FILES.get(item.path.name) or GROUPS.get(folder):
            item.add_marker(pytest.mark.xdist_group(group))
