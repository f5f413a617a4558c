"""Tables in the terminal."""

from __future__ import annotations

from rich.table import Table


def titled(title: str) -> Table:
    """At least as wide as its title."""
    return Table(title=title, title_justify="left", title_style="bold", min_width=len(title))
