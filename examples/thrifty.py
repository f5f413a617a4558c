"""A bot for Twins. Try it: ludoteca arena twins --bots examples/thrifty.py:thrifty,random --players 4"""

from random import Random
from typing import Any

from ludoteca.bots import bot


@bot("twins", "Buys nothing and plays its strongest pair every time.")
def thrifty(view: dict[str, Any], legal: list[str], generator: Random) -> str:
    if view["phase"] == "buy":
        return "buy 0"
    return max(legal, key=strength)


def strength(move: str) -> int:
    """Of a move such as "play G7 B7": Twins and Pairs beat Colours, and Colours beat Singles."""
    _, one, other = move.split()
    if one[1:] == other[1:]:
        return 200 + int(one[1:])
    return int(one[1:]) + int(other[1:]) + (100 if one[0] == other[0] else 0)
