"""What a seat may know, and how it deals what it may not know."""

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
from ludoteca.bots.random import random_policy
from ludoteca.engine.compiled import native
from ludoteca.engine.many.loop import play_out_rule, room_for_moves
from ludoteca.games.cincinnati import GAME
from ludoteca.games.cincinnati.layout import CARDS, COPIES, DUEL, NONE, TOKENS, State
from ludoteca.testing.starts import matches
from tests.cincinnati.play import fight, game, game_of_three, lay, owner_with_card, stand, throw
from tests.cincinnati.test_secrets import is_out, play_randomly, who_may_not_know
from tests.helpers import played

anywhere = given(matches(GAME, most_moves=700), st.data())
OFTEN = settings(max_examples=60, deadline=None)


def drawn_seat(match: Match, data: st.DataObject) -> int:
    return data.draw(st.integers(0, match.players - 1))


def true_state(match: Match) -> State:
    state = match.state
    assert isinstance(state, State)
    return state


def dealt(match: Match, seat: int, chance: int) -> State:
    s: State = GAME.seen(match.state, seat)
    GAME.deal_unseen(s, seat, chance)
    return s


def cards_of(s: State) -> list[int]:
    """All cards in the game, by kind."""
    laid = Counter(s.pile[table][i] for table in range(3) for i in range(s.piled[table]))
    held = [sum(s.money[seat][card] for seat in range(s.players)) for card in range(5)]
    there = [*held, sum(s.duels), 0]
    return [laid[card] + there[card] + s.deck[card] + s.aside[card] for card in range(len(CARDS))]


@anywhere
@OFTEN
def test_c30_c31_c34_of_others_secret_dice_and_choices_nothing_is_known(match: Match, data: st.DataObject) -> None:
    viewer = data.draw(st.sampled_from(["public", *range(match.players)]))
    s, known, now = true_state(match), GAME.seen(match.state, viewer), match.position()
    under_cups = now["phase"] == "choose" or (now["phase"] == "roll" and now["throw"] == 1)
    decide_in_secret = now["phase"] == "keep" and match.options["keep"] == "at once" and not now["duel"]
    for seat in range(match.players):
        is_secret = seat != viewer and under_cups
        assert known.hand[seat] == (NONE if is_secret else s.hand[seat])
        assert known.table[seat] == (NONE if is_secret else s.table[seat])
        assert known.keep[seat] == (NONE if seat != viewer and decide_in_secret else s.keep[seat])


@anywhere
@OFTEN
def test_c11_which_cards_lie_aside_is_known_to_nobody(match: Match, data: st.DataObject) -> None:
    viewer = data.draw(st.sampled_from(["public", *range(match.players)]))
    known, now = GAME.seen(match.state, viewer), match.position(viewer)
    seen = Counter(card for cards in now["tables"].values() for card in cards)
    seen.update(str(value) for seat in now["seats"] for value in seat["money"])
    seen.update({"duel": sum(seat["duels"] for seat in now["seats"])})
    seen.update(now["gone"])
    assert known.aside == [0] * len(CARDS)
    assert known.deck == [copies - seen[card] for card, copies in zip(CARDS, COPIES, strict=True)]
    assert known.left == now["deck"] == sum(true_state(match).deck)


@anywhere
@OFTEN
def test_all_but_that_is_known_to_everybody(match: Match, data: st.DataObject) -> None:
    known, true = GAME.seen(match.state, "public"), true_state(match)
    one_number = [name for name, field in State.FIELDS.items() if not field.shape]
    of_a_duel = {"fighters", "owner", "contested", "up", "refusals"}
    for name in {*one_number} - (set() if true.fighters else of_a_duel):
        assert getattr(known, name) == getattr(true, name)
    for name in ("tokens", "duels", "money"):
        assert getattr(known, name)[: match.players] == getattr(true, name)[: match.players]
    for name, count in {
        "queue": true.queued,
        "order": true.fighters,
        "fighter_hand": true.fighters,
        "fighter_throws": true.fighters,
    }.items():
        assert getattr(known, name)[:count] == getattr(true, name)[:count]
    for table, piled in enumerate(true.piled):
        assert known.pile[table][:piled] == true.pile[table][:piled]
    assert (known.piled, known.on_table) == (true.piled, true.on_table)


@anywhere
@OFTEN
def test_what_is_dealt_is_what_the_seat_may_not_know(match: Match, data: st.DataObject) -> None:
    seat = drawn_seat(match, data)
    s = dealt(match, seat, data.draw(st.integers(0, 2**62)))
    after, before = GAME.position(GAME.seen(s, seat), seat), match.position(seat)
    if match.actors != ("chance",):
        assert set(after.pop("actors")) - {seat} >= set(before["actors"]) - {seat}
        assert (seat in match.actors) == bool(s.awaited >> seat & 1)
        before.pop("actors")
    assert after == before


@anywhere
@OFTEN
def test_dealing_conserves_cards_and_invents_none(match: Match, data: st.DataObject) -> None:
    seat = drawn_seat(match, data)
    for chance in range(3):
        s = dealt(match, seat, chance)
        assert cards_of(s) == cards_of(true_state(match))
        assert min(s.deck + s.aside) >= 0
        assert sum(s.aside) == sum(true_state(match).aside)
        assert sum(s.deck) == s.left == sum(true_state(match).deck)


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
                states = [GAME.seen(world.state, viewer).values() for world in (match, other)]
                assert states[0] == states[1]


@anywhere
@settings(max_examples=30, deadline=None)
def test_a_dealt_state_can_be_played_out(match: Match, data: st.DataObject) -> None:
    seat = drawn_seat(match, data)
    s = dealt(match, seat, data.draw(st.integers(0, 2**62)))
    play_out_rule(GAME, (random_policy,))(s, 5, [0] * s.players, [0] * room_for_moves(GAME), [], [])
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
            record = np.zeros(1, State.dtype())
            GAME.seen(match.state, 1).write(record[0])
            compiled(record, 1, chance)
            assert State.read(record[0]).values() == dealt(match, 1, chance).values()
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
        s = dealt(match, 1, chance)
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
    s = dealt(match, 2, 1)
    assert GAME.position(s, None)["actors"] == [0, 1, 3]
    assert [seat["table"] for seat in GAME.position(s, None)["seats"]] == [None, None, "C", None]


def test_cards_aside_are_any_of_those_unseen() -> None:
    """C11: 12 of the 34 cards that three players have not seen after the first two."""
    match = game_of_three()
    lay(match, "15000 35000")
    throw(match, "66666 11111 22222")
    duels: Counter[int] = Counter()
    for chance in range(DEALS):
        duels[dealt(match, 0, chance).aside[DUEL]] += 1
    expected = {k: comb(6, k) * comb(28, 12 - k) / comb(34, 12) for k in range(7)}
    assert chi_square(duels, expected) < 22.5  # exceeded once in a thousand


def test_cards_that_left_the_game_are_known() -> None:
    match = owner_with_card("tokens 30000 25000", "1 2 3")
    assert match.position("public")["gone"] == {"duel": 0, "tokens": 1}
    match.play(0, "duel 2")
    fight(match, "11234 22345")
    for viewer in ("public", *range(4)):
        known = GAME.seen(match.state, viewer)
        assert match.position(viewer)["gone"] == {"duel": 1, "tokens": 1}
        assert (known.deck[DUEL], known.deck[TOKENS]) == (5, 5)


def test_c53_how_many_have_refused_in_a_row_is_known() -> None:
    match = played(owner_with_card(), "0: duel 2")
    throw(match, "11234 22345")
    stand(match)
    for move, refused in (("0: pass", 1), ("2: pay", 0), ("2: keep 2 2", 0), ("roll 3 4 5", 0), ("0: pass", 1)):
        played(match, move)
        assert match.position("public")["duel"]["refused"] == refused
        assert GAME.seen(match.state, 1).refusals == refused
