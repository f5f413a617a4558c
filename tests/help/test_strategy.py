"""The rules of thumb: what docs and help say is what the bot plays, and it beats beginners by it."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from ludoteca.engine.compiled import native
from ludoteca.games import GAMES
from ludoteca.installed import folder_of
from ludoteca.study.arena import Question, Results, tournament
from ludoteca.words import LANGUAGES
from tests.help.pages import sections

DOCS = Path(__file__).parents[2] / "docs" / "strategy"
MOST = 12
"""Rules that a person can remember."""
ITEM = re.compile(r"^(\d+)\. (.+)$", re.MULTILINE)
NAMED = re.compile(r"[Rr]ules? ([\d, and to]*\d)")
BEATS_EASY = 1.5
"""Times the fair share."""


def rules_in(text: str) -> dict[int, str]:
    return {int(number): said for number, said in ITEM.findall(text)}


def rules_in_help(game: str, language: str) -> dict[int, str]:
    return rules_in(next(text for text in sections(game, language) if "rules-of-thumb" in text))


def rules_in_bot(game: str) -> set[int]:
    """Those that its functions name."""
    source = (folder_of(game) / "bots" / "rules_of_thumb.py").read_text(encoding="utf-8")
    return {number for named in NAMED.findall(source) for number in numbers_of(named)}


def numbers_of(named: str) -> set[int]:
    first, to, last = named.partition(" to ")
    if to:
        ends = [*map(int, re.findall(r"\d+", first)), *map(int, re.findall(r"\d+", last))]
        return {*range(ends[0], ends[1] + 1), *ends}
    return set(map(int, re.findall(r"\d+", named)))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_docs_help_and_bot_name_the_same_rules(game: str) -> None:
    rules = rules_in((DOCS / f"{game}.md").read_text(encoding="utf-8"))
    assert list(rules) == list(range(1, len(rules) + 1))
    assert len(rules) <= MOST
    assert rules_in_help(game, "en") == rules
    assert rules_in_bot(game) == set(rules)
    for language in LANGUAGES:
        assert list(rules_in_help(game, language)) == list(rules)


@pytest.mark.skipif(not native.available(), reason="interpreted it takes too long")
@pytest.mark.parametrize("game", sorted(GAMES))
def test_rules_of_thumb_beat_beginners(game: str) -> None:
    import_module(f"ludoteca.games.{game}.bots")
    question = Question(game, ("rules-of-thumb", "easy", "easy", "easy"), 4)
    results = tournament(Results(question), 600, cores=1)
    share = results.standings[0].shares["rules-of-thumb"]
    assert share.mean >= BEATS_EASY
