"""The mathematics of combinations: what a random hand holds, and how a combination compares with others.

Everything is counted, nothing is sampled: give fractions and you get exact fractions.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from heapq import nlargest
from itertools import combinations, permutations
from math import comb, perm
from typing import NamedTuple

from ludoteca.engine.rule import rule, table
from ludoteca.games.twins.combinations import (
    CARDS_OF_A_COLOUR,
    COLOUR,
    COLOURS,
    DECK,
    KINDS,
    MORE_THAN_ANY_VALUE,
    NUMBERS,
    PAIR,
    PAIRS,
    TWINS,
    pair_of,
    strength,
)
from ludoteca.games.twins.layout import PLAYS
from ludoteca.games.twins.plays import (
    PAID_IN_PLAY_1,
    PAID_IN_PLAY_3,
    WON_IN_PLAY_2,
    first_in_play_2,
    last_in_play_1,
    last_in_play_3,
)

STRENGTHS = sorted({strength(pair) for pair in range(len(PAIRS))})
"""Every combination, the poorest first: Singles 3 to 19, Colour 3 to 19, Pair 1 to 10, Twins 1 to 10."""
LEVELS = len(STRENGTHS)

level = table([STRENGTHS.index(strength(pair)) for pair in range(len(PAIRS))])
"""The rank of a pair's combination among all, from 0."""


class Combination(NamedTuple):
    kind: str
    value: int


def combination_at(level: int) -> Combination:
    kind, value = divmod(STRENGTHS[level], MORE_THAN_ANY_VALUE)
    return Combination(KINDS[kind], value)


# What a random hand holds

Polynomial = list[int]
"""Numbers of ways, by the number of cards."""

OF_A_NUMBER = len(COLOURS)
OF_A_NUMERAL = OF_A_NUMBER // 2


def best_of_hand(cards: int) -> dict[Combination, Fraction]:
    """The probability of each combination being the best of this many random cards, the best first."""
    below = [*(hands_below(place, cards) for place in range(LEVELS)), comb(DECK, cards)]
    chances = {
        combination_at(place): Fraction(below[place + 1] - below[place], comb(DECK, cards))
        for place in reversed(range(LEVELS))
    }
    return {combination: chance for combination, chance in chances.items() if chance}


def hands_below(place: int, cards: int) -> int:
    """How many hands hold nothing as good as the combination at this level."""
    kind, value = divmod(STRENGTHS[place], MORE_THAN_ANY_VALUE)
    if kind == TWINS:
        return coefficient([one_of_each_numeral() if n >= value else any_cards() for n in NUMBERS], cards)
    if kind == PAIR:
        return coefficient([one_card() if n >= value else one_of_each_numeral() for n in NUMBERS], cards)
    if kind == COLOUR:
        return ways_without_colour(value)[cards]
    return ways_without_singles(value, cards)


def any_cards() -> Polynomial:
    """The six cards of a number, without restriction."""
    return [comb(OF_A_NUMBER, n) for n in range(OF_A_NUMBER + 1)]


def one_of_each_numeral() -> Polynomial:
    """At most one black and one white card of a number: no Twins."""
    return [1, OF_A_NUMBER, OF_A_NUMERAL**2]


def one_card() -> Polynomial:
    """At most one card of a number: no Twins and no Pair."""
    return [1, OF_A_NUMBER]


def coefficient(factors: Iterable[Polynomial], cards: int) -> int:
    product = [1]
    for factor in factors:
        product = times(product, factor)
    return product[cards] if cards < len(product) else 0


def times(one: Polynomial, other: Polynomial) -> Polynomial:
    product = [0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            product[i + j] += a * b
    return product


@cache
def ways_without_colour(total: int) -> Polynomial:
    """Counts hands without equal numbers in which no colour reaches this total.

    Numbers are added from the highest down. What matters of a colour is its highest number: it decides which
    lower ones may follow.
    """
    ways: dict[tuple[int, ...], Polynomial] = {(): [1] + [0] * len(NUMBERS)}
    for number in reversed(NUMBERS):
        longer: dict[tuple[int, ...], Polynomial] = defaultdict(lambda: [0] * (len(NUMBERS) + 1))
        for highest, counts in ways.items():
            can_follow = sum(number + high < total for high in highest)
            add(longer[highest], [1, can_follow], counts)
            add(longer[(*highest, number)], [0, len(COLOURS) - len(highest)], counts)
        ways = longer
    return [sum(counts[cards] for counts in ways.values()) for cards in range(len(NUMBERS) + 1)] + [0] * DECK


def add(sums: Polynomial, factor: Polynomial, counts: Polynomial) -> None:
    """Adds the product, without hands that have more cards than there are numbers."""
    for cards, count in enumerate(times(factor, counts)[: len(sums)]):
        sums[cards] += count


def ways_without_singles(total: int, cards: int) -> int:
    """Hands of different numbers and colours in which no two cards reach this total."""
    numbers = sum(sum(chosen[-2:]) < total for chosen in combinations(NUMBERS, cards))
    return numbers * perm(len(COLOURS), cards)


def at_once(kind: str, cards: int) -> list[Fraction]:
    """How many Twins, Pairs or Twins ("pair"), or Colours this many random cards can form at the same time.

    Gives the probabilities of 0, 1, 2, ... Each kind is counted by itself: a card may be good for a Pair or for
    a Colour.
    """
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    groups, group = (len(COLOURS), one_colour()) if kind == KINDS[COLOUR] else (len(NUMBERS), one_number(kind))
    for _ in range(groups):
        longer: dict[tuple[int, int], int] = defaultdict(int)
        for (held, formed), count in ways.items():
            for more, pairs, choices in group:
                longer[held + more, formed + pairs] += count * choices
        ways = longer
    most = max(formed for held, formed in ways if held == cards)
    return [Fraction(ways.get((cards, formed), 0), comb(DECK, cards)) for formed in range(most + 1)]


def one_colour() -> list[tuple[int, int, int]]:
    """For the ten cards of a colour: how many are held, how many pairs they form, in how many ways."""
    return [(held, held // 2, comb(CARDS_OF_A_COLOUR, held)) for held in range(CARDS_OF_A_COLOUR + 1)]


def one_number(kind: str) -> list[tuple[int, int, int]]:
    """For the six cards of a number: how many are held, how many Twins or pairs they form, in how many ways."""
    return [
        (
            black + white,
            black // 2 + white // 2 if kind == KINDS[TWINS] else (black + white) // 2,
            comb(OF_A_NUMERAL, black) * comb(OF_A_NUMERAL, white),
        )
        for black in range(OF_A_NUMERAL + 1)
        for white in range(OF_A_NUMERAL + 1)
    ]


# How a combination compares with others


def shares_of_unseen(seen: Iterable[int]) -> list[Fraction]:
    """For each level its share of all pairs of the cards not seen."""
    unseen = sorted(set(range(DECK)) - set(seen))
    counts = [0] * LEVELS
    for pair in combinations(unseen, 2):
        counts[level(pair_of(*pair))] += 1
    return [Fraction(count, comb(len(unseen), 2)) for count in counts]


Chance = float | Fraction
Shares = Sequence[Chance]
"""For each level the probability that a rival shows it, independent of other rivals."""


def chances_of_being_last(shares: Shares, rivals: int, places: int) -> list[Chance]:
    """For each level the chance that fewer than `places` rivals are worse (T31: who ties with the last is last)."""
    return [fewer_than(places, rivals, sum(shares[:i])) for i in range(LEVELS)]


def chances_of_being_first(shares: Shares, rivals: int, places: int) -> list[Chance]:
    """For each level the chance that fewer than `places` rivals are better (T32: who ties with a winner wins)."""
    return [fewer_than(places, rivals, sum(shares[i + 1 :])) for i in range(LEVELS)]


def chances_of_being_alone_first(shares: Shares, rivals: int) -> list[Chance]:
    """For each level the chance that all rivals are worse (T33: a tie wins nothing)."""
    return [sum(shares[:i]) ** rivals for i in range(LEVELS)]


def fewer_than(bound: int, trials: int, chance: Chance) -> Chance:
    """The probability of fewer than `bound` successes."""
    return sum(comb(trials, k) * chance**k * (1 - chance) ** (trials - k) for k in range(min(bound, trials + 1)))


def chances_in_play(play: int, shares: Shares, players: int) -> list[Chance]:
    """For each level the chance to pay in play 1, win in play 2, be out after play 3, or take the pot.

    All players are in plays 1 to 3; play 4 is among those whom play 3 leaves if nobody ties.
    """
    if play == PLAYS:
        return chances_of_being_alone_first(shares, players - 1 - last_in_play_3(players))
    if play == 2:
        return chances_of_being_first(shares, players - 1, first_in_play_2(players))
    return chances_of_being_last(shares, players - 1, (last_in_play_1 if play == 1 else last_in_play_3)(players))


# Dividing a hand

Division = tuple[int, ...]
"""The pairs for play 1, 2, 3 and 4."""


def divisions(cards: Sequence[int], pairs: int = PLAYS) -> Iterator[tuple[int, ...]]:
    """Every way to form this many pairs of the cards, in any order; further cards are left over."""
    if pairs == 0:
        yield ()
        return
    for i, lower in enumerate(cards[: len(cards) - 2 * pairs + 1]):
        for j in range(i + 1, len(cards)):
            rest = [*cards[i + 1 : j], *cards[j + 1 :]]
            for others in divisions(rest, pairs - 1):
                yield (pair_of(lower, cards[j]), *others)


Stakes = Sequence[Chance]
"""What is lost in play 1, won in play 2, lost in play 3 and won in play 4."""


def stakes_of(players: int, pot: int) -> Stakes:
    """In chips, with this many in the pot before play 1."""
    before_2 = pot + PAID_IN_PLAY_1 * last_in_play_1(players)
    return PAID_IN_PLAY_1, min(WON_IN_PLAY_2, before_2), PAID_IN_PLAY_3, pot_of_play_4(players, before_2)


def worth_of(division: Division, chances: Sequence[Sequence[Chance]], stakes: Stakes) -> Chance:
    """The expected value of dividing a hand in this way."""
    pays, wins, out, takes = (of_play[level(pair)] for of_play, pair in zip(chances, division, strict=True))
    first, second, third, fourth = stakes
    return wins * second + (1 - out) * takes * fourth - pays * first - out * third


@rule
def pot_of_play_4(players: int, pot: int) -> int:
    """What the pot of play 2 is expected to become."""
    return max(0, pot - WON_IN_PLAY_2 * first_in_play_2(players)) + PAID_IN_PLAY_3 * last_in_play_3(players)


def best_divisions(cards: Iterable[int], worth: Callable[[Division], Chance], most: int) -> list[Division]:
    """The best ways to divide a hand among the plays, the best first."""
    ordered = (order for division in divisions(sorted(cards)) for order in permutations(division))
    return nlargest(most, ordered, worth)
