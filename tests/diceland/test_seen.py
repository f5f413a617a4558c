"""What a seat sees is enough to go on with the game: it is the whole state."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca import Match
from ludoteca.bots.search import race
from ludoteca.games import find
from ludoteca.games.diceland.bots.reference import reference_policy
from ludoteca.games.diceland.seen import deal_unseen
from tests.diceland.test_properties import beginning, random_move

GAME = find("diceland")
games = given(random=st.builds(Random, st.integers(0, 2**32)), players=st.integers(2, 4), own_map=st.booleans())


@settings(deadline=None, max_examples=6)
@games
def test_everybody_knows_the_whole_state_all_game_long(random: Random, players: int, own_map: bool) -> None:
    match = beginning(players, own_map)
    while match.actors:
        for viewer in ("public", *range(players)):
            known = GAME.seen(match.state, viewer)
            assert known.values() == match.state.values()
        if match.actors == ("chance",):
            assert (GAME.rules.chance_key(known), GAME.rules.chance_outcomes(known)) == match.chance_event()
        match.play(*random_move(match, random, boldness=0.9))
    assert GAME.seen(match.state, 0).values() == match.state.values()


@settings(deadline=None, max_examples=6)
@games
def test_the_state_in_a_view_offers_the_same_moves(random: Random, players: int, own_map: bool) -> None:
    match = beginning(players, own_map)
    buffer = [0] * GAME.rules.MOST_LEGAL
    for _ in range(200):
        for seat in range(players):
            count = GAME.rules.legal(match.view(seat).state, seat, buffer)
            assert sorted(map(GAME.notation.text, buffer[:count])) == match.legal(seat)
        if match.actors:
            match.play(*random_move(match, random, boldness=0.9))


@settings(deadline=None, max_examples=12)
@games
def test_there_is_nothing_unseen_to_deal(random: Random, players: int, own_map: bool) -> None:
    s = played(random, players, own_map).view(0).state
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
