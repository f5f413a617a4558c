"""The tests themselves: they come to their end whoever starts them, and leave nothing behind."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.children import child, has_ended
from tests.limit import BY_SIGNAL, LEFT_BEHIND, OUT_OF_TIME
from tests.scheduling import GROUPS

TESTS = Path(__file__).parent
PYTEST = [sys.executable, "-m", "pytest", "-c", str(TESTS.parent / "pyproject.toml"), "-p", "no:cacheprovider"]
IMPATIENT = "import sys; from tests import limit; limit.SECONDS_TO_END = 0.5; sys.exit(limit.main(*sys.argv[1:]))"
HANG = """
import pytest, time

@pytest.fixture
def guest():
    yield
    time.sleep(600)

def test_that_hangs():
    time.sleep(600)

def test_that_fails_and_hangs_afterwards(guest):
    assert False

def test_after_them():
    pass
"""
CANNOT_BE_STOPPED = """
import signal, time

def test_that_hangs():
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
    time.sleep(600)

def test_after_it():
    pass
"""
TELLS_ITS_WORKER = """
import pytest

@pytest.mark.parametrize("number", range(4))
def test_it(number, request, worker_id):
    print(request.node.nodeid, "in", worker_id)
"""
FAILS_WITH_A_PROGRAM_RUNNING = """
from tests.terminal.conftest import *

def test_that_fails(folder):
    terminal = Terminal("play", folder=folder)
    terminal.until("Which game?")
    print("The program is", terminal.program.pid)
    assert False
"""
STARTS_A_PROGRAM = """
import time
from tests.children import child

def test_that_hangs():
    print("The program is", child(["sleep", "600"]).pid, flush=True)
    time.sleep(600)
"""


def run_tests(folder: Path, program: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [*written(folder, program), *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def written(folder: Path, program: str) -> list[str]:
    """How to run tests with our settings."""
    shutil.copy(TESTS / "conftest.py", folder)
    (folder / "test_it.py").write_text(program)
    return [*PYTEST, "--rootdir", str(folder), str(folder / "test_it.py")]


def test_tests_that_hang_fail_and_the_others_go_on(tmp_path: Path) -> None:
    told = run_tests(tmp_path, HANG, "--timeout", "1").stdout
    assert "FAILED test_it.py::test_that_hangs - Failed: Timeout" in told
    assert "ERROR test_it.py::test_that_fails_and_hangs_afterwards - Failed: Timeout" in told
    assert "1 passed" in told


def test_a_test_that_cannot_be_stopped_costs_a_worker_once_and_the_others_go_on(tmp_path: Path) -> None:
    told = run_tests(tmp_path, CANNOT_BE_STOPPED, "-n", "1", "-o", "faulthandler_timeout=1").stdout
    assert "crashed while running 'test_it.py::test_that_hangs'" in told
    assert told.count("node down") == 1
    assert "1 failed, 1 passed" in told


def test_tests_for_which_the_same_code_is_compiled_share_a_worker(tmp_path: Path) -> None:
    names = ["engine/test_a.py", "study/arena/test_b.py", "terminal/test_simulate.py", "envs/test_c.py"]
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(TELLS_ITS_WORKER)
    told = run_tests(tmp_path, "", *names, "-n", "2", "-rP").stdout
    workers = dict(re.findall(r"(\S+)::\S+ in (gw\d)", told))
    assert workers.keys() == set(names)
    assert len({workers[name] for name in names[:3]}) == 1


def test_groups_are_of_files_that_are_there() -> None:
    assert all((TESTS / name).exists() or (TESTS.parent / name).exists() for name in GROUPS)


def test_every_test_has_a_limit(request: pytest.FixtureRequest) -> None:
    soft, hard = (float(request.config.getini(name)) for name in ("timeout", "faulthandler_timeout"))
    assert 0 < soft < hard
    assert request.config.getini("faulthandler_exit_on_timeout")


def ignore_all() -> None:
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP, signal.SIGTERM, signal.SIGPIPE, signal.SIGCHLD):
        signal.signal(number, signal.SIG_IGN)


def test_ignored_signals_no_terminal_and_no_input_change_nothing() -> None:
    names = ["test_leaving_twice_leaves_without_saving", "test_leaving_before_the_game_begins"]
    done = subprocess.run(
        [*PYTEST, *(f"tests/terminal/test_leaving.py::{name}" for name in names)],
        cwd=TESTS.parent,
        preexec_fn=ignore_all,
        restore_signals=False,
        start_new_session=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "3 passed" in done.stdout


def process_named_in(text: str) -> int:
    (number,) = re.findall(r"The program is (\d+)", text)
    return int(number)


def test_a_test_that_fails_ends_the_program_in_its_terminal(tmp_path: Path) -> None:
    done = run_tests(tmp_path, FAILS_WITH_A_PROGRAM_RUNNING)
    assert "1 failed" in done.stdout
    assert has_ended(process_named_in(done.stdout))


@pytest.mark.skipif(sys.platform != "linux", reason="Elsewhere nobody is told that the parent was killed.")
def test_children_of_a_killed_test_end_with_it(tmp_path: Path) -> None:
    tests = child([*written(tmp_path, STARTS_A_PROGRAM), "-s"], stdout=subprocess.PIPE, text=True)
    with tests:
        assert tests.stdout
        told = next(line for line in tests.stdout if "The program is" in line)
        tests.kill()
    assert has_ended(process_named_in(told))


def limited(minutes: str, program: str) -> subprocess.Popen[str]:
    """A shell's program that may not take longer."""
    command = [sys.executable, "-c", IMPATIENT, minutes, "sh", "-c", program]
    return child(command, cwd=TESTS.parent, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("deaf", ["", "trap '' INT; "])
def test_a_whole_run_has_a_limit(deaf: str) -> None:
    run = limited("0.01", f"{deaf}sleep 600; true")
    _, told = run.communicate()
    assert run.returncode == OUT_OF_TIME
    assert "Out of time: sh -c" in told


def test_a_run_that_leaves_a_process_behind_fails_and_names_it() -> None:
    run = limited("1", "setsid sleep 600 >/dev/null 2>&1 & echo The program is $!")
    told, complaint = run.communicate()
    assert run.returncode == LEFT_BEHIND
    assert "Left behind, ended now: sleep 600" in complaint
    assert has_ended(process_named_in(told))


@pytest.mark.parametrize("code", [0, 3])
def test_a_run_that_ends_says_how(code: int) -> None:
    run = limited("1", f"exit {code}")
    run.communicate()
    assert run.returncode == code


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_who_stops_the_run_stops_the_tests(number: signal.Signals) -> None:
    run = limited("1", "trap 'echo interrupted; exit' INT; echo begun; while true; do sleep 0.1; done")
    assert run.stdout
    assert run.stdout.readline() == "begun\n"
    run.send_signal(number)
    told, _ = run.communicate()
    assert told == "interrupted\n"
    assert run.returncode == BY_SIGNAL + number


def test_the_tests_run_without_xdist_too() -> None:
    words = ["-p", "no:xdist", "--collect-only", "-q", str(TESTS / "test_rule_ids.py")]
    done = subprocess.run([*PYTEST, *words], capture_output=True, text=True, check=False, cwd=TESTS.parent)
    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(not shutil.which("timeout"), reason="There is no timeout(1).")
def test_installing_has_a_limit_too() -> None:
    words = ["make", "-n", "-W", "pyproject.toml", ".venv/for-test"]
    told = subprocess.run(words, cwd=TESTS.parent, capture_output=True, text=True, check=True).stdout
    installing = [line for line in told.splitlines() if "scripts/" in line]
    assert len(installing) == 2
    assert all("timeout --foreground 30m" in line for line in installing)
