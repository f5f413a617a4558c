"""What can be marked, compared with the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import ludoteca
from ludoteca.bots.random import random
from ludoteca.games.diceland.hexagons import NAMES as CELLS
from ludoteca.games.diceland.hexagons import NUMBER
from ludoteca.games.diceland.terminal.ground import ground_of
from ludoteca.games.diceland.terminal.moments import BONUS, MARK, MOMENTS, USE, cells_to_mark, moment, usable
from tests.diceland.play import mark
from tests.terminal.diceland.scenes import ALL, marking


def positions(match: ludoteca.Match) -> Iterator[ludoteca.Match]:
    """The match before each of its moves."""
    now = ludoteca.new("diceland", match.players)
    for actor, move in match.moves:
        yield now
        now.play(actor, move)


@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_it_agrees_with_the_rules(seed: int) -> None:
    seen: Counter[str] = Counter()
    for now in positions(ludoteca.new("diceland", 2 + seed % 3, seed=seed).run(random)):
        for seat in now.actors:
            if isinstance(seat, int):
                view = now.position(seat)
                seen[moment(view, seat)] += 1
                agrees(now, seat)
    assert set(seen) == set(MOMENTS)


def agrees(now: ludoteca.Match, seat: int) -> None:
    view, legal = now.position(seat), now.legal(seat)
    if moment(view, seat) == MARK:
        cells = cells_to_mark(view, seat, ground_of(view, seat))
        assert sorted(f"mark {CELLS[cell]}" for cell in cells) == legal
    elif moment(view, seat) in (USE, BONUS):
        assert sorted(f"take {colour}" for colour in usable(view, seat)) == [m for m in legal if m != "pass"]
        assert "pass" in legal


@pytest.mark.parametrize("name", MOMENTS)
def test_every_moment_has_a_scene(name: str) -> None:
    assert moment(ALL[name]().position(0), 0) == name


@pytest.mark.parametrize(
    ("cell", "reason"),
    [
        ("g6", "black"),
        ("g5", "start"),
        ("f4", "other-colour"),
        ("h5", "marked"),
        ("j5", "apart"),
        ("f5", "other-group"),
    ],
)
def test_why_a_cell_cannot_be_marked(cell: str, reason: str) -> None:
    match = marking()
    mark(match, 0, "h5")
    assert ground_of(match.position(), 0).why_not(NUMBER[cell], "red") == reason


def test_d24_a_group_may_be_too_small() -> None:
    match = marking(dice="3 red 3 grey")
    ground = ground_of(match.position(), 0)
    assert ground.why_not(NUMBER["f5"], "red") == "too-small"
    assert [CELLS[cell] for cell in ground.markable("red", 3)] == ["h5"]
