"""The colours of text, readable on light and dark backgrounds."""

from __future__ import annotations

STYLES = {
    "brown": "#a8683c",
    "pink": "#d9488f",
    "blue": "#2f7fe0",
    "purple": "#9165d8",
    "grey": "#808080",
    "orange": "#c96a00",
    "green": "#2a8f3c",
    "yellow": "#8f8200",
    "red": "#e0413a",
    "cyan": "#0e8a94",
    "magenta": "#b84fc4",
}
"""By the names that games use; other names, black and white among them, have the default colour."""
LINE = STYLES["grey"]
"""For frames."""
GOOD = f"bold {STYLES['green']}"
