"""Somebody else's library learns from our environments (where it is installed: it is large)."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[3] / "examples" / "python" / "train_ppo.py"


def test_a_small_policy_learns_to_beat_random_players():
    pytest.importorskip("sb3_contrib")
    done = subprocess.run(
        [sys.executable, SCRIPT, "--steps", "12000", "--games", "100"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    least = re.search(r"after \d+ steps.* \((\d+\.\d)% to", done.stdout)
    assert float(least[1]) > 60, done.stdout
