"""Everything on the table, for faces that know nothing of the game: pot, deck, pairs, cards."""

from __future__ import annotations

from ludoteca.engine.seats import NOBODY
from ludoteca.engine.telling import (
    Area,
    Piece,
    Sentence,
    say,
)
from ludoteca.games.twins.combinations import (
    CARDS,
    PAIRS,
    number_on,
)
from ludoteca.games.twins.details import side_by_side
from ludoteca.games.twins.layout import NONE, State

HUES = {"N": "brown", "G": "green", "K": "pink", "B": "blue", "Y": "yellow", "P": "purple"}


def areas(known: State, seat: int) -> list[Area]:
    counters = [
        counter(known.pot, say("twins-pot", pot=known.pot)),
        counter(known.left, say("twins-deck", cards=known.left)),
    ]
    table: Area = {"label": say("twins-table"), "pieces": counters}
    return [table, *(shown_by(known, other) for other in range(known.players)), *own_hand(known, seat)]


def counter(number: int, name: Sentence) -> Piece:
    return {"kind": "counter", "text": str(number), "name": name}


def shown_by(known: State, seat: int) -> Area:
    """The pairs that a seat showed in this hand, and the one it has laid."""
    shown = [card_piece(card) for pair in known.played[seat][: known.plays[seat]] for card in PAIRS[pair]]
    laid = [face_down()] * 2 if known.choice[seat] != NONE else []
    return {"label": say("twins-played"), "seat": seat, "pieces": [*shown, *laid]}


def own_hand(known: State, seat: int) -> list[Area]:
    if seat == NOBODY:
        return []
    held = side_by_side(tuple(known.held[seat][: known.holds[seat]]))
    pieces = [card_piece(CARDS.index(card), as_part=True) for card in held]
    return [{"label": say("twins-own-cards"), "seat": seat, "pieces": pieces}]


def card_piece(card: int, as_part: bool = False) -> Piece:
    text = CARDS[card]
    piece: Piece = {
        "kind": "card",
        "text": text,
        "name": say("twins-card", letter=text[0], number=number_on(card)),
        "colour": HUES[text[0]],
    }
    if as_part:
        piece["part"] = text
    return piece


def face_down() -> Piece:
    return {"kind": "card", "text": "", "name": say("twins-face-down")}
