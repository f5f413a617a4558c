"""How bad a mistake is: a slip, a mistake or a blunder, next to those of beginners and sound players.

The bounds are by game and number of players, in a file with the version of the judge: `benchmarks/marks.py`.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Literal

FILE = Path(__file__).with_name("marks.json")
OF_ANY_GAME = 0.02, 0.06
"""Shares of the victory from which on it is a mistake, and a blunder, in a game that was never calibrated."""

Mark = Literal["slip", "mistake", "blunder"]


def mark(game: str, players: int, lost: float) -> Mark:
    """Of a decision that certainly lost so much of the victory."""
    mistake, blunder = bounds().get((game, players), OF_ANY_GAME)
    if lost >= blunder:
        return "blunder"
    return "mistake" if lost >= mistake else "slip"


@cache
def bounds() -> dict[tuple[str, int], tuple[float, float]]:
    known = json.loads(FILE.read_text(encoding="utf-8"))["marks"]
    return {
        (game, int(players)): (mistake, blunder)
        for game, by_players in known.items()
        for players, (mistake, blunder) in by_players.items()
    }
