"""The page: a single file that needs no other."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy as np

from ludoteca.games import find
from ludoteca.study.report.common import Part, parts_of
from ludoteca.study.report.reading import Batch


def write_page(out: Path, game: str, batches: Iterable[Batch]) -> int:
    """Adds up the games, draws and writes; returns the number of games."""
    try:
        import matplotlib  # noqa: F401
        from jinja2 import Environment, PackageLoader
    except ImportError as error:
        raise ValueError(f"A report needs {error.name}: pip install 'ludoteca[report]'.") from None
    parts: list[Part] = []
    games, players, line_ups = 0, 0, set[str]()
    for batch in batches:
        if not parts:
            players = int(batch["players"][0])
            parts = parts_of(find(game), players)
        for part in parts:
            part.add(batch)
        games += len(batch["game"])
        line_ups.update(np.unique(batch["bots"]).tolist())
    if not games:
        raise ValueError("There are no games to report on.")
    template = Environment(loader=PackageLoader("ludoteca.study.report", "."), autoescape=True).get_template(
        "page.html"
    )
    pictures = [picture for part in parts for picture in part.pictures()]
    page = template.render(
        game=game.title(), games=games, players=players, line_ups=sorted(line_ups), pictures=pictures
    )
    out.write_text(page, encoding="utf-8")
    return games
