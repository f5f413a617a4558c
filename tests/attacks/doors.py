"""Requests that no browser sends."""

from __future__ import annotations

import asyncio

from tests.attacks import oddities
from tests.attacks.raw import Raw, request, status_of
from tests.attacks.site import Site, Visitor, bearer, code_of
from tests.attacks.verdicts import CannotTry, Tried, attack, must

GUESSES = 60
HEADERS = ("content-security-policy", "x-content-type-options", "referrer-policy")
"""They stand on every answer, whatever was asked."""
FOREIGN = (
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "localhost@evil.example",
    ".",
    "a b",
    "\u00e4",
    "",
)
ORIGINS = (
    "null",
    "",
    "http://evil.example",
    "https://",
    "ftp://127.0.0.1",
    "//127.0.0.1",
    "file://",
    "http://127.0.0.1:1",
)


def check_answer(answer: bytes, asked: str) -> int:
    """A refusal like any other: no failure, no trace, all headers."""
    head, _, body = answer.partition(b"\r\n\r\n")
    status, fields = status_of(answer), head.lower()
    must(status < 500, f"{asked} was answered with {status}.")
    must(b"Traceback" not in body and b'File "' not in body, f"{asked}: the answer tells how it failed.")
    must(not status or all(name.encode() in fields for name in HEADERS), f"{asked}: the answer lacks headers.")
    return status


async def answer_to(visitor: Visitor, data: bytes) -> bytes:
    connection = await visitor.raw()
    connection.send(data)
    answer = await connection.rest()
    connection.hang_up()
    return answer


@attack
async def odd_paths(site: Site) -> Tried:
    """Read files of the server, or make it fail, by an address that no page has."""
    here = await site.visitor()
    for path in oddities.PATHS:
        for method in ("GET", "POST"):
            host = (await here.raw()).host
            answer = await answer_to(here, request(path, host, "Connection: close", method=method))
            check_answer(answer, f"{method} {path[:40]}")
            must(b"root:" not in answer, f"{path[:40]} shows a file of the server.")
    return Tried(2 * len(oddities.PATHS), "400, 404, 405 or a page, with all headers")


@attack
async def odd_bodies(site: Site) -> Tried:
    """Make a table, or a failure, of what no form sends."""
    for start in range(0, len(oddities.BODIES), 20):
        here = await site.visitor()
        table = await here.make("twins", "open open open")
        for body in oddities.BODIES[start : start + 20]:
            for path, token in (
                ("/api/tables", ""),
                (f"{table.path}/join", ""),
                (f"{table.path}/door", table.host),
            ):
                answer = await here.http.post(path, content=body.encode(), headers=bearer(token))
                must(answer.status_code < 500, f"{path} {body[:40]!r} was answered with {answer.status_code}.")
                must(answer.status_code != 201, f"{path} {body[:40]!r} made something.")
    return Tried(3 * len(oddities.BODIES), "bad-message, bad-options")


GAMES = "GET /api/games HTTP/1.1|"
POST = "POST /api/tables HTTP/1.1|Host: x|"
END = "Connection: close||"
REQUESTS = {
    "two lengths": POST + "Content-Length: 2|Content-Length: 40||{}GET / HTTP/1.1|",
    "length and pieces": POST + "Content-Length: 4|Transfer-Encoding: chunked||0||GET",
    "pieces written oddly": POST + "Transfer-Encoding: xchunked||0||",
    "a negative length": POST + "Content-Length: -1||",
    "a length without end": POST + "Content-Length: 99999999999999999999||{}",
    "a piece of 2**63": POST + "Transfer-Encoding: chunked||8000000000000000|x",
    "no version": "GET /||",
    "another version": "GET / HTTP/9.9|Host: x||",
    "a method of its own": "BREW /api/games HTTP/1.1|Host: x|" + END,
    "trace": "TRACE /api/games HTTP/1.1|Host: x|" + END,
    "connect": "CONNECT evil.example:80 HTTP/1.1|Host: x||",
    "a whole address": "GET http://evil.example/api/games HTTP/1.1|Host: evil.example|" + END,
    "no host": GAMES + END,
    "two hosts": GAMES + "Host: x|Host: y|" + END,
    "a folded field": GAMES + "Host: x|A: b| c|" + END,
    "NUL in a field": GAMES + "Host: x|A: \x00|" + END,
    "many fields": GAMES + "Host: x|" + "a: b|" * 5000 + END,
    "one long field": GAMES + "Host: x|A: " + "x" * 500_000 + "||",
    "a long token": GAMES + "Host: x|Authorization: Bearer " + "x" * 12_000 + "|" + END,
    "many at once": (GAMES + "Host: x||") * 500,
    "blank lines": "|" * 50_000,
    "another language": "\x16\x03\x01\x02" + "\x00" * 200,
}
"""Lines end with a bar."""


@attack
async def requests_that_are_none(site: Site) -> Tried:
    """Smuggle a second request behind the first, or make the reader of requests fail."""
    here = await site.visitor()
    async with site.bystander():
        for what, data in REQUESTS.items():
            connection = await here.raw()
            connection.send(data.replace("|", "\r\n").encode())
            check_answer(await heard(connection), what)
            connection.hang_up()
    return Tried(len(REQUESTS), "refused, or the connection was closed")


async def heard(connection: Raw) -> bytes:
    """What is answered at once; a request that never ends is given up later."""
    try:
        return await asyncio.wait_for(connection.read(), 1.0)
    except TimeoutError:
        return b""


@attack
async def foreign_names(site: Site) -> Tried:
    """Stand in links and QR codes under a name of one's own, or let pages of that name read answers."""
    here = await site.visitor()
    wish = b'{"game":"twins","seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"}]}'
    for name in FOREIGN:
        head = request("/api/tables", name, "Connection: close", f"Content-Length: {len(wish)}", method="POST")
        answer = await answer_to(here, head + wish)
        status = check_answer(answer, f"Host: {name}")
        must(status in (400, 421), f"By the name {name!r} a table could be made: {status}.")
        must(b"evil" not in answer, f"The name {name!r} stands in the answer.")
    return Tried(len(FOREIGN), "421 or 400")


@attack
async def foreign_pages(site: Site) -> Tried:
    """Act for people who look at a page of another site."""
    here = await site.visitor()
    table = await here.make("twins", "open open open")
    for origin in ORIGINS:
        for path, body in (
            ("/api/tables", {}),
            (f"{table.path}/join", {"name": "Evil"}),
            (f"{table.path}/close", None),
        ):
            headers = {"origin": origin, "authorization": f"Bearer {table.host}"}
            answer = await here.http.post(path, json=body, headers=headers)
            must(code_of(answer) == "origin", f"A page of {origin!r} could {path}.")
            must("access-control-allow-origin" not in answer.headers, "Pages of other sites may read answers.")
    return Tried(3 * len(ORIGINS), "origin")


@attack
async def codes_that_are_guessed(site: Site) -> Tried:
    """Find the tables of strangers by trying codes, one after the other or many at the same moment."""
    site.want_many_addresses()
    here, enemy = await site.visitor(), await site.visitor()
    table = await here.make("twins", "open open open")
    wrong = [await enemy.http.get(f"/api/tables/{guess(number)}") for number in range(GUESSES)]
    looked_up = sum(code_of(answer) == "no-such-table" for answer in wrong)
    if looked_up == len(wrong):
        raise CannotTry("This server lets anybody guess as often as they like.")
    must(code_of(await enemy.http.get(f"/api/tables/{table.code}")) == "too-fast", "Guessing goes on.")
    must((await enemy.http.get(table.path)).status_code == 200, "Who knows an id is kept out by wrong guesses.")
    must((await here.http.get(f"/api/tables/{table.code}")).status_code == 200, "Others are kept out as well.")
    return Tried(len(wrong), f"{looked_up} were looked up; a right id still worked")


def guess(number: int) -> str:
    """A code that hardly anybody has."""
    letters = "ZXQWVK"
    return "".join(letters[number // 6**place % 6] for place in range(4)) + "ZZ"


@attack
async def codes_guessed_at_once(site: Site) -> Tried:
    """Guess many codes for the price of a few, by asking for all of them in the same moment."""
    site.want_many_addresses()
    patient, enemy = await site.visitor(), await site.visitor()
    answers = [code_of(await patient.http.get(f"/api/tables/{guess(number)}")) for number in range(GUESSES)]
    few = answers.count("no-such-table")
    if few == GUESSES:
        raise CannotTry("This server lets anybody guess as often as they like.")
    callers = [await enemy.caller() for _ in range(GUESSES)]
    for number, caller in enumerate(callers):
        await caller.hello(guess(number))
    told = [(await caller.until("refused"))["code"] for caller in callers]
    looked_up = told.count("no-such-table")
    must(looked_up <= few + 1, f"{looked_up} codes were looked up at once, and {few} one by one.")
    return Tried(GUESSES, f"{looked_up} were looked up")
