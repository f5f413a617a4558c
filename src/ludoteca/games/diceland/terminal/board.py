"""The whole board, drawn to fit into 80 by 24."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.engine.telling import Sentence
from ludoteca.games.diceland.details import Bar
from ludoteca.games.diceland.drawing import STYLE
from ludoteca.games.diceland.maps import COLOURS
from ludoteca.games.diceland.story import colour_word
from ludoteca.games.diceland.terminal.maps import LETTER, WithOthers, both_sides, map_of_seat
from ludoteca.terminal.colours import LINE
from ludoteca.terminal.grids import OWN_MARK, grid, heading, table_of_players
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.sight import Data, Sight
from ludoteca.terminal.speech import NO_BREAK, Speech

DONE, AWAITED, NOTHING = "✓", "…", "–"


def board(speech: Speech, sight: Sight) -> list[RenderableType]:
    view, details, shown = sight.view, sight.details, whose_map(sight)
    top = heading(facts(speech, view))
    if shown is None:
        return [top, players(speech, sight)]
    if details["sheets"][shown] is None:
        return [top, both_sides(view, shown)]
    own = map_and_dice(speech, sight, shown)
    parts: list[RenderableType] = [top, WithOthers(own, speech, sight, shown), players(speech, sight)]
    outlook: list[Sentence] = details["outlook"]
    return [*parts, Prose(speech.together(outlook))] if outlook else parts


def whose_map(sight: Sight) -> int | None:
    """The player's own; spectators see that of the player who rolls."""
    seat = sight.details["roller"] if sight.seat is None else sight.seat
    if seat is None or sight.view["seats"][seat]["board"] is sight.view["seats"][seat]["map"] is None:
        return None
    return int(seat)


def facts(speech: Speech, view: Data) -> list[str]:
    phase = speech.say(f"diceland-phase-{view['phase']}")
    if view["active"] is None:
        return [phase]
    facts = [speech.say("diceland-turn", turn=view["turn"]), speech.names[view["active"]], phase]
    if view["bonus_seat"] is not None:
        facts[-1] = speech.say("diceland-bonus-roll-of", name=speech.names[view["bonus_seat"]])
    return facts


# The map, and beside it the dice and the progress of every colour


def map_and_dice(speech: Speech, sight: Sight, seat: int) -> RenderableType:
    bars, beside = sight.details["sheets"][seat]["bars"], Table.grid()
    for line in (dice_lying(speech, sight), dice_aside(speech, sight), Text(""), colours(speech, bars)):
        beside.add_row(line)
    both = grid()
    both.add_row(map_of_seat(sight, seat), beside)
    return both


def dice_lying(speech: Speech, sight: Sight) -> Text:
    line = Text(speech.say("diceland-dice-lying") + " ", no_wrap=True)
    for pile in sight.details["dice"]:
        for _ in range(pile["count"]):
            line.append(f" {LETTER[pile['colour']]} ", STYLE[COLOURS.index(pile["colour"])])
    return line if sight.details["dice"] else line.append(NOTHING)


def dice_aside(speech: Speech, sight: Sight) -> Text:
    line, aside = Text(speech.say("diceland-dice-aside") + " ", no_wrap=True), sight.details["aside"]
    if not aside:
        return line.append(NOTHING)
    return line.append(f"{aside['count']} × ").append(in_colour(speech, aside["colour"]))


def in_colour(speech: Speech, colour: str) -> Text:
    """The letter as on the map, then the word."""
    style = STYLE[COLOURS.index(colour)]
    return Text.assemble((f" {LETTER[colour]} ", style), " ", speech.tell(colour_word(colour)))


def colours(speech: Speech, bars: list[Bar]) -> Table:
    """The legend of the map, with the room that each colour has for dice."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=LINE)
    table.add_column("", no_wrap=True)
    for column in ("lacks", "most"):
        table.add_column(speech.say(f"diceland-column-{column}"), justify="right", no_wrap=True)
    for bar in bars:
        table.add_row(in_colour(speech, bar["colour"]), *room_cells(bar))
    return table


def room_cells(bar: Bar) -> tuple[str, str]:
    """What the unfinished group lacks, or the size of the largest group that could be begun."""
    if bar["left"] == 0:
        return DONE, DONE
    return (str(bar["lacks"]), NOTHING) if bar["lacks"] else (NOTHING, str(bar["room"] or NOTHING))


# Everybody's information bar


def players(speech: Speech, sight: Sight) -> RenderableType:
    say = speech.say
    rows = table_of_players(say("terminal-column-player"), [])
    rows.add_column(say("diceland-column-map"), no_wrap=True)
    rows.add_column(say("diceland-column-bonus", needed=sight.details["needed"]), no_wrap=True)
    rows.add_column(say("diceland-column-complete"), no_wrap=True)
    rows.add_column(say("diceland-column-due"), no_wrap=True)
    rows.add_column("", no_wrap=True)
    for other in range(sight.view["players"]):
        mark = OWN_MARK if other == sight.seat else ""
        rows.add_row(mark, *player_cells(speech, sight, other), style="bold" if mark else "")
    return rows


def player_cells(speech: Speech, sight: Sight, seat: int) -> list[str]:
    data, sheet = sight.view["seats"][seat], sight.details["sheets"][seat]
    complete = NO_BREAK.join(LETTER[colour] for colour in data["complete"]) or NOTHING
    due = str(sheet["due"] if sheet and sheet["due"] else NOTHING)
    board = data["map"] or data["board"] or NOTHING
    return [speech.names[seat], board, str(data["bonus"]), complete, due, state(sight.view, seat)]


def state(view: Data, seat: int) -> str:
    """Who is awaited, with the dice still to be used; who has finished phase 2."""
    marking = view["seats"][seat]["marking"]
    if seat in view["actors"]:
        return f"{AWAITED} {marking['left']} × {LETTER[marking['colour']]}" if marking else AWAITED
    return DONE if view["phase"] == "mark" and view["seats"][seat]["done"] else ""
