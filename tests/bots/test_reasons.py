"""Every bot says why: at every decision of whole games, for every move it weighs, in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca import bots
from ludoteca.bots import LEVELS, Advice, Reason
from ludoteca.testing.starts import StrictWords
from ludoteca.words import LANGUAGES

NAMES = ["Ada", "Ben", "Cleo", "Dov"]
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "cincinnati": [{"keep": "in turn"}, {"keep": "at once"}],
    "twins": [{"hands": 2}],
    "diceland": [{}],
}


@pytest.mark.parametrize("game", OPTIONS)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=1, deadline=None)
def test_every_bot_says_why_in_every_moment_of_a_game(game: str, seed: int) -> None:
    luck = Random(seed)
    match = ludoteca.new(game, players=luck.choice([3, 4]), seed=seed, **luck.choice(OPTIONS[game]))
    while match.actors:
        actor = match.actors[0]
        if isinstance(actor, str):
            assert match.dice
            match.play(actor, match.dice.draw(match))
        else:
            legal, level = match.legal(actor), luck.choice(LEVELS)
            advice = bots.find(level, game).explain(match.view(actor), legal, luck)
            check(advice, legal, has_an_idea=level != "random")
            match.play(actor, advice.move)


def check(advice: Advice, legal: list[str], has_an_idea: bool) -> None:
    moves = [one.move for one in advice.weighed]
    assert len(set(moves)) == len(moves)
    assert set(moves) <= set(legal)
    for one in advice.weighed:
        assert (one.win is not None and 0 <= one.win <= 1) if has_an_idea else one.win is None
        for language in LANGUAGES:
            say(one.reason, language)


def say(reason: Reason, language: str) -> None:
    """Strictly: the language has the message, and no value is missing."""
    sentence = StrictWords(language).tell({"id": reason.id, "values": dict(reason.values)}, NAMES)
    assert "{" not in sentence
