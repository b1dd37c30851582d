"""Datasets: rows, and runs that were stopped."""

import contextlib
import json
import subprocess
import sys

import pyarrow.parquet as parquet
import pytest

import sacbe
from sacbe import dataset


def content(folder):
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def make(out, games=5, **settings):
    return dataset.from_self_play(
        out, "uxmal", ["2", "random"], games, seed=3, part_games=2, progress=False, **settings
    )


def test_a_row_for_every_choice(tmp_path):
    manifest = make(tmp_path)
    assert [part["games"] for part in manifest["parts"]] == [2, 2, 1]
    table = parquet.read_table([tmp_path / part["file"] for part in manifest["parts"]])
    assert table.num_rows == sum(part["rows"] for part in manifest["parts"])
    row = table.slice(0, 1).to_pylist()[0]
    match = sacbe.load(sacbe.self_play("uxmal", ["2", "random"], seed=3, number=0))
    assert row["action"] == match.actions[row["at"]]
    assert row["points"] == match.scores[row["seat"] - 1]
    assert row["win"] == (1 / len(match.winners) if row["seat"] in match.winners else 0)
    replay = sacbe.new("uxmal")
    for action in match.actions[: row["at"]]:
        replay.play(action)
    assert replay.turn == row["seat"]
    assert row["legal"] == len(replay.legal)
    assert row["rules"] == replay.rules_version
    flat = [number for seat in replay.features(row["seat"]) for number in seat]
    assert row["features"] == pytest.approx(flat)
    groups = parquet.ParquetFile(tmp_path / "part-00000.parquet").num_row_groups
    assert groups == 2, "a row group for each game"


def test_a_run_that_was_killed_goes_on(tmp_path):
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    make(whole)
    script = f"""
import os, sacbe.dataset as dataset
write = dataset._write_part
def killed(file, tables):
    if file.name == "part-00001.parquet":
        next(tables)
        os._exit(9)
    return write(file, tables)
dataset._write_part = killed
dataset.from_self_play({str(stopped)!r}, "uxmal", ["2", "random"], 5, seed=3, part_games=2,
                       progress=False)
"""
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 9
    assert len(json.loads((stopped / "manifest.json").read_text())["parts"]) == 1
    make(stopped)
    assert content(stopped) == content(whole)


def test_other_settings_are_refused(tmp_path):
    make(tmp_path)
    with pytest.raises(ValueError, match="same settings; games is another"):
        make(tmp_path, games=6)


def test_records_of_a_folder_with_values_of_a_review(tmp_path):
    folder, out = tmp_path / "export", tmp_path / "out"
    folder.mkdir()
    for number in range(2):
        record = sacbe.self_play("uxmal", ["random"], seed=1, number=number)
        (folder / f"table{number}.sacbe").write_text(record)
    done = dataset.from_records(
        out, dataset.records_in(folder), review_playouts=4, features=False, progress=False
    )
    assert done["source"]["records"] == ["table0.sacbe", "table1.sacbe"]
    table = parquet.read_table(out / "part-00000.parquet").to_pylist()
    assert "features" not in table[0]
    judged = [row for row in table if row["loss"] is not None]
    assert judged and all(row["best"] and 0 <= row["value"] <= 1 for row in judged)


def test_games_that_go_on_are_refused_or_left_out(tmp_path, capsys):
    begun, whole = sacbe.new("uxmal").record, sacbe.self_play("uxmal", ["random"], seed=1)
    for name, record in (("a", begun), ("b", begun), ("c", whole), ("d", begun)):
        (tmp_path / f"{name}.sacbe").write_text(record)
    records = dataset.records_in(tmp_path)
    with pytest.raises(ValueError, match="^a.sacbe: expected a game that is over"):
        dataset.from_records(tmp_path / "refused", records, progress=False)
    out = tmp_path / "out"
    settings = {"skip_unfinished": True, "part_games": 2, "progress": False}
    done = dataset.from_records(out, records, **settings)
    assert done["left_out"] == ["a.sacbe", "b.sacbe", "d.sacbe"]
    assert [part["games"] for part in done["parts"]] == [1]
    numbers = parquet.read_table(out / "part-00000.parquet")["number"].to_pylist()
    assert set(numbers) == {2}
    assert dataset.from_records(out, records, **settings) == done
    dataset.main(["--records", str(tmp_path), "--out", str(tmp_path / "command"), "--no-features"])
    assert "left out, because they are not over: a.sacbe" in capsys.readouterr().out


def test_a_broken_record_is_named(tmp_path):
    with pytest.raises(ValueError, match="^record 1: line 2: "):
        good = sacbe.self_play("uxmal", ["random"], seed=1)
        dataset.from_records(tmp_path, [good, "game uxmal\nnonsense\n"], progress=False)
    with pytest.raises(ValueError, match="at least one game"):
        dataset.from_records(tmp_path, [], progress=False)


def test_ctrl_c_loses_no_part(tmp_path, monkeypatch):
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    make(whole)

    @contextlib.contextmanager
    def interrupting(progress, what):
        def tell(done, of):
            if done == 3:
                raise KeyboardInterrupt

        yield tell

    with monkeypatch.context() as patched:
        patched.setattr(dataset, "shown", interrupting)
        with pytest.raises(KeyboardInterrupt):
            make(stopped)
    assert len(json.loads((stopped / "manifest.json").read_text())["parts"]) == 1
    make(stopped)
    assert content(stopped) == content(whole)


def test_a_row_has_the_observation_of_its_seat(tmp_path):
    make(tmp_path, games=1)
    rows = parquet.read_table(tmp_path / "part-00000.parquet").to_pylist()
    here = sacbe.position("uxmal", memory=True)
    ids = iter(rows)
    row = next(ids)
    match = sacbe.load(sacbe.self_play("uxmal", ["2", "random"], seed=3, number=0))
    for at, action in enumerate(match.actions):
        if row is not None and row["at"] == at:
            assert row["flat"] == pytest.approx(here.observation().tolist())
            assert row["seat"] == here.seat + 1
            row = next(ids, None)
        here.play(sacbe.action_id("uxmal", action))
    assert row is None


def test_every_file_names_versions(tmp_path):
    manifest = make(tmp_path)
    assert manifest["sacbe"] == sacbe.__version__
    rules = f"uxmal {sacbe.new('uxmal').rules_version}"
    for part in manifest["parts"]:
        metadata = parquet.read_metadata(tmp_path / part["file"]).metadata
        assert metadata[b"sacbe"].decode() == sacbe.__version__
        assert metadata[b"rules"].decode() == rules
    table = dataset.table_of(sacbe.self_play("uxmal", ["random"]))
    assert table.schema.metadata[b"rules"].decode() == rules


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        (lambda out: dataset.from_self_play(out, "uxmal", ["3"], 10**12), "games: expected a number of at most 100000000, not 1000000000000"),
        (lambda out: dataset.from_self_play(out, "uxmal", "3", 1), "bots: expected a list of levels, not str"),
        (lambda out: dataset.from_self_play(out, "uxmal", None, 1), "bots: expected a list of levels, not NoneType"),
        (lambda out: dataset.from_self_play(out, "uxmal", ["3"], 1, options=3), "options: expected a dict or None, not int"),
        (lambda out: dataset.from_self_play(None, "uxmal", ["3"], 1), "out: expected a path, not NoneType"),
        (lambda out: dataset.from_records(out, None), "records: expected a list of texts or paths, not NoneType"),
        (lambda out: dataset.from_records(out, "game uxmal"), "records: expected a list of texts or paths, not str"),
        (lambda out: dataset.from_records(out, [None]), "records: expected texts or paths, not NoneType"),
        (lambda out: dataset.records_in(None), "folder: expected a path, not NoneType"),
        (lambda out: dataset.records_in(out / "none"), "folder: expected a folder with records, not "),
    ],
)  # fmt: skip
def test_wrong_arguments_say_what_was_expected(call, expected, tmp_path):
    with pytest.raises((TypeError, ValueError), match=expected):
        call(tmp_path)
