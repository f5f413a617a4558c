"""The odds of Twins, against brute force and known values."""

from __future__ import annotations

import doctest
from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise, permutations
from math import comb
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from ludoteca.cli import app
from ludoteca.games.twins.combinations import CARDS, DECK, PAIRS, kind, pair_of
from ludoteca.games.twins.odds import (
    LEVELS,
    Combination,
    chances_in_play,
    combination_at,
    divisions,
    level,
    shares_of_unseen,
    stakes_of,
    worth_of,
)
from ludoteca.games.twins.public_odds import at_once, best_combination, best_divisions, standing
from ludoteca.study.odds import twins

HANDS = st.lists(st.sampled_from(range(DECK)), min_size=8, max_size=8, unique=True)


def test_the_examples_in_the_text_are_true() -> None:
    assert doctest.testmod(twins) == (0, 3)


def best_in(hand: tuple[int, ...]) -> int:
    return max(level(pair_of(*pair)) for pair in combinations(hand, 2))


@pytest.mark.parametrize("cards", [2, 3, 4])
def test_best_combination_is_what_counting_every_hand_gives(cards: int) -> None:
    counted = Counter(map(best_in, combinations(range(DECK), cards)))
    expected = {combination_at(place): Fraction(count, comb(DECK, cards)) for place, count in counted.items()}
    assert best_combination(cards) == expected


def test_t02_a_random_pair() -> None:
    chances: Counter[str] = Counter()
    for combination, chance in best_combination(2).items():
        chances[combination.kind] += chance  # type: ignore[assignment]
    assert chances == {
        "twins": Fraction(60, 1770),
        "pair": Fraction(90, 1770),
        "colour": Fraction(270, 1770),
        "singles": Fraction(1350, 1770),
    }


@pytest.mark.parametrize("cards", [5, 8, 9, 10])
def test_all_chances_sum_to_one(cards: int) -> None:
    assert sum(best_combination(cards).values()) == 1
    for name in ("twins", "pair", "colour"):
        assert sum(at_once(name, cards)) == 1


def test_eight_cards_have_two_of_a_colour_at_least() -> None:
    assert not any(combination.kind == "singles" for combination in best_combination(7))
    assert any(combination == Combination("singles", 11) for combination in best_combination(6))


@pytest.mark.parametrize("cards", [3, 4])
def test_at_once_is_what_counting_every_hand_gives(cards: int) -> None:
    wanted = {"twins": (3,), "pair": (2, 3), "colour": (1,)}
    for name, kinds in wanted.items():
        counted = Counter(most_at_once(hand, kinds) for hand in combinations(range(DECK), cards))
        assert at_once(name, cards) == [Fraction(counted[n], comb(DECK, cards)) for n in range(len(counted))]


def most_at_once(hand: tuple[int, ...], kinds: tuple[int, ...]) -> int:
    pairs = [pair for pair in combinations(hand, 2) if kind(pair_of(*pair)) in kinds]
    if any(not set(one) & set(other) for one, other in combinations(pairs, 2)):
        return 2
    return min(1, len(pairs))


def test_standing_against_two_rivals_is_what_counting_their_pairs_gives() -> None:
    unseen = [card for card in range(DECK) if CARDS[card] not in ("N7", "G9")]
    shown = [level(pair_of(*pair)) for pair in combinations(unseen, 2)]
    own = level(pair_of(CARDS.index("N7"), CARDS.index("G9")))
    worse, better = sum(other < own for other in shown), sum(other > own for other in shown)
    found = standing("G9 N7", players=3)
    assert found.pays == Fraction(len(shown) - worse, len(shown)) ** 2
    assert found.wins == Fraction(len(shown) - better, len(shown)) ** 2
    assert found.takes_pot == Fraction(worse, len(shown))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_better_combinations_stand_better(players: int) -> None:
    shares = shares_of_unseen([])
    for play, better in ((1, -1), (2, 1), (3, -1), (4, 1)):
        chances = chances_in_play(play, shares, players)
        assert len(chances) == LEVELS
        assert all((after - before) * better >= 0 for before, after in pairwise(chances))


@pytest.mark.parametrize(("cards", "ways"), [(8, 105), (9, 945), (10, 4725)])
def test_a_hand_has_so_many_divisions(cards: int, ways: int) -> None:
    made = {frozenset(division) for division in divisions(list(range(cards)))}
    assert len(made) == ways
    assert all(len({card for pair in division for card in PAIRS[pair]}) == 8 for division in made)


@given(HANDS, st.integers(0, 12), st.sampled_from([3, 4, 5, 6]))
@settings(max_examples=5, deadline=None)
def test_the_best_division_is_the_best_of_all_orders(hand: list[int], pot: int, players: int) -> None:
    shares = shares_of_unseen(hand)
    chances = [[float(chance) for chance in chances_in_play(play, shares, players)] for play in (1, 2, 3, 4)]
    every_order = (
        [pair_of(*sorted(order[i : i + 2])) for i in (0, 2, 4, 6)]
        for order in permutations(hand)
        if all(order[i] < order[i + 1] for i in (0, 2, 4, 6))
    )
    best = max(worth_of(tuple(pairs), chances, stakes_of(players, pot)) for pairs in every_order)
    found = best_divisions([CARDS[card] for card in hand], players, pot)
    assert float(found[0].chips) == pytest.approx(float(best))
    assert [float(one.chips) for one in found] == sorted((float(one.chips) for one in found), reverse=True)


def test_the_plays_can_be_worth_what_one_likes() -> None:
    hand = "N10 G10 B9 Y9 K8 K7 P3 B2"
    for play, pair in ((2, "N10 G10"), (4, "N10 G10")):
        worth = [int(number == play) for number in (1, 2, 3, 4)]
        assert best_divisions(hand, worth=worth)[0].pairs[play - 1] == pair
    with pytest.raises(ValueError, match="four numbers, not 3"):
        best_divisions(hand, worth=[1, 2, 3])
    shown = CliRunner().invoke(app, ["odds", "twins", "--hand", hand, "--worth", "1 3 2 9"])
    assert "worth 1 3 2 9" in shown.output
    assert CliRunner().invoke(app, ["odds", "twins", "--hand", hand, "--worth", "1 3 x 9"]).exit_code == 2


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        ("N1 N2 N3", "A hand has 8 to 10 cards, not 3."),
        ("N1 N2 N3 N4 N5 N6 N7 N77", "There is no card 'N77'"),
        ("N1 N2 N3 N4 N5 N6 N7 n7", "There is only one N7."),
    ],
)
def test_bad_hands_are_refused(hand: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        best_divisions(hand)
    answer = CliRunner().invoke(app, ["odds", "twins", "--hand", hand])
    assert answer.exit_code == 2


def test_bad_questions_are_refused() -> None:
    with pytest.raises(ValueError, match="two cards"):
        standing("G7")
    with pytest.raises(ValueError, match="'random' or 'sound'"):
        standing("G7 B7", rivals="clever")
    with pytest.raises(ValueError, match="3 to 6 players"):
        standing("G7 B7", players=7)
    with pytest.raises(ValueError, match="2 to 10 cards"):
        best_combination(11)
    with pytest.raises(ValueError, match="no kind 'singles'"):
        at_once("singles")


def test_the_terminal_shows_odds_and_draws_them(tmp_path: Path) -> None:
    picture = tmp_path / "odds.png"
    hand = "N10 G10 B9 Y9 K8 K7 P3 B2"
    answer = CliRunner().invoke(app, ["odds", "twins", "--hand", hand, "--rivals", "sound", "--plot", str(picture)])
    assert answer.exit_code == 0
    assert "N10 G10" in answer.output
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert "67.70%" in CliRunner().invoke(app, ["odds", "twins"]).output
    wrong = CliRunner().invoke(app, ["odds", "twins", "--plot", str(tmp_path / "odds.txt")])
    assert wrong.exit_code == 2
