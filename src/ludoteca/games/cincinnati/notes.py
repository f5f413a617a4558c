"""What the rules note. The comment after each note says what its two values are, besides the seat."""

from __future__ import annotations

from ludoteca.engine.notes import NOTICED, PUBLIC, SECRET, Count, Note, note
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import NOBODY
from ludoteca.games.cincinnati.hands import CATEGORIES, category
from ludoteca.games.cincinnati.layout import TABLES, TOKENS_PER_CARD, State

KINDS_OF_HAND = len(CATEGORIES)

# How a duel was won
OWNER_WON, OWNER_LOST, FOR_A_TABLE = range(3)


class Notes(Note):
    ROUND = "round", PUBLIC  # round
    SET_ASIDE = "set-aside", NOTICED  # card; of no seat, so that nobody sees it
    LAID = "laid", PUBLIC  # card, table
    THREW_FIRST = "threw", NOTICED  # throw, hand; C30: under the cup
    THREW = "threw", PUBLIC  # throw, hand
    CHOSE = "chose", NOTICED  # table; until it is shown
    CHOSE_AGAIN = "chose-again", SECRET  # table
    SHOWED = "showed", PUBLIC, TABLES  # table, hand; counted by table
    DECIDED = "decided", NOTICED  # keep; until it is shown
    DECIDED_AGAIN = "decided-again", SECRET  # keep
    KEPT = "kept", PUBLIC  # keep
    PAID = "paid", PUBLIC, 2  # tokens left, in a duel?; counted by the latter
    PASSED = "passed", PUBLIC  # in a duel?
    CLEARED = "cleared", PUBLIC, TABLES * KINDS_OF_HAND  # table, hand; counted by table and kind of hand
    STAYED = "stayed", PUBLIC, TABLES  # table, number of cards; nobody cleared it; counted by table
    GOT_MONEY = "got-money", PUBLIC  # card
    GOT_TOKENS = "got-tokens", PUBLIC, TOKENS_PER_CARD + 1  # tokens really gained, tokens now; counted by gain
    GOT_DUEL = "got-duel", PUBLIC  # duel cards now
    SHARED = "shared", PUBLIC, TABLES  # table, seats that fight for it; counted by table
    CHALLENGED = "challenged", PUBLIC  # opponent
    DUEL_THREW = "duel-threw", PUBLIC  # throw, hand
    DUEL_WON = "duel-won", PUBLIC, 3  # how, hand; counted by how
    TOOK = "took", PUBLIC  # card, opponent
    TOOK_NOTHING = "took-nothing", PUBLIC  # opponent
    ENDED = "ended", PUBLIC  # winners


@rule
def note_showed(s: State, seat: int, table: int, hand: int) -> None:
    note(s, Notes.SHOWED, seat, table, hand, place=table)


@rule
def note_paid(s: State, seat: int, in_duel: int) -> None:
    note(s, Notes.PAID, seat, s.tokens[seat], in_duel, place=in_duel)


@rule
def note_cleared(s: State, seat: int, table: int, hand: int) -> None:
    note(s, Notes.CLEARED, seat, table, hand, place=table * KINDS_OF_HAND + category(hand))


def cleared_at(table: int) -> range:
    """The counters of clearing a table, by kind of hand."""
    return range(table * KINDS_OF_HAND, (table + 1) * KINDS_OF_HAND)


@rule
def note_stayed(s: State, table: int) -> None:
    note(s, Notes.STAYED, NOBODY, table, s.piled[table], place=table)


@rule
def note_got_tokens(s: State, seat: int, gain: int) -> None:
    note(s, Notes.GOT_TOKENS, seat, gain, s.tokens[seat], place=gain)


@rule
def note_shared(s: State, table: int, seats: int) -> None:
    note(s, Notes.SHARED, NOBODY, table, seats, place=table)


@rule
def note_duel_won(s: State, seat: int, how: int, hand: int) -> None:
    note(s, Notes.DUEL_WON, seat, how, hand, place=how)


LETTERS = "abc"

COUNTS = (
    *(Count(f"chose_{letter}", Notes.SHOWED, [table], by_seat=True) for table, letter in enumerate(LETTERS)),
    *(Count(f"cleared_{letter}", Notes.CLEARED, cleared_at(table)) for table, letter in enumerate(LETTERS)),
    *(Count(f"kept_cards_{letter}", Notes.STAYED, [table]) for table, letter in enumerate(LETTERS)),
    *(Count(f"fought_for_{letter}", Notes.SHARED, [table]) for table, letter in enumerate(LETTERS)),
    Count("duels_won_by_owner", Notes.DUEL_WON, [OWNER_WON]),
    Count("duels_lost_by_owner", Notes.DUEL_WON, [OWNER_LOST]),
    Count("duels_with_nothing_to_take", Notes.TOOK_NOTHING),
    Count("extra_throws", Notes.PAID, [False]),
    Count("extra_throws_in_duels", Notes.PAID, [True]),
    Count("tokens_gained", Notes.GOT_TOKENS, [1, 2], [1, 2]),
    Count("tokens_lost", Notes.GOT_TOKENS, [0, 1], [2, 1]),
)
