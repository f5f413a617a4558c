"""The whole board, drawn to fit into 80 by 24 with room for a story and an answer."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.engine.telling import money
from ludoteca.games.cincinnati.details import Own
from ludoteca.games.cincinnati.phrases import card_named
from ludoteca.terminal.colours import STYLES
from ludoteca.terminal.grids import OWN_MARK, grid, heading, table_of_players
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.sight import Sight
from ludoteca.terminal.speech import NO_BREAK, Speech

WIDTH_OF_DICE = 9
TABLE_STYLES = {letter: f"bold {STYLES[hue]}" for letter, hue in (("A", "cyan"), ("B", "magenta"), ("C", "yellow"))}
PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}


def board(speech: Speech, sight: Sight) -> list[RenderableType]:
    parts = [Group(heading(facts(speech, sight)), tables(speech, sight)), players(speech, sight)]
    if sight.details["own"]:
        parts.append(own(speech, own_dice(sight), sight.details["own"]))
    return parts


def facts(speech: Speech, sight: Sight) -> list[str]:
    return [
        speech.say("cincinnati-round-of", round=sight.view["round"]),
        speech.tell(sight.details["moment"]),
        speech.say("cincinnati-reserve", tokens=sight.view["reserve"]),
    ]


def tables(speech: Speech, sight: Sight) -> RenderableType:
    rows = grid()
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True)
    rows.add_column(style=STYLES["green"])
    for table in sight.details["tables"]:
        letter = table["letter"]
        name = Text(f" {letter} {speech.say('cincinnati-table', letter=letter)}", TABLE_STYLES[letter])
        cards = f"{NO_BREAK}· ".join(alike(speech, **cards) for cards in table["cards"])
        rows.add_row(name, speech.say("cincinnati-condition", letter=letter), cards)
    return rows


def alike(speech: Speech, card: str, count: int) -> str:
    name = speech.tell(card_named(card))
    return f"{count}{NO_BREAK}×{NO_BREAK}{name}" if count > 1 else name


# The players


def players(speech: Speech, sight: Sight) -> RenderableType:
    numbers = [speech.say(f"cincinnati-column-{column}") for column in ("money", "tokens", "duels", "table")]
    rows = table_of_players(speech.say("terminal-column-player"), numbers)
    rows.add_column(speech.say("cincinnati-column-dice"), no_wrap=True, min_width=WIDTH_OF_DICE)
    rows.add_column("", no_wrap=True)
    for seat in range(sight.view["players"]):
        mark = OWN_MARK if seat == sight.seat else ""
        rows.add_row(mark, *player_cells(speech, sight, seat), style="bold" if mark else "")
    return rows


def player_cells(speech: Speech, sight: Sight, seat: int) -> list[RenderableType]:
    view, told = sight.view["seats"][seat], sight.details["seats"][seat]
    dice, table = dice_of(sight, seat), view["table"]
    return [
        speech.names[seat],
        speech.text(money(told["money"])),
        str(view["tokens"]),
        str(view["duels"] or "–"),
        Text(table, TABLE_STYLES[table]) if table else "–",
        NO_BREAK.join(map(str, dice or ())),
        speech.tell(told["hand"]) if told["hand"] else "",
    ]


def dice_of(sight: Sight, seat: int) -> list[int] | None:
    """The dice that lie before a seat now; in a duel, those of the duel."""
    duel = sight.view["duel"]
    dice: list[int] | None = sight.view["seats"][seat]["dice"]
    return dict(zip(duel["order"], duel["dice"], strict=True)).get(seat) if duel else dice


# The player's own dice


def own_dice(sight: Sight) -> list[int]:
    return dice_of(sight, sight.own_seat) or []


def own(speech: Speech, dice: list[int], told: Own) -> RenderableType:
    """The deciding player's dice, and beside them what they are worth."""
    picture = Table.grid(padding=(0, 3, 0, 0))
    picture.add_column(no_wrap=True)
    picture.add_column(vertical="middle")
    caption = Group(Prose(speech.tell(told["hand"])), Prose(speech.tell(told["outlook"])))
    picture.add_row(Text(drawn(dice), "bold"), caption)
    return picture


def drawn(faces: Iterable[int]) -> str:
    """Dice side by side, five lines high."""
    return "\n".join(" ".join(rows) for rows in zip(*map(die, faces), strict=True))


def die(face: int) -> tuple[str, ...]:
    """The face in pips, and the number for those who prefer it."""
    return ("╭───────╮", *(f"│ {pips} │" for pips in PIPS[face]), f"╰── {face} ──╯")
