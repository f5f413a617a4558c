"""The HTTP protocol of the web server, with limits: clients that are slow or send too much are disconnected."""

from __future__ import annotations

import asyncio
from enum import Enum
from http import HTTPStatus
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludoteca.server.http.admission import ENCODED_HEADERS, denial
from ludoteca.server.http.websocket_protocol import Patience, WebSocketProtocol
from ludoteca.server.limits import Connections, client_key, plain_address
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import Settings

try:
    import resource
except ImportError:  # Windows, where there is no such limit
    resource = None  # type: ignore[assignment]

MOST_CONNECTIONS = 20_000
ROOM_FOR_REQUESTS = 200
"""Connections an address may have besides its sockets: a browser opens six and keeps them for seconds."""
OTHER_FILES = 100
"""Files the server has open besides connections."""
SECONDS_TO_ASK = 10.0
SECONDS_TO_SEND = 30.0
"""Seconds in which a request's head, and then its body, must arrive."""
LONGEST_TARGET = 4 << 10
MOST_HEAD_BYTES = 16 << 10
MOST_FIELDS = 100
MOST_BODY_BYTES = 4 << 20
MOST_BYTES = 2 * MOST_BODY_BYTES
"""Bytes of a whole request, with chunk headers and trailers."""
MOST_PIECES = 10_000
MOST_AHEAD = 8
"""Requests that may be pipelined before the first is answered."""


class Callers:
    """Counts connections from the moment they are accepted."""

    def __init__(self, settings: Settings) -> None:
        self._proxies = _TrustedHosts(settings.proxies) if settings.proxies else ()
        self._connections = Connections(settings.connections + ROOM_FOR_REQUESTS, room_for_connections())

    def enter(self, host: str) -> str:
        """Counts a connection, and returns the key it is counted by. A proxy's connections are those of many
        clients."""
        key = "" if host in self._proxies else client_key(host)
        self._connections.enter(key)
        return key

    def leave(self, key: str) -> None:
        self._connections.leave(key)


def room_for_connections() -> int:
    """How many connections the system allows this process, after raising the limit on open files if possible."""
    if resource is None:
        return MOST_CONNECTIONS
    wanted = MOST_CONNECTIONS + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST_CONNECTIONS
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        most = soft
    return max(1, most - OTHER_FILES)


class Stage(Enum):
    ASKING, SENDING, ANSWERED = range(3)


class HttpProtocol(HttpToolsProtocol):
    def __init__(self, callers: Callers, **given: Any) -> None:
        super().__init__(**given)
        self._callers = callers
        self._key: str | None = None
        self._stage = Stage.ASKING
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_is_for: Stage | None = None
        self._wrong: Refused | None = None
        self._bytes = self._body_bytes = self._pieces = 0

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._patience = Patience(transport, self.loop)
        if self.client:
            self.client = (plain_address(self.client[0]), self.client[1])
        try:
            self._key = self._callers.enter(self.client[0] if self.client else "")
        except Refused as refused:
            self._refuse(refused)
        else:
            self._set_alarm()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_alarm()
        self._patience.end()
        self._leave()

    def _leave(self) -> None:
        if self._key is not None:
            self._callers.leave(self._key)
            self._key = None

    def handle_websocket_upgrade(self) -> None:
        """Keeps counting the connection until its socket is lost."""
        self._stop_alarm()
        if self.url.isascii():
            super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        if isinstance(line, WebSocketProtocol):
            line.on_lost = self._leave
        if not isinstance(line, WebSocketProtocol) or not line.handshake_initiated:
            self._refuse(Refused("bad-message", "That is no request for a socket."))

    # Slow requests

    @property
    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _set_alarm(self) -> None:
        """Sets the alarm for the stage the client has to complete; none while the server is answering."""
        if self._stage is Stage.ANSWERED and not self._is_answering:
            self._stage = Stage.ASKING
        if self._stage is self._alarm_is_for:
            return
        self._stop_alarm()
        if self._stage is not Stage.ANSWERED:
            seconds = SECONDS_TO_ASK if self._stage is Stage.ASKING else SECONDS_TO_SEND
            self._alarm = self.loop.call_later(seconds, self._ring)
            self._alarm_is_for = self._stage

    def _stop_alarm(self) -> None:
        self._alarm_is_for = None
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._stop_alarm()
        if self._stage is Stage.ASKING and self._is_answering:
            self._set_alarm()
        elif self._bytes or self._is_answering:
            self._refuse(Refused("too-slow", "The request did not come in time."))
        else:
            self._hang_up()

    # Large requests

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        self._bytes += len(data)
        if self._stage is Stage.ASKING and self._bytes > MOST_HEAD_BYTES:
            self._refuse(Refused("too-large", f"The head of a request has more than {MOST_HEAD_BYTES:,} bytes."))
        elif self._bytes > MOST_BYTES:
            self._refuse(Refused("too-large", f"A request has more than {MOST_BYTES:,} bytes."))
        else:
            self._set_alarm()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._stage = Stage.ASKING
        self._bytes = self._body_bytes = self._pieces = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_TARGET:
            raise self._too_large(f"An address has more than {LONGEST_TARGET:,} bytes.")

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_FIELDS:
            raise self._too_large(f"A request has more than {MOST_FIELDS} fields in its head.")

    def on_headers_complete(self) -> None:
        size = sum(len(name) + len(value) for name, value in self.headers)
        if size > MOST_HEAD_BYTES:
            raise self._too_large(f"The head of a request has more than {MOST_HEAD_BYTES:,} bytes.")
        if len(self.pipeline) >= MOST_AHEAD:
            raise self._too_large(f"More than {MOST_AHEAD} requests are asked at once.")
        self._stage = Stage.SENDING
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body_bytes += len(body)
        self._pieces += 1
        if self._body_bytes > MOST_BODY_BYTES:
            raise self._too_large(f"A request has more than {MOST_BODY_BYTES:,} bytes.")
        if self._pieces > MOST_PIECES:
            raise self._too_large(f"A request has more than {MOST_PIECES:,} pieces.")
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stage = Stage.ANSWERED

    def _too_large(self, sentence: str) -> Refused:
        self._wrong = Refused("too-large", sentence)
        return self._wrong

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._wrong or Refused("bad-message", "That is no HTTP request."))

    # Refusals, and clients that do not read the answers

    def _refuse(self, refused: Refused) -> None:
        """Sends a refusal if that is still possible, and hangs up."""
        if not self.transport.is_closing() and not (self._is_answering and self.cycle.response_started):
            self.transport.write(written(refused))
        self._hang_up()

    def _hang_up(self) -> None:
        self.transport.close()
        self._patience.begin()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._patience.begin()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._patience.begin()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._patience.end()


def written(refused: Refused) -> bytes:
    """A refusal as raw HTTP, for requests that never reach the app."""
    answer = denial(refused)
    headers = [*answer.raw_headers, *ENCODED_HEADERS, (b"connection", b"close")]
    status = HTTPStatus(answer.status_code)
    head = [f"HTTP/1.1 {status.value} {status.phrase}".encode(), *(b": ".join(header) for header in headers)]
    return b"\r\n".join([*head, b"", bytes(answer.body)])
