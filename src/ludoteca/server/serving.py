"""Starting the server: its socket, its address for people, its QR code."""

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

from ludoteca.server.app import make_app
from ludoteca.server.exposition import CannotExpose, exposed
from ludoteca.server.hall import Hall
from ludoteca.server.housekeeping import close_for_ever, look_around_for_ever, sweep_for_ever
from ludoteca.server.keys import BadKey, read_or_make
from ludoteca.server.metrics import Metrics
from ludoteca.server.settings import Settings
from ludoteca.server.storage import BadDatabase, storage_at
from ludoteca.server.thinking import Thinkers, check_usual_bot
from ludoteca.server.transport import Callers, HttpLine
from ludoteca.server.wire import Line

MOST_MESSAGE_BYTES = 16 << 10
SECONDS_TO_STOP = 5
BACKLOG = 2048
RUBBISH = (25_000, 10, 20)
"""How seldom Python looks for rubbish. Views are made and thrown away by the thousand: that needs no looking. But a
table or a socket that is gone is found only when everything is looked through: every minute or so under load."""
UNREAD = 30_000
"""Milliseconds after which a connection whose other end takes nothing is given up by the system."""
SOMEWHERE = ("192.0.2.1", 9)
"""An address nobody has: asking for the way there tells which of our addresses faces the network."""


class CannotServe(Exception):
    """The message is a sentence for who started it."""


def say_at_once(text: str) -> None:
    print(text, flush=True)


def run(settings: Settings, open_browser: bool = False, say: Callable[[str], None] = say_at_once) -> None:
    """Serves until it is told to stop."""
    try:
        check_usual_bot(settings.bot)
    except ValueError as error:
        raise CannotServe(str(error)) from None
    hear_signals()
    loop = uvicorn.Config(make_app, factory=True).get_loop_factory()
    with listener(settings.host, settings.port) as listening, asyncio.Runner(loop_factory=loop) as runner:
        address = settings.public_url or f"http://{face(settings.host)}:{listening.getsockname()[1]}"

        def welcome() -> None:
            announce(address, say)
            if open_browser:  # some browsers let nobody go on before they are closed
                Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        try:
            runner.run(serve(settings, listening, welcome))
        except (BadDatabase, BadKey, CannotExpose) as error:
            raise CannotServe(str(error)) from None
        except KeyboardInterrupt:
            pass


def hear_signals() -> None:
    """A signal ends serving, and everything is closed then: Ctrl-C, or what stops services and containers."""
    if current_thread() is main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            if signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, interrupt)


def interrupt(number: int, frame: object) -> None:
    """Not Python's own, in whose place asyncio would put one that cancels the closing too."""
    raise KeyboardInterrupt


async def serve(settings: Settings, listening: socket.socket, welcome: Callable[[], None]) -> None:
    async with hall_of(settings) as hall, exposed(hall, settings.metrics):
        server = uvicorn.Server(configured(hall))
        look_for_rubbish_seldom()
        welcome()
        with suppress(KeyboardInterrupt):
            await server.serve(sockets=[listening])


def look_for_rubbish_seldom() -> None:
    """And never among what is there from the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RUBBISH)


@asynccontextmanager
async def hall_of(settings: Settings) -> AsyncIterator[Hall]:
    metrics, key = Metrics(), read_or_make(Path(settings.key_file))
    thinkers = Thinkers(settings.workers, settings.bot_time, settings.bot)
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
    http, ws = partial(HttpLine, Callers(hall.settings)), partial(Line, hall.settings.messages)
    return uvicorn.Config(
        make_app(hall),
        lifespan="off",
        http=cast(type[asyncio.Protocol], http),
        ws=cast(type[asyncio.Protocol], ws),
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        log_level="error",  # of strangers' mistakes there is no end
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
    """The address by which others on the same network reach a server on this machine."""
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
