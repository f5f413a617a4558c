"""Bots that fail do not stop the others: a random legal move replaces the choice of one that crashes, cheats or
hangs."""

from __future__ import annotations

import ctypes
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType

from ludoteca.bots.errors import described
from ludoteca.engine.compiled import native
from ludoteca.engine.game import View
from ludoteca.engine.match import Bot

PATIENCE = 60.0
"""Seconds after which a bot is taken to hang, compiling not counted."""
SHORTEST_PATIENCE = 1.0
"""The limit halves every time the same bot hangs, down to this."""


NOT_LEGAL = "chose a move that is not legal"
AT_ONCE = 0.001
"""In seconds: an alarm set to 0 would never ring."""


class OutOfPatience(BaseException):
    """Not an Exception, so that it also stops a bot that catches everything."""


class Guarded:
    """A bot whose failures are counted by kind."""

    def __init__(self, bot: Bot, name: str, failures: Counter[str], patience: float = PATIENCE) -> None:
        self.bot = bot
        self.name = name
        self.failures = failures
        self.faults = 0
        """Decisions that were made for it."""
        self.patience = patience

    def __call__(self, view: View, legal: list[str], generator: Random) -> str:
        before = generator.getstate()
        try:
            with at_most(self.patience):
                move = self.bot(view, list(legal), generator)
        except (Exception, SystemExit) as error:
            self._blame(f"crashed with {described(error)}")
        except OutOfPatience:
            self._blame(f"did not answer within {self.patience:g} s")
            self.patience = max(self.patience / 2, min(self.patience, SHORTEST_PATIENCE))
        else:
            if move in legal:
                return move
            self._blame(NOT_LEGAL)
        generator.setstate(before)
        return generator.choice(legal)

    def _blame(self, what: str) -> None:
        self.failures[f"{self.name} {what}"] += 1
        self.faults += 1


class Patience:
    """A time limit that does not count compiling."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds - native.seconds_compiling()

    def left(self) -> float:
        return self.end + native.seconds_compiling() - time.monotonic()


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raises OutOfPatience in a block that takes longer."""
    has_alarm = hasattr(signal, "SIGALRM") and threading.current_thread() is threading.main_thread()
    with (_alarm if has_alarm else _timer)(Patience(seconds)):
        yield


@contextmanager
def _alarm(patience: Patience) -> Iterator[None]:
    """With a signal, which works only in a process's main thread and not on Windows, but also wakes a sleeping
    bot."""

    def stop(number: int, frame: FrameType | None) -> None:
        left = patience.left()
        if left <= 0:
            raise OutOfPatience
        signal.setitimer(signal.ITIMER_REAL, left)

    before, began = signal.signal(signal.SIGALRM, stop), time.monotonic()
    of_caller, _ = signal.setitimer(signal.ITIMER_REAL, patience.left())
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if of_caller:  # the caller's own alarm rings now, if late
            signal.setitimer(signal.ITIMER_REAL, max(AT_ONCE, of_caller - (time.monotonic() - began)))


@contextmanager
def _timer(patience: Patience) -> Iterator[None]:
    """For all other threads, such as those of cluster workers: Python raises at the next instruction."""
    thread = ctypes.c_ulong(threading.get_ident())
    raise_in = ctypes.pythonapi.PyThreadState_SetAsyncExc
    answered = threading.Event()

    def watch() -> None:
        while (left := patience.left()) > 0:
            if answered.wait(left):
                return
        raise_in(thread, ctypes.py_object(OutOfPatience))

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        answered.set()
        watcher.join()
        raise_in(thread, None)  # it may have been set just now
