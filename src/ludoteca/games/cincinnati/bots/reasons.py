"""What speaks for or against a move besides what it is told to make, as a sentence to be said in any language."""

from __future__ import annotations

from ludoteca.bots.advice import Reason, Weighed
from ludoteca.bots.search import Promise
from ludoteca.engine.telling import Sentence, money, percent, say
from ludoteca.games.cincinnati import GAME, phases
from ludoteca.games.cincinnati.bots.stakes import stake, worth_of_table
from ludoteca.games.cincinnati.goals import chance_with
from ludoteca.games.cincinnati.layout import State
from ludoteca.games.cincinnati.notation import CHALLENGE, KEEP, PAY, TABLE
from ludoteca.games.cincinnati.outlook import goal_to_lead, is_ahead
from ludoteca.games.cincinnati.phrases import THOUSAND
from ludoteca.games.cincinnati.previews import lacking
from ludoteca.games.cincinnati.rules import dice_of
from ludoteca.games.cincinnati.wealth import wealth


def weighed(s: State, seat: int, seen: Promise, value: float) -> Weighed:
    """A move that was tried, with what speaks for or against it."""
    said = reason_for(s, seat, seen.move)
    return Weighed(GAME.notation.text(seen.move), value, seen.win, Reason(said["id"], said["values"]))


def reason_for(s: State, seat: int, move: int) -> Sentence:
    if s.phase == phases.CHOOSE:
        worth = money(THOUSAND * worth_of_table(s, move - TABLE))
        return say("advice-cincinnati-table", worth=worth)
    if s.phase == phases.KEEP:
        return lacking(s, seat, move - KEEP)
    if s.phase == phases.EXTRA:
        return for_answer(s, seat, pays=move == PAY)
    return say("advice-cincinnati-challenge", wealth=money(THOUSAND * wealth(s, move - CHALLENGE)))


def for_answer(s: State, seat: int, pays: bool) -> Sentence:
    if is_ahead(s, seat):
        return say("cincinnati-extra-ahead" if pays else "advice-cincinnati-pass-ahead")
    chance = percent(chance_with(goal_to_lead(s, seat), dice_of(s, seat), 1))
    return say(
        f"advice-cincinnati-{'pay' if pays else 'pass'}",
        chance=chance,
        worth=money(THOUSAND * stake(s, seat)),
    )
