"""The notebook runs, and plots what it says."""

import os
from pathlib import Path

import nbclient
import nbformat

NOTEBOOK = Path(__file__).parents[3] / "examples" / "python" / "games.ipynb"


def test_the_notebook_runs(monkeypatch, tmp_path):
    monkeypatch.setenv("SACBE_GAMES", os.environ.get("SACBE_GAMES", "6"))
    monkeypatch.setenv("SACBE_BOTS", "4")
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    for cell in notebook.cells:
        assert not cell.get("outputs"), "outputs are not committed"
    nbclient.NotebookClient(notebook, timeout=300, resources={"metadata": {"path": tmp_path}}).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    plots = [output for output in outputs if "image/png" in output.get("data", {})]
    assert len(plots) == 4
