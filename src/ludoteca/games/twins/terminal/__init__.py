"""Twins in the terminal."""

from __future__ import annotations

from ludoteca.games.twins.terminal.answers import question, read
from ludoteca.games.twins.terminal.board import board
from ludoteca.games.twins.terminal.help import help_with
from ludoteca.games.twins.terminal.phrases import Phrases
from ludoteca.games.twins.terminal.standing import standing
from ludoteca.games.twins.terminal.story import told
from ludoteca.terminal.face import Features

FACE = Features(
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
