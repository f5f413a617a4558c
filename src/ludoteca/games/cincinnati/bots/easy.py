"""Easy: a beginner. Goes where the dice point, keeps what looks right, pays when it feels close."""

from __future__ import annotations

from ludoteca.engine.dice import luck, pick
from ludoteca.engine.rule import rule
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.bots.chances import CERTAIN, chance_of, goal
from ludoteca.games.cincinnati.bots.explaining import enrol_policy
from ludoteca.games.cincinnati.bots.habits import usual_keep
from ludoteca.games.cincinnati.bots.sound import FAILING, goal_to_win, where_now
from ludoteca.games.cincinnati.layout import TABLES, State
from ludoteca.games.cincinnati.notation import KEEP, PASS, PAY, TABLE
from ludoteca.games.cincinnati.rules import dice_of, is_in_play

HASTY = 40
"""By how many hundredths a table may look better or worse than it is."""
CLOSE = 2500
"""A chance, in ten thousandths, that feels close."""


@rule
def easy_policy(s: State, seat: int, moves: list[int], count: int, chance: int) -> int:
    if s.phase == phases.CHOOSE:
        return TABLE + tempting_table(s, seat, chance)
    if s.phase == phases.KEEP:
        return KEEP + usual_keep(where_now(s, seat), dice_of(s, seat))
    if s.phase == phases.EXTRA:
        return PAY if feels_close(s, seat, chance) else PASS
    return moves[pick(chance, count)]


@rule
def tempting_table(s: State, seat: int, chance: int) -> int:
    """Where the dice fit best, and a little where more cards lie."""
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
    """Who is behind pays if it may well turn out, or now and then in any case while there is hope."""
    wish = goal_to_win(s, seat, 0)
    hand = dice_of(s, seat)
    if chance_of(wish, hand, 0) == CERTAIN:
        return False
    hope = chance_of(wish, hand, 1)
    return hope > (CLOSE if pick(chance, 3) > 0 else CLOSE // 3)


easy = enrol_policy("easy", "A beginner: goes where the dice point and pays when it feels close.", easy_policy)
