"""The server's settings, from the command line or the environment (LUDOTECA_PORT for `port`)."""

from __future__ import annotations

from dataclasses import dataclass

PREFIX = "LUDOTECA_"
HOUR = 60 * 60


def usual_database() -> str:
    from platformdirs import user_data_path

    return str(user_data_path("ludoteca") / "tables.sqlite")


def usual_key() -> str:
    """A place away from the database, so that a copy of that folder does not include the key."""
    from platformdirs import user_config_path

    return str(user_config_path("ludoteca") / "server.key")


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults."""

    host: str = "0.0.0.0"
    port: int = 8000
    db: str = ""
    key: str = ""
    public_url: str = ""
    bot: str = ""
    bot_time: float = 5.0
    workers: int = 1
    silent: float = 60.0
    close_after: float = 7 * 24.0
    connections: int = 100
    tables: int = 60
    requests: float = 10.0
    messages: float = 10.0
    guesses: int = 10
    proxies: str = ""
    metrics: int = 0

    @property
    def database(self) -> str:
        return self.db or usual_database()

    @property
    def key_file(self) -> str:
        return self.key or usual_key()


HELP = {
    "host": "The address to listen on; 127.0.0.1 for this machine alone.",
    "port": "The port to listen on; 0 takes a free one.",
    "db": "A file for SQLite, or postgresql://… for PostgreSQL. Usually a file in your data folder.",
    "key": "The file of the secret that the seeds of tables are made of; all servers on one database share it.",
    "public_url": "How the site is reached from outside, if not by this machine's address: https://play.example.org",
    "bot": "Who usually plays: a level, or FILE.py:NAME. If not given, the middle level of those there are.",
    "bot_time": "Seconds a bot may think about one decision.",
    "workers": "How many processes bots think in.",
    "silent": "Seconds after which a bot plays for someone who is awaited and not connected.",
    "close_after": "Hours after which an unfinished table where nothing happens is closed.",
    "connections": "How many sockets one address may have open.",
    "tables": "How many tables one address may make in an hour.",
    "requests": "How many HTTP requests a second one address may make, over a while.",
    "messages": "How many messages a second one socket may send, over a while.",
    "guesses": "How many wrong codes of tables one address may try at once; after that, one every 6 seconds.",
    "proxies": "Addresses of proxies in front, whose X-Forwarded-For is believed; * for all.",
    "metrics": "The port of 127.0.0.1 on which /metrics is served for Prometheus; 0 for none.",
}


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql://", "postgres://"))
