from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.people import Terminal


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for each test."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def _no_program_outlives_its_test() -> Iterator[None]:
    yield
    while Terminal.switched_on:
        Terminal.switched_on.pop().switch_off()
