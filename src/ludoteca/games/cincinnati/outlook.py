"""How things stand: who is ahead at a table or in a duel, what is to be beaten, and what dice still lack.

`known` is what a viewer may know; dice that are hidden are NONE.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache, reduce

from ludoteca.engine.seats import NOBODY
from ludoteca.engine.telling import Sentence, Value, dice, player, say
from ludoteca.engine.throws import Faces
from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.duels import in_duel
from ludoteca.games.cincinnati.goals import IN_A_DUEL, Goal
from ludoteca.games.cincinnati.hands import DICE, HANDS_OF_FIVE, MOST_AT_CAESARS, SETS, standing
from ludoteca.games.cincinnati.layout import ATLANTIC, BALLROOM, LETTERS, NONE, State
from ludoteca.games.cincinnati.phrases import hand_at

ENOUGH_AT_ATLANTIC = 3
SHORT_STRAIGHTS = ((3, 4, 5, 6), (2, 3, 4, 5), (1, 2, 3, 4))
"""The best first; a large straight contains one, too."""


# Who is where


def is_secret(known: State) -> bool:
    """C30, C31: the dice are under the cups until all have chosen."""
    return known.phase == phases.CHOOSE or (known.phase == phases.ROLL and known.throw == 1)


def is_under_cup(known: State, viewer: int, seat: int) -> bool:
    """Whether a viewer may not know a seat's dice and where it goes."""
    return is_secret(known) and seat != viewer


def decides_at_once(known: State) -> bool:
    """C34: what to keep is secret until the dice are thrown."""
    return known.phase == phases.KEEP and known.at_once == 1 and not in_duel(known)


def place_of(known: State, seat: int) -> int:
    """A seat's place in the order of a duel; NOBODY if it does not fight."""
    order = known.order[: known.fighters]
    return order.index(seat) if seat in order else NOBODY


def dice_that_count(known: State, seat: int) -> int:
    """The hand of a seat that matters now, as far as it is known: in a duel, the fighters' dice."""
    if not in_duel(known):
        return known.hand[seat]
    place = place_of(known, seat)
    return NONE if place == NOBODY else known.fighter_hand[place]


def usual_throws_left(known: State, seat: int) -> int:
    """Free throws left including the next; 0 if this one was paid for."""
    if in_duel(known):
        return max(0, known.throws - known.fighter_throws[place_of(known, seat)])
    if known.phase == phases.CHOOSE:
        return known.throws - 1
    return max(0, known.throws + 1 - known.throw) if known.phase == phases.KEEP else 0


# At a table: C41-C43


def visitors(known: State, table: int) -> list[int]:
    """The seats at a table, once the choices are shown."""
    if is_secret(known):
        return []
    return [seat for seat in range(known.players) if known.table[seat] == table and known.hand[seat] != NONE]


def standing_at(known: State, seat: int, table: int) -> int:
    return standing(table, known.hand[seat])


def leaders(known: State, table: int) -> list[int]:
    """The seats that would clear a table as things stand; several if they share the best standing."""
    standings = {seat: standing_at(known, seat, table) for seat in visitors(known, table)}
    best = max(standings.values(), default=0)
    return [seat for seat, one in standings.items() if best and one == best]


def best_rivals(known: State, seat: int, table: int) -> tuple[int, list[int]]:
    """The best standing among the others at a table, and who has it; 0 and nobody if none meets the condition."""
    others = {other: standing_at(known, other, table) for other in visitors(known, table) if other != seat}
    best = max(others.values(), default=0)
    return best, [other for other, one in others.items() if best and one == best]


# In a duel: C46, C54


def leader_in_duel(known: State) -> int:
    """With equal hands the last in the order; NOBODY before the first throw."""
    hands = [(known.fighter_hand[place], place) for place in range(known.fighters)]
    best, place = max(hands)
    return NOBODY if best == NONE else known.order[place]


def rival_in_duel(known: State, seat: int) -> int:
    """The place in the order of the fighter to beat."""
    places = [place for place in range(known.fighters) if known.order[place] != seat]
    return max(places, key=lambda place: (known.fighter_hand[place], place))


# What a seat wants


def goal_to_lead(known: State, seat: int) -> Goal:
    """To be alone ahead at the seat's table, or ahead in a duel, as the others' dice lie."""
    if not in_duel(known):
        table = known.table[seat]
        return Goal(table, best_rivals(known, seat, table)[0])
    rival = rival_in_duel(known, seat)
    hand, equal_is_enough = known.fighter_hand[rival], rival < place_of(known, seat)
    return Goal(IN_A_DUEL, hand - 1 if equal_is_enough else hand)


def is_ahead(known: State, seat: int) -> bool:
    if in_duel(known):
        return leader_in_duel(known) == seat
    return leaders(known, known.table[seat]) == [seat]


def outlook(known: State, seat: int) -> Sentence:
    """How things stand for a seat if nobody threw again."""
    if is_secret(known):
        return say("cincinnati-outlook-secret")
    return outlook_in_duel(known, seat) if in_duel(known) else outlook_at_table(known, seat)


def outlook_in_duel(known: State, seat: int) -> Sentence:
    leader = leader_in_duel(known)
    if leader == seat:
        return say("cincinnati-outlook-duel-ahead")
    return say("cincinnati-outlook-duel-behind", name=player(leader))


def outlook_at_table(known: State, seat: int) -> Sentence:
    table = known.table[seat]
    ahead, letter = leaders(known, table), LETTERS[table]
    if standing_at(known, seat, table) == 0:
        return say("cincinnati-outlook-missing", letter=letter)
    if seat in ahead:
        return say(f"cincinnati-outlook-{'shared' if len(ahead) > 1 else 'ahead'}", letter=letter)
    first = ahead[0]
    hand = hand_at(table, known.hand[first])
    return say("cincinnati-outlook-behind", letter=letter, name=player(first), hand=hand)


# What dice lack for a table


@lru_cache(3 * len(SETS))
def lack(table: int, kept: int) -> Sentence:
    """What a set of dice still lacks for a table; five dice are taken as they are."""
    if kept < HANDS_OF_FIVE and standing(table, kept):
        return enough_for(table)
    if table == ATLANTIC:
        return lack_of_equal_dice(SETS[kept])
    if table == BALLROOM:
        return lack_of_faces(SETS[kept])
    return lack_of_lowness(SETS[kept])


def enough_for(table: int) -> Sentence:
    return say("cincinnati-lack-nothing", letter=LETTERS[table])


def lack_of_equal_dice(kept: Faces) -> Sentence:
    """C41."""
    most, face = max(((count, face) for face, count in Counter(kept).items()), default=(0, 0))
    if most >= ENOUGH_AT_ATLANTIC:
        return enough_for(ATLANTIC)
    return say("cincinnati-lack-equal", more=ENOUGH_AT_ATLANTIC - most, face=face)


def lack_of_faces(kept: Faces) -> Sentence:
    """C42: the shortest ways to a straight."""
    missing = [tuple(face for face in run if face not in kept) for run in SHORT_STRAIGHTS]
    fewest = min(map(len, missing))
    if fewest == 0:
        return enough_for(BALLROOM)
    ways: list[Value] = [dice(faces) for faces in dict.fromkeys(missing) if len(faces) == fewest]
    return say("cincinnati-lack-faces", ways=reduce(either, ways))


def either(first: Value, other: Value) -> Value:
    return say("cincinnati-or", first=first, other=other)


def lack_of_lowness(kept: Faces) -> Sentence:
    """C43."""
    thrown, left = DICE - len(kept), MOST_AT_CAESARS - sum(kept)
    if left < thrown:
        return say("cincinnati-lack-too-high", over=thrown - left)
    return say("cincinnati-lack-most", left=left, dice=thrown)
