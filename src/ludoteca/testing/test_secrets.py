"""Secrets: what a viewer may know, and that everything it gets is made from that alone."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.engine.dice import SEEDS
from ludoteca.engine.game import PUBLIC, Game, Viewer
from ludoteca.engine.layout import Layout
from ludoteca.engine.many.vector import compiled_if_possible
from ludoteca.engine.seats import chance_is_awaited, members
from ludoteca.testing.starts import matches

at_any_moment = given(data=st.data())
OFTEN = settings(max_examples=25, deadline=None)
LUCK = st.builds(Random, st.integers(0, 2**32 - 1))


def resampled(game: Game, s: Layout, seat: int, generator: Random) -> Any:
    """A state that the seat cannot tell from this one: hidden things and others' secret choices are drawn anew."""
    other = game.seen(s, seat)
    game.deal_unseen(other, seat, generator.randrange(SEEDS))
    for chooser in [] if chance_is_awaited(s) else members(other.awaited & ~s.awaited):
        moves = [0] * game.rules.MOST_LEGAL
        count = game.rules.legal(other, chooser, moves)
        game.rules.play(other, chooser, generator.choice(moves[:count]))
    return other


@at_any_moment
@OFTEN
def test_what_a_seat_cannot_know_has_no_part_in_what_it_knows(game: Game, data: st.DataObject) -> None:
    match, generator = data.draw(matches(game)), data.draw(LUCK)
    for seat in range(match.players):
        known = game.seen(match.state, seat)
        other_world = resampled(game, match.state, seat, generator)
        assert game.seen(other_world, seat).values() == known.values()
        position = game.position(game.seen(other_world, seat), seat)
        assert json.dumps(position) == json.dumps(match.position(seat))


@at_any_moment
@OFTEN
def test_whoever_looks_again_sees_the_same(game: Game, data: st.DataObject) -> None:
    s = data.draw(matches(game)).state
    public = game.seen(s, PUBLIC)
    assert game.seen(public, PUBLIC).values() == public.values()
    for seat in range(s.players):
        known = game.seen(s, seat)
        assert game.seen(known, seat).values() == known.values()
        assert game.seen(known, PUBLIC).values() == public.values()  # every seat knows what is public
    assert game.seen(s, None).values() == s.values()


@at_any_moment
@OFTEN
def test_what_is_seen_is_independent_of_what_is_there(game: Game, data: st.DataObject) -> None:
    s = data.draw(matches(game)).state
    before = s.copy()
    for viewer in (None, PUBLIC, *range(s.players)):
        known = game.seen(s, viewer)
        for field in known.values().values():
            scribble_on(field)
    assert s.values() == before.values()


def scribble_on(field: Any) -> None:
    for i, value in enumerate(field) if isinstance(field, list) else ():
        if isinstance(value, list):
            scribble_on(value)
        else:
            field[i] = 77


@at_any_moment
@OFTEN
def test_a_secret_choice_made_anew_changes_nothing_for_others(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for seat in range(match.players):
        others: list[Viewer] = [PUBLIC, *(other for other in range(match.players) if other != seat)]
        known = [game.seen(match.state, other).values() for other in others]
        for move in match.legal(seat) if seat not in match.actors else []:
            then = match.copy()
            then.play(seat, move)
            assert [game.seen(then.state, other).values() for other in others] == known


@at_any_moment
@OFTEN
def test_a_seat_can_do_what_it_knows_it_can_do(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for seat in range(match.players):
        view = match.view(seat)
        assert {**view} == {**match.position(seat), "you": seat, "options": match.options}
        assert view.state.values() == game.seen(match.state, seat).values()
        moves = [0] * game.rules.MOST_LEGAL
        if not chance_is_awaited(match.state):
            assert moves[: game.rules.legal(view.state, seat, moves)] == match.legal_numbers(seat)


@at_any_moment
@OFTEN
def test_what_is_seen_is_built_up_from_nothing(game: Game, data: st.DataObject) -> None:
    s = data.draw(matches(game)).state
    for seat in range(s.players):
        known = game.state()
        game.see_public(s, known)
        assert known.values() == game.seen(s, PUBLIC).values()
        game.see_own(s, known, seat)
        assert known.values() == game.seen(s, seat).values()
        assert game.has_secrets or known.values() == s.values()


@at_any_moment
@OFTEN
def test_an_observation_is_that_of_what_the_seat_knows(game: Game, data: st.DataObject) -> None:
    """Interpreted and compiled. Environments observe the whole state, which is faster and relies on this."""
    match = data.draw(matches(game))
    s, buffer = match.state, [0] * game.rules.MOST_LEGAL
    records = np.zeros(2, game.state.dtype())
    for seat in range(match.players):
        known = game.seen(s, seat)
        rows = [observed(game, state, seat) for state in (s, known)]
        assert rows[0] == rows[1]
        actions = [acted(game, state, seat, buffer) if match.legal_numbers(seat) else [] for state in (s, known)]
        assert actions[0] == actions[1]

        s.write(records[0])
        records[1] = np.zeros(1, game.state.dtype())[0]
        row, moves = np.zeros(len(rows[0]), np.int8), np.zeros(game.rules.MOST_LEGAL, np.int16)
        count = compiled_look(game)(records, seat, bool(actions[0]), row, moves)
        assert game.state.read(records[1]).values() == known.values()
        assert row.tolist() == rows[0]
        assert moves[:count].tolist() == actions[0]


def observed(game: Game, s: Layout, seat: int) -> list[int]:
    row = [0] * len(game.encoding.features(s.players))
    numbers = np.array(row, np.int8)
    game.encoding.observe(s, seat, numbers)
    return [int(number) for number in numbers]


def acted(game: Game, s: Layout, seat: int, buffer: list[int]) -> list[int]:
    return buffer[: game.encoding.legal_actions(s, seat, buffer)]


@cache
def compiled_look(game: Game) -> Any:
    """A compiled function that writes what a seat knows, and what it observes and can do."""
    see_public, see_own = game.see_public, game.see_own
    observe, legal_actions = game.encoding.observe, game.encoding.legal_actions

    def look(records, seat, acts, row, moves):  # type: ignore[no-untyped-def]
        see_public(records[0], records[1])
        see_own(records[0], records[1], seat)
        observe(records[1], seat, row)
        return legal_actions(records[1], seat, moves) if acts else 0

    return compiled_if_possible(look)
