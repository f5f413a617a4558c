"""Plays by what a person can remember: the rules of docs/strategy/cincinnati.md, by their numbers."""

from __future__ import annotations

from collections import Counter

from ludoteca.engine.rule import later_grid, rule, table
from ludoteca.engine.throws import Faces
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.bots.chances import CERTAIN, chance_of
from ludoteca.games.cincinnati.bots.easy import anything_good
from ludoteca.games.cincinnati.bots.explaining import enrol_policy
from ludoteca.games.cincinnati.bots.sound import goal_to_win, good_opponent, where_now
from ludoteca.games.cincinnati.bots.stakes import stake
from ludoteca.games.cincinnati.hands import HANDS, MOST_AT_CAESARS, NUMBER, longest_run
from ludoteca.games.cincinnati.layout import CAESARS, CARD_KINDS, CARDS, TABLES, State
from ludoteca.games.cincinnati.notation import CHALLENGE, KEEP, PASS, PAY, TABLE
from ludoteca.games.cincinnati.rules import dice_of, is_in_play

NO_MONEY = 25
"""What tokens and duels count, in thousands."""
ONE_IN_THREE = CERTAIN // 3
RICH = 20
"""Thousands for which a token is paid."""
SMALL = 2


def fit_at_atlantic(faces: Faces) -> int:
    return (2, 4, 8, 9, 10)[max(Counter(faces).values()) - 1]


def fit_at_ballroom(faces: Faces) -> int:
    return (1, 1, 2, 4, 9, 10)[len(longest_run(faces))]


def fit_at_caesars(faces: Faces) -> int:
    if sum(faces) <= MOST_AT_CAESARS:
        return 9
    return (1, 2, 4, 7, 9, 9)[sum(face <= SMALL for face in faces)]


def keep_at_atlantic(faces: Faces) -> Faces:
    """The most equal dice; of two pairs the higher."""
    count = Counter(faces)
    face = max(count, key=lambda face: (count[face], face))
    return (face,) * count[face]


def keep_at_caesars(faces: Faces) -> Faces:
    return tuple(face for face in faces if face <= SMALL)


fit = later_grid(
    lambda: [[of(faces) for faces in HANDS] for of in (fit_at_atlantic, fit_at_ballroom, fit_at_caesars)]
)
"""Rule 1: how well the first throw fits each table, of ten."""
usual_keep = later_grid(
    lambda: [
        [NUMBER[keep(faces)] for faces in HANDS]
        for keep in (keep_at_atlantic, longest_run, keep_at_caesars, anything_good)
    ]
)
"""Rules 3, 4, 5 and 10."""
thousands = table([int(card) // 1000 if card.isdigit() else NO_MONEY for card in CARDS])


@rule
def rules_of_thumb_policy(s: State, seat: int, moves: list[int], count: int, chance: int) -> int:
    if s.phase == phases.CHOOSE:
        return TABLE + table_by_rules(s, seat)
    if s.phase == phases.KEEP:
        return KEEP + keep_by_rules(s, seat)
    if s.phase == phases.EXTRA:
        return PAY if pays_by_rules(s, seat) else PASS
    return CHALLENGE + good_opponent(s, seat)  # rule 9


@rule
def table_by_rules(s: State, seat: int) -> int:
    """Rule 2."""
    best, most = 0, -1
    for at in range(TABLES):
        if is_in_play(s, at):
            value = fit(at, s.hand[seat]) * money_on(s, at)
            if value > most:
                best, most = at, value
    return best


@rule
def money_on(s: State, at: int) -> int:
    total = 0
    for card in range(CARD_KINDS):
        total += s.on_table[at][card] * thousands(card)
    return total


@rule
def keep_by_rules(s: State, seat: int) -> int:
    """Rule 6; else what is usual."""
    where, hand = where_now(s, seat), dice_of(s, seat)
    if where == CAESARS and is_ahead(s, seat, hand):
        return hand
    return usual_keep(where, hand)


@rule
def is_ahead(s: State, seat: int, hand: int) -> bool:
    return chance_of(goal_to_win(s, seat, 0), hand, 0) == CERTAIN


@rule
def pays_by_rules(s: State, seat: int) -> bool:
    """Rules 7 and 8."""
    hand = dice_of(s, seat)
    if is_ahead(s, seat, hand) or stake(s, seat) < RICH:
        return False
    return chance_of(goal_to_win(s, seat, 0), hand, 1) >= ONE_IN_THREE


rules_of_thumb = enrol_policy(
    "rules-of-thumb", "Plays by a few rules that a person can remember.", rules_of_thumb_policy
)
