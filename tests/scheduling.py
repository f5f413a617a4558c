"""Which tests run in the same worker: those of a file, and those that need the same compiled code.

The longest groups begin first, so that no worker is left with one at the end.
"""

from __future__ import annotations

from pathlib import PurePosixPath

from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]
from xdist.workermanage import WorkerController  # type: ignore[import-untyped]

GROUPS = {
    "engine": "engine",
    "src/ludoteca/testing": "testing",
    "study": "engine",
    "terminal/test_arena.py": "engine",
    "terminal/test_maps.py": "engine",
    "terminal/test_simulate.py": "engine",
    "bots": "bots",
    "diceland/test_bots.py": "bots",
    "diceland/test_fairness.py": "bots",
    "server/test_hints.py": "bots",
    "envs": "envs",
    "cincinnati/test_seen.py": "seen",
    "diceland/test_seen.py": "seen",
}
"""By folder or file."""
LONGEST_FIRST = ("engine", "testing", "study", "bots", "envs", "web", "server", "seen", "terminal", "diceland")


def group_of(test: str) -> str:
    """A test's group, by its id."""
    file = PurePosixPath(test.partition("::")[0])
    below_tests = file.relative_to("tests") if file.is_relative_to("tests") else file
    found = (GROUPS[str(path)] for path in (below_tests, *below_tests.parents) if str(path) in GROUPS)
    return next(found, str(below_tests))


def urgency(test: str) -> int:
    """A sort key; smaller is sooner."""
    name = group_of(test).partition("/")[0]
    return LONGEST_FIRST.index(name) if name in LONGEST_FIRST else len(LONGEST_FIRST)


class Schedule(LoadScopeScheduling):  # type: ignore[misc]
    """Gives each worker one group at a time."""

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)

    def schedule(self) -> None:
        """A worker begins a test only when it knows the next one, or that there is none."""
        super().schedule()
        for node in self.nodes:
            self._reschedule(node)

    def remove_node(self, node: WorkerController) -> str | None:
        """A test that killed its worker is not tried again; the rest of its group is."""
        groups = self.assigned_work.pop(node)
        ended_in = next((test for tests in groups.values() for test, is_done in tests.items() if not is_done), None)
        for name, tests in groups.items():
            rest = {test: False for test, is_done in tests.items() if not is_done and test != ended_in}
            if rest:
                self.workqueue[name] = rest
        for other in self.nodes:
            self._reschedule(other)
        return ended_in
