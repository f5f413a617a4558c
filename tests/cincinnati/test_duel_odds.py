"""The duel solved exactly, against a solver that knows nothing of it: dice thrown in every way, C52 to C54."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, product
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from ludoteca.games.cincinnati.bots.dueling import is_solved, keep_in_duel
from ludoteca.games.cincinnati.bots.keeping import ranked_keeps
from ludoteca.games.cincinnati.bots.working_out import worth_of_keeps
from ludoteca.games.cincinnati.duel_odds import whole_duel
from ludoteca.games.cincinnati.hands import HANDS, SETS, worth
from ludoteca.study import odds
from tests.cincinnati.play import owner_with_card, throw

Grid = NDArray[np.float64]
Three = tuple[Grid, Grid, Grid]
"""How often the owner wins, and what both pay; a row per hand of the owner, a column per hand of the other."""

FACES = range(1, 7)
MINE = sorted({tuple(sorted(faces)) for faces in product(FACES, repeat=5)})
PLACE = {hand: place for place, hand in enumerate(MINE)}


@cache
def falls(kept: tuple[int, ...]) -> Grid:
    """How likely each hand comes of dice that are kept."""
    rest = 5 - len(kept)
    thrown = Counter(tuple(sorted(kept + dice)) for dice in product(FACES, repeat=rest))
    chances: Grid = np.array([thrown[hand] for hand in MINE]) / 6**rest
    return chances


def throw_once(then: Three, by_owner: bool, price: float) -> Three:
    """Every hand in turn keeps what is best for it, against each hand of the opponent."""
    grids = then if by_owner else tuple(grid.T for grid in then)
    made = []
    for hand in MINE:
        keeps = sorted({kept for size in range(6) for kept in combinations(hand, size)})
        ends = np.array([[falls(kept) @ grid for grid in grids] for kept in keeps])
        wins, own, other = ends[:, 0], ends[:, 1], ends[:, 2]
        of_owner, of_other = wins - price * own, 1 - wins - price * other
        mine, theirs = (of_owner, of_other) if by_owner else (of_other, of_owner)
        best = np.where(mine > mine.max(axis=0) - 1e-11, theirs, 2).argmin(axis=0)
        made.append(ends[best, :, np.arange(len(MINE))].T)
    stacked = np.array(made)
    first, second, third = (stacked[:, place] if by_owner else stacked[:, place].T for place in range(3))
    return first, second, third


def solved(own: int, other: int, price: float) -> Three:
    """C52: three throws each, alternately, the owner first, no decision before the first. C53: extra throws."""
    order = np.array([worth(hand) for hand in MINE], dtype=object)
    ranks = np.array([sorted(map(tuple, order)).index(tuple(one)) for one in order])
    nothing = np.zeros((len(MINE), len(MINE)))
    end: Three = ((ranks[:, None] > ranks).astype(float), nothing, nothing)

    @cache
    def asked(by_owner: bool, refused: int, mine: int, theirs: int) -> Three:
        if refused == 2:
            return end
        no = asked(not by_owner, refused + 1, mine, theirs)
        if (mine if by_owner else theirs) == 0:
            return no
        yes = throw_once(asked(not by_owner, 0, mine - by_owner, theirs - (not by_owner)), by_owner, price)
        yes = (yes[0], yes[1] + by_owner, yes[2] + (not by_owner))
        gain = yes[0] - price * yes[1] - no[0] + price * no[1]
        if not by_owner:
            gain = no[0] + price * no[2] - yes[0] - price * yes[2]
        wins, paid, paid_by_other = (np.where(gain > 1e-11, *both) for both in zip(yes, no, strict=True))
        return wins, paid, paid_by_other

    moment = asked(True, 0, own, other)
    for by_owner in (False, True, False, True):
        moment = throw_once(moment, by_owner, price)
    return moment


@cache
def before_the_first_throw(own: int, other: int, price: float) -> list[float]:
    return [float(falls(()) @ grid @ falls(())) for grid in solved(own, other, price)]


@pytest.mark.parametrize(("own", "other"), [(0, 0), (1, 0), (1, 1)])
def test_c52_c53_c54_the_duel_is_worth_what_an_independent_solver_says(own: int, other: int) -> None:
    assert odds.duel(own, other) == pytest.approx(before_the_first_throw(own, other, 0.0)[0], abs=1e-9)


def test_a_price_of_tokens_is_weighed_by_both() -> None:
    found = [float(number) for number in whole_duel(1, 1, 0.3)]
    assert found == pytest.approx(before_the_first_throw(1, 1, 0.3), abs=1e-9)
    assert 0 < found[1] < 1


def test_the_owner_s_chance() -> None:
    assert odds.duel() == pytest.approx(0.4779671648, abs=1e-10)
    assert odds.duel(own=1, other=0) > 0.6 > odds.duel(own=1, other=1) > odds.duel() > odds.duel(own=0, other=1)


def test_nobody_pays_what_the_prize_is_worth() -> None:
    assert odds.duel(2, 2, price=1) == pytest.approx(odds.duel(), abs=1e-12)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"own": -1}, "whole numbers, 20 in all"),
        ({"own": 11, "other": 10}, "20 in all"),
        ({"own": True}, "True"),
        ({"price": -0.1}, "number from 0 up"),
        ({"price": "free"}, "'free'"),
    ],
)
def test_what_cannot_be_asked(asked: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        odds.duel(**asked)


def test_bots_keep_what_is_best_in_a_duel_of_two() -> None:
    """At every turn the table that rules look up and the chances that are ranked say the same."""
    match = owner_with_card()
    match.play(0, "duel 1")
    throw(match, "12446 22356")
    for _ in range(4):
        s, seat = match.state, int(match.actors[0])
        assert is_solved(s)
        chances = worth_of_keeps(s)
        keeps = [keep for keep, _ in ranked_keeps(s, seat)]
        assert keeps[0] == keep_in_duel(s)
        assert chances[keep_in_duel(s)] == pytest.approx(max(chances[keep] for keep in keeps))
        kept = SETS[keep_in_duel(s)]
        match.play(seat, "keep " + " ".join(map(str, kept)))
        while match.actors == ("chance",):
            match.play("chance", "roll " + " ".join(["6"] * (5 - len(kept))))
    assert not is_solved(match.state)


def test_hands_are_those_of_the_game() -> None:
    assert set(MINE) == set(HANDS)
