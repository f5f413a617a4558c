"""Every message says the same in the terminal (fluent.runtime) and in the browser (@fluent/bundle).

Each is put into words with each key that it chooses by, with numbers small and large, with shares and with texts.
"""

from __future__ import annotations

import json
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hatch_build import home_of_node
from ludoteca.games import GAMES
from ludoteca.words import LANGUAGES, Words, files_of

ROOT = Path(__file__).parents[1]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = (0, 1, 2, 3, 5, 11, 21, 101, 1234, 1_000_000)
NUMBERS = (0, 1, 2.5, -3.1, 1234.5)
ANYTHING = ("Anna", 0, 1, 7, 1234, 25000, 2.5, {"percent": 0.0}, {"percent": 0.314}, {"percent": 1.0})

Values = dict[str, Any]


class Collector(Visitor):
    """The variables of a message: by name the keys that are chosen by, numbers as numbers."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str | int]] = defaultdict(set)
        self.numbers: set[str] = set()
        self.plain: set[str] = set()
        self.references: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802, the library's name
        assert isinstance(node.selector, ftl.VariableReference)
        keys = (variant.key for variant in node.variants)
        self.keys[node.selector.id.name] |= {
            int(key.value) if isinstance(key, ftl.NumberLiteral) else key.name for key in keys
        }
        for variant in node.variants:
            self.visit(variant.value)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        (argument,) = node.arguments.positional
        assert node.id.name == "NUMBER"
        assert isinstance(argument, ftl.VariableReference)
        self.numbers.add(argument.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.plain.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@cache
def collected(language: str) -> dict[str, Collector]:
    found: dict[str, Collector] = {}
    for file in files_of(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                patterns = {entry.id.name: entry.value}
                patterns |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
                for name, pattern in patterns.items():
                    found[name] = collector = Collector()
                    collector.visit(pattern)
    return found


def everything(language: str, message: str) -> list[Collector]:
    """A message and those that it refers to."""
    own = collected(language)[message]
    return [own, *(other for reference in own.references for other in everything(language, reference))]


def values_for(language: str, message: str) -> Iterator[Values]:
    """All ways to choose; what is not chosen by takes one value after the other."""
    parts = everything(language, message)
    keys: dict[str, set[str | int]] = defaultdict(set)
    for part in parts:
        for name, its_keys in part.keys.items():
            keys[name] |= its_keys
    chosen = {name: choices(its_keys) for name, its_keys in keys.items()}
    numbers = set().union(*(part.numbers for part in parts)) - set(chosen)
    plain = set().union(*(part.plain for part in parts)) - set(chosen) - numbers
    ways = list(product(*chosen.values()))
    for turn in range(max(len(ways), len(ANYTHING) if plain or numbers else 1)):
        yield {
            **dict(zip(chosen, ways[turn % len(ways)], strict=True)),
            **{name: NUMBERS[turn % len(NUMBERS)] for name in sorted(numbers)},
            **{name: ANYTHING[(turn + at) % len(ANYTHING)] for at, name in enumerate(sorted(plain))},
        }


def choices(keys: set[str | int]) -> list[str | int]:
    """Each key, and beside numbers and plurals also other numbers, beside words another word."""
    counted = any(isinstance(key, int) or key in PLURALS for key in keys)
    words = [key for key in keys if isinstance(key, str) and key not in PLURALS]
    others = COUNTS if counted else ("something-else",)
    return sorted({*others, *(key for key in keys if isinstance(key, int)), *words}, key=str)


def worded(value: Any) -> Any:
    if isinstance(value, dict):
        return fluent_number(value["percent"], style="percent", maximumFractionDigits=0)
    return value


def cases(language: str) -> list[tuple[str, Values]]:
    return [(message, values) for message in collected(language) for values in values_for(language, message)]


def in_browser(asked: dict[str, list[tuple[str, Values]]]) -> dict[str, list[str]]:
    request = {
        language: {
            "files": [str(file) for file in files_of(language)],
            "cases": [{"message": message, "values": values} for message, values in asked_of],
        }
        for language, asked_of in asked.items()
    }
    node = [str(home_of_node() / "bin" / "node"), str(ROOT / "tests" / "browser-words.mjs")]
    done = subprocess.run(
        [*node, str(ROOT / "frontend" / "package.json")], input=json.dumps(request), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, list[str]] = json.loads(done.stdout)
    return told


@cache
def told_in_browser() -> dict[str, list[str]]:
    return in_browser({language: cases(language) for language in LANGUAGES})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_the_same_in_both(language: str) -> None:
    words = Words(language)
    told = told_in_browser()[language]
    differing = [
        f"{message} {values}: {here!r}, in the browser {there!r}"
        for (message, values), there in zip(cases(language), told, strict=True)
        if (here := words.say(message, **{name: worded(value) for name, value in values.items()})) != there
    ]
    assert not differing, "\n".join([f"{len(differing)} differ", *differing[:20]])


def options_offered() -> Iterator[tuple[str, list[Values]]]:
    """Messages that name the choices of an option, and what the app gives them."""
    for game in GAMES.values():
        for name, option in game.options.items():
            if (message := f"web-option-{game.name}-{name}-value") in collected("en"):
                yield message, [{"value": told_to_the_app(one)} for one in option.examples]


def told_to_the_app(example: Any) -> str | int:
    """As `Options.svelte` chooses the words."""
    return example if isinstance(example, int) else "null" if example is None else str(example).replace(" ", "-")


@pytest.mark.parametrize(("message", "offered"), list(options_offered()))
def test_each_choice_of_an_option_has_a_name_of_its_own(message: str, offered: list[Values]) -> None:
    told = in_browser({language: [(message, values) for values in offered] for language in LANGUAGES})
    assert all(len(set(texts)) == len(offered) for texts in told.values())
