"""Hints: alone at once, together only if all agree."""

from __future__ import annotations

from pathlib import Path

from tests.server.support import PATIENCE, Client, Data, site, story


async def hint(client: Client, id: str, patience: float = PATIENCE) -> Data:
    await client.say(type="hint", id=id)
    while True:
        heard = await client.hear(patience)
        if heard["type"] in ("hint", "refused") and heard["id"] == id:
            return heard


@story
async def test_who_plays_alone_is_told_what_the_best_bot_thinks(tmp_path: Path) -> None:
    """On a new machine the coach first has to be compiled; the answer waits for that."""
    async with site(tmp_path, bot_time=120.0) as here:
        made = await here.make("diceland", "open bot")
        joined = await here.join(made["table"], "Anna")
        async with here.client(made["table"], joined["token"]) as anna:
            while not anna.legal:
                await anna.hear()
            given = await hint(anna, "first", 5 * PATIENCE)
            assert given["weighed"][0]["move"] in anna.legal
            assert all(0 <= one["win"] <= 1 and one["reason"]["id"] for one in given["weighed"])


@story
async def test_several_people_must_all_agree(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (_, (anna, bruno, carla)):
        assert (await hint(anna, "h"))["code"] == "hints-off"
        for client in (anna, bruno):
            await client.say(type="agree", hints=True)
        assert (await hint(anna, "i"))["code"] == "hints-off"
        await carla.say(type="agree", hints=True)
        while not (await carla.state())["table"]["hints"]["on"]:
            pass
        assert (await carla.state())["table"]["hints"]["agreed"] == [0, 1, 2]
        await bruno.say(type="agree", hints=False)
        while (await carla.state())["table"]["hints"]["on"]:
            pass
        assert (await hint(carla, "j"))["code"] == "hints-off"
