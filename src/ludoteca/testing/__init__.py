"""The checks that every game has to pass, ours and anybody's.

    pytest --pyargs ludoteca.testing --game NAME

checks one game that is installed; without --game all of them. `check("NAME")` does the same from a program.
"""

from __future__ import annotations

__all__ = ["check"]


def check(game: str, *arguments: str) -> bool:
    """Runs all checks on a game that is installed, with further arguments for pytest. Whether it passes them."""
    import pytest

    return pytest.main(["--pyargs", __name__, "--game", game, *arguments]) == pytest.ExitCode.OK
