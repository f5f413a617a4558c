"""python -m tests.limit MINUTES COMMAND...: lets a command run so long at most, and sees to it that nothing stays.

The command has no terminal and no input. What is sent to stop it is handed on.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from typing import Any

import psutil  # type: ignore[import-untyped]

from tests.children import adopt_orphans, child, is_alive, wait_while

STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
SECONDS_TO_END = 15.0
"""After an interruption, and for what ends a little later than the command."""
OUT_OF_TIME = 124
"""As timeout(1) says it."""
LEFT_BEHIND = 125
BY_SIGNAL = 128
"""And the signal's number: so shells say it."""


def main(minutes: str, *command: str) -> int:
    received = listen()
    adopt_orphans()
    process = child(list(command), stdin=subprocess.DEVNULL, start_new_session=True)
    wait_while(lambda: process.poll() is None and not received, 60 * float(minutes))
    code = exit_code(process, received)
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGINT)  # like Ctrl-C, so that fixtures are taken down
    wait_while(lambda: bool(alive()) and len(received) < 2, SECONDS_TO_END)
    left = alive()
    for one in left:
        end(one)
    if code == OUT_OF_TIME:
        print(f"Out of time: {' '.join(command)}", file=sys.stderr)
    return code or (LEFT_BEHIND if left else 0)


def listen() -> list[int]:
    """Starts receiving signals; those that were ignored stay ignored."""
    received: list[int] = []
    for number in STOPS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, lambda number, frame: received.append(number))
    return received


def exit_code(process: subprocess.Popen[bytes], received: list[int]) -> int:
    if process.returncode is not None:
        return process.returncode if process.returncode >= 0 else BY_SIGNAL - process.returncode
    return BY_SIGNAL + received[0] if received else OUT_OF_TIME


def alive() -> list[Any]:
    """Everything the command has started that still runs."""
    return [one for one in psutil.Process().children(recursive=True) if is_alive(one.pid)]


def end(process: Any) -> None:
    with suppress(psutil.NoSuchProcess):
        print(f"Left behind, ended now: {' '.join(process.cmdline())}", file=sys.stderr)
        process.kill()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
