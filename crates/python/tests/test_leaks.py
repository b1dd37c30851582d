"""Nothing is leaked over many steps."""

import gc
import random
import resource

import pytest

import sacbe


def memory():
    """Bytes of this process in memory."""
    gc.collect()
    with open("/proc/self/statm", encoding="ascii") as statm:
        return int(statm.read().split()[1]) * resource.getpagesize()


def steps(count):
    rng, match = random.Random(1), sacbe.new("pacal")
    for step in range(count):
        if match.turn == "over":
            match = sacbe.new("pacal")
        if step % 2:
            match.undo()
        else:
            match.play(rng.choice(match.legal[:3]))


def refusals(count):
    match = sacbe.new("pacal")
    for _ in range(count):
        assert match.why("place a1") is not None
        try:
            match.play("place a1")
        except sacbe.Refused:
            pass


def looks(count):
    match = sacbe.new("pacal")
    for _ in range(count):
        match.copy().play("place e5")
        match.state, match.observe(1), match.features(1), match.draw()


@pytest.mark.parametrize("game", ["pacal", "uxmal"])
def test_a_million_steps_of_a_vector(game):
    games = sacbe.vector(game, n=1000, actions="list", listed=32, features=True)
    for _ in range(500):
        games.step_randomly()
    before = memory()
    for _ in range(1_000):
        games.step_randomly()
    assert memory() - before < 4_000_000


@pytest.mark.parametrize(("work", "count"), [(steps, 60_000), (refusals, 1_500), (looks, 1_000)])
def test_memory_stays_the_same(work, count):
    work(count // 3)
    before = memory()
    work(count)
    assert memory() - before < 4_000_000


def test_a_million_cheap_steps():
    match = sacbe.new("pacal")
    play, undo = match.play, match.undo
    for _ in range(1_000):
        play("place e5")
        undo()
    before = memory()
    for _ in range(500_000):
        play("place e5")
        undo()
    assert memory() - before < 4_000_000
