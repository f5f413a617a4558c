"""Moves and messages that no client would send."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random

from tests.attacks.oddities import MESSAGES, MOVES
from tests.attacks.player import Data, Gone, Player
from tests.attacks.site import Site, Visitor
from tests.attacks.verdicts import Broken, Tried, attack, must

CHANGES = 36
"""More than anybody wants to make."""


async def awaited_player(visitor: Visitor) -> tuple[Player, Player]:
    """Who has to move in a game of Twins, and somebody who has not."""
    table = await visitor.full_table("twins", 3)
    people = await visitor.everybody(table)
    awaited = next(player for player in people if player.is_awaited)
    return awaited, next(player for player in people if player is not awaited)


@attack
async def moves_that_are_none(site: Site) -> Tried:
    """Move against the rules, or make the reader of moves fail."""
    awaited, other = await awaited_player(await site.visitor())
    before = (await awaited.state())["seq"]
    for move in MOVES:
        answer = await awaited.move(move)
        must(answer in ("unreadable", "not-legal", "bad-message"), f"The move {move[:30]!r} was answered {answer}.")
    must((await awaited.state())["seq"] == before, "A refused move has changed something.")
    must(await other.move("buy 0") == "not-awaited", "Somebody moved out of turn.")
    return Tried(len(MOVES) + 1, "unreadable, not-legal, not-awaited")


@attack
async def messages_that_are_none(site: Site) -> Tried:
    """Make the server fail by a message that no client sends."""
    here = await site.visitor()
    table = await here.full_table("twins", 3)
    watching = await here.player(table)
    before = watching.seq
    for text in MESSAGES:
        for data in (text, text.encode()):
            await refused_message(await here.player(table, table.tokens[0]), data)
    must((await watching.state())["seq"] == before, "A message that means nothing has changed something.")
    return Tried(2 * len(MESSAGES), "bad-message")


async def refused_message(player: Player, data: str | bytes) -> None:
    await player.blurt(data)
    try:
        answer = await player.until("refused")
    except Gone as gone:
        raise Broken(f"The message {data[:40]!r} ended the connection with {gone}.") from None
    must(answer["code"] == "bad-message", f"The message {data[:40]!r} was answered {answer['code']}.")
    await player.hang_up()


@attack
async def moves_that_come_too_late(site: Site) -> Tried:
    """Answer a question that was asked before, or go on playing when the game is over."""
    here = await site.visitor()
    table = await here.full_table("twins", 3, options={"hands": 1})
    people = await here.everybody(table)
    awaited = next(player for player in people if player.is_awaited)
    must(await awaited.move("buy 0", seq=0) == "stale", "A move that answers nothing was made.")
    await asyncio.gather(*(player.play_out(Random(seat)) for seat, player in enumerate(people)))
    answers = {await player.move("buy 0", seq=2**53) for player in people}
    answers |= {await player.ask(type="undo", seq=2**53) for player in people}
    must(answers == {"over"}, f"After the end moves were answered {answers}.")
    return Tried(7, "stale, over")


@attack
async def moves_sent_again(site: Site) -> Tried:
    """Have one move counted twice, by sending it again on the same socket, another one, another server."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    table = await here.full_table("twins", 3)
    people = await here.everybody(table)
    seat, first = next((number, player) for number, player in enumerate(people) if player.is_awaited)
    second = await there.player(table, table.tokens[seat])
    move: Data = {"type": "move", "id": "once", "seq": first.seq, "move": "buy 1"}
    twins = [first, second, await there.player(table, table.tokens[seat])]
    answers = await asyncio.gather(*(twin.ask(**move) for twin in twins))
    answers += [await twin.ask(**move) for twin in twins]
    must(set(answers) <= {"done", "stale"} and "done" in answers, f"A move sent again was answered {answers}.")
    events = (await first.state())["events"]
    bought = [event for event in events if event["event"] == "bought"]
    must(len(bought) == 1, f"One move was made {len(bought)} times.")
    return Tried(6, "it counted once")


@attack
async def moves_taken_back(site: Site) -> Tried:
    """Take back what others have moved, or one's own move after chance or others have answered it."""
    here = await site.visitor()
    table = await here.full_table("twins", 3)
    people = await here.everybody(table)
    first = next(player for player in people if player.is_awaited)
    await first.move("buy 1")
    answers = [await player.ask(type="undo", seq=2**53) for player in people]
    await asyncio.gather(*(player.state() for player in people))
    second = next(player for player in people if player.is_awaited)
    await second.move("buy 0")
    answers += [await first.ask(type="undo", seq=2**53)]
    answers += [await second.ask(type="undo", seq=2**53), await second.ask(type="undo", seq=2**53)]
    must(answers == ["cannot-undo"] * 4 + ["done", "cannot-undo"], f"Taking back was answered {answers}.")
    return Tried(6, "cannot-undo")


@attack
async def a_choice_changed_for_ever(site: Site) -> Tried:
    """Fill the disk, and make the table slow for ever: every changed choice is written down."""
    here = await site.visitor()
    table = await here.full_table("cincinnati", 3)
    people = await here.everybody(table)
    for turn in range(CHANGES):
        moves = people[0].legal
        answer = await people[0].move(moves[turn % len(moves)])
        if answer in ("too-often", "too-fast"):
            return Tried(turn, f"{answer} after {turn}")
    raise Broken(f"A seat changed its secret choice {CHANGES} times in a row, and each is written for ever.")


@attack
async def minds_changed_for_ever(site: Site) -> Tried:
    """Fill the disk, and the others' screens, by leaving, returning, agreeing and taking back without end."""
    here = await site.visitor()
    table = await here.full_table("twins", 3)
    people = await here.everybody(table)
    changes: list[list[Data]] = [
        [{"type": "agree", "hints": True}, {"type": "agree", "hints": False}],
        [{"type": "leave"}, {"type": "state"}],
    ]
    for changing, messages in zip(people, changes, strict=False):
        before = changing.seq
        await say_without_end(changing, messages, 500)
        changed = (await (await here.player(table)).state())["seq"] - before
        must(changed <= 150, f"{messages[0]} was written {changed} times.")
    return Tried(1000, "too-often, or too-fast")


async def say_without_end(player: Player, messages: list[Data], times: int) -> None:
    """Without waiting for answers; some servers hang up."""
    try:
        for number in range(times):
            await player.blurt(json.dumps(messages[number % len(messages)]))
            await asyncio.sleep(0)
        await player.state()
    except Gone:
        pass


@attack
async def chat_without_end(site: Site) -> Tried:
    """Drown the table in chat."""
    here = await site.visitor()
    table = await here.full_table("twins", 3)
    player = await here.player(table, table.tokens[0])
    await say_without_end(player, [{"type": "chat", "text": "Spam!"}], 300)
    lines = len((await (await here.player(table)).state())["chat"])
    must(lines <= 20, f"{lines} lines of chat came through at once.")
    return Tried(300, f"{lines} lines came through")


@attack
async def a_flood_of_moves(site: Site) -> Tried:
    """Keep others from playing by saying more than anybody can hear."""
    here = await site.visitor()
    awaited, other = await awaited_player(here)
    async with site.bystander():
        await say_without_end(awaited, [{"type": "move", "id": "a", "seq": 1, "move": "dance"}], 3000)
    await other.state()
    ended = awaited.socket.close_code
    return Tried(3000, f"the socket was closed with {ended}" if ended else "each was refused")


@attack
async def a_huge_message(site: Site) -> Tried:
    """Fill the memory with one message."""
    here = await site.visitor()
    _, other = await awaited_player(here)
    codes = []
    for size in (20_000, 1 << 20, 16 << 20):
        sender = await here.caller()
        with suppress(Gone):
            await sender.blurt("x" * size)
        codes.append(await sender.end())
    must(set(codes) <= {1009, 1006}, f"Messages without end were closed with {codes}.")
    await other.state()
    return Tried(3, "closed with 1009")


@attack
async def hints_without_end(site: Site) -> Tried:
    """Let the best bot think about one's hand without end, or without the others' leave."""
    here = await site.visitor()
    awaited, other = await awaited_player(here)
    must(await awaited.ask(type="hint") == "hints-off", "A hint was given without the others' leave.")
    await other.told_off(type="agree", hints=True)
    await awaited.told_off(type="agree", hints=True)
    must(await awaited.ask(type="hint") == "hints-off", "Two of three were enough for a hint.")
    table = await here.make("twins", "open bot bot")
    alone = await here.player(table, await here.join(table, "Alone"))
    while not alone.is_awaited:
        await alone.hear()
    for number in range(15):
        await alone.say(type="hint", id=f"h{number}")
    answers = [await alone.until("refused", "hint") for _ in range(14)]
    given = sum(answer["type"] == "hint" for answer in answers)
    must(given < 14, "The coach answers everybody at once.")
    return Tried(17, "hints-off, too-many-hints")
