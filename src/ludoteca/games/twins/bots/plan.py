"""Planning a hand: which pair for which play, all four at once.

The best division of the cards that is not clearly wasteful is found, valued by its combinations' chances against
players who show what `habits.SHOWN` says. Values are in 1024ths of a chip, chances in 1024ths.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.engine.blank import working_memory
from ludoteca.engine.dice import luck
from ludoteca.engine.layout import Layout, int8, int32
from ludoteca.engine.rule import rule, table
from ludoteca.engine.seats import lowest
from ludoteca.games.twins.bots.habits import SHOWN
from ludoteca.games.twins.combinations import higher_card, lower_card, pair_of
from ludoteca.games.twins.layout import MOST_HELD, NONE, PLAYS
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
def plan_or_part(worth: int, pair: int, is_next: bool, chance: int, whim: int) -> int:
    """The plan to lay a pair now, or what a pair for later adds to a plan."""
    return plan(worth, pair, chance, whim) if is_next else as_part(worth)


@rule
def as_part(worth: int) -> int:
    return worth << PAIR_BITS


# What pairs are good for. Cards are given by their places in the hand, pairs by those of their cards, sets as bits.

PLACES = MOST_HELD * (MOST_HELD - 1) // 2
NO_PAIR = 0


class Values(Layout):
    """Of each pair in a hand."""

    level: list[int] = int8(PLACES)
    needed: list[int] = int8(MOST_HELD)  # by card: the least level of its pairs that leftover cards do not improve
    first: list[int] = int32(PLACES)  # a plan to lay it in play 1, or what it adds to one
    second: list[int] = int32(PLACES)  # the same in play 2
    third: list[int] = int32(PLACES)  # the same in play 3, but for play 4
    stays: list[int] = int32(PLACES)  # the chance to be in play 4 after it
    fourth: list[int] = int32(PLACES)  # its worth in play 4, for who is there


blank_values = working_memory(Values)


@rule
def value_pairs(s: Any, seat: int, play: int, v: Values, chance: int, whim: int) -> None:
    pot = s.pot + (PAID_IN_PLAY_1 * last_in_play_1(s.players) if play == 1 else 0)
    prize = min(WON_IN_PLAY_2, pot)
    pot = pot_of_play_4(s.players, pot) if play < 3 else pot + PAID_IN_PLAY_3 * last_in_play_3(s.players)
    held = s.held[seat]
    for j in range(1, s.holds[seat]):
        for i in range(j):
            place, pair = pair_of(i, j), pair_of(held[i], held[j])
            in_tables = row(s.players, pair)
            v.level[place] = level(pair)
            v.first[place] = plan_or_part(-pays(in_tables) * PAID_IN_PLAY_1, pair, play == 1, chance, whim)
            v.second[place] = plan_or_part(wins(in_tables) * prize, pair, play == 2, chance, whim)
            v.third[place] = plan_or_part(-is_out(in_tables) * PAID_IN_PLAY_3, pair, play == 3, chance, whim)
            v.stays[place] = CERTAIN - is_out(in_tables)
            v.fourth[place] = takes_pot(in_tables) * pot


# Dividing the cards


@rule
def best_plan(s: Any, seat: int, chance: int, whim: int) -> int:
    """Over all divisions that leave nothing over that would be better."""
    play = play_to_come(s)
    if play == PLAYS:
        return plan_for_one(s, strongest(s, seat, NONE), chance, whim)
    v = blank_values()
    value_pairs(s, seat, play, v, chance, whim)
    count = s.holds[seat]
    spare = count - 2 * (PLAYS + 1 - play)
    best = NEVER
    for x in range(1 if spare == 0 else count):
        for y in range(x + 1 if spare == 2 else x, count if spare == 2 else x + 1):
            left_over = 0 if spare == 0 else 1 << x | 1 << y
            sound = sound_pairs(v, count, left_over)
            if sound != NO_PAIR:
                best = max(best, divide(v, count, play, (1 << count) - 1 ^ left_over, sound))
    return best


@rule
def plan_for_one(s: Any, pair: int, chance: int, whim: int) -> int:
    """In play 4."""
    return plan(takes_pot(row(s.players, pair)) * s.pot, pair, chance, whim)


@rule
def play_to_come(s: Any) -> int:
    """While cards are bought, the first."""
    play: int = max(s.play, first_play(s))
    return play


@rule
def sound_pairs(v: Values, count: int, left_over: int) -> int:
    """The pairs that no leftover card would improve; NO_PAIR if some card is in none of them."""
    for i in range(count):
        v.needed[i] = needed_level(v, count, left_over, i)
    sound, paired = NO_PAIR, left_over
    place = 0
    for j in range(1, count):
        for i in range(j):
            if v.level[place] >= max(v.needed[i], v.needed[j]):
                sound |= 1 << place
                paired |= 1 << i | 1 << j
            place += 1
    return sound if paired == (1 << count) - 1 else NO_PAIR


@rule
def needed_level(v: Values, count: int, left_over: int, i: int) -> int:
    """What a pair with this card must at least be, so that no leftover card would improve it."""
    if left_over >> i & 1 == 1:
        return LEVELS
    needed = 0
    while left_over != 0:
        card = lowest(left_over)
        left_over = without_lowest(left_over)
        needed = max(needed, v.level[pair_of(min(i, card), max(i, card))])
    return needed


@rule
def without_lowest(places: int) -> int:
    return places & places - 1


@rule
def divide(v: Values, count: int, play: int, places: int, sound: int) -> int:
    """The best plan for these places."""
    if play == 1:
        return divide_eight(v, count, places, sound)
    if play == 2:
        return divide_six(v, count, places, sound)
    return divide_four(v, places, sound, 3)


@rule
def divide_eight(v: Values, count: int, places: int, sound: int) -> int:
    """Four for plays 1 and 2, four for plays 3 and 4, which do not depend on each other."""
    best = NEVER
    i = lowest(places)
    for j in range(i + 1, count):
        for k in range(j + 1, count):
            for m in range(k + 1, count):
                four = 1 << i | 1 << j | 1 << k | 1 << m
                if four & places == four:
                    best = max(best, plan_both(v, four, places ^ four, sound))
    return best


@rule
def plan_both(v: Values, four: int, others: int, sound: int) -> int:
    """Either four first."""
    one = divide_four(v, four, sound, 1)
    if one == NEVER:
        return NEVER
    other = divide_four(v, others, sound, 1)
    if other == NEVER:
        return NEVER
    return max(one + divide_four(v, others, sound, 3), other + divide_four(v, four, sound, 3))


@rule
def divide_six(v: Values, count: int, places: int, sound: int) -> int:
    """Two for play 2, four for plays 3 and 4."""
    best = NEVER
    for j in range(1, count):
        for i in range(j):
            if sound >> pair_of(i, j) & 1 == 1:
                others = places ^ (1 << i | 1 << j)
                best = max(best, v.second[pair_of(i, j)] + divide_four(v, others, sound, 3))
    return best


@rule
def divide_four(v: Values, four: int, sound: int, play: int) -> int:
    """For a play, 1 or 3, and the next; NEVER if that wastes cards."""
    i = lowest(four)
    others = without_lowest(four)
    j, k, m = lowest(others), lowest(without_lowest(others)), lowest(without_lowest(without_lowest(others)))
    return max(
        order_two(v, pair_of(i, j), pair_of(k, m), sound, play),
        order_two(v, pair_of(i, k), pair_of(j, m), sound, play),
        order_two(v, pair_of(i, m), pair_of(j, k), sound, play),
    )


@rule
def order_two(v: Values, a: int, b: int, sound: int, play: int) -> int:
    if sound >> a & sound >> b & 1 == 0:
        return NEVER
    if play == 1:
        return max(v.first[a] + v.second[b], v.first[b] + v.second[a])
    return max(last_two(v, a, b), last_two(v, b, a))


@rule
def last_two(v: Values, third: int, fourth: int) -> int:
    return v.third[third] + as_part(v.stays[third] * v.fourth[fourth] >> BITS)


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
