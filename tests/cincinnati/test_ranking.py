"""C60-C69: the ranking of the 252 hands, and C41-C43: the order at each table.

The lists below are written from the rules: hands from best to worst, category by category.
"""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest

from ludoteca.games.cincinnati.hands import HANDS, NUMBER, standing
from tests.cincinnati.play import fight, owner_with_card, seats
from tests.helpers import played

Hand = tuple[int, ...]

DOWN = (6, 5, 4, 3, 2, 1)
"""Numbers from the best down."""


def listed(*hands: Hand) -> list[Hand]:
    """Hands with their dice ascending, in the same order."""
    return [tuple(sorted(hand)) for hand in hands]


def hand(text: str) -> Hand:
    return tuple(sorted(map(int, text)))


FIVES = listed(*((n, n, n, n, n) for n in DOWN))
FOURS = listed(*((n, n, n, n, fifth) for n in DOWN for fifth in DOWN if fifth != n))
LARGE_STRAIGHTS = listed((2, 3, 4, 5, 6), (1, 2, 3, 4, 5))
FULL_HOUSES = listed(*((three, three, three, pair, pair) for three in DOWN for pair in DOWN if pair != three))
THREES = listed(*((n, n, n, a, b) for n in DOWN for a, b in combinations(DOWN, 2) if n not in (a, b)))
WITH_SMALL_STRAIGHTS = listed(
    *((*run, fifth) for run in ((3, 4, 5, 6), (2, 3, 4, 5), (1, 2, 3, 4)) for fifth in DOWN)
)
TWO_PAIRS = listed(
    *((a, a, b, b, fifth) for a, b in combinations(DOWN, 2) for fifth in DOWN if fifth not in (a, b))
)
WITH_PAIRS = listed(*((n, n, *rest) for n in DOWN for rest in combinations(DOWN, 3) if n not in rest))
ALL_DIFFERENT = listed(*combinations(DOWN, 5))

SMALL_STRAIGHTS = [hand for hand in WITH_SMALL_STRAIGHTS if hand not in LARGE_STRAIGHTS]
PAIRS = [hand for hand in WITH_PAIRS if hand not in SMALL_STRAIGHTS]
NOTHING = [hand for hand in ALL_DIFFERENT if hand not in LARGE_STRAIGHTS + SMALL_STRAIGHTS]

BEST_TO_WORST = [
    *FIVES,
    *FOURS,
    *LARGE_STRAIGHTS,
    *FULL_HOUSES,
    *THREES,
    *SMALL_STRAIGHTS,
    *TWO_PAIRS,
    *PAIRS,
    *NOTHING,
]


def owner_wins(own: str, opponent: str) -> bool:
    """Whether the owner of a duel card wins with one hand against another."""
    match = owner_with_card()
    played(match, "0: duel 1")
    fight(match, f"{own} {opponent}")
    return bool(seats(match, "money")[0] == [35000])


def descends(hands: str) -> bool:
    """Whether the ranking has these hands from better to worse."""
    numbers = [NUMBER[hand(text)] for text in hands.split()]
    return all(better > worse for better, worse in pairwise(numbers))


def test_c60_the_ranking_is_a_total_order_on_the_252_hands() -> None:
    assert len(BEST_TO_WORST) == len(set(BEST_TO_WORST)) == 252
    assert list(reversed(HANDS)) == BEST_TO_WORST


def test_c60_a_higher_number_is_a_better_hand() -> None:
    assert [NUMBER[hand] for hand in BEST_TO_WORST] == list(range(251, -1, -1))


def test_c60_each_category_has_its_number_of_hands() -> None:
    assert [len(hands) for hands in (FIVES, FOURS, LARGE_STRAIGHTS, FULL_HOUSES, THREES)] == [6, 30, 2, 30, 60]
    assert [len(hands) for hands in (SMALL_STRAIGHTS, TWO_PAIRS, PAIRS, NOTHING)] == [14, 60, 48, 2]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("11111", "66665"),  # five of a kind over four
        ("11112", "23456"),  # four over a large straight
        ("12345", "66655"),  # a large straight over a full house
        ("11122", "66654"),  # a full house over three
        ("11123", "34566"),  # three over a small straight
        ("11234", "66554"),  # a small straight over two pairs
        ("11223", "66542"),  # two pairs over a pair
        ("11235", "65421"),  # a pair over nothing
    ],
)
def test_c60_the_worst_of_a_category_beats_the_best_of_the_next(better: str, worse: str) -> None:
    assert BEST_TO_WORST.index(hand(better)) + 1 == BEST_TO_WORST.index(hand(worse))
    assert owner_wins(better, worse)
    assert not owner_wins(worse, better)


@pytest.mark.parametrize("text", ["33456", "34456", "34556", "34566", "22345", "23345", "11234", "12344"])
def test_c60_a_straight_with_a_pair_is_a_straight(text: str) -> None:
    assert owner_wins(text, "66554")


def test_c61_five_of_a_kind_by_number() -> None:
    assert descends("66666 55555 44444 33333 22222 11111")


def test_c62_four_of_a_kind_by_number_then_the_fifth_die() -> None:
    assert descends("66665 66661 55556 55554 11116 11112")


def test_c63_large_straight_2_to_6_over_1_to_5() -> None:
    assert owner_wins("23456", "12345")


def test_c64_full_house_by_the_three_then_the_pair() -> None:
    assert descends("66655 66611 55566 33322 22266 22211 11166")


def test_c65_three_by_number_then_the_higher_other_die_then_the_last() -> None:
    assert descends("66654 66653 66621 55564 55543 33361 33354 33352 11165 11123")


def test_c66_small_straight_by_the_straight_then_the_fifth_die() -> None:
    assert descends("34566 34565 34564 34563 13456 23455 23454 22345 12346 12344 12343 12342 11234")


def test_c67_two_pairs_by_the_higher_then_the_lower_then_the_fifth_die() -> None:
    assert descends("66331 66115 55443")
    assert descends("22551 11556 11554 33446")


def test_c68_pair_by_number_then_the_other_dice_from_the_highest() -> None:
    assert descends("66541 66532 66531 55642 55641 55621 44632 44631 22654 11653")


def test_c69_only_two_hands_are_nothing() -> None:
    assert NOTHING == [(1, 2, 4, 5, 6), (1, 2, 3, 5, 6)]
    assert owner_wins("65421", "65321")
    assert not owner_wins("65321", "65421")


# Tables: hands that clear each table, from best to worst.

AT_ATLANTIC = [*FIVES, *FOURS, *FULL_HOUSES, *THREES]
AT_BALLROOM = [*LARGE_STRAIGHTS, *SMALL_STRAIGHTS]
AT_CAESARS = [
    tuple(face for face, count in enumerate(counts, 1) for _ in range(count))
    for total in range(5, 12)
    for counts in product(range(5, -1, -1), repeat=6)  # more ones first, then more twos, and so on
    if sum(counts) == 5 and sum(face * count for face, count in enumerate(counts, 1)) == total
]


def by_standing(table: int) -> list[Hand]:
    """The hands with a standing at a table, best first; the others have none."""
    standings = {hand: standing(table, NUMBER[hand]) for hand in HANDS}
    clearing = [hand for hand in HANDS if standings[hand]]
    assert len({standings[hand] for hand in clearing}) == len(clearing)
    return sorted(clearing, key=standings.__getitem__, reverse=True)


def test_c41_126_hands_clear_the_atlantic_in_this_order() -> None:
    assert len(AT_ATLANTIC) == 6 + 30 + 30 + 60
    assert by_standing(0) == AT_ATLANTIC


def test_c42_16_hands_clear_the_ballroom_in_this_order() -> None:
    assert len(AT_BALLROOM) == 2 + 14
    assert by_standing(1) == AT_BALLROOM


def test_c43_28_hands_clear_caesars_in_this_order() -> None:
    assert len(AT_CAESARS) == 1 + 1 + 2 + 3 + 5 + 7 + 9
    assert by_standing(2) == AT_CAESARS
