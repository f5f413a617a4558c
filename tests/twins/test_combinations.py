"""T20-T24: what two cards are worth."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict

import pytest

from ludoteca import Match
from tests.helpers import played
from tests.twins.plain import KINDS, Worth, worth
from tests.twins.play import CARDS, combinations, delta, game, lay, open_hand, play_hand


def name(combination: Worth) -> str:
    return f"{KINDS[combination[0]]} {combination[1]}"


def all_pairs() -> dict[Worth, list[str]]:
    """Every pair of cards, from the poorest combination to the best."""
    pairs = defaultdict(list)
    for one, other in itertools.combinations(CARDS, 2):
        pairs[worth(one, other)].append(f"{one} {other}")
    return dict(sorted(pairs.items()))


def side_by_side(poorer: list[str], better: list[str]) -> tuple[str, str]:
    """A pair out of each list, without a card in common."""
    return next((a, b) for a in poorer for b in better if not set(a.split()) & set(b.split()))


def showdown(one: str, other: str) -> Match:
    """Three players in play 1: seats 0 and 1 show these pairs, seat 2 high Twins. The last pays 2."""
    match = game(3)
    twins, _ = side_by_side(all_pairs()[3, 10] + all_pairs()[3, 9], [f"{one} {other}"])
    play_hand(match, f"{one} | {other} | {twins}")
    return match


def packed(pairs: list[str]) -> list[list[str]]:
    """The pairs in tables of 18 at most that can be dealt together."""
    tables: list[list[str]] = []
    for pair in pairs:
        for table in tables:
            if len(table) < 18 and not any(card in laid.split() for laid in table for card in pair.split()):
                table.append(pair)
                break
        else:
            tables.append([pair])
    return tables


def test_t20_same_number_both_black_or_both_white_are_twins() -> None:
    match = game(3)
    play_hand(match, "N10 K10 | B1 Y1 | G4 K4")
    assert combinations(match) == ["twins 10", "twins 1", "twins 4"]


def test_t21_same_number_one_black_and_one_white_are_a_pair() -> None:
    match = game(3)
    play_hand(match, "G10 B10 | K1 P1 | N4 Y4")
    assert combinations(match) == ["pair 10", "pair 1", "pair 4"]


def test_t22_two_cards_of_one_colour_are_worth_their_sum() -> None:
    match = game(3)
    play_hand(match, "Y9 Y10 | N1 N2 | P4 P8")
    assert combinations(match) == ["colour 19", "colour 3", "colour 12"]


def test_t23_anything_else_is_singles_and_worth_its_sum() -> None:
    match = game(4)
    play_hand(match, "N9 P10 | G1 B2 | N10 G9 | K3 Y9")
    assert combinations(match) == ["singles 19", "singles 3", "singles 19", "singles 12"]


def test_t02_there_are_1770_pairs_of_cards() -> None:
    counted: Counter[str] = Counter()
    for (kind, _), pairs in all_pairs().items():
        counted[KINDS[kind]] += len(pairs)
    assert counted == {"twins": 60, "pair": 90, "colour": 270, "singles": 1350}
    assert counted.total() == 60 * 59 // 2 == 1770


def test_t02_t20_t21_t22_t23_every_one_of_the_1770_pairs_is_shown_as_what_it_is() -> None:
    shown: Counter[tuple[str, int]] = Counter()
    for table in packed([pair for pairs in all_pairs().values() for pair in pairs]):
        plays = [(table + ["-"] * 18)[first : first + 6] for first in (0, 6, 12)]
        match = game(6)
        open_hand(match, "/".join(" | ".join(play) for play in plays))
        for play in plays:
            lay(match, " | ".join(play))
            for seat in match.actors if "-" in play else ():
                played(match, f"{seat}: {match.legal(seat)[0]}")
            for pair, seen in zip(play, match.position()["last"]["shown"], strict=True):
                if pair != "-":
                    assert seen["cards"] == pair.split()
                    shown[seen["kind"], seen["value"]] += 1
    assert shown == {(KINDS[kind], value): len(pairs) for (kind, value), pairs in all_pairs().items()}


def test_t24_the_example_of_the_rules_from_best_to_worst() -> None:
    row = ["N10 K10", "B1 Y1", "G10 B10", "K1 P1", "Y9 Y10", "N1 N2", "N9 P10", "G1 B2"]
    for better, worse in itertools.combinations(row, 2):
        assert delta(showdown(worse, better)) == [-2, 0, 0]
        assert delta(showdown(better, worse)) == [0, -2, 0]


@pytest.mark.parametrize(("poorer", "better"), list(itertools.pairwise(all_pairs())), ids=name)
def test_t20_t21_t22_t23_t24_each_step_from_the_poorest_combination_to_the_best(
    poorer: Worth, better: Worth
) -> None:
    worse, best = side_by_side(all_pairs()[poorer], all_pairs()[better])
    assert delta(showdown(worse, best)) == [-2, 0, 0]
    assert delta(showdown(best, worse)) == [0, -2, 0]


def test_t24_there_are_54_combinations() -> None:
    kinds = Counter(KINDS[kind] for kind, _ in all_pairs())
    assert kinds == {"twins": 10, "pair": 10, "colour": 17, "singles": 17}


@pytest.mark.parametrize("combination", [key for key in all_pairs() if name(key) != "twins 10"], ids=name)
def test_t24_same_kind_and_same_value_is_a_tie_whatever_the_colours(combination: Worth) -> None:
    pairs = all_pairs()[combination]
    one, other = side_by_side(pairs, pairs[::-1])
    assert delta(showdown(one, other)) == [-2, -2, 0]


def test_t24_black_twins_are_not_better_than_white_ones() -> None:
    match = game(3)
    play_hand(match, "N7 G7 | B7 P7 | K9 G9")
    assert delta(match) == [-2, -2, 0]


def test_t24_how_a_sum_is_made_up_does_not_matter() -> None:
    match = game(4)
    play_hand(match, "N4 N8 | P2 P10 | K3 Y9 | G2 B10")
    assert combinations(match) == ["colour 12", "colour 12", "singles 12", "singles 12"]
    assert delta(match) == [0, 0, -2, -2]


def test_t24_the_example_of_the_sheet() -> None:
    """Twins of 4 beat the Pair of 8, that the Colour 16, that the Colour 8, that the Singles 12."""
    for better, worse in itertools.combinations(["N4 K4", "G8 B8", "Y7 Y9", "P2 P6", "N3 B9"], 2):
        assert delta(showdown(better, worse)) == [0, -2, 0]
