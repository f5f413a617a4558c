"""What is said when a library is missing."""

from __future__ import annotations


def missing(library: str, extra: str) -> ModuleNotFoundError:
    return ModuleNotFoundError(f'{library} is not installed: pip install "ludoteca[{extra}]".')
