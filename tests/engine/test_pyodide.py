"""In a browser's Python everything comes out as here: records byte by byte, experts' thoughts, reviews."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.games import GAMES, find
from tests.engine import alike
from tests.engine.in_pyodide import POCKET, Called, in_pyodide

pytest.importorskip("ziglang", reason="A linker for WebAssembly: pip install 'ludoteca[wasm]'.")

GAMES_PLAYED = 50
SEED = 3


@pytest.fixture(scope="module")
def browser() -> Iterator[Called]:
    if not (POCKET / "index.json").is_file():
        pytest.skip("The web app is not built: python hatch_build.py.")
    with in_pyodide(*GAMES) as called:
        yield called


@pytest.mark.parametrize("game", GAMES)
def test_a_table_gives_the_same_record_in_a_browser_and_on_a_server(
    browser: Called, game: str, tmp_path: Path
) -> None:
    asked = game, find(game).players[0], SEED
    record = asyncio.run(alike.at_a_table(*asked, str(tmp_path / "tables.sqlite")))
    assert browser("at_a_table", *asked) == record
    assert alike.plays_on(record) == record


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_moves_give_the_same_records_in_a_browser_on_a_server_and_in_a_terminal(
    browser: Called, game: str
) -> None:
    some = find(game).players
    for seed in range(GAMES_PLAYED):
        players = some[seed % len(some)]
        record = alike.record(game, players, seed)
        assert browser("record", game, players, seed) == record
        assert alike.at_a_servers_table(record) == record
        assert alike.plays_on(record) == record


@pytest.mark.parametrize("game", GAMES)
def test_experts_think_the_same_with_kernels_in_a_browser_as_with_native_code(browser: Called, game: str) -> None:
    asked = game, find(game).usual_players, SEED, 8
    thoughts = alike.thought(*asked)
    assert not any(json.loads(one)["error"] for one in thoughts)
    assert browser("thought", *asked) == thoughts


@pytest.mark.parametrize("game", GAMES)
def test_a_browser_finds_afterwards_what_native_code_finds(browser: Called, game: str) -> None:
    record = alike.record(game, find(game).players[0], SEED)
    effort = 8, 24, 8
    assert browser("told_afterwards", record, False, *effort) == alike.told_afterwards(record, False, *effort)
    told = alike.looked_back(record, *effort)
    assert not any(json.loads(answer)["error"] for answer, _ in told)
    assert browser("looked_back", record, *effort) == [list(one) for one in told]


def test_a_browser_refuses_bad_records_for_the_same_reasons(browser: Called) -> None:
    record = alike.record("twins", 3, SEED)
    for bad in ("nonsense", record.replace("players: 3", "players: 9"), record.replace("buy", "sell")):
        reasons = alike.reasons_against(bad)
        assert reasons
        assert browser("reasons_against", bad) == reasons


def test_a_browser_finds_the_same_without_kernels(browser: Called) -> None:
    record, effort = alike.record("twins", 3, SEED, hands=2), (1, 4, 1)
    found = browser("told_afterwards", record, True, *effort)
    assert not found["judge"].pop("compiled")
    expected = alike.told_afterwards(record, False, *effort)
    assert expected["judge"].pop("compiled")
    assert found == expected
