"""Who wants to choose the luck, or to know it before the others."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

from tests.attacks.games import PLAYERS, Sealed, finished_record, seal_of, sealed_table
from tests.attacks.player import Player
from tests.attacks.records import stacked, without_dice
from tests.attacks.site import Site, Table, Visitor, code_of
from tests.attacks.verdicts import Tried, attack, must

CARD = re.compile(r"\b[NGKBYP](?:10|[1-9])\b")
BOTS = [{"kind": "bot"}] * PLAYERS


def must_be_unsaid(secret: str, heard: Iterable[str], what: str) -> None:
    must(not any(secret in text for text in heard), f"{what} was told before it was time.")


@attack
async def texts_before_all_are_sealed(site: Site) -> Tried:
    """Read the others' texts in time, and choose one's own so that the cards are good."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    game = await sealed_table(here)
    answers = [
        (await visitor.get(path)).text for visitor in (here, there) for path in (game.table.path, "/api/tables")
    ]
    heard = [*answers, *(text for player in (*game.people, game.watching) for text in player.received)]
    for text in game.texts:
        must_be_unsaid(text, heard, "A sealed text")
    info = await here.info(game.table)
    must(info["dice"]["opening"] and info["phase"] == "gathering", "The texts are not opened one after the other.")
    return Tried(len(heard), "no text in any answer before all were sealed")


@attack
async def texts_that_are_changed(site: Site) -> Tried:
    """Seal again, or open another text, once the texts of others can be seen."""
    here = await site.visitor()
    game = await sealed_table(here)
    first, last = game.people[0], game.people[-1]
    await first.say(type="open", text=game.texts[0])
    answers = [
        await last.told_off(type="seal", seal=seal_of("better")),
        await last.told_off(type="open", text="better"),
        await last.told_off(type="open", text=game.texts[0]),
        await last.told_off(type="open", text=f" {game.texts[-1]}"),
        await last.told_off(type="open", text=""),
        code_of(await here.post(f"{game.table.path}/join", {"name": "Late", "seal": seal_of("late")})),
    ]
    must(set(answers) == {"begun", "bad-text"}, f"Changed texts were answered {answers}.")
    await first.told_off(type="open", text=game.texts[0])
    await game.open_all()
    must(last.table["dice"]["texts"] == game.texts, "The texts are not those that were sealed.")
    must(await last.told_off(type="open", text=game.texts[-1]) == "begun", "A text was opened after the beginning.")
    return Tried(8, "begun, bad-text")


BAD_SEALS = (
    "a" * 63,
    "a" * 65,
    "A" * 64,
    "g" * 64,
    "a" * 64 + "\n",
    "\n",
    " " * 64,
    "\uff11" * 64,
    "a" * 63 + "\u0000",
)


@attack
async def seals_that_are_none(site: Site) -> Tried:
    """Sit down with a seal over which the dice stumble, so that the game can never begin."""
    here = await site.visitor()
    for seal in BAD_SEALS:
        table = await here.make("twins", "open open open")
        answer = await here.post(f"{table.path}/join", {"name": "Bad", "seal": seal})
        must(code_of(answer) == "bad-message", f"The seal {seal[-3:]!r} of {len(seal)} characters was taken.")
    table = await here.make("twins", "open open open")
    player = await here.player(table, await here.join(table, "Good"))
    for seal in BAD_SEALS:
        must(
            await player.told_off(type="seal", seal=seal) == "bad-message",
            f"The seal {seal[-3:]!r} of {len(seal)} characters was taken.",
        )
    return Tried(2 * len(BAD_SEALS), "bad-message")


@attack
async def an_empty_text(site: Site) -> Tried:
    """Open an empty text again and again: each time something is written, and it never counts as opened."""
    here = await site.visitor()
    table = await here.make("twins", "open open open")
    for seat in range(PLAYERS):
        await here.join(table, f"Player {seat}", seal=seal_of(""))
    player = await here.player(table, table.tokens[0])
    before = player.seq
    for _ in range(10):
        await player.told_off(type="open", text="")
    must(player.seq <= before + 2, f"An empty text was written {player.seq - before} times.")
    return Tried(10, "it is refused, or counts once")


@attack
async def secrets_on_the_wire(site: Site) -> Tried:
    """Find the seed, or cards that nobody has shown, in anything that the server says before the end."""
    here = await site.visitor()
    game = await sealed_table(here)
    await game.open_all()
    table, answers = game.table, [(await here.get(path)).text for path in public_paths(game.table)]
    await game.play_out()
    seed = (await here.info(table))["dice"]["seed"]
    heard = [text for player in (*game.people, game.watching) for text in player.received if seed not in text]
    told_at_the_end = sum(len(player.received) for player in (*game.people, game.watching)) - len(heard)
    must(told_at_the_end <= PLAYERS + 1, "The seed was told before the end.")
    must_be_unsaid(seed, answers, "The seed")
    record = (await here.get(f"{table.path}/record")).text
    must(seed in record, "The record of a finished game does not name its seed.")
    must_see_only_their_cards(game, record)
    return Tried(len(heard) + len(answers), "neither the seed nor a hidden card")


def public_paths(table: Table) -> list[str]:
    paths = [table.path, f"{table.path}/replay", f"{table.path}/qr.svg", f"{table.path}/record"]
    return [*paths, "/api/tables", "/api/games", "/healthz", "/metrics"]


def must_see_only_their_cards(game: Sealed, record: str) -> None:
    """By what the record tells at the end: everybody saw their own cards and those that were played."""
    played = set(CARD.findall("\n".join(re.findall(r"^\d: play .*$", record, re.MULTILINE))))
    must(len(played) >= 2 * PLAYERS, "Nothing was played.")
    must(cards_seen(game.watching) <= played, "A spectator saw a card that nobody had played.")
    for seat, player in enumerate(game.people):
        own = set(CARD.findall(" ".join(own_hands(player))))
        must(cards_seen(player) <= played | own, f"Seat {seat} saw a card of somebody else.")


def cards_seen(player: Player) -> set[str]:
    """Before the end; the record is open then."""
    return {card for text in player.received if '"seed":"' not in text for card in CARD.findall(text)}


def own_hands(player: Player) -> list[str]:
    """What was told of the player's own seat: hand, buying, legal moves."""
    told = [json.loads(text) for text in player.received]
    views = [message["view"]["seats"][player.seat]["hand"] for message in told if message.get("view")]
    return [str(hand) for hand in views]


@attack
async def a_stacked_deck(site: Site) -> Tried:
    """Go on from a record whose cards one has chosen oneself, and let the others believe in them."""
    _, record = await finished_record(site)
    for text in (stacked(record), without_dice(stacked(record))):
        visitor = await site.visitor()
        wish = {"record": text, "moves": 20, "seats": BOTS, "public": True}
        table = visitor.made(await visitor.post("/api/continue", wish))
        await must_be_called_unproved(visitor, table)
        await visitor.host(table, "close")
        await must_stay_unproved(visitor, table)
    return Tried(14, "unproved in answer, list, table, record and verdict")


async def must_be_called_unproved(visitor: Visitor, table: Table) -> None:
    must(table.info["unproved"], "A table with chosen cards is called proved.")
    listed = [one for one in (await visitor.get("/api/tables")).json()["tables"] if one["id"] == table.id]
    must(all(one["unproved"] for one in listed), "The list of tables calls chosen cards proved.")
    watching = await visitor.player(table)
    must(watching.table["unproved"], "Those at the table are not told that the cards were chosen.")


async def must_stay_unproved(visitor: Visitor, table: Table) -> None:
    record = (await visitor.get(f"{table.path}/record")).text
    must("fair before: unproved" in record, "The record does not say that the cards were chosen.")
    for text in (record, record.replace("fair before: unproved", f"fair before: table {table.id}")):
        verdict = (await visitor.send("/api/verify", text)).json()["verdict"]
        must(verdict == "unproved", f"Chosen cards are verified as {verdict!r}.")
    lines = [line for line in record.splitlines() if not line.startswith("fair before")]
    verdict = (await visitor.send("/api/verify", "\n".join(lines))).json()["verdict"]
    must(verdict == "unproved", f"Chosen cards of which the record says nothing are verified as {verdict!r}.")
    again = visitor.made(await visitor.post(f"{table.path}/continue", {"moves": 10, "seats": BOTS}))
    must(again.info["unproved"], "Chosen cards are proved once somebody goes on from them.")
