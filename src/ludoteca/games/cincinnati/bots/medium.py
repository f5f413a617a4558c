"""Medium: plays by the odds of what it sees: cards, dice, and the best of the others' hands as they lie."""

from __future__ import annotations

from ludoteca.engine.dice import luck, pick
from ludoteca.engine.rule import rule
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.bots.chances import CERTAIN, chance_of, goal, keep_for
from ludoteca.games.cincinnati.bots.explaining import enrol_policy
from ludoteca.games.cincinnati.bots.sound import FAILING, goal_to_win, good_opponent, throws_now_left
from ludoteca.games.cincinnati.bots.stakes import stake, worth_of_table
from ludoteca.games.cincinnati.hands import with_lying
from ludoteca.games.cincinnati.layout import TABLES, State
from ludoteca.games.cincinnati.notation import CHALLENGE, KEEP, PASS, PAY, TABLE
from ludoteca.games.cincinnati.rules import dice_of, is_in_play
from ludoteca.games.cincinnati.wealth import THOUSANDS_PER_TOKEN

UNSURE = 20
"""By how many hundredths a table may seem better or worse than it is."""


@rule
def medium_policy(s: State, seat: int, moves: list[int], count: int, chance: int) -> int:
    if s.phase == phases.CHOOSE:
        return TABLE + promising_table(s, seat, chance)
    if s.phase == phases.KEEP:
        keep = keep_for(goal_to_win(s, seat, 0), dice_of(s, seat), throws_now_left(s, seat))
        return KEEP + with_lying(s.dice, keep)
    if s.phase == phases.EXTRA:
        return PAY if throw_pays(s, seat) else PASS
    return CHALLENGE + good_opponent(s, seat)


@rule
def promising_table(s: State, seat: int, chance: int) -> int:
    """The table with the highest stakes times the chance to meet its condition, regardless of how many others
    come."""
    best = 0
    most = -1
    for at in range(TABLES):
        if is_in_play(s, at):
            fit = chance_of(goal(at, FAILING), s.hand[seat], 2) * worth_of_table(s, at)
            value = fit * (100 - UNSURE + pick(luck(chance, at), 2 * UNSURE + 1))
            if value > most:
                best = at
                most = value
    return best


@rule
def throw_pays(s: State, seat: int) -> bool:
    """Whether one more throw is worth what a token is at the end."""
    wish = goal_to_win(s, seat, 0)
    hand = dice_of(s, seat)
    if chance_of(wish, hand, 0) == CERTAIN:
        return False
    return chance_of(wish, hand, 1) * stake(s, seat) > THOUSANDS_PER_TOKEN * CERTAIN


medium = enrol_policy("medium", "Knows the odds and plays for what lies on the tables.", medium_policy)
