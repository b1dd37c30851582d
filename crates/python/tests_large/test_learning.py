"""Somebody else's libraries take our arrays and learn from our environments."""

import re
import subprocess
import sys
from pathlib import Path

import jax.dlpack
import numpy as np
import pytest
import torch

import sacbe

SCRIPT = Path(__file__).parents[3] / "examples" / "python" / "train_ppo.py"


def test_a_small_policy_learns_to_beat_random_players():
    done = subprocess.run(
        [sys.executable, SCRIPT, "--steps", "12000", "--games", "100"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    least = re.search(r"after \d+ steps.* \((\d+\.\d)% to", done.stdout)
    assert float(least[1]) > 60, done.stdout


NAMES = "flat planes masks listed features counts seats ended rewards scores".split()


@pytest.mark.parametrize("library", [torch, jax.dlpack])
def test_arrays_are_shared(library):
    games = sacbe.vector("uxmal", n=64, listed=8, features=True)
    shared = {name: library.from_dlpack(getattr(games, name)) for name in NAMES}
    games.step_randomly()
    for name, array in shared.items():
        assert (np.asarray(array) == getattr(games, name)).all(), name
