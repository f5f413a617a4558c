"""A PostgreSQL server for the tests alone, in a folder that is thrown away."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from glob import glob
from pathlib import Path
from typing import Any

SERVANT = "postgres"
"""PostgreSQL refuses to run as root; Debian's package makes this user."""


def binaries() -> Path | None:
    """Where PostgreSQL's programs are, if it is installed."""
    found = shutil.which("initdb")
    folders = sorted(glob("/usr/lib/postgresql/*/bin"), key=lambda folder: float(folder.split("/")[4]))
    return Path(found).resolve().parent if found else Path(folders[-1]) if folders else None


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a database on it."""
    folder = binaries()
    assert folder is not None
    data = Path(tempfile.mkdtemp(prefix="ludoteca-postgres-"))
    who: dict[str, Any] = {"stdout": subprocess.DEVNULL, "cwd": "/"}
    if os.geteuid() == 0:
        shutil.chown(data, SERVANT)
        who["user"] = SERVANT
    subprocess.run([folder / "initdb", "-D", data / "db", "-A", "trust", "-U", "ludoteca", "-N"], check=True, **who)
    options = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={data}", "-c", "max_connections=60"]
    process = subprocess.Popen([folder / "postgres", "-D", data / "db", *options], stderr=subprocess.DEVNULL, **who)
    try:
        wait_for(folder, data)
        yield f"postgresql://ludoteca@/postgres?host={data}"
    finally:
        process.send_signal(signal.SIGINT)  # stops without waiting for who is connected
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
        process.kill()
        process.wait()
        shutil.rmtree(data, ignore_errors=True)


def wait_for(folder: Path, data: Path) -> None:
    ready: list[str | Path] = [folder / "pg_isready", "-q", "-h", str(data), "-t", "1"]
    for _ in range(60):
        if subprocess.run(ready, check=False).returncode == 0:
            return
    raise TimeoutError("PostgreSQL did not start.")
