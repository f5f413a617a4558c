from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from ludoteca import bots
from ludoteca.engine.game import View
from ludoteca.study.guard import SHORTEST_PATIENCE, Guarded

FAULTY = Path(__file__).parent / "bots_for_tests.py"
LINES = FAULTY.read_text(encoding="utf-8").splitlines()
LINE_OF_CRASH = 1 + LINES.index('    raise RuntimeError("I give up")')
LINE_OF_LEAVING = 1 + LINES.index("    raise SystemExit")
NOTHING = View({}, 0, {}, None)


@pytest.mark.parametrize(
    ("name", "failure"),
    [
        ("crasher", f"crashed with RuntimeError: I give up ({FAULTY}, line {LINE_OF_CRASH})"),
        ("cheat", "chose a move that is not legal"),
        ("sleeper", "did not answer within 0.05 s"),
        ("leaver", f"crashed with SystemExit ({FAULTY}, line {LINE_OF_LEAVING})"),
    ],
)
def test_who_fails_loses_the_decision_to_the_lot(name: str, failure: str) -> None:
    failures: Counter[str] = Counter()
    player = bots.find(f"{FAULTY}:{name}", "twins")
    guarded = Guarded(player, name, failures, patience=0.05)
    chosen = {guarded(NOTHING, ["one", "two"], Random(seed)) for seed in range(8)}
    assert chosen == {"one", "two"}
    assert failures == {f"{name} {failure}": 8}
    assert guarded.faults == 8


@pytest.mark.parametrize("in_thread", [False, True])
def test_compiling_is_no_thinking(in_thread: bool) -> None:
    failures: Counter[str] = Counter()
    guarded = Guarded(bots.find(f"{FAULTY}:compiler", "twins"), "compiler", failures, patience=1)
    with ThreadPoolExecutor(1) as pool:
        decide = pool.submit(guarded, NOTHING, ["one", "two"], Random(1)).result if in_thread else None
        assert (decide() if decide else guarded(NOTHING, ["one", "two"], Random(1))) == "one"
    assert not failures


def test_patience_with_who_hangs_again_and_again_gets_shorter() -> None:
    guarded = Guarded(bots.find(f"{FAULTY}:sleeper", "twins"), "sleeper", Counter(), patience=1.5)
    guarded(NOTHING, ["one", "two"], Random(1))
    assert guarded.patience == SHORTEST_PATIENCE


def test_who_fails_plays_on_with_the_luck_that_the_lot_would_have() -> None:
    guarded = Guarded(bots.find(f"{FAULTY}:crasher", "twins"), "crasher", Counter())
    luck, same_luck = Random(5), Random(5)
    legal = [str(number) for number in range(40)]
    for _ in range(3):
        assert guarded(NOTHING, legal, luck) == bots.find("random", "twins")(NOTHING, legal, same_luck)


def test_who_does_not_fail_is_left_alone() -> None:
    failures: Counter[str] = Counter()
    guarded = Guarded(bots.find(f"{FAULTY}:saver", "twins"), "saver", failures)
    assert guarded(NOTHING, ["one", "two"], Random(1)) == "one"
    assert not failures


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nothing.py:saver", "There is no file nothing.py."),
        (f"{FAULTY}:nobody", "has no bot 'nobody'"),
        (f"{FAULTY}:no_bot", "has no bot 'no_bot': a bot is a function under @bot"),
        (f"{FAULTY}:saver", "'saver' of .* plays twins, not cincinnati"),
        ("genius", "There is no bot 'genius' for cincinnati. The bots: random"),
    ],
)
def test_a_bot_that_cannot_be_found_is_named(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        bots.find(name, "cincinnati")


def test_a_file_that_cannot_be_run_is_named(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("import nothing_of_that_name")
    with pytest.raises(
        ValueError,
        match=r"broken.py cannot be run: ModuleNotFoundError: No module named 'nothing_of_that_name' .*line 1",
    ):
        bots.find(f"{tmp_path / 'broken.py'}:any", "twins")
