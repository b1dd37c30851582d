"""The examples in docstrings and documents run."""

import doctest
import importlib
import inspect
import os
from pathlib import Path

import pytest

import sacbe

ROOT = Path(__file__).parents[3]
DOCUMENTS = [ROOT / "docs" / "python.md", ROOT / "crates" / "python" / "README.md"]
MODULES = [
    "sacbe",
    "sacbe.bots",
    "sacbe.checks",
    "sacbe.dataset",
    "sacbe.errors",
    "sacbe.gymnasium",
    "sacbe.open_spiel",
    "sacbe.pettingzoo",
    "sacbe.pettingzoo.pacal_v0",
    "sacbe.pettingzoo.uxmal_v0",
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name):
    done = doctest.testmod(importlib.import_module(name), extraglobs={"sacbe": sacbe})
    assert done.attempted > 0
    assert done.failed == 0


def native():
    """What is public and written in Rust."""
    public = [getattr(sacbe, name) for name in sacbe.__all__]
    return [each for each in public if not inspect.isfunction(each) and is_native(each)]


def is_native(each):
    return inspect.isbuiltin(each) or each in (sacbe.Match, sacbe.Position, sacbe.Vector)


@pytest.mark.parametrize("each", native(), ids=lambda each: each.__name__)
def test_native_functions_and_classes_have_examples(each):
    parsed = doctest.DocTestParser().get_doctest(each.__doc__, {"sacbe": sacbe}, each.__name__, None, 0)
    assert parsed.examples
    assert doctest.DocTestRunner().run(parsed).failed == 0
    if inspect.isclass(each):
        methods = [name for name in vars(each) if not name.startswith("_")]
        assert [name for name in methods if not getattr(each, name).__doc__] == []
        for name in methods:
            doc = getattr(each, name).__doc__
            parsed = doctest.DocTestParser().get_doctest(doc, {"sacbe": sacbe}, name, None, 0)
            assert doctest.DocTestRunner().run(parsed).failed == 0


def blocks(document):
    text = document.read_text(encoding="utf-8")
    return [block.split("```")[0] for block in text.split("```python\n")[1:]]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_examples_in_documents(document, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = {"__name__": "document"}
    assert blocks(document)
    for block in blocks(document):
        if ">>>" in block:
            parsed = doctest.DocTestParser().get_doctest(block, names, document.name, None, 0)
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
            assert runner.run(parsed, clear_globs=False).failed == 0
            names.update(parsed.globs)
        else:
            exec(compile(block, document.name, "exec"), names)
    assert os.getcwd() == str(tmp_path)
