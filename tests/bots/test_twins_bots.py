"""The bots of Twins: what they look at, what they say, and that they plan as well as can be."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca import Match, bots
from ludoteca.bots.policies import legal_numbers
from ludoteca.bots.random import random_policy
from ludoteca.bots.search import VICTORY, trials
from ludoteca.engine.compiled import native
from ludoteca.engine.many.batch import play_games
from ludoteca.engine.many.loop import Policy
from ludoteca.games.twins import GAME, phases, rules
from ludoteca.games.twins.bots.easy import easy_policy
from ludoteca.games.twins.bots.medium import WHIM, medium_policy
from ludoteca.games.twins.bots.plan import (
    FAR_BETTER,
    FAVOUR,
    NEVER,
    best_plan,
    pair_of_plan,
    strongest,
    worth_of_pair,
    worth_of_plan,
)
from ludoteca.games.twins.bots.thinking import END_OF_HAND, chance_to_win, strong_policy, think
from ludoteca.games.twins.bots.weighing import worth_weighing, worths_of
from ludoteca.games.twins.layout import NONE, PLAYS, State
from ludoteca.games.twins.notation import PLAY
from tests.bots.plain_plans import plain_plan
from tests.twins.play import game, phase
from tests.twins.test_secrets import move_randomly

NAMES = ("easy", "medium", "expert")
POLICIES = (easy_policy, medium_policy, strong_policy)
LUCK = st.builds(Random, st.integers(0, 2**32 - 1))
PLAYERS = st.sampled_from([3, 4, 5, 6])


def at_a_decision(players: int, luck: Random, of: str = "") -> Match:
    """A random moment at which seats are awaited, of a phase if one is named."""
    match = game(players)
    for _ in range(luck.randrange(200)):
        if match.actors:
            move_randomly(match, luck)
    while match.actors == ("chance",) or (match.actors and of and phase(match) != of):
        move_randomly(match, luck)
    return match if match.actors else at_a_decision(players, luck, of)


def awaited_seat(match: Match, luck: Random) -> int:
    return int(luck.choice(match.actors))


@pytest.mark.parametrize("policy", POLICIES)
@given(players=PLAYERS, luck=LUCK)
@settings(max_examples=15, deadline=None)
def test_a_policy_looks_only_at_what_its_seat_may_know(policy: Policy, players: int, luck: Random) -> None:
    match = at_a_decision(players, luck)
    seat, chance = awaited_seat(match, luck), luck.getrandbits(63)
    chosen = set()
    for s in (match.state, match.view(seat).state):
        moves = legal_numbers(GAME, s, seat)
        chosen.add(policy(s, seat, moves, len(moves), chance))
    assert len(chosen) == 1
    assert chosen <= set(moves)


@pytest.mark.parametrize(("players", "cards"), [(3, 60), (5, 60), (3, 20), (4, 24)])
def test_a_plan_is_the_one_that_trying_everything_finds(players: int, cards: int) -> None:
    """In every decision of a hand in which up to two cards are bought and left over."""
    match, luck = ludoteca.new("twins", players=players, hands=1, cards=cards), Random(players)
    while match.actors:
        actor = match.actors[0]
        if actor != "chance":
            assert_best(match.state, int(actor), luck)
        match.play(actor, luck.choice(match.legal(actor)))


def assert_best(s: State, seat: int, luck: Random) -> None:
    chance = luck.getrandbits(63)
    for whim in (0, WHIM):
        assert best_plan(s, seat, chance, whim) == plain_plan(s, seat, chance, whim)
    if s.phase == phases.PLAY and s.play < PLAYS:
        pair = luck.choice(legal_numbers(GAME, s, seat)) - PLAY
        favoured = plain_plan(s, seat, pair, FAVOUR)
        starts = pair_of_plan(favoured) == pair
        assert worth_of_pair(s, seat, pair) == (worth_of_plan(favoured) - FAR_BETTER if starts else NEVER)


@given(PLAYERS, LUCK)
@settings(max_examples=8, deadline=None)
def test_moves_worth_a_thought_are_legal_and_not_wasteful(players: int, luck: Random) -> None:
    match = at_a_decision(players, luck, of="play")
    seat = awaited_seat(match, luck)
    s = match.view(seat).state
    moves = legal_numbers(GAME, s, seat)
    weighed = worth_weighing(s, seat)
    assert weighed
    assert set(weighed) <= set(moves)
    if s.play < 4:
        compiled = worths_of(s, seat, moves)
        assert compiled == {move: worth_of_pair(s, seat, move - PLAY) for move in moves}
        assert all(compiled[move] > NEVER for move in weighed)
        assert max(compiled.values()) == worth_of_plan(best_plan(s, seat, 0, 0))


def test_compiled_and_plain_thoughts_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(6):
        luck = Random(number)
        match = at_a_decision(3 + number % 4, luck)
        seat = awaited_seat(match, luck)
        s = match.view(seat).state
        moves = worth_weighing(s, seat)[:2]
        compiled = trials(GAME, END_OF_HAND, s, seat, Random(99))(moves, 2)
        with monkeypatch.context() as without_numba:
            without_numba.setattr(native, "available", lambda: False)
            assert trials(GAME, END_OF_HAND, s, seat, Random(99))(moves, 2) == compiled


def test_more_chips_promise_more() -> None:
    s = rules.set_up(4, None)
    for chips in ([12, 12, 12, 12], [20, 12, 10, 6], [30, 9, 8, 1]):
        s.chips[:4] = chips
        chances = [chance_to_win(s, seat) / VICTORY for seat in range(4)]
        assert sum(chances) == pytest.approx(1, abs=1e-4)
        assert chances == sorted(chances, reverse=True)
        assert (len(set(chances)) == 1) == (len(set(chips)) == 1)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    bot = bots.find(name, "twins")
    games = [ludoteca.new("twins", players=3, seed=7, hands=1).run(bot).record() for _ in range(2)]
    assert games[0] == games[1]


def test_each_level_wins_more_than_the_one_below() -> None:
    ended = play_games(
        GAME, rules.set_up(4, None), [random_policy, easy_policy, easy_policy, medium_policy], 1000, 3
    )
    wins = ended.wins().mean(axis=0)
    assert wins[0] < wins[1] / 3
    assert wins[3] > 1.5 * max(wins[1], wins[2])


def test_the_expert_lays_its_best_pair_for_the_pot() -> None:
    """With nothing to be saved for later, the best is laid, whatever the others have."""
    match = game(3)
    while not (phase(match) == "play" and match.position()["play"] == 4):
        actor = match.actors[0]
        match.play(actor, "buy 1" if phase(match) == "buy" else match.legal(actor)[0])
    seat = int(match.actors[0])
    s = match.view(seat).state
    found = think(s, seat, worth_weighing(s, seat), 400, Random(3))
    assert found[0].move - PLAY == strongest(s, seat, NONE)
