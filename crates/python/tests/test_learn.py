"""Training: the same network on any number of workers, stopped or not."""

import csv
import dataclasses
import json
import os
import shutil
import signal
import subprocess
import sys

import pytest
from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

import sacbe
from sacbe import _sacbe, learn

COURSE = learn.Course("uxmal", [2], generations=2, games=45, epochs=1, seed=5)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The run that others are compared with, on one worker."""
    run = learn.Run(COURSE, tmp_path_factory.mktemp("whole"), learn.Local(1))
    return run, run.learn()


def copied(whole, folder, workers):
    """The same run in another folder, without the games of its matches."""
    shutil.copytree(whole[0].folder, folder, ignore=shutil.ignore_patterns("match*"))
    return learn.Run(COURSE, folder, workers)


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
import os, sys
from sacbe import learn
sys.path.insert(0, {os.path.dirname(__file__)!r})
from test_learn import COURSE
class Dies(learn.Local):
    def run(self, tasks):
        for number, done in enumerate(super().run(tasks)):
            yield done
            if os.path.exists({str(tmp_path / "checkpoint")!r}) and number == 1:
                os._exit(9)
learn.Run(COURSE, {str(tmp_path)!r}, Dies(1)).learn()
"""
    ended = subprocess.run([sys.executable, "-c", script], check=False)
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


def test_new_against_old(whole, tmp_path):
    report = whole[0].match(games=8, playouts=2)
    assert report["games"] <= 8
    assert report["verdict"] in ("open", "accepted", "rejected")
    assert json.loads((whole[0].folder / "match.json").read_text()) == report
    again = copied(whole, tmp_path / "run", learn.Local(3)).match(games=8, playouts=2)
    assert again == report


def test_games_behind_the_decision_of_a_match_do_not_count(whole, tmp_path):
    reports = []
    for workers in (1, 4):
        run = copied(whole, tmp_path / str(workers), learn.Local(workers))
        reports.append(run.match(games=160, playouts=1, elo0=0.0, elo1=2000.0))
    assert reports[0] == reports[1]
    assert reports[0]["verdict"] != "open" and reports[0]["games"] < 160


def test_the_curve_is_written_for_tensorboard(whole):
    events = EventAccumulator(str(whole[0].folder / "tensorboard"))
    events.Reload()
    with (whole[0].folder / "curve.csv").open(newline="") as lines:
        rows = list(csv.DictReader(lines))
    for name in ("loss", "positions", "seconds"):
        curve = [(event.step, event.value) for event in events.Scalars(name)]
        expected = [(int(row["generation"]), float(row[name])) for row in rows]
        assert curve == [(step, pytest.approx(value, rel=1e-6)) for step, value in expected]


def test_progress_tells_the_games_of_a_generation(tmp_path, capsys):
    course = learn.Course("uxmal", [2], generations=1, games=25, epochs=1)
    learn.Run(course, tmp_path, learn.Local(2), progress=True).learn()
    assert "games of generation 1" in capsys.readouterr().err


def test_work_that_is_broken_off_ends_soon():
    endless = learn.Course("uxmal", [2], games=100_000)
    tasks = [("play", (endless, None, 1, 0, 1)), ("play", (endless, None, 1, 0, 100_000))]
    results = learn.Local(2).run(tasks)
    assert next(results)[0] == 0
    results.close()


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


def test_the_network_has_the_name_of_the_game_by_default(tmp_path):
    command = [sys.executable, "-m", "sacbe.learn", "--game", "uxmal", "--players", "2"]
    small = ["--generations", "1", "--games", "2", "--match-games", "0"]
    subprocess.run([*command, *small], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["uxmal.net", "uxmal.net.run"]


def test_a_game_that_there_is_not_leaves_no_folder(tmp_path):
    with pytest.raises(sacbe.Refused):
        learn.Run(learn.Course("../chess"), tmp_path / "run", learn.Local(1))
    assert list(tmp_path.iterdir()) == []


class Counting(learn.Local):
    """Counts tasks."""

    tasks = 0

    def run(self, tasks):
        self.tasks += len(tasks)
        return super().run(tasks)


def test_a_match_that_was_played_is_not_played_again(whole, tmp_path):
    at = Counting(2)
    run = copied(whole, tmp_path / "run", at)
    report = run.match(games=44, playouts=1, elo1=400.0)
    played = at.tasks
    assert played > 0
    assert run.match(games=44, playouts=1, elo1=400.0) == report
    assert at.tasks == played, "nothing is played again"
    again = copied(whole, tmp_path / "again", learn.Local(1))
    assert again.match(games=44, playouts=1, elo1=400.0) == report
    run.match(games=44, playouts=2, elo1=400.0)
    assert at.tasks > played, "another number of playouts is another match"


def test_a_match_that_was_stopped_goes_on(whole, tmp_path):
    class Stops(learn.Local):
        def run(self, tasks):
            yield next(iter(super().run(tasks)))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copied(whole, tmp_path / "run", Stops(2)).match(games=40, playouts=1)
    at = Counting(2)
    report = learn.Run(COURSE, tmp_path / "run", at).match(games=40, playouts=1)
    assert at.tasks == 1, "one of two tasks was done"
    alone = copied(whole, tmp_path / "alone", learn.Local(1))
    assert alone.match(games=40, playouts=1) == report


def test_everything_that_is_written_names_versions(whole):
    run = whole[0]
    report = run.match(games=4, playouts=1)
    known = {"sacbe": sacbe.__version__, "rules": sacbe.new("uxmal").rules_version}
    assert {name: report[name] for name in known} == known
    with (run.folder / "curve.csv").open(newline="") as lines:
        for row in csv.DictReader(lines):
            assert {name: row[name] for name in known} == {name: str(each) for name, each in known.items()}
    course = json.loads((run.folder / "course.json").read_text())
    assert {name: course[name] for name in known} == known


def test_what_a_match_is_given_is_checked(whole):
    for wrong, expected in [
        ({"games": 0}, "games: expected a number of at least 1, not 0"),
        ({"playouts": 1.5}, "playouts: expected a whole number, not float"),
        ({"old": "file"}, "old: expected bytes of a network or None, not str"),
        ({"old": b"net"}, "a network of this game"),
        ({"elo0": 9.0, "elo1": 1.0}, "elo"),
        ({"elo0": float("nan")}, "two Elo differences"),
    ]:
        with pytest.raises((TypeError, ValueError), match=expected):
            whole[0].match(**{"games": 2, "playouts": 1, **wrong})


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGINT to send")
def test_ctrl_c_ends_fitting_and_nothing_is_lost(whole, tmp_path, monkeypatch):
    course = dataclasses.replace(COURSE, epochs=1000)
    samples = (whole[0].folder / "samples-1").read_bytes() * 100
    told = []

    def interrupt(done, of):
        told.append((done, of))
        os.kill(os.getpid(), signal.SIGINT)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            _sacbe.fit(course, None, [], samples, interrupt)
    finally:
        signal.signal(signal.SIGINT, before)
    done, of = told[-1]
    assert 0 <= done < of and of % 1000 == 0


def test_fitting_tells_how_far_it_is(whole):
    told = []
    samples = (whole[0].folder / "samples-1").read_bytes() * 40
    fitted = _sacbe.fit(COURSE, None, [], samples, lambda done, of: told.append((done, of)))
    assert fitted["positions"] > 0
    assert all(0 <= done <= of == fitted["positions"] for done, of in told)
