"""Diceland in the terminal."""

from __future__ import annotations

from ludoteca.games.diceland.terminal.answers import read
from ludoteca.games.diceland.terminal.board import board
from ludoteca.games.diceland.terminal.help import help_with
from ludoteca.games.diceland.terminal.phrases import Phrases
from ludoteca.games.diceland.terminal.questions import question
from ludoteca.games.diceland.terminal.standing import standing
from ludoteca.games.diceland.terminal.story import told
from ludoteca.terminal.untold import UntoldFeatures

FACE = UntoldFeatures(
    intro="diceland-intro",
    chapter="turn",
    phrases=Phrases,
    board=board,
    story=told,
    question=question,
    read=read,
    help=help_with,
    standing=standing,
)
