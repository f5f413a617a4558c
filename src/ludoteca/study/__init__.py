"""Simulation, and what can be learned from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludoteca.study.judging import review as review


def __getattr__(name: str) -> Any:
    """Imported on demand: not every study needs NumPy."""
    if name != "review":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from ludoteca.study.judging import review

    return review
