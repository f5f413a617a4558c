"""What a seat makes of its view, and how it deals what it may not know."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca import Match
from ludoteca.bots.policies import legal_numbers
from ludoteca.bots.random import random_policy
from ludoteca.engine import native
from ludoteca.engine.loop import play_out_rule
from ludoteca.games.cincinnati import GAME
from ludoteca.games.cincinnati.layout import CARDS, COPIES, DUEL, TOKENS, State
from tests.cincinnati.play import choose, game, game_of_three, lay, open_round, stand, throw
from tests.cincinnati.test_secrets import is_out, play_randomly, who_may_not_know
from tests.engine.starts import matches

anywhere = given(matches(GAME, most_moves=700), st.data())
OFTEN = settings(max_examples=60, deadline=None)


def drawn_seat(match: Match, data: st.DataObject) -> int:
    return data.draw(st.integers(0, match.players - 1))


def true_state(match: Match) -> State:
    state = match.state
    assert isinstance(state, State)
    return state


def cards_of(s: State) -> list[int]:
    """All cards in the game, by kind."""
    laid = Counter(s.pile[table][i] for table in range(3) for i in range(s.piled[table]))
    held = [sum(s.money[seat][card] for seat in range(s.players)) for card in range(5)]
    there = [*held, sum(s.duels), 0]
    return [laid[card] + there[card] + s.deck[card] + s.aside[card] for card in range(len(CARDS))]


@anywhere
@OFTEN
def test_a_state_made_of_a_view_looks_and_plays_like_the_true_one(match: Match, data: st.DataObject) -> None:
    seat = drawn_seat(match, data)
    s = GAME.state_of(match.view(seat))
    assert GAME.position(s, seat) == match.position(seat)
    if match.actors and match.actors != ("chance",):
        moves = [GAME.notation.text(move) for move in legal_numbers(GAME, s, seat)]
        assert sorted(moves) == match.legal(seat)


@anywhere
@OFTEN
def test_what_is_dealt_is_what_the_seat_may_not_know(match: Match, data: st.DataObject) -> None:
    seat = drawn_seat(match, data)
    s = GAME.state_of(match.view(seat))
    GAME.deal_unseen(s, seat, data.draw(st.integers(0, 2**62)))
    dealt, seen = GAME.position(s, seat), match.position(seat)
    if match.actors != ("chance",):
        assert set(dealt.pop("actors")) - {seat} >= set(seen["actors"]) - {seat}
        assert (seat in match.actors) == bool(s.awaited >> seat & 1)
        seen.pop("actors")
    assert dealt == seen


@anywhere
@OFTEN
def test_dealing_conserves_cards_and_invents_none(match: Match, data: st.DataObject) -> None:
    seat = drawn_seat(match, data)
    s = GAME.state_of(match.view(seat))
    for chance in range(3):
        GAME.deal_unseen(s, seat, chance)
        cards, true_cards = cards_of(s), cards_of(true_state(match))
        assert sum(cards) == sum(true_cards)
        assert cards[:DUEL] == true_cards[:DUEL]
        assert all(count <= copies for count, copies in zip(cards, COPIES, strict=True))
        assert min(s.deck + s.aside) >= 0
        assert sum(s.aside) == sum(true_state(match).aside)


@given(st.sampled_from([3, 4, 6]), st.sampled_from(["in turn", "at once"]), st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_matches_that_differ_in_a_secret_give_equal_states(players: int, keep: str, luck: Random) -> None:
    match = ludoteca.new("cincinnati", players=players, keep=keep)
    for _ in range(luck.randrange(150)):
        play_randomly(match, luck)
    while match.actors and not who_may_not_know(match, match.actors[0]):
        play_randomly(match, luck)
    if not match.actors:
        return
    actor = luck.choice(match.actors)
    blind, secret, other = who_may_not_know(match, actor), match.position(), match.copy()
    for world in (match, other):
        world.play(actor, luck.choice(world.legal(actor)))
    if not is_out(match, secret) and not is_out(other, secret):
        for viewer in blind:
            if isinstance(viewer, int):
                states = [GAME.state_of(world.view(viewer)).values() for world in (match, other)]
                assert states[0] == states[1]


@anywhere
@settings(max_examples=30, deadline=None)
def test_a_dealt_state_can_be_played_out(match: Match, data: st.DataObject) -> None:
    seat = drawn_seat(match, data)
    s = GAME.state_of(match.view(seat))
    GAME.deal_unseen(s, seat, data.draw(st.integers(0, 2**62)))
    play_out_rule(GAME, (random_policy,))(s, 5, [0] * s.players, [0] * GAME.rules.MOST_LEGAL)
    assert s.winners
    assert s.round == 12


@pytest.mark.skipif(not native.available(), reason="needs Numba")
def test_dealt_states_are_the_same_compiled() -> None:
    deal = GAME.deal_unseen

    def kernel(record, seat, chance):  # type: ignore[no-untyped-def]
        deal(record[0], seat, chance)

    compiled = native.compiled(kernel)
    for players in (3, 4):
        match, luck = ludoteca.new("cincinnati", players=players, seed=1), Random(players)
        for chance in range(400):
            if not match.actors:
                break
            s = GAME.state_of(match.view(1))
            record = np.zeros(1, s.dtype())
            s.write(record[0])
            compiled(record, 1, chance)
            GAME.deal_unseen(s, 1, chance)
            assert State.read(record[0]).values() == s.values()
            play_randomly(match, luck)


def chi_square(seen: Counter[Any], expected: dict[Any, float]) -> float:
    total = seen.total()
    assert set(seen) <= set(expected)
    return sum((seen[one] - total * share) ** 2 / (total * share) for one, share in expected.items())


DEALS = 5000


def test_dice_under_other_cups_fall_like_dice() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    throw(match, "66666 11111 22222 33333")
    faces: Counter[int] = Counter()
    for chance in range(DEALS):
        s = GAME.state_of(match.view(1))
        GAME.deal_unseen(s, 1, chance)
        dice = [seat["dice"] for seat in GAME.position(s, None)["seats"]]
        assert dice[1] == [1] * 5
        faces.update(dice[0])
    assert chi_square(faces, dict.fromkeys(range(1, 7), 1 / 6)) < 20.5  # exceeded once in a thousand


def test_secret_choices_of_others_are_open_again() -> None:
    match = game()
    lay(match, "15000 20000 25000")
    throw(match, "66666 11111 22222 33333")
    match.play(0, "table A")
    match.play(2, "table C")
    s = GAME.state_of(match.view(2))
    GAME.deal_unseen(s, 2, 1)
    assert GAME.position(s, None)["actors"] == [0, 1, 3]
    assert [seat["table"] for seat in GAME.position(s, None)["seats"]] == [None, None, "C", None]


def test_cards_aside_are_any_of_those_unseen() -> None:
    """C11: 12 of the 34 cards that three players have not seen after the first two."""
    match = game_of_three()
    lay(match, "15000 35000")
    throw(match, "66666 11111 22222")
    duels: Counter[int] = Counter()
    for chance in range(DEALS):
        s = GAME.state_of(match.view(0))
        GAME.deal_unseen(s, 0, chance)
        duels[s.aside[DUEL]] += 1
    expected = {k: comb(6, k) * comb(28, 12 - k) / comb(34, 12) for k in range(7)}
    assert chi_square(duels, expected) < 22.5  # exceeded once in a thousand


def test_cards_that_left_the_game_were_duels_or_tokens() -> None:
    """One of the two cards that are gone after two rounds may have been a duel; the first was not (C21)."""
    match = game()
    open_round(match, "tokens 15000 15000", "44455 12356 12356 12356", "A A A A")
    stand(match)
    while match.position()["round"] == 1:
        match.play(match.actors[0], "pass")
    open_round(match, "tokens 15000 15000", "44455 12356 12356 12356", "A A A A")
    stand(match)
    while match.position()["round"] == 2:
        match.play(match.actors[0], "pass")
    lay(match, "20000 20000 20000")
    throw(match, "66666 11111 22222 33333")
    gone: Counter[int] = Counter()
    for chance in range(DEALS):
        s = GAME.state_of(match.view(0))
        GAME.deal_unseen(s, 0, chance)
        assert sum(s.deck) == match.position()["deck"]
        gone[6 - s.deck[DUEL]] += 1
        assert 6 - s.deck[DUEL] + 6 - s.deck[TOKENS] == 2
    expected = {k: comb(6, k) * comb(6, 2 - k) / comb(12, 2) for k in range(3)}
    assert chi_square(gone, expected) < 13.9  # exceeded once in a thousand


def test_in_round_one_no_duel_has_left_the_game() -> None:
    match = game()
    lay(match, "tokens tokens tokens")
    throw(match, "44455 23456 11122 33333")
    choose(match, "A B C A")
    for chance in range(50):
        s = GAME.state_of(match.view(0))
        GAME.deal_unseen(s, 0, chance)
        assert s.deck[DUEL] == 6
