"""The checks that every game has to pass.

    pytest --pyargs ludoteca.testing --game NAME

checks one installed game; without --game all of them. `check("NAME")` does the same from a program.
"""

from __future__ import annotations

__all__ = ["check"]


def check(game: str, *arguments: str) -> bool:
    """Runs all checks on an installed game, with further arguments for pytest; returns whether it passes them."""
    import pytest

    return pytest.main(["--pyargs", __name__, "--game", game, *arguments]) == pytest.ExitCode.OK
