"""Action features: what kept dice lack, and how likely the next throw brings it."""

from __future__ import annotations

from itertools import combinations_with_replacement as multisets

from ludoteca.engine.rule import grid
from ludoteca.engine.throws import Faces, ways_to_fall
from ludoteca.games.cincinnati.hands import (
    DICE,
    FACES,
    HANDS,
    HANDS_OF_FIVE,
    SETS,
    SIDES,
    hands_with,
    standing,
    subsets,
)
from ludoteca.games.cincinnati.layout import TABLES

STRAIGHTS = {length: [{*range(low, low + length)} for low in range(1, SIDES + 2 - length)] for length in (4, 5)}
KEPT_DICE = [
    "dice kept", *(f"kept with {face}" for face in FACES), "sum kept",
    "lacks for three", "lacks for four", "lacks for five", "lacks for a full house",
    "lacks for a small straight", "lacks for a large straight", "rank after the throw in percent",
]  # fmt: skip


def kept_dice(kept: Faces) -> list[int]:
    counts = [kept.count(face) for face in FACES]
    most, second = sorted(counts)[:-3:-1]
    return [
        len(kept), *counts, sum(kept),
        *(max(0, wanted - most) for wanted in (3, 4, 5)), max(0, 3 - most) + max(0, 2 - second),
        *(min(len(run - {*kept}) for run in STRAIGHTS[length]) for length in (4, 5)),
        round(100 * sum(share * hand / (HANDS_OF_FIVE - 1) for hand, share in shares(kept))),
    ]  # fmt: skip


def shares(kept: Faces) -> list[tuple[int, float]]:
    """The hands that the next throw can make of the kept dice, with their probabilities."""
    thrown = DICE - len(kept)
    ways = [ways_to_fall(fallen) for fallen in multisets(FACES, thrown)]
    return [(hand, way / SIDES**thrown) for hand, way in zip(hands_with(kept), ways, strict=True)]


def percent_at(table: int, kept: Faces) -> int:
    """C41-C43: the chance that the next throw meets the table's condition, in percent."""
    return round(100 * sum(share for hand, share in shares(kept) if standing(table, hand) > 0))


PERCENT = [[percent_at(table, kept) for kept in SETS] for table in range(TABLES)]
told_of_kept = grid([kept_dice(kept) for kept in SETS])
percent = grid(PERCENT)
best_percent = grid(
    [[max(PERCENT[table][kept] for kept in subsets(hand)) for hand in HANDS] for table in range(TABLES)]
)
"""With the best choice of what to keep."""
