"""Processes that tests start: they receive every signal, and end with the test process."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from multiprocessing import parent_process
from threading import Thread
from typing import Any

import psutil  # type: ignore[import-untyped]

PR_SET_PDEATHSIG = 1
"""Asks Linux for a signal when the parent is gone, even one that was killed."""
PR_SET_CHILD_SUBREAPER = 36
"""Asks Linux to be the parent of all descendants whose own is gone."""
IGNORED_BY_PYTHON = {"SIGPIPE", "SIGXFSZ"}
"""By itself, wherever it runs; what subprocess starts hears them."""
PATIENCE = 30.0
"""Seconds until a process that should end counts as one that does not."""
LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None


def hear_all_signals() -> None:
    """Resets ignored signals: whoever starts the tests may ignore some, and children inherit that."""
    for number in signal.Signals:
        if signal.getsignal(number) is signal.SIG_IGN and number.name not in IGNORED_BY_PYTHON:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)


def child(command: list[str], **more: Any) -> subprocess.Popen[Any]:
    """A process that does not outlive this one; except on Linux, it is left behind if this one is killed."""
    return subprocess.Popen(command, preexec_fn=end_with_parent if LIBC else None, **more)


def adopt_orphans() -> None:
    if LIBC:
        LIBC.prctl(PR_SET_CHILD_SUBREAPER, 1)


def end_with_parent() -> None:
    assert LIBC
    LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def end_with_test() -> None:
    """In a multiprocessing process: ends it with the one that wanted it, which a fork server does not know."""
    parent = parent_process()
    assert parent

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def has_ended(process: int) -> bool:
    """Waits a few seconds for a process to end."""
    wait_while(lambda: is_alive(process), PATIENCE)
    return not is_alive(process)


def is_alive(process: int) -> bool:
    try:
        return bool(psutil.Process(process).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def wait_while(condition: Callable[[], bool], seconds: float) -> None:
    until = time.monotonic() + seconds
    while condition() and time.monotonic() < until:
        time.sleep(0.05)
