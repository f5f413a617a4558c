"""What a beginner keeps: the dice that look like what is wanted, whatever the odds."""

from __future__ import annotations

from collections import Counter

from ludoteca.engine.rule import later_grid
from ludoteca.engine.throws import Faces
from ludoteca.games.cincinnati.hands import HANDS, MOST_AT_CAESARS, NUMBER, longest_run

LOW = 2
"""Faces that look small at table C."""
A_RUN = 4


def equal_dice(faces: Faces) -> Faces:
    """All pairs and better, both pairs of two; without any, the highest die."""
    count = Counter(faces)
    alike = tuple(face for face in faces if count[face] > 1)
    most = max(count.values())
    if most >= 3:
        alike = tuple(face for face in faces if count[face] == most)
    return alike or faces[-1:]


def small_dice(faces: Faces) -> Faces:
    """What is small enough stays; else ones and twos."""
    if sum(faces) <= MOST_AT_CAESARS:
        return faces
    return tuple(face for face in faces if face <= LOW)


def anything_good(faces: Faces) -> Faces:
    """In a duel: a run of four or five, else equal dice."""
    run = longest_run(faces)
    return run if len(run) >= A_RUN and max(Counter(faces).values()) < A_RUN - 1 else equal_dice(faces)


usual_keep = later_grid(
    lambda: [
        [NUMBER[keep(faces)] for faces in HANDS] for keep in (equal_dice, longest_run, small_dice, anything_good)
    ]
)
"""By table, or for a duel, and by hand."""
