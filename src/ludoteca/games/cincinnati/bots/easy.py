"""Easy: a beginner. Goes where the dice point, keeps what looks right, pays when it feels close."""

from __future__ import annotations

from collections import Counter

from ludoteca.engine.dice import luck, pick
from ludoteca.engine.rule import later_grid, rule
from ludoteca.engine.throws import Faces
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.bots.chances import CERTAIN, chance_of, goal
from ludoteca.games.cincinnati.bots.explaining import enrol_policy
from ludoteca.games.cincinnati.bots.sound import FAILING, goal_to_win, where_now
from ludoteca.games.cincinnati.hands import HANDS, MOST_AT_CAESARS, NUMBER, longest_run, with_lying
from ludoteca.games.cincinnati.layout import TABLES, State
from ludoteca.games.cincinnati.notation import KEEP, PASS, PAY, TABLE
from ludoteca.games.cincinnati.rules import dice_of, is_in_play

HASTY = 40
"""By how many hundredths a table may seem better or worse than it is."""
CLOSE = 2500
"""A chance, in ten-thousandths, that feels close."""


@rule
def easy_policy(s: State, seat: int, moves: list[int], count: int, chance: int) -> int:
    if s.phase == phases.CHOOSE:
        return TABLE + tempting_table(s, seat, chance)
    if s.phase == phases.KEEP:
        return KEEP + with_lying(s.dice, usual_keep(where_now(s, seat), dice_of(s, seat)))
    if s.phase == phases.EXTRA:
        return PAY if feels_close(s, seat, chance) else PASS
    return moves[pick(chance, count)]


@rule
def tempting_table(s: State, seat: int, chance: int) -> int:
    """Where the dice fit best; more cards also tempt a little."""
    best = 0
    most = -1
    for at in range(TABLES):
        if is_in_play(s, at):
            fit = chance_of(goal(at, FAILING), s.hand[seat], 2) * (3 + s.piled[at])
            value = fit * (100 - HASTY + pick(luck(chance, at), 2 * HASTY + 1))
            if value > most:
                best = at
                most = value
    return best


@rule
def feels_close(s: State, seat: int, chance: int) -> bool:
    """Pays when behind if it may well turn out, and now and then in any case while there is hope."""
    wish = goal_to_win(s, seat, 0)
    hand = dice_of(s, seat)
    if chance_of(wish, hand, 0) == CERTAIN:
        return False
    hope = chance_of(wish, hand, 1)
    return hope > (CLOSE if pick(chance, 3) > 0 else CLOSE // 3)


easy = enrol_policy("easy", "A beginner: goes where the dice point and pays when it feels close.", easy_policy)


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
    """The whole hand if it is small enough; else ones and twos."""
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
"""By table (or a duel) and hand."""
