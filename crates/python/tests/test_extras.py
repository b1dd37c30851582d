"""What the documents say to install can be installed, also by an older pip."""

import re
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[3]
TEXTS = [
    *(ROOT / "docs").glob("*.md"),
    *(ROOT / "bench").glob("*"),
    *(ROOT / "examples/python").glob("*.py"),
    *(ROOT / "crates/python").glob("python/sacbe/*.py"),
    *(ROOT / "crates/python").glob("*.md"),
]


def extras():
    return set(metadata.metadata("sacbe").get_all("Provides-Extra"))


def test_extras_have_names_that_every_pip_reads():
    # Before version 23.3, pip did not find `open_spiel` under its usual form, `open-spiel`.
    assert all(re.fullmatch("[a-z0-9]+", name) for name in extras())


def test_documents_name_extras_that_exist():
    named = set()
    for text in TEXTS:
        if text.is_file():
            for found in re.findall(r"sacbe(?:-….whl)?\[([a-z_,-]+)\]", text.read_text("utf-8")):
                named |= set(found.split(","))
    assert {"openspiel", "ray", "data", "pettingzoo"} <= named <= extras()
