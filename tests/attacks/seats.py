"""Who holds a token that is theirs no more, or never was."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256

from tests.attacks.player import Data, Gone, Player
from tests.attacks.site import Site, Table, Visitor, code_of
from tests.attacks.verdicts import Broken, Tried, attack, must

TRIES = 12
HUGE = 2**53
"""A `seq` for which a server reads the log again before it lets somebody in."""
COME_AGAIN, TRY_AGAIN = 1012, 1013


def is_hidden(view: Data | None, seat: int) -> bool:
    """Whether nobody can see a seat's cards in a view of Twins."""
    return view is None or isinstance(view["seats"][seat]["hand"], int)


async def take_seats(visitor: Visitor, table: Table, *names: str) -> None:
    for name in names:
        await visitor.join(table, name)


@attack
async def old_socket_after_leaving(site: Site) -> Tried:
    """Leave a seat while a second socket is still coming in, and see the hand of whoever sits there next."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    for turn in range(TRIES):
        table = await here.make("twins", "open open open")
        token = await here.join(table, "Old", seat=0)
        leaving = await here.player(table, token)
        old = await there.caller()
        await old.hello(table.id, token, HUGE)
        await asyncio.sleep(0.0005 * turn)
        await leaving.say(type="leave", id="l")
        await leaving.end()
        await take_seats(here, table, "A", "B", "C")
        await old.end()
        must(is_hidden(old.view, 0), "The old socket saw the cards of the next one on its seat.")
    return Tried(TRIES, "the old socket was closed and saw no card")


@attack
async def old_socket_speaks_after_leaving(site: Site) -> Tried:
    """Chat, seal and look on in somebody else's name from a socket that was open when the seat was left."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    table = await here.make("twins", "open open open")
    token = await here.join(table, "Old", seat=0)
    leaving, old = await here.player(table, token), await there.player(table, token)
    await asyncio.gather(leave(leaving), speak_unheard(old))
    code = await old.end()
    must(code in (COME_AGAIN, TRY_AGAIN), f"A socket of a seat that was left was closed with {code}.")
    await take_seats(here, table, "A", "B", "C")
    told = await (await here.player(table, table.tokens[-1])).state()
    must(not any(told["table"]["dice"]["seals"]), "An old socket sealed for the next one on its seat.")
    must(all(line["name"] == "Old" for line in told["chat"]), "An old socket spoke for the next one on its seat.")
    return Tried(16, "nothing was heard, the socket was closed")


async def leave(player: Player) -> None:
    """Again, if something else happened at the same moment."""
    while await last_words(player, type="leave", id=player.fresh_id()) == "stale":
        pass


async def speak_unheard(old: Player) -> None:
    with suppress(Gone):
        for _ in range(8):
            await old.say(type="chat", text="It is still me.")
            await old.say(type="seal", seal="0" * 64)


@attack
async def old_socket_after_being_dismissed(site: Site) -> Tried:
    """Go on playing, or at least watching one's old hand, after the host has asked one to leave."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    table = await here.full_table("twins", 3)
    people = await here.everybody(table)
    seat = people[0].view["actors"][0] if people[0].view else 0
    old, token = await there.player(table, table.tokens[seat]), table.tokens[seat]
    must((await here.host(table, "dismiss", {"seat": seat})).status_code == 200, "The host cannot dismiss.")
    answers = [
        await last_words(old, type="move", id="m", seq=HUGE, move="buy 0"),
        await last_words(old, type="state"),
    ]
    must("done" not in answers, "Somebody who was dismissed has moved.")
    await old.end()
    for visitor in (here, there):
        await must_be_nobody(visitor, table, token, seat)
    return Tried(8, "closed with 1012, the token is nobody's")


async def last_words(player: Player, **message: object) -> str:
    try:
        return await player.ask(**message) if "id" in message else await player.told_off(**message)
    except Gone:
        return "gone"


async def must_be_nobody(visitor: Visitor, table: Table, token: str, seat: int) -> None:
    """A token by which nothing can be done any more."""
    comer = await visitor.caller()
    await comer.hello(table.id, token)
    told = await comer.until("refused", "state")
    must(told["type"] == "refused", "A void token still opens the table.")
    answer = await visitor.get(f"{table.path}/replay?seat={seat}", token)
    must(answer.status_code == 403, "A void token still shows what its seat saw.")
    answer = await visitor.post(f"{table.path}/rematch", token=token)
    must(code_of(answer) == "bad-token", "A void token still asks for a rematch.")


@attack
async def two_sockets_of_one_seat(site: Site) -> Tried:
    """Make two moves where one is due, by saying both at the same moment on two sockets."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    table = await here.full_table("twins", 3)
    watching = [await visitor.player(table) for visitor in (here, there)]
    for turn in range(3):
        await asyncio.gather(*(until_bought(one, turn) for one in watching))
        seat = watching[0].view["actors"][0] if watching[0].view else 0
        twins = [await visitor.player(table, table.tokens[seat]) for visitor in (here, there)]
        answers = await asyncio.gather(*(twin.move("buy 1") for twin in twins))
        must(answers.count("done") == 1, f"Two moves at once were answered with {answers}.")
    await until_bought(watching[0], 3)
    return Tried(6, "one of the two counted each time")


async def until_bought(player: Player, times: int) -> None:
    """Until so many of three have bought, and no more."""
    while True:
        events = (await player.state())["events"]
        bought = sum(event["event"] == "bought" for event in events)
        must(bought <= times, f"{times} moves were due, and {bought} were made.")
        if bought == times:
            return


@attack
async def tokens_that_are_nobodys(site: Site) -> Tried:
    """Sit down by a token that was guessed, found at another table, or made of one that was seen."""
    here = await site.visitor()
    table, other = await here.full_table("twins", 3), await here.full_table("twins", 3)
    mine = table.tokens[0]
    wrong = ["", "x", mine[:-1], mine.swapcase(), mine + "=", f" {mine}", sha256(mine.encode()).hexdigest()]
    for token in [*wrong, other.tokens[0], other.host, "0" * 43, "null", "\u0000" * 43]:
        comer = await here.caller()
        await comer.hello(table.id, token)
        told = await comer.until("refused", "state")
        must(told["type"] == "refused", f"The token {token!r} was let in.")
    for call in ("begin", "close", "dismiss", "mute", "door", "admit"):
        answer = await here.post(f"{table.path}/{call}", BODIES.get(call), mine)
        must(code_of(answer) == "not-host", f"A seat's token could {call}: {answer.text[:100]}")
    return Tried(18, "bad-token, and not-host for a seat's token")


BODIES: dict[str, Data] = {
    "dismiss": {"seat": 1},
    "mute": {"seat": 1, "muted": True},
    "door": {"spectators": False},
    "admit": {"number": 1, "yes": True},
}


@attack
async def the_hosts_token_as_a_seat(site: Site) -> Tried:
    """See the cards of a seat, or move for it, with nothing but the host's token."""
    here = await site.visitor()
    table = await here.full_table("twins", 3, spectators=False)
    host = await here.player(table, table.host)
    must(host.seat is None and all(is_hidden(host.view, seat) for seat in range(3)), "The host sees cards.")
    must(await host.move("buy 0", HUGE) == "spectator", "The host moved without a seat.")
    for seat in range(3):
        answer = await here.get(f"{table.path}/replay?seat={seat}", table.host)
        must(code_of(answer) == "bad-token", "The host sees a seat's game.")
    return Tried(5, "the host looks on like anybody")


@attack
async def spectators_who_speak(site: Site) -> Tried:
    """Take part in a game without a seat."""
    here = await site.visitor()
    table = await here.full_table("twins", 3)
    watching = await here.player(table)
    with_id: list[Data] = [
        {"type": "move", "seq": HUGE, "move": "buy 0"},
        {"type": "undo", "seq": HUGE},
        {"type": "hint"},
    ]
    with_id += [{"type": "chat", "text": "Hello!"}, {"type": "leave"}]
    without: list[Data] = [{"type": "agree", "hints": True}, {"type": "answer", "number": 1, "yes": True}]
    without += [{"type": "react", "reaction": "clap"}, {"type": "relieve", "seat": 0}]
    without += [{"type": "seal", "seal": "0" * 64}, {"type": "open", "text": "mine"}]
    answers = [await watching.ask(**message) for message in with_id]
    answers += [await watching.told_off(**message) for message in without]
    must(set(answers) == {"spectator"}, f"A spectator was answered {answers}.")
    return Tried(len(answers), "spectator")


@attack
async def a_door_closed_on_spectators(site: Site) -> Tried:
    """Go on watching a table whose host has closed its door."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    table = await here.full_table("twins", 3)
    inside = [await here.player(table), await there.player(table)]
    await here.host(table, "door", {"spectators": False})
    codes = [await watching.end() for watching in inside]
    must(set(codes) == {COME_AGAIN}, f"Those who watched were closed with {codes}.")
    for visitor in (here, there):
        comer = await visitor.caller()
        await comer.hello(table.id, seq=HUGE)
        must(await comer.refusal() == "no-spectators", "Somebody came in by a closed door.")
        answer = await visitor.get(f"{table.path}/replay?seat=public")
        must(code_of(answer) == "no-spectators", "The game can be seen through a closed door.")
    return Tried(6, "sent away with 1012, then no-spectators")


@attack
async def messages_of_who_sat_there_before(site: Site) -> Tried:
    """Use up the ids that the next one on the seat will give their moves, so that these are never made."""
    here = await site.visitor()
    table = await here.make("twins", "open open open")
    ids = [str(number) for number in range(6, 10)]
    before = await here.player(table, await here.join(table, "Before", seat=0))
    for id in ids:
        await before.ask(type="chat", id=id, text="Hello!")
    await before.say(type="leave", id="l")
    await before.end()
    after = await here.player(table, await here.join(table, "After", seat=0))
    for id in ids:
        said = len((await after.state())["chat"])
        if await after.ask(type="chat", id=id, text="I am new.") == "done":
            must(len((await after.state())["chat"]) > said, "What the next one said counted as said before.")
    return Tried(len(ids), "the next one was heard")


@attack
async def a_kept_seat_after_being_dismissed(site: Site) -> Tried:
    """Come back to a seat that was kept from the game before, though the host has asked one to leave it."""
    here = await site.visitor()
    table = await here.full_table("twins", 3)
    await here.host(table, "close")
    again = (await here.host(table, "rematch")).json()
    second = Table(again["id"], again["code"], table.host, again)
    site.remember(second)
    old = await here.join(second, "Old", table.tokens[0], seat=0)
    await here.host(second, "dismiss", {"seat": 0})
    guest = await here.player(second, await here.join(second, "New", seat=0))
    await guest.say(type="leave", id="l")
    await guest.end()
    answer = await here.post(f"{second.path}/join", {"name": "Old", "seat": 0}, old)
    if answer.status_code == 201 and answer.json()["token"] == old:
        raise Broken("The token of somebody who was dismissed has its seat again.")
    return Tried(1, "the seat is anybody's")


@attack
async def a_bot_for_somebody_who_is_there(site: Site) -> Tried:
    """Have a bot play for somebody who sits at the table and thinks, or whose page has just been loaded anew."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    table = await here.full_table("twins", 3)
    first, second = await here.player(table, table.tokens[0]), await there.player(table, table.tokens[1])
    answers = [await first.told_off(type="relieve", seat=seat) for seat in (0, 1, 2, 3, HUGE)]
    await second.hang_up()
    answers.append(await first.told_off(type="relieve", seat=1))
    must(set(answers) == {"not-missed"}, f"A bot plays for somebody who is there: {answers}.")
    return Tried(len(answers), "not-missed")


@attack
async def reactions_without_end(site: Site) -> Tried:
    """Fill everybody's screen and the table's log with reactions, also after the host has muted one."""
    here = await site.visitor()
    table = await here.full_table("twins", 3)
    loud, other = await here.player(table, table.tokens[0]), await here.player(table, table.tokens[1])
    answers = [await loud.told_off(type="react", reaction="clap") for _ in range(TRIES)]
    must("chat-too-fast" in answers, "Reactions have no limit.")
    await other.state()
    heard = sum('"reaction"' in text for text in other.received)
    must(heard == answers.count("done"), f"{heard} reactions were heard.")
    await here.host(table, "mute", {"seat": 1, "muted": True})
    must(await other.told_off(type="react", reaction="wow") == "muted", "Somebody who is muted reacts.")
    must(await other.told_off(type="react", reaction="<b>") == "bad-message", "Anything can be a reaction.")
    return Tried(TRIES + 2, "chat-too-fast, muted, bad-message")
