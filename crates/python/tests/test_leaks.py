"""Nothing is leaked over many steps."""

import contextlib
import gc
import random
import resource

import pyspiel
import pytest

import sacbe
import sacbe.open_spiel
from sacbe.gymnasium import SacbeEnv
from sacbe.pettingzoo import uxmal_v0


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


def positions(count):
    here, rng = sacbe.position("uxmal", memory=True), random.Random(1)
    start = here.copy()
    for _ in range(count):
        if here.is_over:
            here = start.copy()
        here.play(rng.choice(here.legal))
        here.texts, here.features(), here.observation(0), here.planes(0), here.mask()
        here.copy().rollout(1)


def lists(count):
    here = sacbe.position("pacal", actions="list")
    for _ in range(count):
        here.mask(listed=64), here.information_state(0), here.draw(0)
        with contextlib.suppress(ValueError):
            here.play(10**6)


def gyms(count):
    env = SacbeEnv("uxmal", opponents="random", actions="list", features=True)
    over = True
    for step in range(count):
        if over or step % 60 == 0:
            _, info = env.reset(seed=step)
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))


def zoos(count):
    env = uxmal_v0.env(actions="list")
    for step in range(count):
        if step % 60 == 0 or not env.agents or any(env.terminations.values()):
            env.reset(seed=step)
        env.step(0)
        env.observe("player_1")


def spiels(count):
    start = pyspiel.load_game("python_sacbe_pacal").new_initial_state()
    state = start.clone()
    for _ in range(count):
        state = start.clone() if state.is_terminal() else state
        state.apply_action(state.legal_actions()[0])
        state.observation_tensor(0)


@pytest.mark.parametrize(
    ("work", "count"), [(positions, 600), (lists, 1_500), (gyms, 400), (zoos, 400), (spiels, 400)]
)
def test_memory_of_positions_and_environments_stays_the_same(work, count):
    work(count)
    before = memory()
    work(2 * count)
    assert memory() - before < 4_000_000
