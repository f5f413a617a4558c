"""Frames of the WebSocket protocol (RFC 6455, 5.2): texts to send, and where the frames of a client end."""

from __future__ import annotations

import struct

from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
MASKED = 0x80
MASK_BYTES = 4
LONG, VERY_LONG = 126, 127
"""Values of a frame's length byte that announce a length of two or eight more bytes."""
SHORTEST_HEAD, LONGEST_HEAD = 2, 14


def framed(text: bytes) -> bytes:
    """A text message as one frame."""
    length = len(text)
    if length < LONG:
        return struct.pack("!BB", WHOLE_TEXT, length) + text
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, LONG, length) + text
    return struct.pack("!BBQ", WHOLE_TEXT, VERY_LONG, length) + text


def end_of_frame(data: bytes | bytearray) -> int | None:
    """How many bytes the frame has that begins here; None if too few are there to tell."""
    if len(data) < SHORTEST_HEAD:
        return None
    length, head = data[1] & ~MASKED, SHORTEST_HEAD
    if length >= LONG:
        head += 2 if length == LONG else 8
        if len(data) < head:
            return None
        length = int.from_bytes(data[SHORTEST_HEAD:head], "big")
    return head + length + (MASK_BYTES if data[1] & MASKED else 0)


def short_text(frame: bytes) -> bytes | None:
    """The text of a client's frame that is a whole short message, as most are; None for any other frame."""
    if frame[0] != WHOLE_TEXT or not MASKED <= frame[1] < MASKED + LONG:
        return None
    head = SHORTEST_HEAD + MASK_BYTES
    return apply_mask(frame[head:], frame[SHORTEST_HEAD:head])
