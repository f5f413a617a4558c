from __future__ import annotations

import pytest

from ludoteca.engine.many.outcomes import Games
from ludoteca.games.twins import tables
from ludoteca.games.twins.notes import CHIPS_OF_RESULTS, Notes
from ludoteca.study.simulate import simulate
from ludoteca.study.summary import summary_of


@pytest.fixture(scope="module")
def games() -> Games:
    return simulate("twins", 4, 3000, seed=2)


def test_random_pairs_are_as_frequent_as_among_all_pairs(games: Games) -> None:
    """Of the 1,770 pairs 60 are Twins, 90 Pairs, 270 Colours and 1,350 Singles (T02)."""
    shares = {row[0]: float(row[1].split()[0]) for row in tables.combinations(summary_of(games)).rows}
    expected = {"twins": 60, "pair": 90, "colour": 270, "singles": 1350}
    for kind, ways in expected.items():
        assert shares[kind] == pytest.approx(100 * ways / 1770, rel=0.1)


def test_what_was_bought_makes_up_all_hands(games: Games) -> None:
    purchases = tables.purchases(summary_of(games))
    assert sum(float(row[1].split()[0]) for row in purchases.rows) == pytest.approx(100, abs=0.05)


def test_what_nobody_bought_has_no_result_and_no_interval() -> None:
    """In a game cut to six cards for three players there is nothing left to buy."""
    rows = tables.purchases(summary_of(simulate("twins", 3, 20, options={"hands": 1, "cards": 6}))).rows
    assert [row[1:] for row in rows[1:]] == [("0.00 %", "–")] * 2


def test_what_buying_is_worth_adds_up_to_what_left_the_pots(games: Games) -> None:
    """All chips that were won or lost in hands, together, are what the players have more or less at the end."""
    by_purchase = games.tally[Notes.RESULT.counters].reshape(len(tables.PURCHASES), len(CHIPS_OF_RESULTS))
    assert (by_purchase * CHIPS_OF_RESULTS).sum() == games.scores.sum() - 12 * 4 * len(games)


def test_the_length_is_the_number_of_hands(games: Games) -> None:
    assert games.lengths.sum() == games.tally[Notes.HAND]
    assert simulate("twins", 5, 50, options={"hands": 3}).lengths.max() == 3
