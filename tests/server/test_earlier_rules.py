"""Tables and records of earlier rules are played on by them: Diceland's on the maps of rules 1."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from ludoteca.games.diceland.maps import EDITIONS, FIRST_EDITION, MAPS
from ludoteca.server.evening import next_game
from ludoteca.server.messages import NextGame
from ludoteca.server.tables.entries import Created
from tests.server.support import Data, Site, site, story

RECORDS = Path(__file__).parents[1] / "diceland" / "games_of_rules_1"
FIRST_MAPS = {letter: list(chosen.rows) for letter, chosen in EDITIONS[FIRST_EDITION].items()}
NEW_MAPS = {letter: list(chosen.rows) for letter, chosen in MAPS.items()}


def make_old(here: Site, folder: Path, table: Data) -> None:
    """The log as 0.1.0 wrote it: there were no rules but rules 1."""
    for room in list(here.hall.rooms.values()):
        here.hall.forget(room)
    with sqlite3.connect(folder / "tables.sqlite") as database:
        (written,) = database.execute(
            "select body from entries where table_id = ? and body like '%created%'", (table["id"],)
        ).fetchone()
        assert '"rules":2,' in written
        old = written.replace('"rules":2,', "")
        database.execute("update entries set body = ? where body = ?", (old, written))
    database.close()


def is_from(maps: dict[str, list[str]], view: Data | None) -> bool:
    assert view
    return all(rows == maps[letter] for letter, rows in view["maps"].items())


@story
async def test_d06_a_running_table_of_rules_1_goes_on_with_its_maps(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        async with here.full_table("diceland", 2) as (table, clients):
            tokens = [client.token for client in clients]
            assert is_from(NEW_MAPS, clients[0].view)
        make_old(here, tmp_path, table)
        async with here.client(table, tokens[0]) as back:
            await back.until("state")
            assert back.view
            assert len(back.view["maps"]) == 4
            assert is_from(FIRST_MAPS, back.view)
            second = back.legal[1]
            await back.answered(await back.move(second))
            assert back.view["seats"][0]["map"] == second.removeprefix("side ")
        replay = (await here.get(f"/api/tables/{table['id']}/replay?seat=0", tokens[0])).json()
        assert all(is_from(FIRST_MAPS, step["view"]) for step in replay["steps"])
        (log, *_) = await here.hall.lines(table["id"])
        assert isinstance(log[0], Created)
        assert log[0].rules == 1


@story
async def test_d06_going_on_from_a_record_of_rules_1_stays_on_its_maps(tmp_path: Path) -> None:
    record = (RECORDS / "boards-dealt.txt").read_text(encoding="utf-8")
    async with site(tmp_path) as here:
        wish = {"record": record, "moves": 10, "seats": [{"kind": "host"}, {"kind": "host"}]}
        made = (await here.post("/api/continue", wish)).json()
        tokens = [(await here.join(made["table"], name, made["host"]))["token"] for name in ("Ada", "Ben")]
        async with here.client(made["table"], tokens[0]) as ada:
            await ada.until("state")
            assert ada.view
            assert ada.view["maps"] == {letter: FIRST_MAPS[letter] for letter in "HC"}


@story
async def test_d06_once_more_is_played_on_the_maps_of_today(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table = (await here.make("diceland", "open open"))["table"]
        make_old(here, tmp_path, table)
        room = await here.hall.room(table["id"])
        assert room.table.game.version == 1
        again = next_game(room.table, NextGame(), is_host=True, usual="")
        assert (await here.hall.follow(room, again)).table.game.version == 2
