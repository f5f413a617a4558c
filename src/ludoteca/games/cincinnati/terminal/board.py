"""Everything in view, drawn so that it fits into 80 by 24 with room for a story and an answer."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.games.cincinnati.terminal.drawing import drawn
from ludoteca.games.cincinnati.terminal.outlook import outlook
from ludoteca.games.cincinnati.terminal.phrases import Phrases, dice_of
from ludoteca.terminal.face import Data
from ludoteca.terminal.grids import grid, heading, table_of_players
from ludoteca.terminal.prose import Prose

WIDTH_OF_DICE = 9
TABLE_STYLES = {"A": "bold cyan", "B": "bold magenta", "C": "bold yellow"}
DECIDING = ("choose", "keep", "extra")


def board(phrases: Phrases, view: Data, seat: int | None) -> list[RenderableType]:
    parts = [Group(heading(facts(phrases, view)), tables(phrases, view)), players(phrases, view, seat)]
    if seat is not None and view["phase"] in DECIDING and dice_of(view, seat):
        parts.append(own_dice(phrases, view, seat))
    return parts


def facts(phrases: Phrases, view: Data) -> list[str]:
    return [
        phrases.say("cincinnati-round-of", round=view["round"]),
        moment(phrases, view),
        phrases.say("cincinnati-reserve", tokens=view["reserve"]),
    ]


def moment(phrases: Phrases, view: Data) -> str:
    duel = view["duel"]
    if duel is None:
        return phrases.say(f"cincinnati-phase-{view['phase']}", throw=view["throw"] or 0)
    kind = "duel" if duel["table"] is None else "duel-for-table"
    fighters = " – ".join(phrases.names[seat] for seat in duel["order"])
    return phrases.say(f"cincinnati-phase-{kind}", players=fighters, letter=duel["table"] or "")


def tables(phrases: Phrases, view: Data) -> RenderableType:
    rows = grid()
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True)
    rows.add_column(style="green")
    for letter, pile in view["tables"].items():
        name = Text(f" {letter} {phrases.say('cincinnati-table', letter=letter)}", TABLE_STYLES[letter])
        rows.add_row(name, phrases.say("cincinnati-condition", letter=letter), phrases.cards(pile))
    return rows


def players(phrases: Phrases, view: Data, seat: int | None) -> RenderableType:
    numbers = [phrases.say(f"cincinnati-column-{column}") for column in ("money", "tokens", "duels", "table")]
    rows = table_of_players(phrases.say("cincinnati-column-player"), numbers)
    rows.add_column(phrases.say("cincinnati-column-dice"), no_wrap=True, min_width=WIDTH_OF_DICE)
    rows.add_column("", no_wrap=True)
    for other, data in enumerate(view["seats"]):
        mark = "▸" if other == seat else ""
        rows.add_row(mark, *player_cells(phrases, view, other, data), style="bold" if mark else "")
    return rows


def judged_at(view: Data, seat: int) -> str | None:
    """The table by whose order a hand counts; None for the ranking of hands."""
    letter: str | None = view["seats"][seat]["table"] if view["duel"] is None else None
    return letter


def player_cells(phrases: Phrases, view: Data, seat: int, data: Data) -> list[RenderableType]:
    dice = dice_of(view, seat)
    table = data["table"]
    return [
        phrases.names[seat],
        phrases.money(sum(data["money"])),
        str(data["tokens"]),
        str(data["duels"] or "–"),
        Text(table, TABLE_STYLES[table]) if table else "–",
        phrases.dice(dice) if dice else "",
        phrases.hand(dice, judged_at(view, seat)) if dice else "",
    ]


def own_dice(phrases: Phrases, view: Data, seat: int) -> RenderableType:
    """The dice of the one who decides, and beside them what they are worth."""
    dice = dice_of(view, seat) or []
    picture = Table.grid(padding=(0, 3, 0, 0))
    picture.add_column(no_wrap=True)
    picture.add_column(vertical="middle")
    caption = Group(worth(phrases, view, seat, dice), Prose(outlook(phrases, view, seat)))
    picture.add_row(Text(drawn(dice), "bold"), caption)
    return picture


def worth(phrases: Phrases, view: Data, seat: int, dice: list[int]) -> str:
    if view["phase"] == "choose":
        return f"{phrases.hand(dice)} · {phrases.hand(dice, 'C')}"
    return phrases.hand(dice, judged_at(view, seat))
