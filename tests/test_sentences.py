"""Sentences of games in words: the web app tells the same table in the same way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.engine import telling
from ludoteca.words import LANGUAGES, Words

TABLE: dict[str, Any] = json.loads(Path(__file__).with_name("sentences.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", TABLE["cases"], ids=lambda case: case["about"])
def test_a_sentence_is_told(case: dict[str, Any], language: str) -> None:
    assert Words(language).tell(case["sentence"], TABLE["names"], case.get("reader")) == case["told"][language]


def test_every_kind_of_value_is_among_them() -> None:
    written = json.dumps([case["sentence"] for case in TABLE["cases"]])
    kinds = (
        telling.Player, telling.Players, telling.Cards, telling.Dice, telling.Cells, telling.Listed, telling.Row,
        telling.Percent, telling.Money, telling.Change, telling.Sentence,
    )  # fmt: skip
    for kind in kinds:
        assert f'"{next(iter(kind.__annotations__))}": ' in written, kind
