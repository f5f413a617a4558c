"""Bots that are no rules play match by match, with the same luck as compiled ones."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from examples.thrifty import thrifty
from ludoteca.engine.matches import play_matches
from ludoteca.games import GAMES
from ludoteca.study.arena import Question, Results, tournament
from ludoteca.study.simulate import simulate

ROOT = Path(__file__).parents[2]
THRIFTY = f"{ROOT / 'examples/thrifty.py'}:thrifty"


def test_the_example_in_the_docs_is_the_file() -> None:
    code = (ROOT / "examples/thrifty.py").read_text(encoding="utf-8").partition("\n\n")[2]
    assert f"```python\n{code}```" in (ROOT / "docs/write-a-bot.md").read_text(encoding="utf-8")


def test_the_example_is_much_better_than_chance() -> None:
    question = Question("twins", (THRIFTY, "random", "random", "random"), players=4)
    results = tournament(Results(question), 200)
    assert results.standings[0].shares[THRIFTY].mean > 2
    assert not results.failures


def test_matches_come_out_the_same_on_any_number_of_workers() -> None:
    one, two = (simulate("twins", 3, 6, bot_names=[THRIFTY], seed=9, cores=cores) for cores in (1, 2))
    here = play_matches(GAMES["twins"], {}, [thrifty] * 3, range(6), seed=9)
    for games in (one, two):
        np.testing.assert_array_equal(games.scores, here.scores)
        np.testing.assert_array_equal(games.tally, here.tally)
        np.testing.assert_array_equal(games.decisions, here.decisions)
