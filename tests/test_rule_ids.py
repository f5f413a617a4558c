"""Every rule has a test that names it: `**C54**` in docs/rules/cincinnati.md, test_c54_... in tests/cincinnati."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.stem for path in (ROOT / "docs" / "rules").glob("*.md"))


def rule_ids(game: str) -> set[str]:
    """The ids at the heads of the rules."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^ *- \*\*([A-Z]+\d+)\*\*", text, re.MULTILINE))


def ids_in_tests(game: str) -> dict[str, str]:
    """The ids with which names of tests begin, and for each of them such a test."""
    tests = {}
    for path in (ROOT / "tests" / game).glob("test_*.py"):
        for name, ids in re.findall(r"^def (test_((?:[a-z]+\d+_)*)\w+)", path.read_text("utf-8"), re.MULTILINE):
            tests.update({rule.upper(): f"{path.name}: {name}" for rule in ids.split("_") if rule})
    return tests


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    assert sorted(rule_ids(game) - ids_in_tests(game).keys()) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_test_names_a_rule_that_exists(game: str) -> None:
    assert {rule: test for rule, test in ids_in_tests(game).items() if rule not in rule_ids(game)} == {}


def test_the_rules_are_found() -> None:
    assert {"C01", "C34", "C69"} <= rule_ids("cincinnati")
