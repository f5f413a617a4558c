"""`ludoteca new-game`: copies the folder `skeleton`, a game that runs, under a new name."""

from __future__ import annotations

import keyword
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.installed import installed

SKELETON = Path(__file__).parent / "skeleton"
NAME, MODULE, TITLE = "my-game", "my_game", "My Game"
"""What the skeleton's game is called."""
PATTERN = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

NEXT = """\
{folder} has a small game that runs: {title}.

  pip install -e {folder}
  ludoteca play {name}
  ludoteca serve
  pytest --pyargs ludoteca.testing --game {name}

Now change it into yours: begin with src/{module}/rules.py."""


def new_game(
    name: Annotated[str, typer.Argument(help="Small letters and digits, with hyphens between words: liars-dice.")],
    folder: Annotated[
        Path | None, typer.Option(help="Where to put it; usually a folder of that name here.")
    ] = None,
) -> None:
    """Write a new game: a package with rules, views, words in four languages, that can be played at once."""
    if problem := why_not(name):
        sys.exit(problem)
    target = folder or Path(name)
    if target.exists():
        sys.exit(f"There is a {target} already: name another folder with --folder.")
    try:
        write(name, target)
    except OSError as error:
        sys.exit(f"{target} cannot be written: {error.strerror}.")
    print(NEXT.format(name=name, folder=target, module=module_of(name), title=title_of(name)))


def why_not(name: str) -> str | None:
    """Why a game cannot have that name; None if it can."""
    if not PATTERN.fullmatch(name):
        return f"A game's name has small letters and digits, with hyphens between words: liars-dice, not {name!r}."
    if name in installed():
        return f"There is a game called {name} already."
    if keyword.iskeyword(module_of(name)) or find_spec(module_of(name)) is not None:
        return f"Python has a module called {module_of(name)} already: choose another name."
    return None


def module_of(name: str) -> str:
    return name.replace("-", "_")


def title_of(name: str) -> str:
    return name.replace("-", " ").title()


def write(name: str, folder: Path) -> None:
    for source in sorted(file for file in SKELETON.rglob("*") if file.suffix in (".py", ".ftl", ".toml")):
        target = folder / str(source.relative_to(SKELETON)).replace(MODULE, module_of(name))
        target.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text(encoding="utf-8")
        for ours, theirs in ((NAME, name), (MODULE, module_of(name)), (TITLE, title_of(name))):
            text = text.replace(ours, theirs)
        target.write_text(text, encoding="utf-8")
