"""A game told afterwards: once, kept, and only what may be known."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

import ludoteca
from ludoteca.bots.random import random
from ludoteca.server import calls
from ludoteca.server.storage import storage_at
from ludoteca.study.exercises import exercises
from tests.server.support import Client, Data, Site, bearer, site, story

SEATS = 3


async def finished(now: Site, **more: object) -> tuple[Data, list[Client]]:
    """A short game of Twins."""
    async with now.full_table("twins", SEATS, options={"hands": 1}, **more) as (table, clients):
        await asyncio.gather(*(client.play_out(Random(seat)) for seat, client in enumerate(clients)))
    return table, clients


async def review_of(now: Site, path: str, token: str | None = None, record: str | None = None) -> list[Data]:
    """Every answer until all is known."""
    answers: list[Data] = []
    while not answers or answers[-1]["done"] < 1:
        known = f"{path}{'&' if '?' in path else '?'}deals={answers[-1]['deals'] if answers else 0}"
        method = "GET" if record is None else "POST"
        answer = await now.http.request(method, f"/api/{known}", headers=bearer(token), content=record)
        assert answer.status_code == 200, answer.text
        answers.append(answer.json())
        await asyncio.sleep(0.2)
    return answers


@story
async def test_a_game_is_looked_at_once_and_what_was_found_is_kept(tmp_path: Path) -> None:
    async with site(tmp_path) as now:
        table, _ = await finished(now)
        path = f"tables/{table['id']}/review"
        answers, others = await asyncio.gather(review_of(now, path), review_of(now, path))
        found = answers[-1]["review"]
        assert found == others[-1]["review"]
        assert [one["done"] for one in answers] == sorted(one["done"] for one in answers)
        (patient,) = await review_of(now, f"{path}?deals=999999")
        assert patient["review"] == found
        told = [one["deals"] for one in answers if one["review"]]
        assert told == sorted(set(told)) or told[-2:] == [told[-1]] * 2
        record = ludoteca.load((await now.get(f"/api/tables/{table['id']}/record")).text)
        assert len(found["values"]) == record.made + 1
        assert sum(one["result"] for one in found["balances"]) in (99, 100)
        for balance in found["balances"]:
            assert sum(balance["points"]) == balance["result"]
        assert all(one["sentences"] for one in found["happened"])
        assert {one["mark"] for one in found["lessons"]} <= {"slip", "mistake", "blunder"}
        (of_record, *_) = await review_of(now, "review", record=record.record())
        assert of_record["done"] == 0
        assert (await review_of(now, "review", record=record.record()))[-1]["review"] == found
        await until_written(tmp_path, table["id"])
    async with site(tmp_path) as then:
        (again,) = await review_of(then, path)
        assert again["review"] == found
        assert then.hall.reviews.look_at(table["id"]) is None
    assert (await written(tmp_path, table["id"])).count(b'"what":"reviewed"') == 1


async def written(folder: Path, table: str) -> bytes:
    storage = storage_at(str(folder / "tables.sqlite"), shared=True)
    await storage.open(lambda table, news: None)
    try:
        return b"\n".join(await storage.read(table))
    finally:
        await storage.close()


async def until_written(folder: Path, table: str) -> None:
    while b'"what":"reviewed"' not in await written(folder, table):
        await asyncio.sleep(0.05)


@story
async def test_nothing_is_told_before_the_end(tmp_path: Path) -> None:
    async with site(tmp_path) as now, now.full_table("twins", SEATS) as (table, clients):
        for token in (None, clients[0].token):
            answer = await now.get(f"/api/tables/{table['id']}/review?seat=0", token)
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        record = ludoteca.new("twins", SEATS, seed=1).record()
        answer = await now.http.post("/api/review", content=record)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


@story
async def test_where_secrets_stay_closed_a_seat_is_told_of_its_own_mistakes_alone(tmp_path: Path) -> None:
    async with site(tmp_path) as now:
        table, clients = await finished(now, open_at_end=False)
        path = f"tables/{table['id']}/review"
        for wished, token, code in (
            ("public", None, "sealed"),
            ("all", clients[0].token, "sealed"),
            ("0", None, "bad-token"),
            ("0", clients[1].token, "bad-token"),
        ):
            answer = await now.get(f"/api/{path}?seat={wished}", token)
            assert (answer.status_code, answer.json()["code"]) == (403, code)
        for seat, client in enumerate(clients):
            found = (await review_of(now, f"{path}?seat={seat}", client.token))[-1]["review"]
            own = {"judge", "errors", "lessons"}
            assert not any(value for name, value in found.items() if name not in own)
            assert {one["seat"] for one in [*found["errors"], *found["lessons"]]} <= {seat}
            steps = (await now.get(f"/api/tables/{table['id']}/replay?seat={seat}", client.token)).json()["steps"]
            for lesson in found["lessons"]:
                before, step = steps[lesson["number"] - 1 : lesson["number"] + 1]
                assert (step["actor"], step["text"]) == (seat, lesson["move"])
                assert lesson["view"] == before["view"]


@story
async def test_a_record_that_is_none_or_too_long_is_not_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "MOST_MOVES", 20)
    long = ludoteca.new("twins", SEATS, hands=1, seed=1).run(random).record()
    async with site(tmp_path) as now:
        for record, code in ((long, "too-large"), ("no record", "bad-record")):
            assert (await now.http.post("/api/review", content=record)).json()["code"] == code


@story
async def test_exercises_are_told_as_their_seat_sees_them(tmp_path: Path) -> None:
    async with site(tmp_path) as now:
        games = (await now.get("/api/games")).json()["games"]
        for game in (one["name"] for one in games if one["exercises"]):
            known = exercises(game)
            exercise = known.all[-1]
            told = (await now.get(f"/api/games/{game}/exercises/{exercise.number}")).json()
            assert (told["number"], told["of"], told["seat"]) == (len(known.all), len(known.all), exercise.seat)
            assert (told["better"], told["view"]) == (exercise.answer, exercise.match().position(exercise.seat))
            assert {one["move"] for one in told["choices"]} == set(told["legal"])
            for number in ("0", str(len(known.all) + 1), "-1", "x", "9" * 99):
                answer = await now.get(f"/api/games/{game}/exercises/{number}")
                assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert (await now.get("/api/games/chess/exercises/1")).status_code == 404


@pytest.mark.parametrize("wished", ["", "x", "-1", "9" * 99])
@story
async def test_how_much_is_known_may_be_anything(tmp_path: Path, wished: str) -> None:
    async with site(tmp_path) as now, now.full_table("twins", SEATS) as (table, _):
        answer = await now.get(f"/api/tables/{table['id']}/review?deals={wished}")
        assert answer.json()["code"] == "not-over"
