"""A process of Node with Python as it runs in a browser, with the kernels of games."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.study.modules import module
from tests.engine.in_node import NODE

POCKET = Path(ludoteca.__file__).parent / "web" / "pocket"
SCRIPT = Path(__file__).with_name("in_pyodide.mjs")

Called = Callable[..., Any]
"""By the name of a function of `alike.py`, and with what it is called."""


@contextmanager
def in_pyodide(*games: str) -> Iterator[Called]:
    command = [str(NODE), str(SCRIPT), str(POCKET), *(f"{game}={module(game)}" for game in games)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        asking, answering = process.stdin, process.stdout
        assert asking
        assert answering

        def call(*asked: Any) -> Any:
            print(json.dumps(asked), file=asking, flush=True)
            return json.loads(json.loads(answering.readline()))

        yield call
        asking.close()
