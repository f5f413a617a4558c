"""Moves, positions, records and copies: what holds in every game at every moment."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.engine.game import Game
from ludoteca.testing.starts import everything_in, matches


@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_legal_moves_are_taken_and_others_leave_no_trace(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    before = everything_in(match)
    texts = sorted({game.notation.text(move) for move in range(game.notation.moves)})
    for actor in (*range(match.players), "chance"):
        legal = match.legal(actor)
        for text in data.draw(st.lists(st.sampled_from(texts), max_size=20)):
            if text not in legal:
                with pytest.raises(ludoteca.IllegalMove, match=r"\.$"):
                    match.play(actor, text)
        assert everything_in(match) == before
        for text in legal[:20]:
            match.copy().play(actor, text)
    assert everything_in(match) == before


@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_nonsense_leaves_no_trace(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    before = everything_in(match)
    actors = st.one_of(st.integers(-2, 9), st.just("chance"), st.text(max_size=4), st.none(), st.booleans())
    words = st.one_of(st.text(max_size=12), st.integers(), st.none(), st.binary(max_size=4))
    actor, text = data.draw(actors), data.draw(words)
    if not isinstance(text, str) or text not in match.legal(actor):  # type: ignore[arg-type]
        with pytest.raises(ludoteca.IllegalMove):
            match.play(actor, text)  # type: ignore[arg-type]
    assert everything_in(match) == before


@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_words_may_come_in_any_case_and_order(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game).filter(lambda match: match.actors))
    actor = data.draw(st.sampled_from(match.actors))
    text = data.draw(st.sampled_from(match.legal(actor)))
    first, *rest = text.split()
    spoken = "  ".join([first.upper(), *data.draw(st.permutations(rest))]).swapcase()
    other = match.copy()
    match.play(actor, text)
    other.play(actor, f" {spoken}\t")
    assert everything_in(match) == everything_in(other)


@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_legal_moves_are_canonical_and_sorted(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for actor in (*range(match.players), "chance"):
        legal = match.legal(actor)
        assert legal == sorted(set(legal))
        assert bool(legal) or actor not in match.actors
    assert [text for text, _ in match.chance()] == match.legal("chance")


@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_chance_is_exact(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game).filter(lambda match: match.actors == ("chance",)))
    _, outcomes = match.chance_event()
    counted: dict[str, int] = {}
    for outcome in range(outcomes):
        text = match.chance_text(outcome)
        counted[text] = counted.get(text, 0) + 1
    assert match.chance() == sorted((text, Fraction(times, outcomes)) for text, times in counted.items())
    assert sum(probability for _, probability in match.chance()) == 1


@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_a_record_gives_the_match_back(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    assert everything_in(ludoteca.load(match.record())) == everything_in(match)


@given(data=st.data())
@settings(max_examples=15, deadline=None)
def test_a_copy_is_independent(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game).filter(lambda match: match.actors))
    before = everything_in(match)
    copy = match.copy()
    copy.play(copy.actors[0], copy.legal(copy.actors[0])[0])
    assert everything_in(match) == before
    assert everything_in(copy) != before


@given(data=st.data())
@settings(max_examples=15, deadline=None)
def test_positions_and_events_are_plain_json(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for viewer in (None, "public", *range(match.players)):
        position = match.position(viewer)
        assert json.loads(json.dumps(position)) == position
        assert position.keys() == match.position().keys()
    assert json.loads(json.dumps(match.events)) == match.events


@given(data=st.data())
@settings(max_examples=15, deadline=None)
def test_several_viewers_at_once_are_told_what_each_is_told_alone(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    viewers = data.draw(st.permutations([None, "public", *range(match.players)]))
    since = data.draw(st.integers(0, match.noted))
    assert match.positions(viewers) == [match.position(viewer) for viewer in viewers]
    told = [match.events_for(viewer, since) for viewer in viewers]
    assert match.events_for_each(viewers, since) == told
    noticed = {viewer: bool(events) for viewer, events in zip(viewers, told, strict=True)}
    assert {viewer: match.is_noticed_by(viewer, since) for viewer in viewers} == noticed
    for seat in range(match.players):
        others = [noticed[other] for other in ("public", *range(match.players)) if other != seat]
        assert match.is_noticed_by_others(seat, since) == any(others)


@given(data=st.data())
@settings(max_examples=15, deadline=None)
def test_what_a_viewer_has_been_told_is_never_taken_back(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game).filter(lambda match: match.actors))
    viewer = data.draw(st.sampled_from(["public", *range(match.players)]))
    told = match.events_for(viewer)
    actor = data.draw(st.sampled_from(match.actors))
    match.play(actor, data.draw(st.sampled_from(match.legal(actor))))
    assert match.events_for(viewer)[: len(told)] == told


def test_seats_and_options_that_do_not_exist_are_named(game: Game) -> None:
    few, many = game.players[0], game.players[-1]
    for players in (few - 1, many + 1, True, "4", None, 3.0):
        with pytest.raises(ValueError, match=f"{few} to {many} players"):
            ludoteca.new(game.name, players=players)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="has no option 'speed'"):
        ludoteca.new(game.name, players=few, speed=1)
    for name, option in game.options.items():
        with pytest.raises(ValueError, match=f"The option '{name}' is"):
            game.check_options({name: object()})
        assert option.default in option.examples
    for seat in (-1, few, "private", 1.5, True):
        with pytest.raises(ValueError, match="There is no seat"):
            ludoteca.new(game.name, players=few).position(seat)  # type: ignore[arg-type]


def test_unknown_games_are_named() -> None:
    for name in ("chess", "", None, 3):
        with pytest.raises(ValueError, match="The games: cincinnati"):
            ludoteca.new(name, players=4)  # type: ignore[arg-type]
