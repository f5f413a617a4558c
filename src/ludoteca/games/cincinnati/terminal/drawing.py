"""Dice, drawn with their pips and, for who prefers it, the number."""

from __future__ import annotations

from collections.abc import Iterable

PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}


def drawn(faces: Iterable[int]) -> str:
    """Some dice side by side, five lines high."""
    return "\n".join(" ".join(rows) for rows in zip(*map(die, faces), strict=True))


def die(face: int) -> tuple[str, ...]:
    return ("╭───────╮", *(f"│ {pips} │" for pips in PIPS[face]), f"╰── {face} ──╯")
