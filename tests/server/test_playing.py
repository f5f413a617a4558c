"""Numbers, reconnection, moves sent twice or too late, taking back, chat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import ludoteca
from ludoteca.engine.fair import seal_of
from tests.server.support import Client, awaited, site, story


async def buy_nothing(clients: list[Client]) -> None:
    """Twins: until all are to lay cards."""
    while clients[0].view and clients[0].view["phase"] == "buy":
        await awaited(clients).move("buy 0")
        for client in clients:
            await client.until("update")


@story
async def test_who_comes_back_is_told_what_they_missed_and_no_more(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        seq, known = clients[2].seq, list(clients[2].events)
        await buy_nothing(clients)
        async with here.client(table, clients[2].token, seq=seq) as again:
            state = await again.until("state")
            assert state["from"] == seq
            assert known + state["events"] == clients[2].events
            assert len(state["events"]) == 3
        for strange in (None, 10_000):
            async with here.client(table, clients[2].token, seq=strange) as again:
                state = await again.until("state")
                assert (state["from"], state["events"]) == (0, clients[2].events)


@story
async def test_a_move_sent_twice_counts_once(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        mover = awaited(clients)
        seq = mover.seq
        for _ in range(3):
            await mover.move("buy 0", seq=seq, id="the same")
            await mover.until("update", done="the same")
        async with here.client(table, mover.token) as again:
            await again.until("state")
            await again.move("buy 0", seq=seq, id="the same")
            await again.until("update", done="the same")
            assert sum(event["event"] == "bought" for event in again.events) == 1


@story
async def test_a_move_that_answers_an_earlier_question_is_refused_with_the_present_state(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (_, clients):
        await buy_nothing(clients)
        first = clients[0]
        seq, (one, other, *_) = first.seq, first.legal
        await first.until("update", done=await first.move(one, seq=seq))
        await first.move(other, seq=seq)
        assert (await first.until("refused"))["code"] == "stale"
        assert (await first.until("state"))["view"]["seats"][0]["choice"] == one.split()[1:]


@story
async def test_what_others_do_meanwhile_makes_nothing_stale(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (_, clients):
        await buy_nothing(clients)
        seq = clients[0].seq
        await clients[1].until("update", done=await clients[1].move(clients[1].legal[0]))
        await clients[2].say(type="chat", text="Hm.", id="c")
        await clients[2].until("update", done="c")
        id = await clients[0].move(clients[0].legal[0], seq=seq)
        await clients[0].until("update", done=id)


@story
async def test_nobody_else_is_told_that_a_secret_choice_was_replaced(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        await buy_nothing(clients)
        first, second, _ = clients
        await first.until("update", done=await first.move(first.legal[0]))
        await first.until("update", done=await first.move(first.legal[1]))
        assert first.view
        assert first.view["seats"][0]["choice"] == first.legal[1].split()[1:]
        await second.until("update", done=await second.move(second.legal[0]))
        laid = [event["seat"] for event in second.events if event["event"] == "laid"]
        assert laid == [0, 1]
        async with here.client(table, second.token, seq=second.seq) as again:
            assert (await again.until("state"))["events"] == []


@story
async def test_illegal_moves_are_refused_with_the_reason_and_change_nothing(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (_, clients):
        mover = awaited(clients)
        other = next(client for client in clients if not client.is_awaited)
        before = await mover.state()
        for client, move, code in (
            (mover, "buy 9", "unreadable"),
            (mover, "dance", "unreadable"),
            (mover, "play G1 G2", "not-legal"),
            (other, "buy 0", "not-awaited"),
        ):
            id = await client.move(move)
            refused = await client.until("refused")
            assert (refused["id"], refused["code"]) == (id, code)
            assert refused["sentence"].endswith(".")
        assert await mover.state() == before


@story
async def test_the_last_move_can_be_taken_back_until_something_happens(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        mover = awaited(clients)
        before = await mover.state()
        await mover.until("update", done=await mover.move("buy 0"))
        await mover.say(type="undo", id="u", seq=mover.seq)
        after = await mover.until("state", done="u")
        assert (after["view"], after["events"]) == (before["view"], before["events"])
        assert sorted(after["legal"]) == sorted(before["legal"])
        for client in clients:
            client.view = None
        await mover.until("update", done=await mover.move("buy 1"))
        await mover.say(type="undo", id="v", seq=mover.seq)
        assert (await mover.until("refused"))["code"] == "cannot-undo"
        following = clients[((mover.seat or 0) + 1) % 3]
        while not any(event["event"] == "bought" and event["cards"] == 1 for event in following.events):
            await following.hear()
        await following.say(type="undo", id="w", seq=following.seq)
        assert (await following.until("refused"))["code"] == "cannot-undo"
        async with here.client(table, mover.token) as again:
            assert (await again.until("state"))["events"] == mover.events


@story
async def test_what_was_shown_cannot_be_taken_back(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (_, clients):
        await buy_nothing(clients)
        for client in clients:
            await client.until("update", done=await client.move(client.legal[0]))
        last = clients[2]
        await last.say(type="undo", id="u", seq=last.seq)
        assert (await last.until("refused"))["code"] == "cannot-undo"


@story
async def test_crosses_of_diceland_can_be_taken_back_one_by_one(tmp_path: Path) -> None:
    """D42: as long as the marking is not finished."""
    luck = Random(3)
    async with site(tmp_path) as here, here.full_table("diceland", 2, options={"maps": ["A", "B"]}) as (_, clients):
        while True:
            mover = awaited(clients)
            assert mover.view
            marking = mover.view["seats"][mover.seat]["marking"]
            if marking and marking["left"] >= 3:
                break
            await mover.move(luck.choice(mover.legal))
            for client in clients:
                await client.until("update")
        views = []
        for _ in range(2):
            views.append(mover.view)
            await mover.until("update", done=await mover.move(mover.legal[0]))
        for number, view in enumerate(reversed(views)):
            await mover.say(type="undo", id=f"u{number}", seq=mover.seq)
            assert (await mover.until("state", done=f"u{number}"))["view"] == view


@story
async def test_a_side_and_a_colour_of_diceland_are_final(tmp_path: Path) -> None:
    """D10, D30."""
    async with site(tmp_path) as here, here.full_table("diceland", 2) as (_, clients):
        for kind in ("side", "side", "take"):
            mover = awaited(clients)
            assert mover.legal[0].startswith(kind)
            seq = (await mover.until("update", done=await mover.move(mover.legal[0])))["seq"]
            await mover.say(type="undo", id="u", seq=seq)
            assert (await mover.until("refused"))["code"] == "cannot-undo"
            for client in clients:
                while client.seq < seq:
                    await client.hear()


@story
async def test_chat_is_heard_by_all_and_kept_for_who_comes(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        await clients[0].say(type="chat", text="  Hello   there ", id="c")
        for client in clients:
            said = (await client.until("update"))["said"]
            assert (said["seat"], said["name"], said["text"]) == (0, "Player 0", "Hello there")
        async with here.client(table) as spectator:
            assert [line["text"] for line in (await spectator.until("state"))["chat"]] == ["Hello there"]
            await spectator.say(type="chat", text="Let me in!")
            assert (await spectator.until("refused"))["code"] == "spectator"


@story
async def test_chat_is_short_slow_and_can_be_off(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        async with here.full_table("twins", 3) as (_, clients):
            for text in ("", "   ", "x" * 201, "a\x00b"):
                await clients[0].say(type="chat", text=text)
                assert (await clients[0].until("refused"))["code"] == "bad-chat"
            for _ in range(5):
                await clients[0].say(type="chat", text="spam")
            await clients[0].say(type="chat", text="spam")
            assert (await clients[0].until("refused"))["code"] == "chat-too-fast"
        async with here.full_table("twins", 3, chat=False) as (_, clients):
            await clients[0].say(type="chat", text="Hello?")
            assert (await clients[0].until("refused"))["code"] == "chat-off"


@story
async def test_texts_are_sealed_until_the_game_begins_and_go_into_the_dice(tmp_path: Path) -> None:
    first, better = seal_of("first words"), seal_of("better words")
    async with site(tmp_path) as here:
        table = (await here.make("diceland", "open open", options={"maps": ["A", "B"]}))["table"]
        anna = await here.join(table, "Anna", seal=first)
        assert anna["table"]["dice"]["seals"] == [first, ""]
        async with here.client(table, anna["token"]) as client:
            await client.until("state")
            await client.say(type="open", text="first words")
            assert (await client.until("refused"))["code"] == "not-begun"
            await client.say(type="seal", seal=better)
            await client.until("update")
            assert client.table["dice"]["texts"] == [None, ""]
            bruno = await here.join(table, "Bruno")
            assert bruno["table"]["dice"]["opening"]
            await client.until("update")
            for message, code in (
                ({"type": "seal", "seal": first}, "begun"),
                ({"type": "open", "text": "first words"}, "bad-text"),
            ):
                await client.say(**message)
                assert (await client.until("refused"))["code"] == code
            await client.say(type="open", text="better words")
            await client.until("update")
            assert client.table["dice"]["texts"] == ["better words", ""]
            async with here.client(table, bruno["token"]) as other:
                await other.until("state")
                await asyncio.gather(client.play_out(Random(1)), other.play_out(Random(2)))
        record = (await here.get(f"/api/tables/{table['id']}/record")).text
        header = ludoteca.load(record).dice.header()  # type: ignore[union-attr]
        assert (header["seal 0"], header["text 0"]) == (better, "better words")
