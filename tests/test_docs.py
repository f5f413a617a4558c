"""What the documents show is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import ludoteca
import ludoteca.engine.dice
import ludoteca.study.odds.cincinnati

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def test_the_session_in_the_readme_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


MODULES = [ludoteca, ludoteca.engine.dice, ludoteca.study.odds.cincinnati]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_sessions_in_the_source_run(module: object) -> None:
    results = doctest.testmod(module)  # type: ignore[arg-type]
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
        assert (document.parent / link).exists(), f"{document.name}: {link}"
