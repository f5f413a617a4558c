"""Cincinnati in the terminal."""

from __future__ import annotations

from ludoteca.games.cincinnati.terminal.answers import question, read
from ludoteca.games.cincinnati.terminal.board import board
from ludoteca.games.cincinnati.terminal.help import help_with
from ludoteca.games.cincinnati.terminal.phrases import Phrases
from ludoteca.games.cincinnati.terminal.standing import standing
from ludoteca.games.cincinnati.terminal.story import told
from ludoteca.terminal.untold import UntoldFeatures

FACE = UntoldFeatures(
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
