"""What a seat sees is enough to go on with the game: a view gives the whole state back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca import Match
from ludoteca.bots.diceland.reference import reference_policy
from ludoteca.bots.search import race
from ludoteca.games import find
from ludoteca.games.diceland.layout import State
from ludoteca.games.diceland.seen import deal_unseen, state_of
from tests.diceland.test_properties import beginning, random_move

GAME = find("diceland")
UNSEEN = {"in_cup", "rolls", "bonus_rolls"}
"""Which throw of the turn it is, and, once they have fallen, how many dice were thrown last."""

games = given(random=st.builds(Random, st.integers(0, 2**32)), players=st.integers(2, 4), own_map=st.booleans())


def seen(s: State) -> dict[str, Any]:
    return {name: value for name, value in s.values().items() if name not in UNSEEN}


@settings(deadline=None, max_examples=6)
@games
def test_a_view_gives_the_state_back_all_game_long(random: Random, players: int, own_map: bool) -> None:
    match = beginning(players, own_map)
    while match.actors:
        seat = random.randrange(players)
        s = state_of(match.view(seat))
        assert seen(s) == seen(match.state)  # type: ignore[arg-type]
        assert GAME.position(s, seat) == match.position(seat)
        if match.actors == ("chance",):
            assert GAME.rules.chance_outcomes(s) == match.chance_event()[1]
        match.play(*random_move(match, random, boldness=0.9))
    assert GAME.position(state_of(match.view(0)), 0) == match.position(0)


@settings(deadline=None, max_examples=6)
@games
def test_the_state_of_a_view_offers_the_same_moves(random: Random, players: int, own_map: bool) -> None:
    match = beginning(players, own_map)
    buffer = [0] * GAME.rules.MOST_LEGAL
    for _ in range(200):
        for seat in range(players):
            count = GAME.rules.legal(state_of(match.view(seat)), seat, buffer)
            assert sorted(map(GAME.notation.text, buffer[:count])) == match.legal(seat)
        if match.actors:
            match.play(*random_move(match, random, boldness=0.9))


@settings(deadline=None, max_examples=12)
@games
def test_there_is_nothing_unseen_to_deal(random: Random, players: int, own_map: bool) -> None:
    s = state_of(played(random, players, own_map).view(0))
    before = s.copy()
    deal_unseen(s, 0, random.getrandbits(63))
    assert s.values() == before.values()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_can_be_played_on_natively(players: int) -> None:
    for seed in range(8):
        match = played(Random(seed), players, own_map=seed % 2 == 0)
        seat = match.actors[0]
        assert isinstance(seat, int)
        moves = [GAME.notation.read(text, by_chance=False) for text in match.legal(seat)]
        promises = race(GAME, reference_policy, match.view(seat), moves, 20 * len(moves), Random(seed))
        assert sorted(one.move for one in promises) == sorted(moves)
        assert all(0 <= one.win <= 1 and one.trials for one in promises)


def played(random: Random, players: int, own_map: bool) -> Match:
    """A match in which somebody is to move."""
    match = beginning(players, own_map)
    for _ in range(random.randrange(1, 150)):
        match.play(*random_move(match, random, boldness=1))
    while match.actors == ("chance",):
        match.play(*random_move(match, random, boldness=1))
    return match
