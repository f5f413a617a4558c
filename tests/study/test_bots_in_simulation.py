"""Bots that are no rules play match by match, with the same luck as compiled ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from examples.thrifty import thrifty
from ludoteca import bots
from ludoteca.engine.many.batch import play_matches
from ludoteca.games import GAMES
from ludoteca.study.arena import Question, Results, tournament
from ludoteca.study.simulate import simulate
from tests.children import child, has_ended

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


A_COMPILED_BOT = """
from ludoteca.bots import bot
from ludoteca.engine.compiled import native
from ludoteca.engine.rule import rule

@rule
def last(count):
    return count - 1

def number(count):
    return last(count)

number = native.compiled(number)

@bot("twins", "Plays the last move.")
def stubborn(view, legal, generator):
    return legal[number(len(legal))]
"""
ONE_DECISION = """
import sys
from ludoteca import bots
stubborn = bots.find(sys.argv[1], "twins")
print(stubborn({}, ["one", "two"], None), sum(stubborn.bot.__globals__["number"].stats.cache_hits.values()))
"""


def test_what_a_bot_of_a_file_compiled_is_found_again(tmp_path: Path) -> None:
    (tmp_path / "stubborn.py").write_text(A_COMPILED_BOT)
    command = [sys.executable, "-c", ONE_DECISION, f"{tmp_path / 'stubborn.py'}:stubborn"]
    kept = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    first, second = (
        subprocess.run(command, env=kept, capture_output=True, text=True, check=True).stdout.split() for _ in "12"
    )
    assert first == ["two", "0"]
    assert second == ["two", "1"]


def test_matches_come_out_the_same_on_any_number_of_workers() -> None:
    one, two = (simulate("twins", 3, 6, bot_names=[THRIFTY], seed=9, cores=cores) for cores in (1, 2))
    here = play_matches(GAMES["twins"], {}, [thrifty] * 3, range(6), seed=9)
    for games in (one, two):
        np.testing.assert_array_equal(games.scores, here.scores)
        np.testing.assert_array_equal(games.tally, here.tally)
        np.testing.assert_array_equal(games.decisions, here.decisions)


A_BOSS = """
import multiprocessing, time
from ludoteca.study.tasks import workers
with workers(cores=1):
    print(*(worker.pid for worker in multiprocessing.active_children()), flush=True)
    time.sleep(600)
"""


def test_workers_end_with_a_boss_that_is_killed() -> None:
    with child([sys.executable, "-c", A_BOSS], stdout=subprocess.PIPE, text=True) as boss:
        assert boss.stdout
        worker = int(boss.stdout.readline())
        boss.kill()
    assert has_ended(worker)


def test_a_game_that_is_not_there_has_no_bots() -> None:
    with pytest.raises(ValueError, match="There is no game 'a fourth game'"):
        bots.players("a fourth game")
