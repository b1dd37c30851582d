"""The examples of docs/spaces.md and the search with OpenSpiel run."""

import doctest
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_examples_of_the_page():
    blocks = (ROOT / "docs" / "spaces.md").read_text(encoding="utf-8").split("```python\n")[1:]
    names = {"__name__": "document"}
    for block in (block.split("```")[0] for block in blocks):
        if ">>>" in block:
            parsed = doctest.DocTestParser().get_doctest(block, names, "docs/spaces.md", None, 0)
            assert doctest.DocTestRunner().run(parsed, clear_globs=False).failed == 0
            names.update(parsed.globs)
        else:
            exec(compile(block, "docs/spaces.md", "exec"), names)


def test_open_spiel_searches_our_games():
    script = ROOT / "examples" / "python" / "open_spiel_search.py"
    short = ["--simulations", "4", "--iterations", "4", "--games", "1", "--choices", "3"]
    done = subprocess.run(
        [sys.executable, script, *short], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "IS-MCTS against random" in done.stdout
