"""Planning a hand: which pair for which play, all four at once.

Every division of the cards that is not clearly wasteful is valued by its combinations' chances against players
who show what `habits.SHOWN` says. Values are in 1024ths of a chip, chances in 1024ths.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.engine.dice import luck
from ludoteca.engine.rule import rule, table
from ludoteca.engine.seats import lowest
from ludoteca.games.twins.bots.habits import SHOWN
from ludoteca.games.twins.combinations import higher_card, lower_card, pair_of
from ludoteca.games.twins.layout import NONE, PLAYS
from ludoteca.games.twins.odds import LEVELS, chances_in_play, level, pot_of_play_4
from ludoteca.games.twins.plays import (
    PAID_IN_PLAY_1,
    PAID_IN_PLAY_3,
    WON_IN_PLAY_2,
    first_play,
    last_in_play_1,
    last_in_play_3,
)

BITS = 10
CHIP = CERTAIN = 1 << BITS
NEVER = -(1 << 40)
FEWEST_PLAYERS = min(SHOWN)


def chances(play: int) -> Callable[[int], int]:
    """The chances in a play, as a table by row."""
    rows: list[int] = []
    for players, shown in SHOWN.items():
        shares = [times / sum(shown[play - 1]) for times in shown[play - 1]]
        rows += (round(CERTAIN * chance) for chance in chances_in_play(play, shares, players))
    return table(rows)


pays, wins, is_out, takes_pot = map(chances, range(1, PLAYS + 1))


@rule
def row(players: int, pair: int) -> int:
    """The row of a pair in the tables, for this many players."""
    return (players - FEWEST_PLAYERS) * LEVELS + level(pair)


# The value of pairs, each given by its row


@rule
def worth_of_two(third: int, fourth: int, pot: int) -> int:
    """In plays 3 and 4."""
    out = is_out(third)
    return ((CERTAIN - out) * takes_pot(fourth) * pot >> BITS) - out * PAID_IN_PLAY_3


@rule
def best_of_two(a: int, b: int, pot: int) -> int:
    return max(worth_of_two(a, b, pot), worth_of_two(b, a, pot))


@rule
def best_of_three(a: int, b: int, c: int, pot: int, later: int) -> int:
    """In plays 2 to 4: `pot` is the pot of play 2, `later` what it is expected to be in play 4."""
    prize = min(WON_IN_PLAY_2, pot)
    with_a = wins(a) * prize + best_of_two(b, c, later)
    with_b = wins(b) * prize + best_of_two(a, c, later)
    with_c = wins(c) * prize + best_of_two(a, b, later)
    return max(with_a, with_b, with_c)


# A plan is a number: its value, and which pair to lay now

PAIR_BITS = 11


FAVOUR = -1
"""In place of a whim: the plan must begin with the pair given instead of luck."""
FAR_BETTER = 100 * CHIP


@rule
def plan(worth: int, pair: int, chance: int, whim: int) -> int:
    return (worth + liking(pair, chance, whim) << PAIR_BITS) + pair


@rule
def liking(pair: int, chance: int, whim: int) -> int:
    """A whim, in 1024ths of a chip, makes a pair look better by up to that much."""
    if whim == FAVOUR:
        return FAR_BETTER if pair == chance else 0
    return (luck(chance, pair) & CERTAIN - 1) * whim >> BITS


@rule
def worth_of_plan(plan: int) -> int:
    return plan >> PAIR_BITS


@rule
def pair_of_plan(plan: int) -> int:
    return plan & (1 << PAIR_BITS) - 1


@rule
def plan_for_four(s: Any, a: int, b: int, c: int, d: int, chance: int, whim: int) -> int:
    """The best order of four pairs for plays 1 to 4."""
    pot = s.pot + PAID_IN_PLAY_1 * last_in_play_1(s.players)
    later = pot_of_play_4(s.players, pot)
    i, j, k, m = row(s.players, a), row(s.players, b), row(s.players, c), row(s.players, d)
    with_a = plan(best_of_three(j, k, m, pot, later) - pays(i) * PAID_IN_PLAY_1, a, chance, whim)
    with_b = plan(best_of_three(i, k, m, pot, later) - pays(j) * PAID_IN_PLAY_1, b, chance, whim)
    with_c = plan(best_of_three(i, j, m, pot, later) - pays(k) * PAID_IN_PLAY_1, c, chance, whim)
    with_d = plan(best_of_three(i, j, k, pot, later) - pays(m) * PAID_IN_PLAY_1, d, chance, whim)
    return max(max(with_a, with_b), max(with_c, with_d))


@rule
def plan_for_three(s: Any, a: int, b: int, c: int, chance: int, whim: int) -> int:
    """The best order of three pairs for plays 2 to 4."""
    later = pot_of_play_4(s.players, s.pot)
    prize = min(WON_IN_PLAY_2, s.pot)
    i, j, k = row(s.players, a), row(s.players, b), row(s.players, c)
    with_a = plan(best_of_two(j, k, later) + wins(i) * prize, a, chance, whim)
    with_b = plan(best_of_two(i, k, later) + wins(j) * prize, b, chance, whim)
    with_c = plan(best_of_two(i, j, later) + wins(k) * prize, c, chance, whim)
    return max(with_a, with_b, with_c)


@rule
def plan_for_two(s: Any, a: int, b: int, chance: int, whim: int) -> int:
    """The best order of two pairs for plays 3 and 4."""
    pot = s.pot + PAID_IN_PLAY_3 * last_in_play_3(s.players)
    i, j = row(s.players, a), row(s.players, b)
    return max(plan(worth_of_two(i, j, pot), a, chance, whim), plan(worth_of_two(j, i, pot), b, chance, whim))


@rule
def plan_for_one(s: Any, pair: int, chance: int, whim: int) -> int:
    """In play 4."""
    return plan(takes_pot(row(s.players, pair)) * s.pot, pair, chance, whim)


# Dividing the cards, which are given by their places in the hand. x and y are left over; x is NOTHING if none are.


NOTHING = -1


@rule
def pair_at(held: list[int], i: int, j: int) -> int:
    if i < j:
        return pair_of(held[i], held[j])
    return pair_of(held[j], held[i])


@rule
def sound_pair(held: list[int], used: int, i: int, j: int, x: int, y: int) -> int:
    """The pair in two places; NONE if the second is used, or if a leftover card would improve the pair."""
    if used >> j & 1 == 1:
        return NONE
    pair = pair_of(held[i], held[j])
    if x != NOTHING:
        for behind in range(2):
            card = x if behind == 0 else y
            if max(level(pair_at(held, i, card)), level(pair_at(held, j, card))) > level(pair):
                return NONE
    return pair


@rule
def last_pair(held: list[int], used: int, x: int, y: int) -> int:
    """The pair in the two places that are left."""
    i = lowest(~used)
    return sound_pair(held, used, i, lowest(~(used | 1 << i)), x, y)


@rule
def best_plan(s: Any, seat: int, chance: int, whim: int) -> int:
    """Over all divisions that leave nothing over that would be better."""
    if play_to_come(s) == PLAYS:
        return plan_for_one(s, strongest(s, seat, NONE), chance, whim)
    count = s.holds[seat]
    spare = count - 2 * (PLAYS + 1 - play_to_come(s))
    best = NEVER
    for x in range(1 if spare == 0 else count):
        for y in range(x + 1 if spare == 2 else x, count if spare == 2 else x + 1):
            best = max(best, divide(s, seat, NOTHING if spare == 0 else x, y, chance, whim))
    return best


@rule
def play_to_come(s: Any) -> int:
    """While cards are bought, the first."""
    play: int = max(s.play, first_play(s))
    return play


@rule
def divide(s: Any, seat: int, x: int, y: int, chance: int, whim: int) -> int:
    """A pair for each play to come; NONE for plays that are over."""
    used = 0 if x == NOTHING else 1 << x | 1 << y
    play = play_to_come(s)
    if play == 1:
        return divide_in_four(s, seat, used, x, y, chance, whim)
    if play == 2:
        return divide_in_three(s, seat, used, x, y, NONE, chance, whim)
    return divide_in_two(s, seat, used, x, y, NONE, NONE, chance, whim)


@rule
def divide_in_four(s: Any, seat: int, used: int, x: int, y: int, chance: int, whim: int) -> int:
    held = s.held[seat]
    best = NEVER
    i = lowest(~used)
    for j in range(i + 1, s.holds[seat]):
        a = sound_pair(held, used, i, j, x, y)
        if a != NONE:
            best = max(best, divide_in_three(s, seat, used | 1 << i | 1 << j, x, y, a, chance, whim))
    return best


@rule
def divide_in_three(s: Any, seat: int, used: int, x: int, y: int, a: int, chance: int, whim: int) -> int:
    held = s.held[seat]
    best = NEVER
    i = lowest(~used)
    for j in range(i + 1, s.holds[seat]):
        b = sound_pair(held, used, i, j, x, y)
        if b != NONE:
            best = max(best, divide_in_two(s, seat, used | 1 << i | 1 << j, x, y, a, b, chance, whim))
    return best


@rule
def divide_in_two(s: Any, seat: int, used: int, x: int, y: int, a: int, b: int, chance: int, whim: int) -> int:
    held = s.held[seat]
    best = NEVER
    i = lowest(~used)
    for j in range(i + 1, s.holds[seat]):
        c = sound_pair(held, used, i, j, x, y)
        if c != NONE:
            d = last_pair(held, used | 1 << i | 1 << j, x, y)
            if d != NONE:
                best = max(best, plan_for(s, a, b, c, d, chance, whim))
    return best


@rule
def plan_for(s: Any, a: int, b: int, c: int, d: int, chance: int, whim: int) -> int:
    """The best order of two, three or four pairs; the first ones are NONE if there are fewer than four."""
    if b == NONE:
        return plan_for_two(s, c, d, chance, whim)
    if a == NONE:
        return plan_for_three(s, b, c, d, chance, whim)
    return plan_for_four(s, a, b, c, d, chance, whim)


@rule
def worth_of_pair(s: Any, seat: int, pair: int) -> int:
    """The value of laying a pair now and the best with the rest; NEVER if that wastes cards."""
    if s.play == PLAYS:
        pot: int = s.pot
        return takes_pot(row(s.players, pair)) * pot
    best = best_plan(s, seat, pair, FAVOUR)
    if pair_of_plan(best) != pair:
        return NEVER
    return worth_of_plan(best) - FAR_BETTER


@rule
def strongest(s: Any, seat: int, other_than: int) -> int:
    """The best pair in the hand without the cards of `other_than` (NONE for no pair)."""
    held = s.held[seat]
    best = NONE
    for j in range(1, s.holds[seat]):
        for i in range(j):
            pair = pair_of(held[i], held[j])
            if is_apart(pair, other_than) and (best == NONE or level(pair) > level(best)):
                best = pair
    return best


@rule
def is_apart(pair: int, other: int) -> bool:
    """Whether two pairs have no card in common."""
    if other == NONE:
        return True
    lower, higher = lower_card(other), higher_card(other)
    return (
        lower_card(pair) != lower
        and lower_card(pair) != higher
        and higher_card(pair) != lower
        and higher_card(pair) != higher
    )
