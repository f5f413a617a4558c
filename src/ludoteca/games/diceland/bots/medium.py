"""Plays Diceland soundly: the reference player, by which the maps are measured."""

from __future__ import annotations

from ludoteca.bots.player import Player, enrol
from ludoteca.bots.policies import bot_of
from ludoteca.games.diceland import GAME, phases
from ludoteca.games.diceland.bots.advising import explain_policy
from ludoteca.games.diceland.bots.reference import largest_room, pays, reference_policy, worth
from ludoteca.games.diceland.layout import State
from ludoteca.games.diceland.notation import AGAIN


def worth_to_medium(s: State, seat: int, move: int, luck: int) -> int:
    if s.phase == phases.DECIDE:
        return int((move == AGAIN) == (pays(s.aside, largest_room(s, seat, s.colour, s.aside)) == 1))
    return worth(s, seat, move)


medium = enrol(
    Player(
        "medium",
        "diceland",
        "Takes what brings most, bonus cells above all, and rolls on while that pays.",
        bot_of(GAME, reference_policy),
        explain_policy(reference_policy, worth_to_medium),
        reference_policy,
    )
)
