"""Datasets: rows, and runs that were stopped."""

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
