"""T32: play 2 and a pot that is too small."""

from __future__ import annotations

import pytest

from tests.twins.play import chips, combinations, delta, game, lay, open_hand, play_hand, pot, rank_hand, seats

PLAY_1 = {
    3: "N10 G10 | B10 Y10 | N1 G2",
    4: "N10 G10 | B10 Y10 | N1 G2 | K1 B4",
    5: "N10 G10 | B10 Y10 | N1 G2 | K1 B4 | Y1 P4",
    6: "N10 G10 | B10 Y10 | K10 P10 | N1 G2 | K1 B4 | Y1 P4",
}
"""The last one, two or three pay: the pot grows by 2, 4, 6, 6."""

TWINS_AND_THREE_PAIRS = "G9 K9 | N3 B3 | G3 Y3 | K3 P3 | B7 P8"
TWO_COLOURS = "N7 N8 | P6 P9 | K8 P10 | G3 Y4"
PAIR_AND_TWO_COLOURS = "N2 B2 | N4 N8 | P5 P7 | B8 Y9 | G7 Y8"


@pytest.mark.parametrize(
    ("players", "buys", "shown", "before", "changes"),
    [
        # One winner.
        (3, "0 0 0", "N6 B6 | Y5 Y8 | G4 P9", 2, [2, 0, 0]),  # alone: what is there
        (3, "1 0 0", "N6 B6 | Y5 Y8 | G4 P9", 3, [3, 0, 0]),
        (3, "1 1 0", "N6 B6 | Y5 Y8 | G4 P9", 4, [3, 0, 0]),  # never more than 3
        (3, "0 0 0", "N6 B6 | G6 Y6 | G4 P9", 2, [0, 0, 0]),  # tied: 2 is less than 6
        (3, "2 0 0", "N6 B6 | G6 Y6 | G4 P9", 5, [0, 0, 0]),
        (3, "2 1 0", "N6 B6 | G6 Y6 | G4 P9", 6, [3, 3, 0]),
        (3, "2 2 0", "N6 B6 | G6 Y6 | K6 P6", 8, [0, 0, 0]),
        (3, "2 2 1", "N6 B6 | G6 Y6 | K6 P6", 9, [3, 3, 3]),
        (4, "0 0 0 0", TWO_COLOURS, 4, [0, 0, 0, 0]),
        (4, "1 1 0 0", TWO_COLOURS, 6, [3, 3, 0, 0]),
        (4, "0 0 0 0", "N7 N8 | P6 P9 | G9 Y9 | G3 Y4", 4, [0, 0, 3, 0]),  # behind the winner ties do not matter
        # Two winners.
        (5, "1 0 0 0 0", PAIR_AND_TWO_COLOURS, 7, [3, 0, 0, 0, 0]),  # the translator's example
        (5, "2 0 0 0 0", PAIR_AND_TWO_COLOURS, 9, [3, 3, 3, 0, 0]),
        (5, "2 1 1 0 0", TWINS_AND_THREE_PAIRS, 11, [3, 0, 0, 0, 0]),  # the sheet's example
        (5, "2 2 0 0 0", TWINS_AND_THREE_PAIRS, 12, [3, 3, 3, 3, 0]),
        (5, "0 0 0 0 0", TWINS_AND_THREE_PAIRS, 6, [3, 0, 0, 0, 0]),
        (5, "1 1 0 0 0", "N5 B5 | G5 Y5 | K5 P5 | N8 N9 | B6 P9", 8, [0, 0, 0, 0, 0]),  # the Colour is no winner
        (5, "2 2 0 0 0", "N5 B5 | G5 Y5 | K5 P5 | N8 N9 | B6 P9", 12, [3, 3, 3, 0, 0]),
        (5, "0 0 0 0 0", "N5 B5 | G5 Y5 | K6 P7 | N8 N9 | B6 P9", 6, [3, 3, 0, 0, 0]),  # tied, and exactly enough
        (6, "0 0 0 0 0 1", "N5 B5 | G5 Y5 | K6 P7 | N8 N9 | B6 P9 | G6 Y8", 7, [3, 3, 0, 0, 0, 0]),
        (6, "0 0 0 0 0 2", "K2 P2 | N9 B9 | G9 Y9 | K9 P9 | B6 Y6 | G6 Y8", 9, [0, 0, 0, 0, 3, 0]),
    ],
)  # fmt: skip
def test_t32_winners_are_paid_from_the_best_down(
    players: int, buys: str, shown: str, before: int, changes: list[int]
) -> None:
    match = game(players)
    open_hand(match, f"{PLAY_1[players]} / {shown}", buys)
    lay(match, PLAY_1[players])
    assert pot(match) == before
    lay(match, shown)
    assert delta(match) == changes
    assert pot(match) == before - sum(changes)


@pytest.mark.parametrize(
    ("players", "shown", "called"),
    [
        (4, TWO_COLOURS, ["colour 15", "colour 15", "singles 18", "singles 7"]),
        (5, PAIR_AND_TWO_COLOURS, ["pair 2", "colour 12", "colour 12", "singles 17", "singles 15"]),
        (5, TWINS_AND_THREE_PAIRS, ["twins 9", "pair 3", "pair 3", "pair 3", "singles 15"]),
    ],
)
def test_t32_the_examples_show_what_they_are_called(players: int, shown: str, called: list[str]) -> None:
    match = game(players)
    play_hand(match, f"{PLAY_1[players]} / {shown}")
    assert combinations(match) == called


def test_t32_five_players_pot_4_two_winners_of_different_rank() -> None:
    match = game(5)
    rank_hand(match, "0 1 2 3 4 / 0 1 2 3 4 / 0 1 2 3 4 / 0 1 2", buys="0 0 0 0 2")
    rank_hand(match, "0 1 2 3 4 / 0 1 2 3 4 / 0 1 2 3 4 / 0 1 2", buys="0 0 0 0 2")
    assert (chips(match)[4], pot(match)) == (0, 0)
    second = "Y5 B7 | G5 Y6 | N2 K2 | N9 Y9 | -"
    open_hand(match, f"{PLAY_1[5]} / {second}")
    lay(match, PLAY_1[5])
    assert (delta(match), pot(match)) == ([0, 0, -2, -2, 0], 4)  # seat 4 has nothing to pay with
    lay(match, second)
    assert (delta(match), pot(match)) == ([0, 0, 3, 1, 0], 0)


def test_t32_five_players_pot_3_the_second_winner_takes_the_nothing_that_is_left() -> None:
    match = game(5)
    rank_hand(match, "0 1 2 34 / 0 1 2 3 4 / 0 1 2 34 / 0 1 2", buys="0 0 0 2 2")
    rank_hand(match, "0 1 2 34 / 0 1 2 3 4 / 0 1 3 2 4 / 0 1 3", buys="0 0 0 2 2")
    assert (chips(match)[3:], pot(match)) == ([1, 0], 0)
    rank_hand(match, "0 1 2 3 4 / 0 1 2")
    assert seats(match, "bankrupt") == [False, False, False, True, True]
    assert (delta(match), pot(match)) == ([3, 0, 0, 0, 0], 0)


def test_t32_five_players_pot_5_wins_3_and_2() -> None:
    match = game(5)
    rank_hand(match, "0 1 2 3 4 / 0 1 2 3 4 / 0 1 2 3 4 / 0 1 2", buys="0 0 0 0 2")
    rank_hand(match, "0 1 2 3 4 / 0 1 2 3 4 / 0 1 4 2 3 / 0 1 4", buys="0 0 0 0 2")
    assert (chips(match)[4], pot(match)) == (1, 0)
    rank_hand(match, "0 1 2 3 4 / 3 2 1 0")
    assert (delta(match), pot(match)) == ([0, 0, 2, 3, 0], 0)


def test_t32_a_pot_that_stayed_pays_in_play_2() -> None:
    match = game(3)
    rank_hand(match, "0 1 2 / 0 1 2 / 0 1 2 / 01", buys="2 2 2")
    assert pot(match) == 9 + 2 - 3 + 1
    rank_hand(match, "0 1 2 / 012")
    assert (delta(match), pot(match)) == ([3, 3, 3], 2)
