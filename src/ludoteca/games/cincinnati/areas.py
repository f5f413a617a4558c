"""Everything on the table, for faces that know nothing of the game: tables, stock, dice, money, a duel."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.engine.telling import Area, Piece, Sentence, players, say
from ludoteca.engine.throws import Faces
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.duels import in_duel
from ludoteca.games.cincinnati.hands import SETS
from ludoteca.games.cincinnati.layout import CARDS, LETTERS, MONEY, NONE, TABLES, State
from ludoteca.games.cincinnati.outlook import decides_at_once, is_under_cup
from ludoteca.games.cincinnati.phrases import card_named
from ludoteca.games.cincinnati.previews import pile
from ludoteca.games.cincinnati.rules import how_many, is_in_play

HUES = {"duel": "red", "tokens": "yellow"}
SIGNS = {"duel": "⚔", "tokens": "●●"}
MONEY_HUE = "green"


def areas(known: State, seat: int) -> list[Area]:
    tables = [table_area(known, table) for table in range(TABLES) if is_in_play(known, table)]
    stock: Area = {
        "label": say("cincinnati-stock"),
        "pieces": [
            counter(how_many(known.deck), say("cincinnati-deck", cards=how_many(known.deck))),
            counter(known.reserve, say("cincinnati-reserve", tokens=known.reserve)),
        ],
    }
    of_seats = [area for other in range(known.players) for area in seat_areas(known, seat, other)]
    return [*tables, stock, *duel_areas(known, seat), *of_seats]


def counter(number: int, name: Sentence) -> Piece:
    return {"kind": "counter", "text": str(number), "name": name}


def table_area(known: State, table: int) -> Area:
    wants = say("cincinnati-wants", letter=LETTERS[table])
    sign: Piece = {"kind": "text", "text": LETTERS[table], "name": wants, "part": LETTERS[table]}
    return {"label": wants, "pieces": [sign, *(card_piece(CARDS[card]) for card in pile(known, table))]}


def card_piece(card: str) -> Piece:
    hue = HUES.get(card, MONEY_HUE)
    return {"kind": "card", "text": SIGNS.get(card, card), "name": card_named(card), "colour": hue}


def seat_areas(known: State, viewer: int, seat: int) -> list[Area]:
    """The dice of this round and where they are, then the money."""
    cards = [card_piece(CARDS[card]) for card in reversed(range(MONEY)) for _ in range(known.money[seat][card])]
    return [
        {"label": say("cincinnati-column-dice"), "seat": seat, "pieces": dice_of_round(known, viewer, seat)},
        {"label": say("cincinnati-column-money"), "seat": seat, "pieces": cards},
    ]


def dice_of_round(known: State, viewer: int, seat: int) -> list[Piece]:
    if is_under_cup(known, viewer, seat):
        has_thrown = known.phase == phases.CHOOSE or seat < known.roller
        return [cup_piece()] * known.dice if has_thrown else []
    shown = table_chosen(known, seat)
    if known.hand[seat] != NONE:
        is_own = seat == viewer and not in_duel(known)
        shown += dice_pieces(known.hand[seat], keep_seen(known, viewer, seat), is_own)
    return shown


def table_chosen(known: State, seat: int) -> list[Piece]:
    if known.table[seat] == NONE:
        return []
    letter = LETTERS[known.table[seat]]
    return [{"kind": "text", "text": letter, "name": say("cincinnati-table", letter=letter)}]


def keep_seen(known: State, viewer: int, seat: int) -> int:
    is_secret = decides_at_once(known) and seat != viewer
    return NONE if is_secret or in_duel(known) else known.keep[seat]


def dice_pieces(hand: int, keep: int, is_own: bool) -> list[Piece]:
    """A hand as pieces. Your own dice can be named in moves; dice that are kept are marked."""
    pieces: list[Piece] = []
    for face, is_kept in zip(SETS[hand], which_are_kept(SETS[hand], keep), strict=True):
        name = say(
            "cincinnati-die",
            face=face,
            keeping="no" if keep == NONE else "yes",
            kept="yes" if is_kept else "no",
        )
        piece: Piece = {"kind": "die", "text": str(face), "name": name}
        if is_own:
            piece["part"] = str(face)
        pieces.append(piece)
    return pieces


def which_are_kept(faces: Faces, keep: int) -> Iterator[bool]:
    left = [] if keep == NONE else list(SETS[keep])
    for face in faces:
        yield face in left
        if face in left:
            left.remove(face)


def cup_piece() -> Piece:
    return {"kind": "die", "text": "", "name": say("cincinnati-under-cup")}


def duel_areas(known: State, viewer: int) -> list[Area]:
    """The dice of the fighters, in their order."""
    return [
        {
            "label": say("cincinnati-phase-duel", players=players(known.order[: known.fighters])),
            "seat": seat,
            "pieces": dice_pieces(known.fighter_hand[place], known.keep[seat], seat == viewer),
        }
        for place, seat in enumerate(known.order[: known.fighters])
        if known.fighter_hand[place] != NONE
    ]
