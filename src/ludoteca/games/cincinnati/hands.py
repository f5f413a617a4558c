"""Sets of dice and their ranking.

Every set of up to five dice has a number. The 252 hands of five come first, from worst to best (C60), so the
better of two hands has the higher number. The smaller sets, which are kept or thrown, follow.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from itertools import combinations_with_replacement as multisets

from ludoteca.engine.rule import grid, rule, table
from ludoteca.engine.throws import Faces, Throws

DICE = 5
SIDES = 6
FACES = range(1, SIDES + 1)

CATEGORIES = (
    "nothing", "pair", "two pairs", "small straight", "three of a kind",
    "full house", "large straight", "four of a kind", "five of a kind",
)  # fmt: skip
NOTHING, PAIR, TWO_PAIRS, SMALL_STRAIGHT, THREE, FULL_HOUSE, LARGE_STRAIGHT, FOUR, FIVE = range(9)

MOST_AT_CAESARS = 11


def worth(faces: Faces) -> tuple[int, ...]:
    """C60-C69: the category of five dice, then what decides between two hands of that category."""
    groups = sorted(((count, face) for face, count in Counter(faces).items()), reverse=True)
    by_group = tuple(face for _, face in groups)
    sizes = [count for count, _ in groups]
    run = longest_run(faces)
    if sizes[0] == 5:
        return (FIVE, *by_group)
    if sizes[0] == 4:
        return (FOUR, *by_group)
    if len(run) == 5:
        return (LARGE_STRAIGHT, *run[::-1])
    if sizes[:2] == [3, 2]:
        return (FULL_HOUSE, *by_group)
    if sizes[0] == 3:
        return (THREE, *by_group)
    if len(run) == 4:
        return (SMALL_STRAIGHT, *run[::-1], fifth_die(faces, run))
    if sizes[:2] == [2, 2]:
        return (TWO_PAIRS, *by_group)
    if sizes[0] == 2:
        return (PAIR, *by_group)
    return (NOTHING, *by_group)


def longest_run(faces: Faces) -> Faces:
    """The longest run of consecutive faces; of two equally long ones the higher."""
    runs = [tuple(range(low, high + 1)) for low in FACES for high in range(low, SIDES + 1)]
    return max((run for run in runs if set(run) <= set(faces)), key=lambda run: (len(run), run))


def fifth_die(faces: Faces, run: Faces) -> int:
    (fifth,) = (Counter(faces) - Counter(run)).elements()
    return fifth


HANDS = sorted(multisets(FACES, DICE), key=worth)
SETS: list[Faces] = HANDS + [faces for size in range(DICE) for faces in multisets(FACES, size)]
_THROWS = Throws(DICE, FACES, SETS)
NUMBER, size, ways = _THROWS.number, _THROWS.size, _THROWS.ways
NO_DICE = NUMBER[()]
HANDS_OF_FIVE = len(HANDS)

category = table([worth(faces)[0] for faces in HANDS])


@rule
def is_hand(dice: int) -> bool:
    return 0 <= dice < HANDS_OF_FIVE


def subsets(faces: Faces) -> list[int]:
    """The sets that can be kept of a hand."""
    return sorted({NUMBER[kept] for size in range(DICE + 1) for kept in combinations(faces, size)})


# What each table wants (C41-C43). A standing of 0 does not meet the condition; the highest standing clears.


def standing_at_atlantic(faces: Faces) -> int:
    """C41: at least three equal dice, then the ranking of hands."""
    return 1 + NUMBER[faces] if max(Counter(faces).values()) >= 3 else 0


def standing_at_ballroom(faces: Faces) -> int:
    """C42: a straight, then the ranking of hands."""
    return 1 + NUMBER[faces] if len(longest_run(faces)) >= 4 else 0


def standing_at_caesars(faces: Faces) -> int:
    """C43: a sum of at most 11, the lower the better, then more ones, then more twos, and so on."""
    return 1 + LOW_HANDS.index(faces) if sum(faces) <= MOST_AT_CAESARS else 0


LOW_HANDS = sorted(HANDS, key=lambda faces: (-sum(faces), [faces.count(face) for face in FACES]))

standing = grid(
    [
        [standing_at(faces) for faces in HANDS]
        for standing_at in (standing_at_atlantic, standing_at_ballroom, standing_at_caesars)
    ]
)


# C71: of five dice those that are not thrown show a one and are always kept.


def with_ones(faces: Faces, ones: int) -> int:
    """The set, with as many ones as lie there at least."""
    missing = max(0, ones - faces.count(1))
    return NUMBER[((1,) * missing + faces)[:DICE]]


lying = table([with_ones((), DICE - dice) for dice in range(DICE + 1)])
"""By how many dice are thrown."""
with_lying = grid([[with_ones(faces, DICE - dice) for faces in SETS] for dice in range(DICE + 1)])
"""What is kept with those that lie there."""


@rule
def keeps_lying(dice: int, kept: int) -> bool:
    return with_lying(dice, kept) == kept


# Throwing: which set falls, and which hand it makes with the dice that were kept

outcomes_of_throw, fallen = _THROWS.outcomes, _THROWS.fallen


def hands_with(kept: Faces) -> list[int]:
    """The hands that kept dice make with each set that the others can show."""
    return [NUMBER[tuple(sorted(kept + thrown))] for thrown in multisets(FACES, DICE - len(kept))]


def place_in_size(faces: Faces) -> int:
    """The index of a set among those of its size."""
    return list(multisets(FACES, len(faces))).index(faces)


_hand = grid([hands_with(kept) for kept in SETS])
_place = table([place_in_size(faces) for faces in SETS])


@rule
def together(kept: int, thrown: int) -> int:
    """The hand that kept and thrown dice make."""
    return _hand(kept, _place(thrown))
