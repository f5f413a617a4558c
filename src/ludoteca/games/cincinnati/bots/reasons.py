"""What speaks for or against a move, as a sentence to be said in any language."""

from __future__ import annotations

from ludoteca.bots.advice import Reason, Weighed
from ludoteca.bots.search import Promise
from ludoteca.games.cincinnati import GAME, phases
from ludoteca.games.cincinnati.bots.chances import CERTAIN, chance_of, chances, goal, throw_on
from ludoteca.games.cincinnati.bots.sound import FAILING, best_rival, goal_to_win, hand_to_beat, throws_now_left
from ludoteca.games.cincinnati.bots.stakes import stake, thousands, worth_of_table
from ludoteca.games.cincinnati.duels import in_duel
from ludoteca.games.cincinnati.hands import CATEGORIES, SETS, category, standing
from ludoteca.games.cincinnati.layout import CAESARS, LETTERS, NONE, State
from ludoteca.games.cincinnati.notation import CHALLENGE, KEEP, PAY, TABLE
from ludoteca.games.cincinnati.rules import dice_of
from ludoteca.games.cincinnati.wealth import highest_money_card, wealth

Values = dict[str, str | int]

NO_BREAK = "\u00a0"
THOUSAND = 1000
FIRST_THROWS_LEFT = 2


def weighed(s: State, seat: int, seen: Promise, value: float) -> Weighed:
    """A move that was tried, with what speaks for or against it."""
    return Weighed(GAME.notation.text(seen.move), value, seen.win, reason_for(s, seat, seen.move))


def reason_for(s: State, seat: int, move: int) -> Reason:
    if s.phase == phases.CHOOSE:
        return for_table(s, seat, move - TABLE)
    if s.phase == phases.KEEP:
        return for_keep(s, seat, move - KEEP)
    if s.phase == phases.EXTRA:
        return for_answer(s, seat, pays=move == PAY)
    return for_challenge(s, move - CHALLENGE)


def for_table(s: State, seat: int, at: int) -> Reason:
    chance = chance_of(goal(at, FAILING), s.hand[seat], FIRST_THROWS_LEFT)
    return Reason(
        "advice-cincinnati-table",
        {"letter": LETTERS[at], "chance": percent(chance), "worth": THOUSAND * worth_of_table(s, at)},
    )


def for_keep(s: State, seat: int, keep: int) -> Reason:
    """The chance to beat the best of the others as it lies there, or to get what the table asks for."""
    wish = goal_to_win(s, seat, 0)
    chance = throw_on(chances()[throws_now_left(s, seat) - 1][:, wish])[keep]
    kept: Values = {"dice": dice(keep), "count": len(SETS[keep]), "chance": percent(CERTAIN * chance)}
    if in_duel(s):
        return Reason("advice-cincinnati-keep-beat", {**kept, **rival(hand_to_beat(s, 0))})
    at, best = s.table[seat], best_rival(s, seat, 0)
    if standing(at, best) == 0:
        return Reason("advice-cincinnati-keep-condition", {**kept, "letter": LETTERS[at]})
    if at == CAESARS:
        return Reason("advice-cincinnati-keep-below", {**kept, "rival": dice(best), "sum": sum(SETS[best])})
    return Reason("advice-cincinnati-keep-beat", {**kept, **rival(best)})


def for_answer(s: State, seat: int, pays: bool) -> Reason:
    wish, hand = goal_to_win(s, seat, 0), dice_of(s, seat)
    if chance_of(wish, hand, 0) == CERTAIN:
        return Reason("advice-cincinnati-pay-ahead" if pays else "advice-cincinnati-pass-ahead")
    values = {"chance": percent(chance_of(wish, hand, 1)), "worth": THOUSAND * stake(s, seat)}
    return Reason("advice-cincinnati-pay" if pays else "advice-cincinnati-pass", values)


def for_challenge(s: State, opponent: int) -> Reason:
    card = highest_money_card(s, opponent)
    money = 0 if card == NONE else THOUSAND * thousands(card)
    return Reason("advice-cincinnati-challenge", {"money": money, "wealth": THOUSAND * wealth(s, opponent)})


def rival(hand: int) -> Values:
    return {"rival": dice(hand), "hand": CATEGORIES[category(hand)].replace(" ", "-")}


def dice(number: int) -> str:
    return NO_BREAK.join(map(str, SETS[number]))


def percent(chance: float) -> int:
    """Ten thousandths in hundredths; only what is certain is 100, only what is impossible 0."""
    if 0 < chance < CERTAIN:
        return min(99, max(1, round(chance * 100 / CERTAIN)))
    return round(chance * 100 / CERTAIN)
