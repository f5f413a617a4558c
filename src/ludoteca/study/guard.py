"""Bots that fail do not stop the others: any legal move is played for who crashes, cheats or does not answer."""

from __future__ import annotations

import ctypes
import signal
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import Any

from ludoteca.bots import Player

PATIENCE = 60.0
"""Seconds after which a bot is taken to hang."""


class OutOfPatience(BaseException):
    """Not an Exception, so that a bot that catches everything is stopped too."""


class Guarded:
    """A bot whose failures are counted, by what they were."""

    def __init__(self, player: Player, name: str, failures: Counter[str], patience: float = PATIENCE) -> None:
        self.player = player
        self.name = name
        self.failures = failures
        self.patience = patience

    def __call__(self, view: dict[str, Any], legal: list[str], generator: Random) -> str:
        spare = Random(generator.getrandbits(64))
        try:
            with at_most(self.patience):
                move = self.player(view, list(legal), generator)
        except Exception as error:
            self.failures[f"{self.name} crashed with {type(error).__name__}"] += 1
        except OutOfPatience:
            self.failures[f"{self.name} did not answer within {self.patience:g} s"] += 1
        else:
            if move in legal:
                return move
            self.failures[f"{self.name} chose a move that is not legal"] += 1
        return spare.choice(legal)


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raises OutOfPatience in what takes longer."""
    in_main_thread = threading.current_thread() is threading.main_thread()
    with _alarm(seconds) if in_main_thread else _timer(seconds):
        yield


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Only a process's main thread can be watched this way; it wakes even who sleeps."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise OutOfPatience

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def _timer(seconds: float) -> Iterator[None]:
    """In any other thread, such as those of a cluster's workers, Python stops at its next step."""
    thread = ctypes.c_ulong(threading.get_ident())
    raise_in = ctypes.pythonapi.PyThreadState_SetAsyncExc
    timer = threading.Timer(seconds, raise_in, (thread, ctypes.py_object(OutOfPatience)))
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        raise_in(thread, None)  # it may have come just now
