"""Every test receives signals, has a time limit, and runs where its compiled code is."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest
from pytest_timeout import Settings  # type: ignore[import-untyped]
from xdist.remote import Producer  # type: ignore[import-untyped]

from tests.children import hear_all_signals
from tests.scheduling import Schedule, urgency


def pytest_configure(config: pytest.Config) -> None:
    hear_all_signals()
    config.option.loadscopereorder = False  # they are in order already


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores: tests of servers and browsers often wait."""
    return len(os.sched_getaffinity(0)) + 1


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Schedule:
    return Schedule(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: urgency(item.nodeid))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """A failed test has no limit any more, but its teardown is limited too."""
    asked = item.config.getoption("timeout")
    limit = float(item.config.getini("timeout") if asked is None else asked)
    item.ihook.pytest_timeout_set_timer(item=item, settings=Settings(limit, "signal", False, False))
    return (yield)
