"""Strangers who want a seat, and people who want a second one."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from tests.attacks.player import Data, Player
from tests.attacks.seats import HUGE, is_hidden
from tests.attacks.site import Site, Table, Visitor, bearer, code_of
from tests.attacks.verdicts import Tried, attack, must

CROWD = 24


class Game(NamedTuple):
    """Two people and a stand-in who play."""

    table: Table
    people: list[Player]


async def game_with_a_stand_in(visitor: Visitor) -> Game:
    table = await visitor.make("twins", "open open stand-in")
    for seat, name in enumerate(("Anna", "Bruno")):
        await visitor.join(table, name, seat=seat)
    return Game(table, await visitor.everybody(table))


async def ask_for(visitor: Visitor, table: Table, seat: int, token: str | None = None) -> Data:
    answer = await visitor.post(f"{table.path}/join", {"name": "Dora", "seat": seat}, token)
    data: Data = answer.json()
    return data


@attack
async def a_second_hand(site: Site) -> Tried:
    """Look into a stand-in's cards beside one's own, openly or in disguise."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    table, people = await game_with_a_stand_in(here)
    for token in table.tokens:
        must((await ask_for(there, table, 2, token)).get("code") == "seated", "Who sits gets a second seat.")
    disguised = await ask_for(there, table, 2)
    must("asking" in disguised, "A stand-in's seat was taken without asking anybody.")
    await people[0].told_off(type="answer", number=1, yes=True)
    player = await there.player(table, disguised["token"])
    must(player.seat is None and is_hidden(player.view, 2), "One yes was enough for a seat.")
    for token in table.tokens:
        must((await ask_for(there, table, 2, token)).get("code") == "seated", "Who sits gets a second seat.")
    return Tried(6, "seated, and a request in disguise waits for the others")


@attack
async def a_request_that_acts(site: Site) -> Tried:
    """Play, see or advise with the token of a request to which nobody has agreed yet."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    table, _ = await game_with_a_stand_in(here)
    token = str((await ask_for(here, table, 2))["token"])
    asking = await there.player(table, token)
    must(asking.seat is None and not asking.legal, "A request has a seat.")
    must(all(is_hidden(asking.view, seat) for seat in range(3)), "A request sees cards.")
    answers = [
        await asking.move("buy 0", HUGE),
        await asking.ask(type="hint"),
        await asking.ask(type="chat", text="Let me in!"),
        await asking.told_off(type="answer", number=1, yes=True),
    ]
    must(set(answers) == {"spectator"}, f"A request was answered {answers}.")
    for seat in range(3):
        must((await here.get(f"{table.path}/replay?seat={seat}", token)).status_code == 403, "It sees a replay.")
    for call, body in (("admit", {"number": 1, "yes": True}), ("rematch", None), ("begin", None)):
        must((await here.post(f"{table.path}/{call}", body, token)).status_code == 403, f"It could {call}.")
    return Tried(10, "spectator, bad-token, not-host")


@attack
async def a_request_that_was_declined(site: Site) -> Tried:
    """Watch on, or sit down after all, when somebody has said no."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    table, people = await game_with_a_stand_in(here)
    token = str((await ask_for(here, table, 2))["token"])
    asking = await there.player(table, token)
    await people[0].told_off(type="answer", number=1, yes=True)
    await people[1].told_off(type="answer", number=1, yes=False)
    await asking.end()
    answer = await people[0].told_off(type="answer", number=1, yes=True)
    must(answer == "not-asked", f"A yes after a no was answered {answer}.")
    comer = await there.caller()
    await comer.hello(table.id, token, HUGE)
    must(await comer.refusal() == "bad-token", "The token of a declined request is good.")
    return Tried(3, "the token is void")


@attack
async def answers_by_who_may_not(site: Site) -> Tried:
    """Let oneself in, as a spectator, as somebody of another table, or as a host who does not play."""
    here = await site.visitor()
    table, _ = await game_with_a_stand_in(here)
    other, theirs = await game_with_a_stand_in(here)
    await ask_for(here, table, 2)
    watching = await here.player(table)
    must(await watching.told_off(type="answer", number=1, yes=True) == "spectator", "A spectator answers.")
    must(await theirs[0].told_off(type="answer", number=1, yes=True) == "not-asked", "A stranger answers.")
    yes = {"number": 1, "yes": True}
    must(code_of(await here.host(table, "admit", yes)) == "begun", "The host decides during the game.")
    must(code_of(await here.post(f"{table.path}/admit", yes, other.host)) == "not-host", "Another host decides.")
    info = await here.info(table)
    must(info["asking"][0]["agreed"] == [], "Somebody agreed who may not.")
    return Tried(4, "spectator, not-asked, begun, not-host")


@attack
async def a_yes_of_somebody_else(site: Site) -> Tried:
    """Sit down with the yes of a person who was dismissed since, without asking who has that seat now."""
    here = await site.visitor()
    table, people = await game_with_a_stand_in(here)
    await ask_for(here, table, 2)
    await people[1].told_off(type="answer", number=1, yes=True)
    await here.host(table, "dismiss", {"seat": 1})
    await ask_for(here, table, 1)
    await people[0].told_off(type="answer", number=2, yes=True)
    must((await people[0].state())["table"]["seats"][1]["kind"] == "person", "Nobody could take the free seat.")
    await people[0].told_off(type="answer", number=1, yes=True)
    seat = (await people[0].state())["table"]["seats"][2]
    must(seat["kind"] == "stand-in", "Somebody sits there though one who plays was never asked.")
    return Tried(1, "the new one is asked too")


@attack
async def a_request_that_never_ends(site: Site) -> Tried:
    """Keep everybody out: once all who still play have agreed, a request must not hang."""
    here = await site.visitor()
    table, people = await game_with_a_stand_in(here)
    await ask_for(here, table, 2)
    await people[0].told_off(type="answer", number=1, yes=True)
    await here.host(table, "dismiss", {"seat": 1})
    await people[0].told_off(type="answer", number=1, yes=True)
    info = (await people[0].state())["table"]
    must(info["seats"][2]["kind"] == "person", "All who play agree, and the request still waits.")
    return Tried(1, "who all agree to sits down")


@attack
async def requests_without_end(site: Site) -> Tried:
    """Fill the table's list of requests, which everybody is told at every change."""
    here = await site.visitor()
    table, people = await game_with_a_stand_in(here)
    answers = [await here.http.post(f"{table.path}/join", json={"name": "Dora"}) for _ in range(12)]
    asking = len((await people[0].state())["table"]["asking"])
    must(asking <= 5, f"{asking} people ask for one seat.")
    return Tried(len(answers), f"{asking} may ask, then busy")


@attack
async def a_crowd_at_the_beginning(site: Site) -> Tried:
    """Get a seat twice, or one seat for two, by sitting down in the moment in which the game begins."""
    visitors = [await site.visitor(is_far=bool(number % 2)) for number in range(CROWD)]
    here = visitors[0]
    for _ in range(3):
        table = await here.make("twins", "open open open open")
        joins = [visitor.http.post(f"{table.path}/join", json={"name": "Crowd"}) for visitor in visitors]
        answers, begun = await asyncio.gather(asyncio.gather(*joins), here.host(table, "begin"))
        seats = [answer.json() for answer in answers if answer.status_code == 201]
        must(begun.status_code in (200, 409), f"begin was answered with {begun.status_code}.")
        must(len({seat["seat"] for seat in seats}) == len(seats) <= 4, "One seat was given to two.")
        must(not any(answer.status_code >= 500 for answer in answers), "The server failed in the crowd.")
        people = [await here.player(table, seat["token"]) for seat in seats]
        must([player.seat for player in people] == [seat["seat"] for seat in seats], "A token has another's seat.")
        kinds = [seat["kind"] for seat in (await here.info(table))["seats"]]
        must(kinds.count("person") == len(seats), f"{len(seats)} sat down, and the table has {kinds}.")
    return Tried(3 * CROWD, "as many tokens as people at the table")


@attack
async def approval_that_is_passed_by(site: Site) -> Tried:
    """Sit down at a table whose host wants to be asked, without being asked for."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    table = await here.make("twins", "open open stand-in", approve=True)
    tokens = [str((await ask_for(there, table, seat))["token"]) for seat in range(3)]
    must(all(seat["kind"] != "person" for seat in (await here.info(table))["seats"]), "Nobody was asked.")
    await here.host(table, "admit", {"number": 1, "yes": False})
    answers = [
        code_of(await there.http.post(f"{table.path}/join", json={"name": "D"}, headers=bearer(token)))
        for token in tokens
    ]
    must(not {"201"} & set(answers), "A request's token took a seat.")
    await here.host(table, "begin")
    seats = (await here.info(table))["seats"]
    must([seat["kind"] for seat in seats] == ["stand-in"] * 3, "Somebody sits there whom the host did not admit.")
    for token in tokens:
        comer = await there.caller()
        await comer.hello(table.id, token, HUGE)
        must(await comer.refusal() == "bad-token", "A request lives on in the game.")
    return Tried(9, "nobody sits whom the host did not admit")


UNSEEN = (
    "",
    " ",
    "\u200b",
    "\u202eanna",
    "A\u0000",
    "\u3164",
    "x" * 25,
    "a\u0300\u0301\u0302\u0303",
    "\u0410\u200dB",
)
"""Names that cannot be seen, or hide what stands beside them."""
ALIKE = (
    ("Anna", "anna", "Anna ", "\uff21\uff2e\uff2e\uff21", "An\u00adna"),
    ("EMMA", "\u0415\u041c\u041c\u0410", "\u0395\u039c\u039c\u0391"),
)
"""Names that people would take for each other; the second in Latin, Cyrillic and Greek letters."""
LATIN = str.maketrans("\u0415\u041c\u0410\u0395\u039c\u0391", "EMAEMA")


@attack
async def names_that_cannot_be_seen(site: Site) -> Tried:
    """Be nobody, or change how others' names look."""
    here = await site.visitor()
    table = await here.make("twins", "open open open")
    for name in UNSEEN:
        answer = await here.post(f"{table.path}/join", {"name": name})
        must(code_of(answer) == "bad-name", f"Somebody is called {name!r}.")
    return Tried(len(UNSEEN), "bad-name")


@attack
async def names_that_look_alike(site: Site) -> Tried:
    """Be taken for somebody else, whose name looks like one's own."""
    here = await site.visitor()
    for names in ALIKE:
        table = await here.make("twins", " ".join(["open"] * 6))
        for name in names:
            await here.post(f"{table.path}/join", {"name": name})
        must_look_different(await here.info(table))
    return Tried(sum(map(len, ALIKE)), "bad-name, or a number behind it")


@attack
async def names_of_requests(site: Site) -> Tried:
    """Get a name that somebody has already, by asking for the seat before they sat down."""
    here = await site.visitor()
    table = await here.make("twins", "open open open", approve=True)
    for seat in range(2):
        await ask_for(here, table, seat)
    for number in (1, 2):
        await here.host(table, "admit", {"number": number, "yes": True})
    must_look_different(await here.info(table))
    return Tried(2, "a number behind the second")


def must_look_different(info: Data) -> None:
    names = [seat["name"] for seat in info["seats"] if seat["name"]]
    looks = [name.translate(LATIN).casefold().replace(" ", "").replace("\u00ad", "") for name in names]
    must(len(set(looks)) == len(looks), f"People of one table are called {names}.")
