"""Why a bot makes its move, and what speaks for or against the others, as sentences for any language."""

from __future__ import annotations

from random import Random

from ludoteca.bots.advice import Advice, Reason, Weighed
from ludoteca.bots.player import Player, enrol
from ludoteca.bots.policies import bot_of, legal_numbers
from ludoteca.bots.search import Promise
from ludoteca.engine.game import View
from ludoteca.engine.many.loop import Policy
from ludoteca.engine.telling import Sentence, money, percent, say
from ludoteca.games.cincinnati import GAME, phases
from ludoteca.games.cincinnati.bots.keeping import ranked_keeps
from ludoteca.games.cincinnati.bots.rounds import weigh
from ludoteca.games.cincinnati.bots.stakes import stake, worth_of_table
from ludoteca.games.cincinnati.goals import chance_with
from ludoteca.games.cincinnati.layout import State
from ludoteca.games.cincinnati.notation import CHALLENGE, KEEP, PAY, TABLE
from ludoteca.games.cincinnati.outlook import goal_to_lead, is_ahead
from ludoteca.games.cincinnati.phrases import THOUSAND
from ludoteca.games.cincinnati.previews import lacking
from ludoteca.games.cincinnati.rules import dice_of
from ludoteca.games.cincinnati.wealth import wealth

ROUNDS_TRIED = 1000
KEEPS_TOLD = 5


def enrol_policy(name: str, description: str, policy: Policy) -> Player:
    """Enrols a bot that plays by a policy. Asked for advice, it names its own move first, then the others by
    their results."""
    bot = bot_of(GAME, policy)

    def explain(view: View, legal: list[str], generator: Random) -> Advice:
        chosen = GAME.notation.read(bot(view, legal, generator), by_chance=False)
        s, seat = view.state, view["you"]
        promises = weigh(s, seat, told(s, seat, chosen), ROUNDS_TRIED, generator)
        promises.sort(key=lambda one: one.move != chosen)
        return Advice(tuple(weighed(s, seat, one, float(one.move == chosen)) for one in promises))

    return enrol(Player(name, GAME.name, description, bot, explain, policy))


def told(s: State, seat: int, chosen: int) -> list[int]:
    """The moves to tell of: the chosen one, and only the best of many ways to keep dice."""
    moves = legal_numbers(GAME, s, seat)
    if s.phase == phases.KEEP:
        moves = [KEEP + keep for keep, _ in ranked_keeps(s, seat)[:KEEPS_TOLD]]
    return [chosen, *(move for move in moves if move != chosen)]


# Reasons beyond what is told of every move


def weighed(s: State, seat: int, seen: Promise, value: float) -> Weighed:
    """A move that was tried, with the reason for or against it."""
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
