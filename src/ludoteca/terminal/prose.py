"""Paragraphs that use the available width. Rich alone would break 25 000 after the 25."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

WIDEST = 100
"""Longer lines are hard to read."""
NARROWEST = 20


@dataclass(frozen=True)
class Prose:
    text: str
    bullet: str = ""
    names: Sequence[str] = ()
    """Words to be highlighted."""
    style: str = ""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        indent = " " * len(self.bullet)
        width = min(options.max_width, WIDEST)
        text = Text(
            textwrap.fill(self.text, width, initial_indent=self.bullet, subsequent_indent=indent), self.style
        )
        if self.names:
            text.highlight_regex(rf"\b({'|'.join(map(re.escape, self.names))})\b", "bold")
        yield text

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(NARROWEST, max(NARROWEST, len(self.text))).with_maximum(options.max_width)
