"""The bots of Diceland: they play legal moves by what they see, the same again with the same seed, and say why."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca import Match
from ludoteca.bots import Reason
from ludoteca.bots import find as find_bot
from ludoteca.bots.policies import legal_numbers
from ludoteca.bots.random import random_policy
from ludoteca.engine.many.batch import play_games
from ludoteca.engine.many.loop import Policy
from ludoteca.engine.many.outcomes import Games
from ludoteca.games import find
from ludoteca.games.diceland.bots.easy import easy_policy
from ludoteca.games.diceland.bots.goal import BOTH, COLOUR, STARS, favourite, lacking
from ludoteca.games.diceland.bots.lookahead import look_ahead
from ludoteca.games.diceland.bots.planner import planner_policy
from ludoteca.games.diceland.bots.prospects import CERTAIN, chance_to_win
from ludoteca.games.diceland.bots.reasons import reason_for
from ludoteca.games.diceland.bots.reference import reference_policy
from ludoteca.games.diceland.bots.sides import CERTAIN as CERTAIN_OF_SIDE
from ludoteca.games.diceland.bots.sides import (
    FEWEST_PLAYERS,
    NUMBERS_OF_PLAYERS,
    WON_BY_MEDIUM,
    WON_BY_PLANNER,
)
from ludoteca.games.diceland.bots.worth import worth_of_dice, worth_of_rolling
from ludoteca.games.diceland.layout import BOARDS, State
from ludoteca.games.diceland.maps import COLOURS
from ludoteca.games.diceland.notation import NOTATION
from ludoteca.games.diceland.odds import best_stopping, chance_of_more
from ludoteca.words import LANGUAGES
from tests.diceland.hearing import said as said_in
from tests.diceland.play import land, road_without, throw, travel, until_turn_of

GAME = find("diceland")
POLICIES = (easy_policy, reference_policy, planner_policy)
NAMES = ("easy", "medium", "expert")

seeds = st.integers(0, 2**32)


def decisions(seed: int, players: int, every: int = 1) -> Iterator[tuple[Match, int]]:
    """Moments of a game between planners in which a seat has a choice."""
    match = ludoteca.new("diceland", players=players, seed=seed)
    plan, count = Random(seed), 0
    while match.actors:
        actor = match.actors[0]
        if isinstance(actor, str):
            assert match.dice
            match.play(actor, match.dice.draw(match))
            continue
        s = match.view(actor).state
        moves = legal_numbers(GAME, s, actor)
        if len(moves) > 1:
            count += 1
            if count % every == 0:
                yield match, actor
        policy = plan.choice(POLICIES)
        match.play(actor, GAME.notation.text(policy(s, actor, moves, len(moves), plan.getrandbits(63))))


@settings(deadline=None, max_examples=4)
@given(seed=seeds, players=st.integers(2, 4))
def test_policies_go_by_what_can_be_seen(seed: int, players: int) -> None:
    for match, seat in decisions(seed, players, every=7):
        true, seen = match.state, match.view(seat).state
        moves = legal_numbers(GAME, true, seat)
        for policy in POLICIES:
            chosen = {policy(s, seat, moves, len(moves), seed) for s in (true, seen)}
            assert len(chosen) == 1
            assert chosen <= set(moves)


def games_of_three_levels(games: int, interpreted: bool) -> Games:
    levels = (easy_policy, reference_policy, random_policy)
    return play_games(GAME, GAME.rules.set_up(3, maps=None), levels, games, seed=3, interpreted=interpreted)


def test_policies_play_the_same_compiled_and_interpreted() -> None:
    compiled, interpreted = (games_of_three_levels(4, interpreted) for interpreted in (False, True))
    np.testing.assert_array_equal(compiled.winners, interpreted.winners)
    np.testing.assert_array_equal(compiled.decisions, interpreted.decisions)


def test_each_level_beats_the_one_below() -> None:
    easy, medium, random = games_of_three_levels(1000, interpreted=False).wins().mean(axis=0)
    assert medium > 2 * easy
    assert easy > 2 * random


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_moves(name: str) -> None:
    bot = find_bot(name, "diceland")
    for match, seat in decisions(11, 3, every=23):
        view, legal = match.view(seat), match.legal(seat)
        answers = {bot(view, legal, Random(5)) for _ in range(2)}
        assert len(answers) == 1
        assert answers <= set(legal)


@pytest.mark.parametrize("name", NAMES)
def test_who_is_asked_why_names_every_move_and_plays_the_first(name: str) -> None:
    player = find_bot(name, "diceland")
    for match, seat in decisions(12, 2, every=17):
        view, legal = match.view(seat), match.legal(seat)
        advice = player.explain(view, legal, Random(5))
        assert advice.move == player(view, legal, Random(5))
        assert sorted(one.move for one in advice.weighed) == legal
        assert all(one.win is not None and 0 <= one.win <= 1 for one in advice.weighed)


def test_every_reason_can_be_said_in_every_language() -> None:
    said = set()
    for seed in range(4):
        for match, seat in decisions(seed, 2 + seed % 3):
            s = match.view(seat).state
            for move in legal_numbers(GAME, s, seat):
                reason = reason_for(s, seat, move)
                if (reason.id, tuple(reason.values)) not in said:
                    said.add((reason.id, tuple(reason.values)))
                    for language in LANGUAGES:
                        assert "{" not in heard(reason, language)
    kinds = {id.removeprefix("advice-diceland-") for id, _ in said}
    assert {"side", "pass", "again", "again-safe", "stop-full", "use-star", "mark-way"} <= kinds
    assert {"diceland-wrong-unreachable", "diceland-makes-new", "diceland-makes-part"} <= kinds


def heard(reason: Reason, language: str = "en") -> str:
    return said_in({"id": reason.id, "values": dict(reason.values)}, language)


def test_d24_what_dice_make_is_said_as_everywhere() -> None:
    match = land(2)
    throw(match, "2 red 1 yellow 3 grey")
    s = match.view(0).state
    assert heard(reason_for(s, 0, NOTATION.read("take yellow", False))) == (
        "No yellow group touches a cell you have marked."
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "52% for at least one more; in the end, 13% for too many."),
        ("de", "52 % für mindestens einen mehr, am Ende 13 % für zu viele."),
    ],
)
def test_d31_shares_are_said_in_percent(language: str, sentence: str) -> None:
    s = decided(land(2), "2 blue 4 grey", "blue")
    reason = reason_for(s, 0, NOTATION.read("again", False))
    assert reason.values["chance"] == {"percent": float(chance_of_more(4))}
    assert heard(reason, language).replace("\u00a0", " ") == sentence


# Sides


def choosing_sides(players: int) -> Match:
    match = ludoteca.new("diceland", players=players)
    for board in BOARDS[:players]:
        match.play("chance", f"board {board}")
    return match


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize(("level", "won"), [("medium", WON_BY_MEDIUM), ("expert", WON_BY_PLANNER)])
def test_d10_bots_choose_the_side_that_wins_more_for_them(level: str, won: list[list[int]], players: int) -> None:
    match, bot = choosing_sides(players), find_bot(level, "diceland")
    row = won[NUMBERS_OF_PLAYERS + players - FEWEST_PLAYERS]
    for seat in range(players):
        better = max((2 * seat, 2 * seat + 1), key=row.__getitem__)
        assert bot(match.view(seat), match.legal(seat), Random(seat)) == f"side {'ABCDEFGH'[better]}"


@pytest.mark.parametrize("policy", [reference_policy, planner_policy])
def test_d10_neither_the_first_side_nor_the_second_is_always_taken(policy: Policy) -> None:
    taken = set()
    for board in range(4):
        match = ludoteca.new("diceland", players=2)
        match.play("chance", f"board {BOARDS[board]}")
        match.play("chance", f"board {BOARDS[board - 1]}")
        moves = legal_numbers(GAME, match.state, 0)
        taken.add(moves.index(policy(match.state, 0, moves, 2, 0)))
    assert taken == {0, 1}


def test_d10_a_side_is_advised_by_how_often_it_wins() -> None:
    match = choosing_sides(3)
    advice = find_bot("expert", "diceland").explain(match.view(0), match.legal(0), Random(1))
    row = WON_BY_PLANNER[NUMBERS_OF_PLAYERS + 3 - FEWEST_PLAYERS]
    assert [one.win for one in advice.weighed] == pytest.approx(
        [row[1] / CERTAIN_OF_SIDE, row[0] / CERTAIN_OF_SIDE]
    )
    assert heard(advice.reason).startswith("Map B: good players win 34.3 of 100 games on it; ")


# What the planner and the expert know


def decided(match: Match, dice: str, colour: str) -> State:
    """The active player has thrown and taken a colour, and decides whether to roll again."""
    seat = match.position()["active"]
    throw(match, dice)
    match.play(seat, f"take {colour}")
    s: State = match.view(seat).state
    return s


def test_the_worth_of_rolling_is_the_exact_one() -> None:
    s = decided(land(), "2 red 1 green 1 blue 1 grey 1 yellow", "red")
    colour, lack, best = COLOURS.index("red"), lacking(s, 0), favourite(s, 0)
    worth = [max(0, worth_of_dice(s, 0, colour, dice, lack, best)) for dice in range(7)]
    exact = best_stopping(worth).expected[2]
    assert abs(worth_of_rolling(s, 0, colour, 2, 6, lack, best, True) - exact) <= 5  # each roll is rounded down


def test_what_is_lacking_is_known() -> None:
    match = land()
    assert lacking(match.view(0).state, 0) == BOTH
    travel(match, road_without("grey"))
    s = match.view(0).state
    assert lacking(s, 0) == STARS
    assert favourite(s, 0) == COLOURS.index("red")
    other = land()
    travel(other, road_without("red"))
    s = other.view(0).state
    s.stars[0] = 9
    assert lacking(s, 0) == COLOUR


def test_a_victory_at_hand_is_taken() -> None:
    match = land()
    travel(match, road_without("grey"))
    until_turn_of(match, 0)
    throw(match, "1 blue 1 green 2 grey 1 orange 1 yellow")
    expert = find_bot("expert", "diceland")
    assert expert(match.view(0), match.legal(0), Random(1)) == "take grey"


def test_prospects_are_chances() -> None:
    for match, _ in decisions(21, 4, every=40):
        s = match.view(0).state
        if s.active >= 0:
            chances = [chance_to_win(s, seat) for seat in range(4)]
            assert abs(sum(chances) - CERTAIN) < CERTAIN // 100
            assert min(chances) > 0


def test_looking_ahead_is_the_same_compiled_and_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    for match, seat in decisions(31, 2, every=60):
        s = match.view(seat).state
        moves = legal_numbers(GAME, s, seat)
        compiled = look_ahead(s, seat, Random(1))(moves, 5)
        with monkeypatch.context() as without_numba:
            without_numba.setattr("ludoteca.engine.compiled.native.available", lambda: False)
            assert look_ahead(s, seat, Random(1))(moves, 5) == compiled
