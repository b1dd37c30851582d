"""Training: the same network on any number of workers, stopped or not."""

import csv
import json
import os
import subprocess
import sys

import pytest

from sacbe import _sacbe, learn

COURSE = learn.Course("uxmal", [2], generations=2, games=45, epochs=1, seed=5)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The run that others are compared with, on one worker."""
    run = learn.Run(COURSE, tmp_path_factory.mktemp("whole"), learn.Local(1))
    return run, run.learn()


def files(run):
    return {
        name: (run.folder / name).read_bytes()
        for name in ("network", "checkpoint", "samples-1", "samples-2")
    }


def test_the_samples_are_the_same_however_the_games_are_divided():
    one = _sacbe.play_games(COURSE, None, 9, 0, 14, None)
    parts = [_sacbe.play_games(COURSE, None, 9, first, n, None) for first, n in [(0, 5), (5, 9)]]
    assert b"".join(parts) == one


def test_eight_workers_learn_what_one_does(whole, tmp_path):
    run = learn.Run(COURSE, tmp_path, learn.Local(8))
    assert run.learn() == whole[1]
    assert files(run) == files(whole[0])


def test_a_run_that_was_killed_goes_on(whole, tmp_path):
    script = f"""
import os
from sacbe import learn
from test_learn import COURSE
class Dies(learn.Local):
    def run(self, tasks):
        for number, done in enumerate(super().run(tasks)):
            yield done
            if os.path.exists({str(tmp_path / "checkpoint")!r}) and number == 1:
                os._exit(9)
learn.Run(COURSE, {str(tmp_path)!r}, Dies(1)).learn()
"""
    environment = {**os.environ, "PYTHONPATH": os.path.dirname(__file__)}
    ended = subprocess.run([sys.executable, "-c", script], check=False, env=environment)
    assert ended.returncode == 9
    assert (tmp_path / "generation-2").exists()
    run = learn.Run(COURSE, tmp_path, learn.Local(2))
    assert run.learn() == whole[1]
    assert files(run) == files(whole[0])


def test_the_curve_is_in_a_table(whole):
    with (whole[0].folder / "curve.csv").open(newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [row["generation"] for row in rows] == ["1", "2"]
    assert int(rows[1]["positions"]) > int(rows[0]["positions"]) > 0
    known = json.loads((whole[0].folder / "course.json").read_text())
    assert known["rules"] == 1 and known["game"] == "uxmal"


def test_new_against_old(whole):
    report = whole[0].match(games=8, playouts=2)
    assert report["games"] <= 8
    assert report["verdict"] in ("open", "accepted", "rejected")
    assert json.loads((whole[0].folder / "match.json").read_text()) == report
    again = learn.Run(COURSE, whole[0].folder, learn.Local(3)).match(games=8, playouts=2)
    assert again["llr"] == report["llr"]


def test_a_folder_belongs_to_one_course(whole):
    other = learn.Course("uxmal", [2], generations=3, games=45)
    with pytest.raises(ValueError, match="same course"):
        learn.Run(other, whole[0].folder, learn.Local(1))


def test_what_is_not_a_network_is_refused():
    with pytest.raises(ValueError, match="a network of this game"):
        _sacbe.play_games(COURSE, b"net", 1, 0, 1, None)
    with pytest.raises(ValueError, match="bytes that play_games gave"):
        _sacbe.fit(COURSE, None, [], b"\1\0\0\0")
    with pytest.raises(ValueError, match="checkpoint"):
        _sacbe.next_players(COURSE, b"garbage")


def test_the_command(tmp_path):
    out = tmp_path / "uxmal.net"
    command = [sys.executable, "-m", "sacbe.learn", "--game", "uxmal", "--out", str(out)]
    small = ["--players", "2", "--generations", "1", "--games", "4", "--match-games", "2"]
    done = subprocess.run(
        [*command, *small, "--match-playouts", "1"], capture_output=True, text=True, check=True
    )
    assert "generation 1/1" in done.stdout and "new against old after 2 games" in done.stdout
    assert out.stat().st_size > 1000
