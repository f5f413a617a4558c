"""Set-ups written as play."""

from __future__ import annotations

import re

from ludoteca import Match


def played(match: Match, script: str) -> Match:
    """Plays moves such as '0: table A / roll 1 3 3': one per line or between slashes; unnamed ones are chance's."""
    for line in re.split(r"[/\n]", script):
        who, _, move = line.rpartition(":")
        if move.strip():
            match.play(int(who) if who.strip().isdigit() else "chance", move)
    return match
