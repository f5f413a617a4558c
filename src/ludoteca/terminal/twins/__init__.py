"""Twins in the terminal."""

from __future__ import annotations

from ludoteca.terminal.face import Features
from ludoteca.terminal.twins.answers import question, read
from ludoteca.terminal.twins.board import board
from ludoteca.terminal.twins.help import help_with
from ludoteca.terminal.twins.phrases import Phrases
from ludoteca.terminal.twins.standing import standing
from ludoteca.terminal.twins.story import told

Twins = Features(
    intro="twins-intro",
    chapter="hand",
    phrases=Phrases,
    board=board,
    story=told,
    question=question,
    read=read,
    help=lambda phrases, view, seat: help_with(phrases, view),
    standing=standing,
)
