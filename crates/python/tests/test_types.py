"""The types that are promised are those of the module."""

import subprocess
import sys


def test_the_stubs_fit_the_module():
    checked = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "sacbe._sacbe"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_package_is_typed():
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "-p", "sacbe"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
