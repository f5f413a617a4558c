"""Games installed as separate packages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
NOTHING_TO_LOAD = {"PYTEST_ADDOPTS": "", "PYTEST_XDIST_WORKER": "", "PYTHONWARNINGS": ""}
CHECKS = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "ludoteca.testing", "--game")


def surroundings_with(package: Path, folder: Path) -> dict[str, str]:
    """The environment of a Python with a package, which is installed into a folder."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*pip, "--target", str(folder), str(package)], check=True)
    return {**os.environ, **NOTHING_TO_LOAD, "PYTHONPATH": str(folder)}


def run(surroundings: dict[str, str], *command: str) -> str:
    python = [sys.executable, *command]
    done = subprocess.run(python, env=surroundings, capture_output=True, text=True, timeout=280, cwd=ROOT)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout
