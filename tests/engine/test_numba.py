"""Numba's inner workings make compiling faster. Where a version lacks them, everything works as before."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.engine import native
from ludoteca.study.simulate import simulate
from tests.engine.test_compiled_code import PACKAGE, run

HIDDEN = {
    "twins": """
import numba.core.codegen
del numba.core.codegen.JITCodeLibrary
""",
    "cincinnati": """
import sys
import numba.core.cpu
sys.modules["numba._dynfunc"] = None
del numba._dynfunc
""",
    "diceland": """
from numba.core.codegen import CPUCodegen
make = CPUCodegen._module_pass_manager
def _module_pass_manager(self, **effort):
    if "loop_vectorize" in effort and "slp_vectorize" not in effort:
        raise TypeError("neither or both, in this version")
    return make(self, **effort)
CPUCodegen._module_pass_manager = _module_pass_manager
""",
}
"""By game something else that is missing, or fails."""

SIMULATION = """
import json
import sys
from ludoteca.engine import compiling, native
from ludoteca.study.simulate import simulate

assert native.available()
assert compiling.chosen() is compiling.DOCUMENTED
played = simulate(sys.argv[1], 3, 20, cores=1)
print(json.dumps([played.winners.tolist(), played.scores.tolist(), played.tally.tolist()]))
"""


@pytest.mark.skipif(not native.available(), reason="needs Numba")
@pytest.mark.parametrize("game", HIDDEN)
def test_without_the_inner_workings_the_same_games_are_played(game: str, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(HIDDEN[game] + SIMULATION)
    played = simulate(game, 3, 20, cores=1)
    expected = [played.winners.tolist(), played.scores.tolist(), played.tally.tolist()]
    assert json.loads(run(script, PACKAGE, tmp_path / "cache", game)) == expected


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
from ludoteca.engine import native
from ludoteca.study.simulate import simulate
played = simulate("twins", 3, 1, cores=1)
native.available()
about = [record for record in logged if "interpreted" in record.getMessage()]
print(native.available(), len(played), "game", len(about), "warning")
"""
