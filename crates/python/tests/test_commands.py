"""`python -m sacbe.learn` and `python -m sacbe.dataset` answer wrong input with a sentence."""

import signal
import subprocess
import sys
import time

import pytest


def command(module, *arguments):
    return [sys.executable, "-m", f"sacbe.{module}", *map(str, arguments)]


@pytest.mark.parametrize(
    ("module", "arguments", "sentence"),
    [
        ("learn", ["--game", "chess", "--out", "n"], "chess"),
        ("learn", ["--game", "uxmal", "--out", "n", "--games", "0"], "games: expected"),
        ("learn", ["--game", "uxmal", "--out", "n", "--players", "9"], "2 to 4 players, not 9"),
        ("learn", ["--game", "uxmal", "--out", "n", "--teacher", "none"], "none: No such file"),
        ("learn", ["--game", "uxmal", "--out", "n", "--teacher", "other"], "a network of this game"),
        ("learn", ["--game", "uxmal", "--out", "n", "--workers", "0"], "workers: expected"),
        ("learn", ["--game", "uxmal", "--out", "other/n"], "other"),
        ("dataset", ["--out", "d"], "expected --records or --game"),
        ("dataset", ["--out", "d", "--records", "none"], "none is not a folder"),
        ("dataset", ["--out", "d", "--records", "."], "at least one game"),
        ("dataset", ["--out", "d", "--game", "uxmal", "--bots", "11"], "no bot “11”"),
        ("dataset", ["--out", "d", "--game", "uxmal", "--games", "-1"], "games: expected"),
        ("dataset", ["--out", "other", "--game", "uxmal"], "other: File exists"),
    ],
)
def test_wrong_input_gets_a_sentence(module, arguments, sentence, tmp_path):
    (tmp_path / "other").write_text("no network, and no folder\n")
    done = subprocess.run(
        command(module, *arguments), cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode in (1, 2)
    assert sentence in done.stderr and f"python -m sacbe.{module}: " in done.stderr
    assert "Traceback" not in done.stderr and "panicked" not in done.stderr


def test_a_library_that_is_missing_is_named(tmp_path):
    script = (
        "import sys; sys.modules['pyarrow'] = None; from sacbe import dataset; "
        "dataset.main(['--game', 'uxmal', '--bots', 'random', '--games', '1', '--out', 'd'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.endswith("pyarrow is not installed: pip install 'sacbe[data]'\n")


def test_ctrl_c_says_how_to_go_on(tmp_path):
    # A shell that runs this in the background makes its children ignore the signal.
    script = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from sacbe import learn; print('ready', flush=True); learn.main(sys.argv[1:])"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", script, "--game", "uxmal", "--out", "n", "--games", "1000000"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert child.stdout.readline() == "ready\n"
    while not (tmp_path / "n.run" / "course.json").exists():
        assert child.poll() is None
        time.sleep(0.01)
    child.send_signal(signal.SIGINT)
    _, errors = child.communicate(timeout=120)
    assert child.returncode == 130
    assert errors.endswith("stopped; the same command goes on from here\n") and "Traceback" not in errors
