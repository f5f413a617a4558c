"""What Diceland tells people: the question and its answers, the standing, everything on the table."""

from __future__ import annotations

from functools import cache

from ludoteca.engine.seats import has, members
from ludoteca.engine.telling import (
    Area,
    Figure,
    Headline,
    Move,
    Piece,
    Rank,
    Sentence,
    Standing,
    Value,
    listed,
    player,
    players,
    say,
)
from ludoteca.games.diceland import phases, previews
from ludoteca.games.diceland.details import details, piles, roller, rolls_due
from ludoteca.games.diceland.hexagons import CELLS, NAMES, column_of, row_of
from ludoteca.games.diceland.layout import CLOSED, NONE, STAR, STARS_TO_WIN, State
from ludoteca.games.diceland.maps import BLACK, COLOURS, LETTERS, START, SYMBOLS, Map, sides_of_board
from ludoteca.games.diceland.marking import is_free, printed_on
from ludoteca.games.diceland.moments import Moment, has_map, moment_of
from ludoteca.games.diceland.notation import MAP_LETTERS
from ludoteca.games.diceland.previews import why_not, why_not_awaited
from ludoteca.games.diceland.story import IN_ORDER, DicelandStory, colour_word, some_dice
from ludoteca.games.diceland.throws import how_many

__all__ = [
    "areas", "details", "figures", "moves", "question", "standing", "story", "why_not", "why_not_awaited",
]  # fmt: skip

story = DicelandStory

HUES = {**dict(enumerate(COLOURS)), BLACK: "black", START: "white"}
CROSS, BONUS_CELL = "✕", "★"


# The question


def question(known: State, seat: int) -> list[Sentence]:
    moment = moment_of(known, seat)
    if moment is None:
        return ask_nothing(known, seat)
    if moment == Moment.DECIDE:
        return [say("diceland-ask-decide", aside=dice_set_aside(known), dice=len(dice_lying(known)))]
    if moment == Moment.USE:
        return [say("diceland-ask-use", name=player(known.active))]
    if moment == Moment.MARK:
        return [say("diceland-ask-mark", colour=COLOURS[known.marking[seat]], left=known.left[seat])]
    return [say(f"diceland-ask-{moment}")]


def ask_nothing(known: State, seat: int) -> list[Sentence]:
    """For players who wait, and spectators."""
    if known.phase == phases.END:
        return [winner(known)]
    absent = why_not_awaited(known, seat)
    return [*([absent] if absent else []), what_others_do(known)]


def what_others_do(known: State) -> Sentence:
    message, who = f"diceland-others-{phases.NAMES[known.phase]}", roller(known)
    if known.phase in (phases.SIDE, phases.MARK):
        awaited = members(known.awaited)
        return say(message, players=players(awaited), count=len(awaited))
    if who is None:
        return say(message)
    if known.phase == phases.ROLL:
        return say(message, name=player(who), count=known.in_cup)
    if known.phase == phases.DECIDE:
        return say(message, name=player(who), aside=dice_set_aside(known))
    return say(message, name=player(who))


def dice_set_aside(known: State) -> Sentence:
    return some_dice(COLOURS[known.colour], known.aside)


def dice_lying(known: State) -> list[str]:
    return [pile["colour"] for pile in piles(known) for _ in range(pile["count"])]


# The answers


def moves(known: State, seat: int, legal: list[int]) -> list[Move]:
    """The legal moves; dice without room, and free cells of the colour that cannot be marked yet."""
    moment = moment_of(known, seat)
    if not legal or moment is None:
        return []
    if moment == Moment.SIDE:
        return [previews.side(chosen) for chosen in sides_of_board(known.edition, known.board[seat])]
    if moment == Moment.DECIDE:
        return [previews.again(known, seat), previews.stop(known, seat)]
    if moment == Moment.MARK:
        return [previews.mark(known, seat, cell) for cell in cells_in_question(known, seat)]
    taken = [previews.take(known, seat, colour) for colour in IN_ORDER if how_many(known.lying, colour)]
    if moment == Moment.CHOOSE:
        return taken
    return [*taken, previews.mark_nothing()]


def cells_in_question(known: State, seat: int) -> list[int]:
    return [cell for cell in known.cells[seat][known.marking[seat]] if is_free(known, seat, cell)]


# Progress, and the end


def figures(known: State, seat: int) -> list[Figure]:
    shown: list[Figure] = [
        {"label": say("diceland-column-bonus", needed=STARS_TO_WIN), "value": known.stars[seat]},
        {"label": say("diceland-colours"), "value": len(complete(known, seat))},
    ]
    due = rolls_due(known, seat)
    if due:
        shown.append({"label": say("diceland-rolls-due"), "value": due})
    return shown


def complete(known: State, seat: int) -> list[int]:
    return [colour for colour in IN_ORDER if has_map(known, seat) and known.free[seat][colour] == 0]


def standing(known: State) -> Standing:
    """D60-D62: who has reached the goal and how, and what the others lack."""
    order = sorted(range(known.players), key=lambda seat: worse(known, seat))
    said = [how_far(known, seat) for seat in order]
    ranks = [rank(known, seat) for seat in order]
    yours = {one["seat"]: place_of(known, one["seat"], one["place"]) for one in ranks}
    won: Headline = {"sentence": winner(known), "yours": yours}
    return {"ranks": ranks, "sentences": [*said, winner(known)], "verdict": won}


def place_of(known: State, seat: int, place: int) -> Sentence:
    """A seat's place, with what it still lacks."""
    stars, left, colour = missing(known, seat)
    what = "won" if has(known.winners, seat) else "both" if stars and left else "stars" if stars else "colour"
    return say("diceland-place", what=what, place=place, stars=stars, left=left, colour=colour, turn=known.turn)


def missing(known: State, seat: int) -> tuple[int, int, Sentence]:
    """Bonus cells, and cells of the colour that lacks the fewest."""
    nearest = min(IN_ORDER, key=lambda colour: known.free[seat][colour])
    stars = max(0, STARS_TO_WIN - known.stars[seat])
    return stars, known.free[seat][nearest], colour_word(COLOURS[nearest])


def worse(known: State, seat: int) -> tuple[bool, int, int]:
    """A sort key: winners first, then by bonus cells and complete colours."""
    return not has(known.winners, seat), -known.stars[seat], -len(complete(known, seat))


def rank(known: State, seat: int) -> Rank:
    own = worse(known, seat)
    place = 1 if has(known.winners, seat) else 1 + sum(worse(known, other) < own for other in range(known.players))
    return {
        "seat": seat,
        "place": place,
        "figures": [
            {"label": say("diceland-column-map"), "value": MAP_LETTERS[known.map[seat]]},
            {"label": say("diceland-column-bonus", needed=STARS_TO_WIN), "value": known.stars[seat]},
            {"label": say("diceland-column-complete"), "value": colours_complete(known, seat)},
            {"label": say("diceland-column-marked"), "value": known.marked[seat]},
        ],
    }


def colours_complete(known: State, seat: int) -> Value:
    colours = complete(known, seat)
    return listed(colour_word(COLOURS[colour]) for colour in colours) if colours else "–"


def how_far(known: State, seat: int) -> Sentence:
    if has(known.winners, seat):
        colours, bonus = colours_complete(known, seat), known.stars[seat]
        return say("diceland-event-won-on", name=player(seat), turn=known.turn, bonus=bonus, colours=colours)
    stars, left, colour = missing(known, seat)
    what = "both" if stars and left else "stars" if stars else "colour"
    return say(f"diceland-lacks-{what}", name=player(seat), stars=stars, left=left, colour=colour)


def winner(known: State) -> Sentence:
    winners = members(known.winners)
    return say("diceland-end-winner", players=players(winners), count=len(winners))


# Everything on the table


def areas(known: State, seat: int) -> list[Area]:
    dice: Area = {
        "label": say("diceland-dice-lying"),
        "pieces": [die(colour, True) for colour in dice_lying(known)],
    }
    aside = [die(COLOURS[known.colour], False)] * (known.aside if known.phase != phases.BONUS else 0)
    return [
        dice,
        {"label": say("diceland-dice-aside"), "pieces": aside},
        *(area for other in range(known.players) for area in lying_before(known, other, seat)),
    ]


def die(colour: str, as_part: bool) -> Piece:
    letter = LETTERS[COLOURS.index(colour)]
    piece: Piece = {"kind": "die", "text": letter, "name": colour_word(colour), "colour": colour}
    if as_part:
        piece["part"] = colour
    return piece


def lying_before(known: State, owner: int, viewer: int) -> list[Area]:
    """A seat's map and information bar; both sides of its board until it has chosen one."""
    if has_map(known, owner):
        return [board(known, owner, viewer), information_bar(known, owner)]
    if known.board[owner] == NONE:
        return []
    return [printed(owner, side) for side in sides_of_board(known.edition, known.board[owner])]


def printed(owner: int, side: Map) -> Area:
    pieces = [cell_piece(cell, number, "free", False) for cell, number in enumerate(printed_on(side))]
    return {"label": say("diceland-map", map=side.name), "seat": owner, "board": "hex", "pieces": pieces}


def board(known: State, owner: int, viewer: int) -> Area:
    possible = set(previews.markable(known, owner))
    pieces = []
    for cell in range(CELLS):
        state = "possible" if cell in possible else "free" if is_free(known, owner, cell) else "marked"
        pieces.append(cell_piece(cell, known.sheet[owner][cell] & CLOSED - 1, state, owner == viewer))
    label = say("diceland-map", map=MAP_LETTERS[known.map[owner]])
    return {"label": label, "seat": owner, "board": "hex", "pieces": pieces}


@cache
def cell_piece(cell: int, printed: int, state: str, as_part: bool) -> Piece:
    """The letter of the colour, with a star on a bonus cell, and a cross if it is marked."""
    colour, star = printed & STAR - 1, printed & STAR != 0
    is_coloured = colour < BLACK
    text = CROSS if is_coloured and state == "marked" else SYMBOLS[colour] + BONUS_CELL * star
    name = say(
        "diceland-cell",
        cell=NAMES[cell],
        colour=COLOURS[colour] if is_coloured else "black" if colour == BLACK else "start",
        star="yes" if star else "no",
        state=state if is_coloured else "free",
    )
    at = row_of(cell), column_of(cell)
    piece: Piece = {"kind": "cell", "text": text, "name": name, "colour": HUES[colour], "at": at}
    if as_part:
        piece["part"] = NAMES[cell]
    return piece


def information_bar(known: State, owner: int) -> Area:
    """D07."""
    stars = known.stars[owner]
    pieces: list[Piece] = [counter(stars, say("diceland-stars-of", stars=stars, needed=STARS_TO_WIN))]
    for colour in IN_ORDER:
        left = known.free[owner][colour]
        piece = counter(left, say("diceland-left", colour=colour_word(COLOURS[colour]), left=left))
        pieces.append({**piece, "colour": COLOURS[colour]})
    return {"label": say("diceland-bar"), "seat": owner, "pieces": pieces}


def counter(number: int, name: Sentence) -> Piece:
    return {"kind": "counter", "text": str(number), "name": name}
