"""The examples in docstrings and documents run."""

import doctest
import importlib
import os
from pathlib import Path

import pytest

import sacbe

DOCUMENT = Path(__file__).parents[3] / "docs" / "python.md"
MODULES = [
    "sacbe",
    "sacbe.bots",
    "sacbe.checks",
    "sacbe.errors",
    "sacbe.gymnasium",
    "sacbe.open_spiel",
    "sacbe.pettingzoo",
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name):
    done = doctest.testmod(importlib.import_module(name), extraglobs={"sacbe": sacbe})
    assert done.attempted > 0
    assert done.failed == 0


def blocks():
    text = DOCUMENT.read_text(encoding="utf-8")
    return [block.split("```")[0] for block in text.split("```python\n")[1:]]


def test_examples_in_the_document(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = {"__name__": "document"}
    assert len(blocks()) >= 5
    for block in blocks():
        if ">>>" in block:
            parsed = doctest.DocTestParser().get_doctest(block, names, "docs/python.md", None, 0)
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
            assert runner.run(parsed, clear_globs=False).failed == 0
            names.update(parsed.globs)
        else:
            exec(compile(block, "docs/python.md", "exec"), names)
    assert os.getcwd() == str(tmp_path)
