"""Policies of others: what they choose is checked, what they may not know is kept from them, errors name a line."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from ludoteca import bots
from ludoteca.engine.compiled import native
from ludoteca.engine.many.batch import Batch, play_chunks
from ludoteca.engine.many.loop import Policy, checked, count_fault, is_ours
from ludoteca.engine.many.outcomes import Games, all_of
from ludoteca.engine.rule import rule
from ludoteca.games import GAMES, find
from ludoteca.study.peeking import look_at
from ludoteca.study.simulate import simulate
from ludoteca.study.tasks import Task
from tests.terminal.people import run, said

FILE = Path(__file__).parent / "policies_for_tests.py"
compiled = pytest.mark.skipif(not native.available(), reason="needs Numba")
RULES = [(game, name) for game in sorted(GAMES) for name in ("random", "easy", "medium")]


def played(name: str, games: int = 60, *, interpreted: bool = False) -> Games:
    batch = Task("twins", (f"{FILE}:{name}", "random", "random"), range(1), seed=3).batch()
    return all_of(play_chunks(batch, range(games), interpreted=interpreted), batch.empty(range(0)))


@compiled
@pytest.mark.parametrize("name", ["far", "overflowing", "negative", "behind", "dreamer"])
def test_what_is_not_legal_is_a_fault_on_every_engine(name: str) -> None:
    here, there = played(name), played(name, interpreted=True)
    for figure in ("scores", "winners", "decisions", "faults"):
        np.testing.assert_array_equal(getattr(here, figure), getattr(there, figure))
    assert here.faults[:, 0].all()
    assert not here.faults[:, 1:].any()


@compiled
def test_who_always_fails_plays_by_lot() -> None:
    """With the luck that the lot would have: game by game as the bot that plays by lot."""
    np.testing.assert_array_equal(played("far").scores, played("honest").scores)
    assert not played("honest").faults.any()


@compiled
def test_a_pair_that_is_not_in_the_hand_wins_nothing() -> None:
    dreamer, thrifty = (played(name, 3000).wins()[:, 0].mean() for name in ("dreamer", "thrifty"))
    assert dreamer == pytest.approx(thrifty, abs=0.03)


@compiled
def test_games_with_faults_are_the_same_on_any_number_of_cores() -> None:
    names = [f"{FILE}:behind", "random", "random"]
    one, two = (simulate("twins", 3, 400, bot_names=names, cores=cores) for cores in (1, 2))
    np.testing.assert_array_equal(one.scores, two.scores)
    np.testing.assert_array_equal(one.faults, two.faults)


@compiled
def test_faults_are_told() -> None:
    result = run("simulate", "twins", "--players", "3", "--games", "20", "--bot", f"{FILE}:far", "--hands", "1")
    assert result.exit_code == 0
    assert ":far chose a move that is not legal:" in said(result.output).replace("\n", "")
    bots_ = f"{FILE}:far,random"
    result = run("arena", "twins", "--bots", bots_, "--players", "3", "--games", "12", "--hands", "1")
    assert "chose a move that is not legal:" in said(result.output)


def as_a_stranger(policy: Policy) -> Policy:
    """The same policy as if it were not ours, so that its choices are checked."""

    @rule
    def chosen(s: object, seat: int, moves: list[int], count: int, luck: int) -> int:
        return policy(s, seat, moves, count, luck)

    assert not is_ours(chosen)
    return chosen


@compiled
@pytest.mark.parametrize("game", sorted(GAMES))
def test_our_own_policies_choose_what_is_legal(game: str) -> None:
    """Nothing checks them in games by the million."""
    found = [bots.find(name, game).policy for name in ("easy", "random", "medium")]
    policies = [policy for policy in found if policy and is_ours(policy)]
    start = find(game).rules.set_up(3, **find(game).check_options({}))
    batch = Batch(find(game), start, [as_a_stranger(policy) for policy in policies], seed=8)
    games = all_of(play_chunks(batch, range(3000)), batch.empty(range(0)))
    assert not games.faults.any()


def test_a_choice_is_checked_against_the_legal_moves_alone() -> None:
    """Whatever stands behind them."""
    moves = [4, 5, *[7] * GAMES["twins"].rules.MOST_LEGAL]
    choose = checked(lambda s, seat, moves, count, luck: 7, find("twins"), count_fault)
    faults = [0, 0]
    assert choose(None, 1, moves, moves, 2, 0, faults) == 4
    assert faults == [0, 1]


# What a policy may know


@pytest.mark.parametrize(("game", "name"), RULES)
def test_our_own_policies_look_at_nothing_that_their_seat_may_not_know(game: str, name: str) -> None:
    policy = bots.find(name, game).policy
    assert policy
    seen = look_at(policy, find(game), 3, games=1)
    assert seen.decisions > 50
    assert seen.is_honest


def test_who_peeks_is_found_out() -> None:
    policy = bots.find(f"{FILE}:peeking", "twins").policy
    assert policy
    seen = look_at(policy, find("twins"), 3, games=1)
    assert seen.peeked > seen.decisions / 2
    assert not seen.changed


def test_who_changes_the_state_is_found_out() -> None:
    policy = bots.find(f"{FILE}:changing", "twins").policy
    assert policy
    assert look_at(policy, find("twins"), 3, {"hands": 1}, games=1).changed


def test_a_policy_gets_what_its_seat_may_know() -> None:
    """The one that would peek cannot, when it is made a bot by the decorator."""
    policy = bots.find(f"{FILE}:blindfolded", "twins").policy
    assert policy
    assert look_at(policy, find("twins"), 3, games=1).is_honest


@compiled
def test_what_a_policy_gets_is_the_same_compiled() -> None:
    here, there = played("blindfolded"), played("blindfolded", interpreted=True)
    np.testing.assert_array_equal(here.scores, there.scores)


@compiled
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("peeking", "peeking chose by what its seat may not know, in"),
        ("changing", "changing changed the state that it was to judge, in"),
    ],
)
def test_a_simulation_says_whom_not_to_trust(name: str, sentence: str) -> None:
    result = run("simulate", "twins", "--players", "3", "--games", "5", "--hands", "1", "--bot", f"{FILE}:{name}")
    out = said(result.output).replace("\n", " ")
    assert "Do not trust these games:" in out
    assert sentence in out


# The document

DOCUMENT = Path(__file__).parents[2] / "docs" / "write-a-bot.md"


def test_the_policy_in_the_document_is_the_example() -> None:
    example = (DOCUMENT.parents[1] / "examples" / "hasty.py").read_text(encoding="utf-8")
    assert example.partition('"""\n\n')[2] in DOCUMENT.read_text(encoding="utf-8")


def test_the_example_plays_and_the_check_in_the_document_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(DOCUMENT.parents[1])
    (session,) = re.findall(
        r"```python\n(from ludoteca import bots\n.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL
    )
    exec(session, {})
    decisions, peeked, changed, is_honest = capsys.readouterr().out.split()
    assert int(decisions) > 100
    assert (peeked, changed, is_honest) == ("0", "0", "True")
    assert not simulate("twins", 4, 200, bot_names=["examples/hasty.py:hasty"]).faults.any()


# Errors


@compiled
@pytest.mark.parametrize(
    ("name", "line", "reason"),
    [
        ("asker", "return int(s.trumps)", "a state has no field 'trumps'."),
        ("caller", "return moves[no_rule(count)]", "Untyped global name 'no_rule'"),
        ("writer", "moves[0] = PLAY", "Cannot modify readonly array"),
        ("silent", '@policy("twins", "Returns nothing.")', "always returns a whole number."),
    ],
)
def test_a_policy_that_does_not_compile_gets_a_sentence_with_its_line(name: str, line: str, reason: str) -> None:
    number = 1 + [text.strip() for text in FILE.read_text(encoding="utf-8").splitlines()].index(line)
    with pytest.raises(ValueError, match=rf"{FILE.name}, line {number}\b") as refused:
        simulate("twins", 3, 1, bot_names=[f"{FILE}:{name}"])
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 400
    assert "Traceback" not in run("simulate", "twins", "--players", "3", "--bot", f"{FILE}:{name}").output
