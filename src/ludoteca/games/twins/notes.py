"""What the rules note. The comment after each note says what its two values are, besides the seat."""

from __future__ import annotations

from ludoteca.engine.notes import NOTICED, PUBLIC, SECRET, Count, Note, note
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import MOST_PLAYERS, NOBODY
from ludoteca.games.twins.combinations import KINDS, kind
from ludoteca.games.twins.layout import CHIPS_AT_START, MOST_BOUGHT, PLAYS, State

KINDS_OF_PAIR = len(KINDS)

# Why the pot stays
TIED, NOBODY_LEFT = range(2)

MOST_LOST = 6
"""The most a hand can cost: two cards bought, 2 in play 1, 1 in play 3."""
RESULTS = MOST_PLAYERS * CHIPS_AT_START
"""The number of possible results of a hand, from losing MOST_LOST to winning almost all chips."""


class Notes(Note):
    HAND = "hand", PUBLIC  # hand; the seat deals
    DEALT = "dealt", NOTICED  # card
    BOUGHT = "bought", PUBLIC, MOST_BOUGHT + 1  # how many cards, price; counted by how many
    LAID = "laid", NOTICED  # pair; until it is shown
    LAID_AGAIN = "laid-again", SECRET  # pair
    SHOWED = "showed", PUBLIC, PLAYS * KINDS_OF_PAIR  # play, pair; counted by play and kind of pair
    PAID = "paid", PUBLIC, PLAYS + 1  # play, chips really paid; counted by play
    BANKRUPT = "bankrupt", PUBLIC  # play
    OUT = "out", PUBLIC
    WON = "won", PUBLIC, PLAYS + 1  # play, chips really won; counted by play
    UNPAID = "unpaid", PUBLIC  # tied seats
    ALONE = "alone", PUBLIC  # play
    POT_STAYS = "pot-stays", PUBLIC, 2  # why, pot; counted by why
    RESULT = "result", PUBLIC, (MOST_BOUGHT + 1) * RESULTS  # cards bought, chips won or lost; counted by both
    ENDED = "ended", PUBLIC  # winners


@rule
def note_bought(s: State, seat: int, cards: int, price: int) -> None:
    note(s, Notes.BOUGHT, seat, cards, price, place=cards)


@rule
def note_showed(s: State, seat: int, pair: int) -> None:
    note(s, Notes.SHOWED, seat, s.play, pair, place=(s.play - 1) * KINDS_OF_PAIR + kind(pair))


def showed_in_every_play(kind: int) -> range:
    """The counters of a kind of pair."""
    return range(kind, Notes.SHOWED.places, KINDS_OF_PAIR)


@rule
def note_paid(s: State, seat: int, chips: int) -> None:
    note(s, Notes.PAID, seat, s.play, chips, place=s.play)


@rule
def note_won(s: State, seat: int, chips: int) -> None:
    note(s, Notes.WON, seat, s.play, chips, place=s.play)


@rule
def note_pot_stays(s: State, why: int) -> None:
    note(s, Notes.POT_STAYS, NOBODY, why, s.pot, place=why)


@rule
def note_result(s: State, seat: int, bought: int, chips: int) -> None:
    note(s, Notes.RESULT, seat, bought, chips, place=bought * RESULTS + chips + MOST_LOST)


CHIPS_OF_RESULTS = range(-MOST_LOST, RESULTS - MOST_LOST)
"""The result of each counter, for each number of cards bought."""


def results_of(bought: int) -> range:
    """The counters of the results with this many cards bought."""
    return range(bought * RESULTS, (bought + 1) * RESULTS)


BOUGHT = ("nothing", "one", "two")

COUNTS = (
    *(Count(f"paid_in_play_{play}", Notes.PAID, [play], by_seat=True) for play in (1, 3)),
    *(Count(f"won_in_play_{play}", Notes.WON, [play], by_seat=True) for play in (2, 4)),
    Count("cards_bought", Notes.BOUGHT, [1, 2], [1, 2], by_seat=True),
    *(Count(f"shown_{name}", Notes.SHOWED, showed_in_every_play(kind)) for kind, name in enumerate(KINDS)),
    *(Count(f"hands_bought_{name}", Notes.RESULT, results_of(cards)) for cards, name in enumerate(BOUGHT)),
    *(
        Count(f"chips_bought_{name}", Notes.RESULT, results_of(cards), CHIPS_OF_RESULTS)
        for cards, name in enumerate(BOUGHT)
    ),
    Count("bankruptcies", Notes.BANKRUPT),
    Count("put_out", Notes.OUT),
    Count("pot_stays_tied", Notes.POT_STAYS, [TIED]),
    Count("pot_stays_nobody_left", Notes.POT_STAYS, [NOBODY_LEFT]),
    Count("winners_unpaid", Notes.UNPAID),
    Count("alone_in_a_play", Notes.ALONE),
)
