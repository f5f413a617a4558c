"""What the documents show is true."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("document", ["README.md", "docs/small-games.md"])
def test_the_sessions_run(document: str) -> None:
    results = doctest.testfile(str(ROOT / document), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


MODULES = [
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(SOURCE.rglob("*.py"))
    if ">>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("name", MODULES)
def test_sessions_in_the_source_run(name: str) -> None:
    results = doctest.testmod(import_module(name))
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
        assert (document.parent / link).exists(), f"{document.name}: {link}"
