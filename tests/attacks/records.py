"""Records that were changed."""

from __future__ import annotations

import hmac
import json
import re
from hashlib import sha256

from tests.attacks.games import PLAYERS, finished_record
from tests.attacks.player import Data
from tests.attacks.site import Site, code_of
from tests.attacks.verdicts import Tried, attack, must

WHOLE = 1 << 64
HAND = 8
"""Cards that are dealt to everybody."""


def field(record: str, key: str) -> str:
    found = re.search(rf"^{key}: (.*)$", record, re.MULTILINE)
    return found[1] if found else ""


def without(record: str, start: str) -> str:
    """Without the lines that begin so."""
    return "".join(line for line in record.splitlines(True) if not line.startswith(start))


def stacked(record: str) -> str:
    """Its deal with two cards in each other's place, as far as nobody has played; the dice are said to be true."""
    head, blank, moves = swapped(record).partition("\n\n")
    deals = [line for line in moves.splitlines() if line.startswith("chance")]
    return head + blank + "\n".join(deals[: 1 + HAND * PLAYERS]) + "\n"


def without_dice(record: str) -> str:
    """The same without a word about where its luck comes from."""
    for start in ("fair ", "seal ", "text ", "seed "):
        record = without(record, start)
    return record


def other_digit(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


def tampered(record: str, others: str) -> dict[str, str]:
    """Changed records, by what was changed. `others` is the record of another table."""
    seed, text, deal = field(record, "fair seed"), field(record, "text 0"), field(record, "chance")
    other_table, moves = field(others, "fair table"), record.partition("\n\n")[2].count("\n")
    beyond = f"fair from: {moves + 1000}\nfair before: table {other_table}\nfair table:"
    return {
        "the seed": record.replace(seed, other_digit(seed)),
        "the hash": record.replace(field(record, "seed hash"), "0" * 64),
        "seed and hash": record.replace(seed, field(others, "fair seed")).replace(
            field(record, "seed hash"), field(others, "seed hash")
        ),
        "the table": record.replace(field(record, "fair table"), other_table),
        "a text": record.replace(f"text 0: {text}", "text 0: better"),
        "a text and its seal": record.replace(f"text 0: {text}", "text 0: better").replace(
            sha256(text.encode()).hexdigest(), sha256(b"better").hexdigest()
        ),
        "a text left out": without(record, "text 0:"),
        "texts and seals left out": without(without(record, "text "), "seal "),
        "seals left out, texts kept": without(record, "seal "),
        "a seal": record.replace(sha256(text.encode()).hexdigest(), "0" * 64),
        "the first draw": record.replace(f"chance: {deal}", f"chance: dealer {(int(deal[-1]) + 1) % PLAYERS}", 1),
        "a chance line removed": record.replace(f"chance: {deal}\n", "", 1),
        "a chance line added": record.replace(f"chance: {deal}\n", f"chance: {deal}\n" * 2, 1),
        "two cards swapped": swapped(record),
        "moves before the first draw": record.replace("fair table:", "fair from: 30\nfair table:"),
        "moves of another table before": record.replace(
            "fair table:", f"fair from: 30\nfair before: table {other_table}\nfair table:"
        ),
        "nothing but moves before": record.replace("fair table:", beyond),
        "a table that nobody knows before": record.replace(
            "fair table:", "fair from: 1\nfair before: table aaaaaaaaaaaaaaaa\nfair table:"
        ),
    }


def swapped(record: str) -> str:
    """Two cards of the deal in each other's place."""
    lines = record.splitlines(keepends=True)
    first, second = [number for number, line in enumerate(lines) if line.startswith("chance: deal ")][:2]
    lines[first], lines[second] = lines[second], lines[first]
    return "".join(lines)


@attack
async def records_that_were_changed(site: Site) -> Tried:
    """Show others a record with better luck than one had, and have the server call it good."""
    (_, record), (_, others) = await finished_record(site), await finished_record(site)
    changed = tampered(record, others)
    visitor = await site.visitor()
    must((await visitor.send("/api/verify", record)).json()["verdict"] == "seed", "A true record is not good.")
    for number, (what, text) in enumerate(changed.items()):
        visitor = await site.visitor() if number % 4 == 0 else visitor
        must(text != record, f"Nothing was changed: {what}.")
        report = (await visitor.send("/api/verify", text)).json()
        is_called_good = report.get("verdict") == "seed" and not report["unsealed"]
        must(not is_called_good, f"A record is called good in which was changed: {what}.")
    return Tried(len(changed), "differs, unproved, unsealed or bad-record")


@attack
async def luck_recomputed(site: Site) -> Tried:
    """Give out other luck than that of the seed: recomputed here, by the protocol's description alone."""
    _, record = await finished_record(site)
    visitor = await site.visitor()
    report = (await visitor.send("/api/verify", record)).json()
    seed, table = bytes.fromhex(field(record, "fair seed")), field(record, "fair table")
    must(sha256(seed).hexdigest() == field(record, "seed hash"), "The seed is not the one that was sealed.")
    texts = [field(record, f"text {seat}") for seat in range(PLAYERS)]
    draws = record.count("\nchance: ")
    must(len(report["outcomes"]) == draws, f"{draws} draws, but {len(report['outcomes'])} outcomes.")
    for one in report["outcomes"]:
        must(outcome(seed, table, texts, one) == one["outcome"], f"Move {one['move']} is not the seed's.")
    return Tried(draws, "every outcome is that of seed and texts")


def outcome(seed: bytes, table: str, texts: list[str], drawn: Data) -> int:
    """docs/protocol.md, Fair dice, 4."""
    outcomes, attempt = int(drawn["outcomes"]), 0
    while True:
        message = json.dumps([table, texts, drawn["key"], attempt], separators=(",", ":")).encode()
        number = int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big") * outcomes
        if number % WHOLE >= WHOLE % outcomes:
            return number // WHOLE
        attempt += 1


ODD_RECORDS = (
    "",
    "\x00",
    "\ufeff",
    "Ludoteca record 99\n",
    "Ludoteca record 1\n" * 3,
    "Ludoteca record 1\ngame: chess\n",
)


@attack
async def records_that_are_none(site: Site) -> Tried:
    """Make the reader of records fail, by texts that only look like one."""
    _, record = await finished_record(site)
    head = record.partition("\n\n")[0]
    odd = [
        *ODD_RECORDS,
        head + "\noption hands: " + "[" * 10_000,
        head + "\noption hands: " + "9" * 10_000,
        head.replace("players: 3", "players: 9999999999999999999"),
        head + "\nfair from: 99999999999999999999\n",
        head + "\n\n" + "0: buy 0\n" * 50,
        head + "\n\nchance: " + "x" * 100_000,
        head + "\n\n\u0663: buy 0\n",
        head + "\n" + "a:\n" * 50_000,
    ]
    for start in range(0, len(odd), 4):
        visitor = await site.visitor()
        for text in odd[start : start + 4]:
            for path in ("/api/verify", "/api/replay?seat=all"):
                answer = await visitor.send(path, text)
                must(answer.status_code < 500, f"{path} was answered with {code_of(answer)}.")
                must("Traceback" not in answer.text, f"{path} tells how it failed.")
    answer = await visitor.http.post("/api/verify", content=b"\xff\xfe" * 100)
    must(answer.status_code == 400, f"Bytes that are no text were answered with {answer.status_code}.")
    return Tried(2 * len(odd) + 1, "bad-record, or a verdict")
