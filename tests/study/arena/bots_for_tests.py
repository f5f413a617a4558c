"""Bots with faults, found by tests as FILE.py:NAME."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from ludoteca.bots import bot


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


@bot("twins", "Buys nothing.")
def saver(view: dict[str, Any], legal: list[str], generator: Random) -> str:
    return legal[0]


no_bot = 7
