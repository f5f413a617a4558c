"""Cincinnati's bots: they see what they may, play by the rules, and say why."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca import Match, bots
from ludoteca.bots.policies import legal_numbers
from ludoteca.bots.search import VICTORY, trials
from ludoteca.engine.compiled import native
from ludoteca.engine.many.loop import Policy
from ludoteca.games.cincinnati import GAME
from ludoteca.games.cincinnati.bots import expert as expert_player
from ludoteca.games.cincinnati.bots import working_out
from ludoteca.games.cincinnati.bots.by_heart import known
from ludoteca.games.cincinnati.bots.chances import (
    CERTAIN,
    IN_A_DUEL,
    chance_of,
    goal,
    keep_for,
    projected,
    prospect,
)
from ludoteca.games.cincinnati.bots.easy import easy_policy, usual_keep
from ludoteca.games.cincinnati.bots.explaining import reason_for
from ludoteca.games.cincinnati.bots.keeping import ranked_keeps
from ludoteca.games.cincinnati.bots.medium import medium_policy
from ludoteca.games.cincinnati.bots.rounds import END_OF_ROUND, chance_to_win
from ludoteca.games.cincinnati.bots.sound import sound_policy
from ludoteca.games.cincinnati.hands import HANDS, NUMBER, SETS, standing
from ludoteca.games.cincinnati.layout import CARDS, MONEY
from ludoteca.games.cincinnati.notation import KEEP, PASS, PAY
from ludoteca.study import odds
from ludoteca.testing.starts import matches
from ludoteca.words import Words
from tests.cincinnati.play import game, lay, open_round, stand, throw
from tests.cincinnati.test_seen import true_state

POLICIES: dict[str, Policy] = {"easy": easy_policy, "medium": medium_policy, "sound": sound_policy}
NAMES = ["easy", "medium", "expert"]
TABLES = {"A": 0, "B": 1, "C": 2}


def hand(faces: str) -> int:
    return NUMBER[tuple(sorted(map(int, faces)))]


def text(policy: Policy, match: Match, seat: int, luck: int = 0) -> str:
    """What a policy plays on the true state."""
    s = true_state(match)
    moves = legal_numbers(GAME, s, seat)
    return GAME.notation.text(policy(s, seat, moves, len(moves), luck))


# They see what they may


@pytest.mark.parametrize("name", POLICIES)
@given(match=matches(GAME, most_moves=600), luck=st.integers(0, 2**62))
@settings(max_examples=60, deadline=None)
def test_a_policy_looks_only_at_what_the_seat_may_know(name: str, match: Match, luck: int) -> None:
    for seat in range(match.players):
        if match.actors and match.actors != ("chance",) and match.legal(seat):
            s = match.view(seat).state
            moves = legal_numbers(GAME, s, seat)
            seen = GAME.notation.text(POLICIES[name](s, seat, moves, len(moves), luck))
            assert seen == text(POLICIES[name], match, seat, luck)
            assert seen in match.legal(seat)


@pytest.mark.parametrize("keep", ["in turn", "at once"])
@pytest.mark.parametrize("players", [3, 4, 6])
def test_easy_and_medium_play_whole_games(players: int, keep: str) -> None:
    line_up = [bots.find(name, "cincinnati") for name in (["easy", "medium"] * 3)[:players]]
    match = ludoteca.new("cincinnati", players=players, seed=3, keep=keep).run(line_up)
    assert match.winners
    again = ludoteca.new("cincinnati", players=players, seed=3, keep=keep).run(line_up)
    assert again.record() == match.record()


@cache
def compiled_policies() -> Any:
    def moves_of(record, seat, luck, made):  # type: ignore[no-untyped-def]
        s = record[0]
        made[0] = easy_policy(s, seat, made, 0, luck)
        made[1] = medium_policy(s, seat, made, 0, luck)
        made[2] = sound_policy(s, seat, made, 0, luck)

    return native.compiled(moves_of)


@given(match=matches(GAME, most_moves=600), luck=st.integers(0, 2**62))
@settings(max_examples=60, deadline=None)
def test_policies_decide_the_same_compiled(match: Match, luck: int) -> None:
    position, s = match.position(), true_state(match)
    for seat in range(match.players):
        if match.actors not in [(), ("chance",)] and match.legal(seat) and position["phase"] != "challenge":
            record, made = np.zeros(1, s.dtype()), np.zeros(3, np.int16)
            s.write(record[0])
            compiled_policies()(record, seat, luck, made)
            expected = [text(policy, match, seat, luck) for policy in POLICIES.values()]
            assert [GAME.notation.text(int(move)) for move in made] == expected


# What they know by heart


@given(st.sampled_from(HANDS), st.sampled_from(HANDS), st.sampled_from("ABC"), st.sampled_from([1, 2]))
@settings(max_examples=80, deadline=None)
def test_the_tables_of_chances_are_the_exact_odds(
    mine: tuple[int, ...], other: tuple[int, ...], letter: str, throws: int
) -> None:
    for where, question in ((TABLES[letter], ("beat at", letter, other)), (IN_A_DUEL, ("beat", other))):
        wish = goal(where, NUMBER[other])
        best = dict(odds.keeps(mine, question, throws))
        assert chance_of(wish, NUMBER[mine], throws) == pytest.approx(CERTAIN * max(best.values()), abs=0.51)
        keep = SETS[keep_for(wish, NUMBER[mine], throws)]
        assert best[keep] == pytest.approx(max(best.values()), abs=0.02)


def test_more_rivals_leave_less() -> None:
    for table in range(3):
        for number in range(len(HANDS)):
            chances = [prospect(table, number, rivals) for rivals in range(6)]
            assert chances == sorted(chances, reverse=True)


def test_what_a_hand_comes_to() -> None:
    assert projected(0, hand("55566"), 1) == hand("55566")
    assert standing(0, projected(0, hand("12346"), 1)) == 0
    assert projected(IN_A_DUEL, hand("12346"), 0) == hand("12346")


@pytest.mark.parametrize(
    ("table", "dice", "kept"),
    [
        ("A", "66441", "6644"),
        ("A", "66641", "666"),
        ("B", "12366", "123"),
        ("C", "11266", "112"),
        ("C", "11126", "11126"),
    ],
)
def test_a_beginner_keeps_what_looks_right(table: str, dice: str, kept: str) -> None:
    assert sorted(map(str, SETS[usual_keep(TABLES[table], hand(dice))])) == sorted(kept)


# How they decide


def test_medium_goes_where_most_is_to_be_won() -> None:
    match = game()
    lay(match, "15000 15000 35000")
    throw(match, "11125 12356 12356 12356")
    assert text(medium_policy, match, 0) == "table C"
    assert text(sound_policy, match, 0) == "table C"


def test_who_is_ahead_does_not_pay() -> None:
    match = game()
    open_round(match, "35000 15000 15000", "66666 11246 12356 12356", "A A A A")
    for _ in range(2):
        for seat in range(4):
            match.play(seat, "keep " + " ".join(map(str, match.position()["seats"][seat]["dice"])))
    assert match.actors == (0,)
    for policy in POLICIES.values():
        assert text(policy, match, 0) == "pass"


def test_sound_play_goes_for_more_than_the_rival_will_have() -> None:
    """A full house is not enough against four of a kind."""
    match = game()
    open_round(match, "35000 15000 15000", "55566 44441 12356 12356", "A A B C")
    match.play(1, "keep 1 4 4 4 4")
    match.play(0, "keep 5 5 5 6 6")
    match.play(2, "keep 1 2 3 5 6")
    match.play(3, "keep 1 2 3 5 6")
    match.play(1, "keep 1 4 4 4 4")
    assert 0 in match.actors
    for name in ("medium", "sound"):
        assert text(POLICIES[name], match, 0) == "keep 5 5 5"
    keeps = ranked_keeps(true_state(match), 0)
    assert SETS[keeps[0][0]] == (5, 5, 5)


def test_keeps_are_ranked_by_the_exact_chance_where_nobody_else_is() -> None:
    match = game()
    open_round(match, "35000 15000 15000", "66441 44441 12356 12356", "A B B C")
    s = true_state(match)
    exact = dict(odds.keeps([1, 4, 4, 6, 6], "A", throws=2))
    for keep, chance in ranked_keeps(s, 0):
        assert chance == pytest.approx(exact[SETS[keep]])


def test_what_is_known_by_heart_is_what_the_exact_odds_are() -> None:
    for name, grid in working_out.grids().items():
        assert [list(row) for row in known(name)] == grid, name


# The outlook


def chances(holdings: list[tuple[list[str], int]], to_come: int) -> list[float]:
    """To win with these money cards and tokens."""
    s = GAME.set_up(len(holdings), {"keep": "in turn"})
    for seat, (cards, tokens) in enumerate(holdings):
        s.tokens[seat] = tokens
        for card in cards:
            s.money[seat][CARDS.index(card)] += 1
    return [chance_to_win(s, seat, to_come) / VICTORY for seat in range(len(holdings))]


MONEY_CARDS = st.lists(st.sampled_from(CARDS[:MONEY]), max_size=3)


@given(st.lists(st.tuples(MONEY_CARDS, st.integers(0, 2)), min_size=3, max_size=6), st.integers(1, 11))
def test_chances_to_win_add_up_and_favour_the_rich(holdings: list[tuple[list[str], int]], to_come: int) -> None:
    before = chances(holdings, to_come)
    assert sum(before) == pytest.approx(1, abs=1e-4)
    cards, tokens = holdings[0]
    richer = chances([([*cards, "35000"], tokens), *holdings[1:]], to_come)
    assert richer[0] > before[0]


def test_the_later_the_more_a_lead_is_worth() -> None:
    holdings = [(["35000"], 0), ([], 0), ([], 0), ([], 0)]
    leads = [chances(holdings, to_come)[0] for to_come in range(11, 0, -1)]
    assert leads == sorted(leads)


# The expert


def decisions(seed: int, players: int) -> list[tuple[Match, int]]:
    """Some moments of a game in which somebody is to decide, each kind of decision among them."""
    match, generator = ludoteca.new("cincinnati", players=players, seed=seed), Random(seed)
    found: dict[tuple[str, bool], list[tuple[Match, int]]] = {}
    while match.actors:
        actor = match.actors[0]
        if isinstance(actor, str):
            assert match.dice
            match.play(actor, match.dice.draw(match))
            continue
        position = match.position()
        found.setdefault((position["phase"], position["duel"] is None), []).append((match.copy(), actor))
        match.play(actor, bots.find("medium", "cincinnati")(match.view(actor), match.legal(actor), generator))
    assert len(found) >= 5
    return [moment for moments in found.values() for moment in generator.sample(moments, min(3, len(moments)))]


@pytest.mark.parametrize("name", NAMES)
def test_who_is_asked_why_names_the_move_it_plays(name: str) -> None:
    player = bots.find(name, "cincinnati")
    for match, seat in decisions(4, 4)[::2]:
        view, legal = match.view(seat), match.legal(seat)
        advice, move = player.explain(view, legal, Random(4)), player(view, legal, Random(4))
        assert move in [one.move for one in advice.weighed]
        assert move == advice.move or (name == "expert" and match.position()["phase"] == "choose")
        assert len(advice.weighed) > 1


def test_the_expert_is_the_same_with_the_same_seed() -> None:
    for match, seat in decisions(5, 4)[:6]:
        moves = {
            bots.find("expert", "cincinnati")(match.view(seat), match.legal(seat), Random(9)) for _ in range(2)
        }
        assert len(moves) == 1


def test_the_expert_takes_what_lies_open() -> None:
    """Last round, alone ahead at the richest table with five of a kind: nothing to throw for."""
    match = game()
    open_round(match, "35000 15000 15000", "66666 11246 12356 12356", "A A B C")
    assert expert_player(match.view(0), match.legal(0), Random(1)) == "keep 6 6 6 6 6"


def test_trials_are_the_same_compiled_and_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    for match, seat in decisions(7, 4):
        s = match.view(seat).state
        moves = legal_numbers(GAME, s, seat)[:3]
        compiled = trials(GAME, END_OF_ROUND, s, seat, Random(77))(moves, 5)
        with monkeypatch.context() as without:
            without.setattr(native, "available", lambda: False)
            interpreted = trials(GAME, END_OF_ROUND, s, seat, Random(77))(moves, 5)
        assert compiled == interpreted


def said(match: Match, seat: int, move: int) -> str:
    return Words("en").tell(reason_for(true_state(match), seat, move))


def test_reasons_say_what_a_move_does_not_tell_itself() -> None:
    match = game()
    open_round(match, "35000 15000 15000", "66666 11246 12356 12356", "A A B C")
    assert said(match, 0, KEEP + hand("66666")) == "Enough for the Atlantic."
    assert said(match, 1, KEEP + hand("11")) == "Missing: one more 1."
    stand(match)
    assert said(match, 0, PASS) == "You are ahead: let the others pay."
    assert said(match, 0, PAY) == "You are ahead already: a token would be wasted."
    match.play(0, "pass")
    assert said(match, 1, PASS) == "One more throw: only 0% to take the lead, with about €35,000 at stake."
