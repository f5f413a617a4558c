"""Numba's inner workings make compiling faster. Where a version lacks them, everything works as before."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots.random import random_policy
from ludoteca.engine.compiled import native
from ludoteca.engine.many.batch import play_games
from ludoteca.games import GAMES, find
from tests.engine.test_compiled_code import PACKAGE, run
from tests.engine.tiny import tiny

ROOT = Path(__file__).parents[2]

HIDDEN = {
    "a library of code": """
import numba.core.codegen
del numba.core.codegen.JITCodeLibrary
""",
    "functions of addresses": """
import sys
import numba.core.cpu
sys.modules["numba._dynfunc"] = None
del numba._dynfunc
""",
    "passes of one's own": """
from numba.core.codegen import CPUCodegen
make = CPUCodegen._module_pass_manager
def _module_pass_manager(self, **effort):
    if "loop_vectorize" in effort and "slp_vectorize" not in effort:
        raise TypeError("neither or both, in this version")
    return make(self, **effort)
CPUCodegen._module_pass_manager = _module_pass_manager
""",
}
"""What is missing, or fails."""

PLAYING = """
import json
import sys
sys.path.insert(0, sys.argv[1])
from ludoteca.engine.compiled import compiling, native
from tests.engine.test_numba import games

assert native.available()
assert compiling.chosen() is compiling.DOCUMENTED
print(json.dumps(games(sys.argv[2])))
"""


def games(name: str) -> list[Any]:
    game = find(name) if name in GAMES else tiny()
    start = game.rules.set_up(3, **game.check_options({}))
    played = play_games(game, start, [random_policy] * 3, 20, seed=4)
    return [played.winners.tolist(), played.scores.tolist(), played.tally.tolist()]


@pytest.mark.skipif(not native.available(), reason="needs Numba")
@pytest.mark.parametrize("hidden", HIDDEN)
def test_without_the_inner_workings_the_same_games_are_played(hidden: str, tmp_path: Path) -> None:
    """The way to compile is then always the same; a whole game is compiled once."""
    name = "twins" if hidden == "a library of code" else "tiny"
    script = tmp_path / "script.py"
    script.write_text(HIDDEN[hidden] + PLAYING)
    assert json.loads(run(script, PACKAGE, tmp_path / "cache", str(ROOT), name)) == games(name)


@pytest.mark.parametrize(
    "trouble",
    [
        "raise ImportError('Numba needs NumPy 1.21 or less')",
        "raise RuntimeError('out of order')",
        "import no_such_part",
        "def njit(**options): raise TypeError('out of order')",
    ],
)
def test_a_numba_that_does_not_work_is_as_good_as_none(trouble: str, tmp_path: Path) -> None:
    (tmp_path / "numba").mkdir()
    (tmp_path / "numba" / "__init__.py").write_text(trouble)
    script = tmp_path / "script.py"
    script.write_text("import sys; sys.path.insert(0, sys.argv[1])\n" + NOT_AVAILABLE)
    assert run(script, PACKAGE, tmp_path / "cache", str(tmp_path)) == "False 1 game 1 warning"


NOT_AVAILABLE = """
import logging
logged = []
class Kept(logging.Handler):
    def emit(self, record):
        logged.append(record)
logging.getLogger("ludoteca").addHandler(Kept())
from ludoteca.engine.compiled import native
from ludoteca.study.simulate import simulate
played = simulate("twins", 3, 1, cores=1)
native.available()
about = [record for record in logged if "interpreted" in record.getMessage()]
print(native.available(), len(played), "game", len(about), "warning")
"""
