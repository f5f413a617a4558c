"""Compiled code is kept on disk, and is never older than the rules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.engine.compiled import native

PACKAGE = Path(ludoteca.__file__).parent

SCRIPT = """
from ludoteca.engine.compiled import native
from ludoteca.engine.seats import one

def seats(seat):
    return one(seat)

function = native.compiled(seats)
print(function(3), "from disk" if function.stats.cache_hits else "compiled")
"""


def run(script: Path, package: Path, cache: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "XDG_CACHE_HOME": str(cache)}
    command = [sys.executable, "-P", str(script), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def test_an_edited_rule_is_compiled_anew(tmp_path: Path) -> None:
    package, script, cache = tmp_path / "copy" / "ludoteca", tmp_path / "script.py", tmp_path / "cache"
    shutil.copytree(PACKAGE, package)
    script.write_text(SCRIPT)
    assert run(script, package, cache) == "8 compiled"
    assert run(script, package, cache) == "8 from disk"

    seats = package / "engine" / "seats.py"
    rule = "    return 1 << seat\n"
    assert seats.read_text().count(rule) == 1
    seats.write_text(seats.read_text().replace(rule, "    return 100 + seat\n"))
    assert run(script, package, cache) == "103 compiled"


def test_caches_of_old_sources_are_forgotten(tmp_path: Path) -> None:
    for age in range(10):
        folder = tmp_path / f"cache{age}"
        folder.mkdir()
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    native._forget_old_caches(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cache0", "cache1", "cache2", "cache3"]


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
import ludoteca
from ludoteca.bots.random import random, random_policy
from ludoteca.engine.compiled import native
from ludoteca.engine.many.batch import play_games
from ludoteca.games import GAMES

assert not native.available()
for game in GAMES.values():
    players = game.players[0]
    assert ludoteca.new(game.name, players=players, seed=1).run(random).winners
    start = game.rules.set_up(players, **game.check_options({}))
    print(game.name, play_games(game, start, [random_policy] * players, 5, seed=1).scores.tolist())
"""


def test_without_numba_everything_works(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(WITHOUT_NUMBA)
    plain = run(script, PACKAGE, tmp_path)
    script.write_text(WITHOUT_NUMBA.replace('sys.modules["numba"] = None', "").replace("assert not", "assert"))
    assert plain == run(script, PACKAGE, Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")))


A_POLICY = """
from ludoteca.bots import bot
from ludoteca.engine.rule import rule

@rule
def choice(count):
    return count - 1

@bot("twins", "Plays the last move.")
def last(view, legal, generator):
    return legal[choice(len(legal))]
"""
WITH_A_POLICY = """
import sys
from ludoteca import bots
from ludoteca.engine.compiled import native

def made(policy):
    def chosen(count):
        return policy(count)
    return native.compiled(chosen)

chosen = made(bots.find(sys.argv[1], "twins").bot.__globals__["choice"])
print(chosen(5), "from disk" if chosen.stats.cache_hits else "compiled")
"""


def test_an_edited_policy_of_a_file_is_compiled_anew(tmp_path: Path) -> None:
    script, policy, cache = tmp_path / "script.py", tmp_path / "mine.py", tmp_path / "cache"
    script.write_text(WITH_A_POLICY)
    policy.write_text(A_POLICY)
    assert run(script, PACKAGE, cache, f"{policy}:last") == "4 compiled"
    assert run(script, PACKAGE, cache, f"{policy}:last") == "4 from disk"
    policy.write_text(A_POLICY.replace("count - 1", "count - 2"))
    assert run(script, PACKAGE, cache, f"{policy}:last") == "3 compiled"


def test_data_that_rules_are_made_of_is_part_of_the_sources(tmp_path: Path) -> None:
    data = tmp_path / "games" / "maps.json"
    data.parent.mkdir()
    data.write_text("[1]")
    before = native.sources_hash(tmp_path)
    data.write_text("[2]")
    assert native.sources_hash(tmp_path) != before
    assert (PACKAGE / "games" / "diceland" / "maps.json").is_file()


def test_functions_of_others_are_kept_where_they_always_were() -> None:
    numba = pytest.importorskip("numba")
    before = numba.config.CACHE_DIR
    native.compiled(lambda number: number)
    assert before == numba.config.CACHE_DIR != str(native.writable_cache_folder())
