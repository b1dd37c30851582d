"""The wheel contains the program."""

import json
import re
import signal
import subprocess
import sys
import sysconfig
import urllib.request
from pathlib import Path

import pytest

import sacbe

SCRIPT = Path(sysconfig.get_path("scripts")) / "sacbe"


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_the_program_starts():
    version = run(sys.executable, "-m", "sacbe", "--version")
    assert version.startswith("sacbe ") and sacbe.__version__ in version
    assert run(str(SCRIPT), "--version") == version
    assert "serve" in run(str(SCRIPT), "--help")


@pytest.mark.parametrize("command", [[sys.executable, "-m", "sacbe"], [str(SCRIPT)]], ids=["module", "script"])
def test_the_program_serves(command, tmp_path):
    arguments = ["serve", "--addr", "127.0.0.1:0", "--data", str(tmp_path / "data")]
    server = subprocess.Popen(
        [*command, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        said = ""
        while not (address := re.search(r"http://127\.0\.0\.1:\d+", said)):
            line = server.stdout.readline()
            assert line, f"it has ended: {said}"
            said += line
        with urllib.request.urlopen(f"{address[0]}/api/version", timeout=60) as answer:
            assert json.load(answer)["version"] == sacbe.__version__
        with urllib.request.urlopen(address[0], timeout=60) as page:
            assert b"<title>" in page.read()
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=60)
        assert server.returncode == 0
    finally:
        server.kill()
        server.wait()
