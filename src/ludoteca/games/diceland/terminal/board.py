"""Everything in view, drawn so that it fits into 80 by 24."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.games.diceland.drawing import STYLE
from ludoteca.games.diceland.layout import STARS_TO_WIN
from ludoteca.games.diceland.maps import BONUS_PER_COLOUR, COLOURS
from ludoteca.games.diceland.terminal.ground import Ground, ground_of
from ludoteca.games.diceland.terminal.maps import both_sides, map_of_seat
from ludoteca.games.diceland.terminal.moments import dice_by_colour
from ludoteca.games.diceland.terminal.outlook import outlook
from ludoteca.games.diceland.terminal.phrases import IN_MAP_ORDER, LETTER, Phrases
from ludoteca.terminal.face import Data
from ludoteca.terminal.grids import LINE, grid, heading, table_of_players
from ludoteca.terminal.prose import Prose

BONUS_CELLS = len(COLOURS) * BONUS_PER_COLOUR
DONE, AWAITED, NOTHING = "✓", "…", "–"


def board(phrases: Phrases, view: Data, seat: int | None) -> list[RenderableType]:
    shown = whose_map(view, seat)
    top = heading(facts(phrases, view))
    if shown is None:
        return [top, players(phrases, view, seat)]
    if view["seats"][shown]["map"] is None:
        return [top, both_sides(view, shown)]
    parts = [top, map_and_dice(phrases, view, shown), players(phrases, view, seat)]
    advice = outlook(phrases, view, seat)
    return [*parts, Prose(advice)] if advice else parts


def whose_map(view: Data, seat: int | None) -> int | None:
    """One's own; who only watches sees that of the player who rolls."""
    if seat is None:
        seat = view["active"] if view["bonus_seat"] is None else view["bonus_seat"]
    if seat is None or view["seats"][seat]["board"] is view["seats"][seat]["map"] is None:
        return None
    return seat


def facts(phrases: Phrases, view: Data) -> list[str]:
    phase = phrases.say(f"diceland-phase-{view['phase']}")
    if view["active"] is None:
        return [phase]
    facts = [phrases.say("diceland-turn", turn=view["turn"]), phrases.names[view["active"]], phase]
    if view["bonus_seat"] is not None:
        facts[-1] = phrases.say("diceland-bonus-roll-of", name=phrases.names[view["bonus_seat"]])
    return facts


# The map, and beside it the dice and how far every colour is


def map_and_dice(phrases: Phrases, view: Data, seat: int) -> RenderableType:
    beside = Table.grid()
    for line in (dice_lying(phrases, view), dice_aside(phrases, view), Text(""), colours(phrases, view, seat)):
        beside.add_row(line)
    both = grid()
    both.add_row(map_of_seat(view, seat), beside)
    return both


def dice_lying(phrases: Phrases, view: Data) -> Text:
    line = Text(phrases.say("diceland-dice-lying") + " ", no_wrap=True)
    for colour, count in dice_by_colour(view).items():
        for _ in range(count):
            line.append(f" {LETTER[colour]} ", STYLE[COLOURS.index(colour)])
    return line if view["dice"] else line.append(NOTHING)


def dice_aside(phrases: Phrases, view: Data) -> Text:
    line = Text(phrases.say("diceland-dice-aside") + " ", no_wrap=True)
    if not view["aside"]:
        return line.append(NOTHING)
    return line.append(f"{view['aside']} × ").append(in_colour(phrases, view["colour"]))


def in_colour(phrases: Phrases, colour: str) -> Text:
    """The letter as on the map, then the word."""
    return Text.assemble((f" {LETTER[colour]} ", STYLE[COLOURS.index(colour)]), " ", phrases.colour(colour))


def colours(phrases: Phrases, view: Data, seat: int) -> Table:
    """The legend of the map, with the room that each colour has for dice."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=LINE)
    table.add_column("", no_wrap=True)
    for column in ("lacks", "most"):
        table.add_column(phrases.say(f"diceland-column-{column}"), justify="right", no_wrap=True)
    ground = ground_of(view, seat)
    for colour in IN_MAP_ORDER:
        table.add_row(in_colour(phrases, colour), *room_cells(ground, colour))
    return table


def room_cells(ground: Ground, colour: str) -> tuple[str, str]:
    """What the unfinished group lacks, or how large a group could be begun."""
    room = str(ground.room(colour) or NOTHING)
    if ground.is_complete(colour):
        return DONE, DONE
    return (NOTHING, room) if ground.unfinished(colour) is None else (room, NOTHING)


# The information bar of everybody


def players(phrases: Phrases, view: Data, seat: int | None) -> RenderableType:
    say = phrases.say
    rows = table_of_players(say("diceland-column-player"), [])
    rows.add_column(say("diceland-column-map"), no_wrap=True)
    rows.add_column(say("diceland-column-bonus", needed=STARS_TO_WIN), no_wrap=True)
    rows.add_column(say("diceland-column-complete"), no_wrap=True)
    rows.add_column(say("diceland-column-due"), no_wrap=True)
    rows.add_column("", no_wrap=True)
    for other in range(view["players"]):
        mark = "▸" if other == seat else ""
        rows.add_row(mark, *player_cells(phrases, view, other), style="bold" if mark else "")
    return rows


def player_cells(phrases: Phrases, view: Data, seat: int) -> list[str]:
    data = view["seats"][seat]
    complete = phrases.letters(data["complete"]) or NOTHING
    bonus, due = f"{data['bonus']}/{BONUS_CELLS}", str(data["due"] or NOTHING)
    return [phrases.names[seat], data["map"] or data["board"] or NOTHING, bonus, complete, due, state(view, seat)]


def state(view: Data, seat: int) -> str:
    """Who is awaited, with the dice still to be marked; who is done with phase 2."""
    marking = view["seats"][seat]["marking"]
    if seat in view["actors"]:
        return f"{AWAITED} {marking['left']} × {LETTER[marking['colour']]}" if marking else AWAITED
    return DONE if view["phase"] == "mark" and view["seats"][seat]["done"] else ""
