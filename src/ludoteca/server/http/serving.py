"""Runs the server: its socket, its address for people, its QR code."""

from __future__ import annotations

import asyncio
import gc
import io
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Thread, current_thread, main_thread
from typing import cast

import segno
import uvicorn

from ludoteca.server.http.app import make_app
from ludoteca.server.http.http_protocol import Callers, HttpProtocol
from ludoteca.server.http.prometheus import CannotExpose, exposed
from ludoteca.server.http.websocket_protocol import WebSocketProtocol
from ludoteca.server.keys import BadKey, read_or_make
from ludoteca.server.metrics import Metrics
from ludoteca.server.rooms.hall import Hall
from ludoteca.server.rooms.housekeeping import close_for_ever, look_around_for_ever, sweep_for_ever
from ludoteca.server.settings import Settings
from ludoteca.server.storage import BadDatabase, storage_at
from ludoteca.server.workers.thinkers import check_usual_bot, in_processes

MOST_MESSAGE_BYTES = 16 << 10
SECONDS_TO_STOP = 5
BACKLOG = 2048
GC_THRESHOLDS = (100_000, 10, 5)
"""Thresholds of Python's garbage collector.

Views are made and dropped by the thousand, and reference counting frees them. Only closed tables and sockets form
cycles, which under load are found about once a minute.
"""
UNREAD = 30_000
"""Milliseconds of unacknowledged data after which the system drops a connection (TCP_USER_TIMEOUT)."""
SOMEWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation: the route to it tells which of this machine's addresses
faces the network."""


class CannotServe(Exception):
    """The server cannot start; the message is for the person who started it."""


def say_at_once(text: str) -> None:
    print(text, flush=True)


def run(settings: Settings, open_browser: bool = False, say: Callable[[str], None] = say_at_once) -> None:
    """Serves until it is told to stop."""
    try:
        check_usual_bot(settings.bot)
    except ValueError as error:
        raise CannotServe(str(error)) from None
    handle_signals()
    loop = uvicorn.Config(make_app, factory=True).get_loop_factory()
    with listener(settings.host, settings.port) as listening, asyncio.Runner(loop_factory=loop) as runner:
        address = settings.public_url or f"http://{face(settings.host)}:{listening.getsockname()[1]}"

        def welcome() -> None:
            announce(address, say)
            if open_browser:  # some browsers block until they are closed
                Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        try:
            runner.run(serve(settings, listening, welcome))
        except (BadDatabase, BadKey, CannotExpose) as error:
            raise CannotServe(str(error)) from None
        except KeyboardInterrupt:
            pass


def handle_signals() -> None:
    """Makes Ctrl-C and the signals that stop services end the serving in good order."""
    if current_thread() is main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            if signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, interrupt)


def interrupt(number: int, frame: object) -> None:
    """Instead of Python's own handler, which asyncio would replace by one that also cancels the shutdown."""
    raise KeyboardInterrupt


async def serve(settings: Settings, listening: socket.socket, welcome: Callable[[], None]) -> None:
    async with hall_of(settings) as hall, exposed(hall, settings.metrics):
        server = uvicorn.Server(configured(hall))
        collect_garbage_rarely()
        welcome()
        with suppress(KeyboardInterrupt):
            await server.serve(sockets=[listening])


def collect_garbage_rarely() -> None:
    """Makes garbage collection rare, and exempts what exists at the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


@asynccontextmanager
async def hall_of(settings: Settings) -> AsyncIterator[Hall]:
    metrics, key = Metrics(), read_or_make(Path(settings.key_file))
    thinkers = in_processes(settings.workers, settings.bot_time, settings.bot)
    hall = Hall(settings, storage_at(settings.database, metrics=metrics), thinkers, key, metrics)
    await hall.open()
    hall.supervisor.watch("The sweeper", partial(sweep_for_ever, hall))
    hall.supervisor.watch("The closing of abandoned tables", partial(close_for_ever, hall))
    hall.supervisor.watch("The look at what was done from outside", partial(look_around_for_ever, hall))
    try:
        yield hall
    finally:
        await hall.close()


def configured(hall: Hall) -> uvicorn.Config:
    http, ws = partial(HttpProtocol, Callers(hall.settings)), partial(WebSocketProtocol, hall.settings.messages)
    return uvicorn.Config(
        make_app(hall),
        lifespan="off",
        http=cast(type[asyncio.Protocol], http),
        ws=cast(type[asyncio.Protocol], ws),
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        log_level="error",  # clients can cause any number of warnings
        access_log=False,
        proxy_headers=bool(hall.settings.proxies),
        forwarded_allow_ips=hall.settings.proxies or None,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )


def listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform == "linux":
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotServe(f"Cannot listen on {host}, port {port}: {reason}. Choose another with --port.") from None
    return listening


def face(host: str) -> str:
    """The address by which the network reaches a server on this machine."""
    if host not in ("0.0.0.0", "::"):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def announce(address: str, say: Callable[[str], None]) -> None:
    drawing = io.StringIO()
    segno.make(address, error="l").terminal(drawing, compact=True, border=2)
    say(f"Ludoteca is open at {address}\n{drawing.getvalue()}\nCtrl-C stops it; nothing is lost.")
