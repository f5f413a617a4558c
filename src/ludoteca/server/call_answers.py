"""What a call asks for and what it is answered with, as bytes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

import msgspec

from ludoteca.engine.game import PUBLIC
from ludoteca.server.refusals import Refused

MOST_BYTES = 16 << 10
MOST_DIGITS = 6

Body = TypeVar("Body")


@dataclass(frozen=True)
class CallRequest:
    """A call as it arrives."""

    read: Callable[[int], Awaitable[bytes]]
    """Reads the body; refuses one with more than this many bytes."""
    table: str = ""
    game: str = ""
    number: str = ""
    """The number of an exercise."""
    token: str | None = None
    seat: str = PUBLIC
    """Whose view of the table is wanted."""
    deals: int = 0
    """The number of deals of the review that the caller already has."""
    address: str = ""
    """What rate limits are counted by."""
    base: str = ""
    """The beginning of links to this server."""
    accepts_gzip: bool = False


class Answer(NamedTuple):
    body: bytes
    status: int = 200
    kind: str = "application/json"
    headers: Mapping[str, str] = {}


def packed(body: bytes, is_packed: bool) -> Answer:
    """A JSON answer, compressed unless it holds secrets.

    The length of a compressed answer depends on what repeats in it. Where a hand stands beside names that others
    chose, an eavesdropper who counts bytes could learn the hand.
    """
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if is_packed else {})
    return Answer(body, headers=headers)


def is_number(text: str) -> bool:
    """Whether a text is a number from 1."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS and int(text) > 0


def json(data: object, status: int = 200) -> Answer:
    return Answer(msgspec.json.encode(data), status)


def refusal(refused: Refused) -> Answer:
    said = {"code": refused.code, "sentence": refused.sentence}
    return json(said | ({"reasons": refused.reasons} if refused.reasons else {}), refused.status)


async def body_of(asked: CallRequest, kind: type[Body], most: int = MOST_BYTES, usual: bytes = b"") -> Body:
    try:
        return msgspec.json.decode(await asked.read(most) or usual, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-message", f"That is not what this call takes: {error}.") from None


def too_large(most: int) -> Refused:
    return Refused("too-large", f"More than {most:,} bytes.")
