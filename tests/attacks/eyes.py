"""Who looks through somebody else's eyes."""

from __future__ import annotations

import asyncio
import json
from random import Random

import httpx

from tests.attacks.player import Gone, Player
from tests.attacks.seats import is_hidden
from tests.attacks.site import Site, Table, code_of
from tests.attacks.verdicts import Tried, attack, must

ODD_EYES = ("all", "3", "-1", "1.0", "٣", "0x0", "00", "None", "null", "public,0", "0" * 5000, "%00")
"""Through which no seat at a table of three looks, or nobody before the end."""
FEW = 8
"""Replays that every server lets one address ask for at once."""


async def refused_eyes(site: Site, table: Table, token: str | None = None, own: int | None = None) -> int:
    """Every replay that is somebody else's is refused; how many there were."""
    seats = [*(str(seat) for seat in range(3) if seat != own), *ODD_EYES]
    for start in range(0, len(seats), FEW):
        visitor = await site.visitor()
        for seat in seats[start : start + FEW]:
            answer = await visitor.get(f"{table.path}/replay?seat={seat}", token)
            check_own_eyes(seat, answer, own)
    return len(seats)


def check_own_eyes(asked: str, answer: httpx.Response, own: int | None) -> None:
    shown = answer.json().get("seat") if answer.status_code == 200 else None
    must(shown is None or shown == own, f"?seat={asked[:20]} showed somebody else's game.")
    must(answer.status_code < 500, f"?seat={asked[:20]} was answered with {answer.status_code}.")


@attack
async def replays_through_other_eyes(site: Site) -> Tried:
    """See other people's cards in the replay of a game that still runs."""
    times = 0
    first = await site.visitor()
    table = await first.make("twins", "open open open", options={"hands": 1})
    for name in ("A", "B", "C"):
        times += await refused_eyes(site, table)
        await first.join(table, name)
    for own, token in enumerate(table.tokens):
        times += await refused_eyes(site, table, token, own)
    own_steps = (await first.get(f"{table.path}/replay?seat=0", table.tokens[0])).json()["steps"]
    must(all(is_hidden(step["view"], 1) for step in own_steps), "A seat's own replay shows another's cards.")
    return Tried(times, "bad-token, not-over or no-such-seat")


@attack
async def a_table_that_stays_closed(site: Site) -> Tried:
    """Learn the seed, or the cards that were never shown, of a game whose people agreed to keep them closed."""
    here = await site.visitor()
    table = await here.full_table("twins", 3, options={"hands": 1}, open_at_end=False)
    people = await here.everybody(table)
    await asyncio.gather(*(player.play_out(Random(seat)) for seat, player in enumerate(people)))
    must(people[0].table["phase"] == "over", "The game did not come to its end.")
    times = await refused_eyes(site, table)
    for path in ("record", "replay?seat=all"):
        must(code_of(await here.get(f"{table.path}/{path}", table.host)) == "sealed", f"{path} is open.")
    for seat, token in (("public", None), ("all", table.host), ("0", table.tokens[1])):
        refused = code_of(await here.get(f"{table.path}/review?seat={seat}", token))
        must(refused in ("sealed", "bad-token"), f"What happened to seat {seat} is told to others.")
    wish = {"moves": 5, "seats": [{"kind": "bot"}] * 3}
    must(code_of(await here.post(f"{table.path}/continue", wish)) == "sealed", "A closed game can be gone on from.")
    must((await here.info(table))["dice"]["seed"] is None, "The seed of a closed game is shown.")
    must(not any("deal " in text for text in people[0].received), "Cards that chance dealt were told.")
    return Tried(times + 7, "sealed")


@attack
async def a_hint_for_the_next_one(site: Site) -> Tried:
    """Get a hint about a hand that is somebody else's by the time the bot has thought."""
    here = await site.visitor()
    table = await here.make("twins", "open bot bot")
    player = await here.player(table, await here.join(table, "Asking"))
    while not player.is_awaited:
        await player.hear()
    await player.say(type="hint", id="h")
    await here.host(table, "dismiss", {"seat": 0})
    await player.end()
    hints = [json.loads(text) for text in player.received if '"hint"' in text]
    must(not any(message["type"] == "hint" for message in hints), "A hint came after the seat was lost.")
    return Tried(1, "the socket was closed, no hint came")


@attack
async def a_secret_choice_that_is_changed(site: Site) -> Tried:
    """Notice that somebody changes what they have laid, by a message, a number or a view that comes of it."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    table = await here.full_table("cincinnati", 3)
    people = await here.everybody(table)
    await people[0].move(people[0].legal[0])
    others = [await there.player(table), await there.player(table, table.tokens[1])]
    for other in others:
        while other.view and 0 in other.view["actors"]:
            await other.hear()
    before = [told(other) for other in others]
    for turn in range(8):
        await people[0].move(people[0].legal[(turn + 1) % len(people[0].legal)])
    states = [await other.state() for other in others]
    must([told(other) for other in others] == before, "Others are told when a secret choice is changed.")
    must(all(state["view"]["seats"][0]["table"] is None for state in states), "A secret choice is shown.")
    return Tried(8, "nobody else was told anything")


def told(player: Player) -> tuple[int, int]:
    """The last number, and how many things were told that were not asked for."""
    return player.seq, sum('"type":"update"' in text for text in player.received)


@attack
async def a_muted_person_who_speaks(site: Site) -> Tried:
    """Go on insulting people after the host has turned one's chat off."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    table = await here.full_table("twins", 3)
    loud, second = await here.player(table, table.tokens[0]), await there.player(table, table.tokens[0])
    await here.host(table, "mute", {"seat": 0, "muted": True})
    body = {"seat": 0, "muted": False}
    must(code_of(await here.post(f"{table.path}/mute", body, table.tokens[0])) == "not-host", "It unmuted itself.")
    answers = [await loud.ask(type="chat", text="Still here!")]
    await loud.ask(type="leave")
    answers += [await loud.ask(type="chat", text="And back!"), await after_news(second)]
    must(set(answers) <= {"muted", "gone"}, f"A muted person was answered {answers}.")
    must(not (await loud.state())["chat"], "A muted person was heard.")
    return Tried(4, "muted")


async def after_news(player: Player) -> str:
    """What somebody at another server is answered once that has heard the news."""
    try:
        while not player.table["muted"]:
            await player.hear()
        return await player.ask(type="chat", text="From elsewhere!")
    except Gone:
        return "gone"
