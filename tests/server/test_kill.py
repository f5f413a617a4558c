"""Nothing that anybody was told is lost when the server is killed."""

from __future__ import annotations

from pathlib import Path

from tests.server.kills import survive
from tests.server.support import story


@story
async def test_no_acknowledged_move_is_lost_in_twenty_kills(tmp_path: Path) -> None:
    tally = await survive(kills=20, parties=6, seed=1, folder=tmp_path)
    assert tally.kills == 20
    assert tally.comebacks >= 20
    assert len(tally.moves) >= 120
