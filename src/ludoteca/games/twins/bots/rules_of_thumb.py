"""Plays by what a person can remember: the rules of docs/strategy/twins.md, by their numbers."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.player import Player, enrol
from ludoteca.bots.policies import bot_of
from ludoteca.engine.rule import rule
from ludoteca.games.twins import GAME, phases
from ludoteca.games.twins.bots.weighing import explained
from ludoteca.games.twins.combinations import MORE_THAN_ANY_VALUE, TWINS, pair_of, strength
from ludoteca.games.twins.layout import MOST_HELD, PLAYS
from ludoteca.games.twins.notation import BUY, PLAY
from ludoteca.games.twins.plays import PAID_IN_PLAY_1, PAID_IN_PLAY_3

KEPT_WHEN_BUYING = 2
"""Chips."""
GOOD_TWINS = TWINS * MORE_THAN_ANY_VALUE + 6
BEST, SECOND, THIRD, FOURTH = range(4)
NO_PLACES = -1


@rule
def rules_of_thumb_policy(s: Any, seat: int, moves: list[int], count: int, chance: int) -> int:
    if s.phase == phases.BUY:
        return BUY + buys(s, seat)
    return PLAY + pair_in_order(s, seat, which_to_lay(s, seat))


@rule
def buys(s: Any, seat: int) -> int:
    """Rule 1."""
    return 1 if s.chips[seat] > KEPT_WHEN_BUYING else 0


@rule
def which_to_lay(s: Any, seat: int) -> int:
    """Rules 3 and 4: of the pairs in the hand, counted from the best."""
    if is_threatened(s, seat) or s.play == PLAYS:
        return BEST
    if s.play == 3:
        return SECOND
    if s.play == 2:
        return SECOND if second_is_good(s, seat) else THIRD
    return FOURTH if second_is_good(s, seat) else SECOND


@rule
def is_threatened(s: Any, seat: int) -> bool:
    """Rule 7."""
    chips: int = s.chips[seat]
    return (s.play == 1 and chips < PAID_IN_PLAY_1) or (s.play == 3 and chips < PAID_IN_PLAY_3)


@rule
def second_is_good(s: Any, seat: int) -> bool:
    """Rules 5 and 6."""
    return strength(pair_in_order(s, seat, SECOND)) >= GOOD_TWINS


@rule
def pair_in_order(s: Any, seat: int, which: int) -> int:
    """Rule 2: the best pair, the best of what is left then, and so on."""
    held, used, pair = s.held[seat], 0, 0
    for _ in range(which + 1):
        places = best_places(s, seat, used)
        lower, higher = places // MOST_HELD, places % MOST_HELD
        used |= 1 << lower | 1 << higher
        pair = pair_of(held[lower], held[higher])
    return pair


@rule
def best_places(s: Any, seat: int, used: int) -> int:
    """Where the best pair of the cards that are not used lies."""
    held, best, most = s.held[seat], NO_PLACES, -1
    for higher in range(1, s.holds[seat]):
        for lower in range(higher):
            if (used >> higher & 1) + (used >> lower & 1) == 0:
                power = strength(pair_of(held[lower], held[higher]))
                if power > most:
                    best, most = lower * MOST_HELD + higher, power
    return best


rules_of_thumb = enrol(
    Player(
        "rules-of-thumb",
        "twins",
        "Plays by a few rules that a person can remember.",
        bot_of(GAME, rules_of_thumb_policy),
        explained(rules_of_thumb_policy),
        rules_of_thumb_policy,
    )
)
