"""Diceland in the terminal."""

from __future__ import annotations

from ludoteca.terminal.diceland.answers import read
from ludoteca.terminal.diceland.board import board
from ludoteca.terminal.diceland.help import help_with
from ludoteca.terminal.diceland.phrases import Phrases
from ludoteca.terminal.diceland.questions import question
from ludoteca.terminal.diceland.standing import standing
from ludoteca.terminal.diceland.story import told
from ludoteca.terminal.face import Features

Diceland = Features(
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
