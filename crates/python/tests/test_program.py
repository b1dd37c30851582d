"""The wheel contains the program."""

import subprocess
import sys
import sysconfig
from pathlib import Path

import sacbe


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_the_program_starts():
    script = Path(sysconfig.get_path("scripts")) / "sacbe"
    version = run(sys.executable, "-m", "sacbe", "--version")
    assert version.startswith("sacbe ") and sacbe.__version__ in version
    assert run(str(script), "--version") == version
    assert "serve" in run(str(script), "--help")
