"""Luck that nobody can bend: seals before texts, no seed beside the log, records that prove something."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

import ludoteca
from ludoteca.bots.random import random
from ludoteca.engine.fair import FairDice, seal_of
from ludoteca.server.keys import BadKey, read_or_make
from tests.server.support import Client, Data, Site, site, story

SEATS = [{"kind": "host"}, {"kind": "bot"}, {"kind": "bot"}]


def in_files(folder: Path, text: str) -> bool:
    """Whether a text stands in the database, as it is on disk."""
    return any(text.encode() in file.read_bytes() for file in folder.glob("tables.sqlite*"))


async def sealed_table(here: Site, texts: list[str]) -> tuple[Data, list[str]]:
    """A table on whose seats people have sealed these texts."""
    table = (await here.make("twins", " ".join(["open"] * len(texts)), options={"hands": 1}))["table"]
    joined = [await here.join(table, f"P{seat}", seal=seal_of(text)) for seat, text in enumerate(texts)]
    return joined[-1]["table"], [each["token"] for each in joined]


@story
async def test_no_text_is_opened_before_all_are_sealed(tmp_path: Path) -> None:
    texts = ["one 8c1f", "two 77aa", "three 0b0b"]
    async with site(tmp_path) as here:
        table, tokens = await sealed_table(here, texts)
        assert table["dice"]["opening"]
        assert table["phase"] == "gathering"
        assert table["dice"]["texts"] == [None] * 3
        assert not any(in_files(tmp_path, text) for text in texts)
        async with (
            here.client(table, tokens[0]) as first,
            here.client(table, tokens[1]) as second,
            here.client(table, tokens[2]) as third,
        ):
            for client, text in zip((first, second, third), texts, strict=True):
                await client.until("state")
                await client.say(type="open", text=text)
            while not first.view:
                await first.hear()
            assert first.table["dice"]["texts"] == texts
            await asyncio.gather(*(client.play_out(Random(1)) for client in (first, second, third)))
        record = (await here.get(f"/api/tables/{table['id']}/record")).text
        dice = ludoteca.load(record).dice
        assert isinstance(dice, FairDice)
        assert (dice.texts, dice.seals) == (texts, [seal_of(text) for text in texts])
        report = (await here.http.post("/api/verify", content=record)).json()
        assert (report["verdict"], report["left_out"], report["unsealed"]) == ("seed", [], [])
        unsealed = "".join(line for line in record.splitlines(True) if not line.startswith("seal "))
        report = (await here.http.post("/api/verify", content=unsealed)).json()
        assert (report["verdict"], report["unsealed"]) == ("seed", [0, 1, 2])
        assert report["sentence"].startswith("The text of seat 0 was not sealed before.")
        swapped = record.replace("text 0: one 8c1f", "text 0: other")
        assert (await here.http.post("/api/verify", content=swapped)).json()["verdict"] == "differs"


@story
async def test_a_text_that_is_not_opened_in_time_is_left_out_for_all_to_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.rooms.bots_and_clocks.SECONDS_TO_OPEN", 0.3)
    async with site(tmp_path) as here:
        table, tokens = await sealed_table(here, ["mine", "never said", "also mine"])
        clients: list[Client] = []
        async with here.client(table, tokens[0]) as first, here.client(table, tokens[2]) as third:
            for client, text in ((first, "mine"), (third, "also mine")):
                await client.until("state")
                await client.say(type="open", text=text)
                clients.append(client)
            while not first.view:
                await first.hear()
            assert first.table["dice"]["texts"] == ["mine", None, "also mine"]
            await first.say(type="open", text="mine")
            assert (await first.until("refused"))["code"] == "begun"
            async with here.client(table, tokens[1]) as second:
                await second.until("state")
                await asyncio.gather(*(client.play_out(Random(1)) for client in (first, second, third)))
        record = (await here.get(f"/api/tables/{table['id']}/record")).text
        report = (await here.http.post("/api/verify", content=record)).json()
        assert (report["verdict"], report["left_out"]) == ("seed", [1])


@story
async def test_the_seed_is_nowhere_in_the_database_while_the_game_runs(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        async with here.full_table("twins", 3, options={"hands": 1}) as (table, clients):
            seed = read_or_make(tmp_path / "server.key").seed_of(table["id"])
            assert not in_files(tmp_path, seed)
            await asyncio.gather(*(client.play_out(Random(1)) for client in clients))
            assert clients[0].table["dice"]["seed"] == seed
        assert in_files(tmp_path, seed)
        async with here.full_table("twins", 3, options={"hands": 1}, open_at_end=False) as (table, clients):
            await asyncio.gather(*(client.play_out(Random(1)) for client in clients))
            seed = read_or_make(tmp_path / "server.key").seed_of(table["id"])
            assert clients[0].table["dice"]["seed"] is None
        assert not in_files(tmp_path, seed)


@story
async def test_finished_games_keep_their_seed_when_the_key_is_lost(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3, options={"hands": 1}) as (table, clients):
        running = (await here.make("twins", "open open open"))["table"]
        await asyncio.gather(*(client.play_out(Random(1)) for client in clients))
        seed = clients[0].table["dice"]["seed"]
    async with site(tmp_path, key=str(tmp_path / "other.key")) as here:
        assert (await here.get(f"/api/tables/{table['id']}")).json()["dice"]["seed"] == seed
        answer = await here.get(f"/api/tables/{running['id']}")
        assert (answer.status_code, answer.json()["code"]) == (410, "unreadable-table")


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "server.key"
    first, again = read_or_make(path), read_or_make(path)
    assert first.seed_of("a") == again.seed_of("a") != first.seed_of("b")
    assert path.stat().st_mode & 0o777 == 0o600
    assert list(path.parent.iterdir()) == [path]
    path.write_text("00")
    with pytest.raises(BadKey, match="1 bytes instead of 32"):
        read_or_make(path)


def stacked_record() -> str:
    """A game whose cards somebody has chosen, under the name of a table of fair dice."""
    match = ludoteca.new("twins", players=3, hands=1)
    luck = Random(4)
    while match.actors:
        actor = match.actors[0]
        match.play(actor, luck.choice(match.legal(actor)))
    match.dice = FairDice("ab" * 32, "b3k9wq2r7t2m5x8c", ["", "", ""], begins_after=len(match.moves))
    match.seed_hash = match.dice.hash
    return match.record()


@story
async def test_a_stacked_deck_is_played_only_under_its_name(tmp_path: Path) -> None:
    """In the answer, in the list, at the table, in the record, and first thing when it is verified."""
    async with site(tmp_path) as here:
        wish = {"record": stacked_record(), "moves": 30, "seats": SEATS, "public": True}
        made = (await here.post("/api/continue", wish)).json()
        assert made["table"]["unproved"]
        assert [table["unproved"] for table in (await here.get("/api/tables")).json()["tables"]] == [True]
        joined = await here.join(made["table"], "Anna", made["host"])
        async with here.client(made["table"], joined["token"]) as anna:
            assert (await anna.until("state"))["table"]["unproved"]
            await anna.play_out(Random(5))
        record = (await here.get(f"/api/tables/{made['table']['id']}/record")).text
        assert "fair before: unproved\n" in record
        report = (await here.http.post("/api/verify", content=record)).json()
        assert (report["verdict"], report["begins_after"]) == ("unproved", 30)
        assert report["sentence"].startswith("Nobody vouches for the first 30 moves.")
        lied = record.replace("fair before: unproved", f"fair before: table {made['table']['id']}")
        assert (await here.http.post("/api/verify", content=lied)).json()["verdict"] == "unproved"
        again = {"moves": 40, "seats": SEATS}
        gone_on = (await here.post(f"/api/tables/{made['table']['id']}/continue", again)).json()
        assert gone_on["table"]["unproved"], "what is unproved once stays so"


@story
async def test_that_a_game_goes_on_from_another_is_said_first(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3, options={"hands": 1}) as (table, clients):
        await asyncio.gather(*(client.play_out(Random(seat)) for seat, client in enumerate(clients)))
        wish = {"moves": 30, "seats": SEATS, "public": True}
        made = (await here.post(f"/api/tables/{table['id']}/continue", wish)).json()
        told = [made["table"], *(await here.get("/api/tables")).json()["tables"]]
        assert [(one["continued"], one["unproved"]) for one in told] == [
            ({"table": table["id"], "moves": 30}, False)
        ] * 2
        joined = await here.join(made["table"], "Anna", made["host"])
        async with here.client(made["table"], joined["token"]) as anna:
            await anna.until("state")
            await anna.play_out(Random(5))
        record = (await here.get(f"/api/tables/{made['table']['id']}/record")).text
        report = (await here.http.post("/api/verify", content=record)).json()
        assert (report["verdict"], report["begins_after"], report["before"]) == ("seed", 30, table["id"])
        assert report["sentence"].startswith(f"By the record its first 30 moves are table {table['id']}'s.")


@story
async def test_a_record_of_ours_that_was_changed_is_unproved(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3, options={"hands": 1}) as (table, clients):
        await asyncio.gather(*(client.play_out(Random(seat)) for seat, client in enumerate(clients)))
        record = (await here.get(f"/api/tables/{table['id']}/record")).text
        for text, expected in ((record, False), (changed(record), True)):
            made = (await here.post("/api/continue", {"record": text, "moves": 20, "seats": SEATS})).json()
            assert made["table"]["unproved"] is expected


def changed(record: str) -> str:
    """The beginning of the same game, with another dealer."""
    head, _, rest = record.partition("chance: dealer ")
    return "\n".join([f"{head}chance: dealer {(int(rest[0]) + 1) % 3}", *rest.split("\n")[1:25]])


@story
async def test_a_record_without_fair_dice_is_unproved(tmp_path: Path) -> None:
    record = ludoteca.new("twins", players=3, seed=5, hands=1).run([random] * 3).record()
    async with site(tmp_path) as here:
        made = (await here.post("/api/continue", {"record": record, "moves": 9, "seats": SEATS})).json()
        assert made["table"]["unproved"]
        assert (await here.http.post("/api/verify", content=record)).json()["verdict"] == "no-dice"
