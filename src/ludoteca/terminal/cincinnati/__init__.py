"""Cincinnati in the terminal."""

from __future__ import annotations

from ludoteca.terminal.cincinnati.answers import question, read
from ludoteca.terminal.cincinnati.board import board
from ludoteca.terminal.cincinnati.help import help_with
from ludoteca.terminal.cincinnati.phrases import Phrases
from ludoteca.terminal.cincinnati.standing import standing
from ludoteca.terminal.cincinnati.story import told
from ludoteca.terminal.face import Features

Cincinnati = Features(
    intro="cincinnati-intro",
    chapter="round",
    phrases=Phrases,
    board=board,
    story=told,
    question=question,
    read=read,
    help=help_with,
    standing=standing,
)
