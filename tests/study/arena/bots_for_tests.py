"""Bots with faults, found by tests as FILE.py:NAME."""

from __future__ import annotations

import os
import time
from random import Random
from typing import Any

from ludoteca.bots import bot
from ludoteca.engine.compiled import native


@bot("any", "Crashes.")
def crasher(view: dict[str, Any], legal: list[str], generator: Random) -> str:
    raise RuntimeError("I give up")


@bot("any", "Plays what is not legal.")
def cheat(view: dict[str, Any], legal: list[str], generator: Random) -> str:
    legal.append("win at once")
    return "win at once"


@bot("any", "Does not answer, and catches every error.")
def sleeper(view: dict[str, Any], legal: list[str], generator: Random) -> str:
    while True:
        try:
            time.sleep(10)
        except Exception:
            continue


@bot("any", "Leaves.")
def leaver(view: dict[str, Any], legal: list[str], generator: Random) -> str:
    raise SystemExit


@bot("any", "Ends its process.")
def ender(view: dict[str, Any], legal: list[str], generator: Random) -> str:
    os._exit(1)


@bot("any", "Compiles for longer than anybody waits.")
def compiler(view: dict[str, Any], legal: list[str], generator: Random) -> str:
    native.COMPILING.start()
    time.sleep(1.2)
    native.COMPILING.stop()
    return legal[0]


@bot("twins", "Buys nothing.")
def saver(view: dict[str, Any], legal: list[str], generator: Random) -> str:
    return legal[0]


no_bot = 7
