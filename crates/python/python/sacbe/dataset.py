"""Writes many games as Parquet, one row for every choice (`pip install sacbe[data]`).

    python -m sacbe.dataset --game uxmal --bots 7,5 --games 1000 --out games/

A run that was stopped goes on when the same command is given again: parts that are complete stay,
and the rows are the same as those of a run that was never stopped. Every row has the version of the
game's rules; the manifest and every file have that of the package, too.

>>> import tempfile
>>> from pathlib import Path
>>> export = Path(tempfile.mkdtemp())
>>> for number in range(2):
...     record = sacbe.self_play("uxmal", ["random"], number=number)
...     _ = (export / f"table{number}.sacbe").write_text(record)
>>> [path.name for path in records_in(export)]
['table0.sacbe', 'table1.sacbe']
>>> done = from_records(export / "rows", records_in(export), progress=False)
>>> done["games"], done["left_out"]
(2, [])
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from sacbe import _sacbe
from sacbe.bots import review, self_play
from sacbe.checks import whole
from sacbe.command import told
from sacbe.errors import RecordError
from sacbe.progress import shown

GAMES_IN_A_PART = 50
MOST_GAMES = 100_000_000
MANIFEST = "manifest.json"


def records_in(folder: str | Path) -> list[Path]:
    """The records of a folder, such as one that `sacbe export` wrote, in the order of their names."""
    if not isinstance(folder, (str, Path)):
        raise TypeError(f"folder: expected a path, not {type(folder).__name__}")
    folder = Path(folder)
    if not folder.is_dir():
        raise ValueError(f"folder: expected a folder with records, not {str(folder)!r:.200}")
    return sorted(folder.glob("*.sacbe"))


def from_records(out: str | Path, records: Iterable[str | Path], **settings: Any) -> dict[str, Any]:
    """Writes the choices of recorded games; a path is read, other text is a record.

    A game that is not over is an error, or with `skip_unfinished=True` left out and named in the
    manifest: a server exports tables that its operator has closed, too.
    """
    if isinstance(records, (str, bytes)) or not isinstance(records, Iterable):
        found = type(records).__name__
        raise TypeError(f"records: expected a list of texts or paths, not {found}")
    texts = [_named(record, index) for index, record in enumerate(records)]
    names = [name for name, _ in texts]
    source = {"records": names}
    return _write(
        out, source, len(names), names.__getitem__, lambda number: texts[number][1](), **settings
    )


def from_self_play(
    out: str | Path,
    game: str,
    bots: list[str],
    games: int,
    *,
    players: int = 2,
    seed: int = 1,
    playouts: int | None = None,
    options: dict[str, Any] | None = None,
    **settings: Any,
) -> dict[str, Any]:
    """Lets bots play, and writes their choices.

    >>> import tempfile
    >>> out = tempfile.mkdtemp()
    >>> done = from_self_play(out, "uxmal", ["random"], 2, progress=False)
    >>> done["games"], done["parts"][0]["file"]
    (2, 'part-00000.parquet')
    """
    games = whole("games", games, 1, MOST_GAMES)
    if isinstance(bots, str) or not isinstance(bots, Iterable):
        raise TypeError(f"bots: expected a list of levels, not {type(bots).__name__}")
    if not isinstance(options, (dict, type(None))):
        raise TypeError(f"options: expected a dict or None, not {type(options).__name__}")
    source = {
        "game": game,
        "bots": list(bots),
        "players": players,
        "seed": seed,
        "playouts": playouts,
        "options": options or {},
    }

    def play(number: int) -> str:
        return self_play(
            game,
            bots,
            players=players,
            seed=seed,
            number=number,
            playouts=playouts,
            **(options or {}),
        )

    return _write(out, source, games, "game {}".format, play, **settings)


def _named(record: str | Path, index: int) -> tuple[str, Callable[[], str]]:
    if isinstance(record, Path):
        return record.name, lambda: record.read_text(encoding="utf-8")
    if not isinstance(record, str):
        raise TypeError(f"records: expected texts or paths, not {type(record).__name__}")
    return f"record {index}", lambda: record


def _write(
    folder: str | Path,
    source: dict[str, Any],
    games: int,
    name_of: Callable[[int], str],
    record_of: Callable[[int], str],
    *,
    features: bool = True,
    review_playouts: int | None = None,
    part_games: int = GAMES_IN_A_PART,
    skip_unfinished: bool = False,
    progress: bool = True,
) -> dict[str, Any]:
    if not isinstance(folder, (str, Path)):
        raise TypeError(f"out: expected a path, not {type(folder).__name__}")
    out, part_games = Path(folder), whole("part_games", part_games, 1)
    if games == 0:
        raise ValueError("records: expected at least one game")
    settings = {
        "features": features,
        "review_playouts": review_playouts,
        "part_games": part_games,
        "skip_unfinished": skip_unfinished,
    }
    run = {"sacbe": _sacbe.__version__, "source": source, "games": games, **settings}
    out.mkdir(parents=True, exist_ok=True)
    manifest = _manifest(out, run)
    with shown(progress, "games") as tell:
        for first in range(manifest["done"], games, part_games):
            numbers = range(first, min(first + part_games, games))
            left_out: list[str] = []
            of_run = (games, name_of, record_of)
            tables = _tables(numbers, of_run, settings, left_out, tell)
            name = f"part-{len(manifest['parts']):05}.parquet"
            rows = _write_part(out / name, tables)
            if rows > 0:
                written = len(numbers) - len(left_out)
                manifest["parts"].append({"file": name, "games": written, "rows": rows})
            manifest["left_out"] += left_out
            manifest["done"] = numbers.stop
            _replace(out / MANIFEST, json.dumps(manifest, indent=1).encode() + b"\n")
    return manifest


def _manifest(out: Path, run: dict[str, Any]) -> dict[str, Any]:
    file = out / MANIFEST
    if not file.exists():
        return {**run, "done": 0, "left_out": [], "parts": []}
    manifest: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    others = [key for key in run if manifest.get(key) != run[key]]
    if others:
        raise ValueError(f"{file}: expected a run with the same settings; {others[0]} is another")
    return manifest


def _replace(file: Path, content: bytes) -> None:
    new = file.with_suffix(".new")
    new.write_bytes(content)
    os.replace(new, file)


def _tables(
    numbers: range,
    of_run: tuple[int, Callable[[int], str], Callable[[int], str]],
    settings: dict[str, Any],
    left_out: list[str],
    tell: Callable[[int, int], None] | None,
) -> Iterator[Any]:
    games, name_of, record_of = of_run
    wanted = {name: settings[name] for name in ("features", "review_playouts")}
    for number in numbers:
        record = record_of(number)
        try:
            is_over = _sacbe.load(record).turn == "over"
        except RecordError as error:
            raise ValueError(f"{name_of(number)}: {error}") from error
        if is_over:
            yield table_of(record, number, **wanted)
        elif settings["skip_unfinished"]:
            left_out.append(name_of(number))
        else:
            raise ValueError(f"{name_of(number)}: expected a game that is over")
        if tell is not None:
            tell(number + 1, games)


def _write_part(file: Path, tables: Iterator[Any]) -> int:
    import pyarrow.parquet as parquet

    new, rows, writer = file.with_suffix(".new"), 0, None
    rules: set[str] = set()
    try:
        for table in tables:
            rules.add(table.schema.metadata[b"rules"].decode())
            table = table.replace_schema_metadata()
            if writer is None:
                writer = parquet.ParquetWriter(new, table.schema, compression="zstd")
            writer.write_table(table)
            rows += table.num_rows
    finally:
        if writer is not None:
            versions = {"sacbe": _sacbe.__version__, "rules": ", ".join(sorted(rules))}
            writer.add_key_value_metadata(versions)
            writer.close()
    if rows > 0:
        os.replace(new, file)
    return rows


def table_of(
    record: str, number: int = 0, *, features: bool = True, review_playouts: int | None = None
) -> Any:
    """The choices of one finished game as a pyarrow table, a row group of a part.

    `features` has the two columns of what the seat saw; `docs/python.md` explains every column.
    """
    import pyarrow

    match = _sacbe.load(record)
    if match.turn != "over":
        raise ValueError("expected a game that is over")
    rows = _sacbe.choices(record)
    shares = {seat: 1 / len(match.winners) for seat in match.winners}
    looked = _reviewed(record, review_playouts)
    columns: dict[str, Any] = {
        "game": [match.game] * len(rows),
        "rules": [match.rules_version] * len(rows),
        "players": pyarrow.array([match.players] * len(rows), pyarrow.int8()),
        "number": [number] * len(rows),
        "at": pyarrow.array([row["at"] for row in rows], pyarrow.int32()),
        "seat": pyarrow.array([row["seat"] for row in rows], pyarrow.int8()),
        "kind": [row["kind"] for row in rows],
        "legal": pyarrow.array([row["legal"] for row in rows], pyarrow.int32()),
        "action": [row["action"] for row in rows],
        "action_id": pyarrow.array(_ids(match, rows), pyarrow.int64()),
        "points_now": pyarrow.array(
            [row["scores"][row["seat"] - 1] for row in rows], pyarrow.int32()
        ),
        "win": [shares.get(row["seat"], 0.0) for row in rows],
        "points": pyarrow.array([match.scores[row["seat"] - 1] for row in rows], pyarrow.int32()),
    }
    if features:
        for name in ("features", "flat"):
            columns[name] = _vectors([row[name] for row in rows])
    if review_playouts is not None:
        for name in ("loss", "best", "value"):
            values = [looked.get(row["at"], {}).get(name) for row in rows]
            kind = pyarrow.string() if name == "best" else pyarrow.float64()
            columns[name] = pyarrow.array(values, kind)
    versions = {"sacbe": _sacbe.__version__, "rules": f"{match.game} {match.rules_version}"}
    return pyarrow.table(columns, metadata=versions)


def _vectors(rows: list[bytes]) -> Any:
    import pyarrow

    size = len(rows[0]) // 4 if rows else 1
    flat = pyarrow.Array.from_buffers(
        pyarrow.float32(), size * len(rows), [None, pyarrow.py_buffer(b"".join(rows))]
    )
    return pyarrow.FixedSizeListArray.from_arrays(flat, size)


def _ids(match: _sacbe.Match, rows: list[dict[str, Any]]) -> list[int | None]:
    """The number of every action; None where the components are not the usual ones."""

    def number(action: str) -> int | None:
        try:
            return _sacbe.action_id(match.game, action)
        except ValueError:
            return None

    return [number(row["action"]) for row in rows]


def _reviewed(record: str, playouts: int | None) -> dict[int, dict[str, Any]]:
    """What a review says about choices, by the number of actions before them."""
    if playouts is None:
        return {}
    found = review(record, playouts=playouts, progress=False)
    return {
        each["at"]: {
            "loss": each["loss"],
            "best": each["best"],
            "value": each["win"][each["seat"] - 1],
        }
        for each in found["choices"]
    }


def main(arguments: list[str] | None = None) -> None:
    """Writes a dataset as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m sacbe.dataset", description=__doc__)
    parser.add_argument("--out", required=True, help="folder to write to")
    parser.add_argument("--records", help="folder with records, as `sacbe export` writes them")
    parser.add_argument("--game", help="game that bots play")
    parser.add_argument("--bots", default="7", help="their levels, separated by commas")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, help="playouts of bots that search")
    parser.add_argument("--review", type=int, metavar="PLAYOUTS", help="add values of a review")
    parser.add_argument(
        "--no-features", action="store_true", help="leave out the columns features and flat"
    )
    args = parser.parse_args(arguments)
    if not args.records and not args.game:
        parser.error("expected --records or --game")
    if args.records and not Path(args.records).is_dir():
        parser.error(f"--records: {args.records} is not a folder")
    with told(parser.prog, "stopped; the same command goes on from here"):
        done = _written(args)
    games, rows = (sum(part[name] for part in done["parts"]) for name in ("games", "rows"))
    print(f"{games} games, {rows} rows")
    if done["left_out"]:
        print(f"left out, because they are not over: {', '.join(done['left_out'])}")


def _written(args: argparse.Namespace) -> dict[str, Any]:
    settings = {"features": not args.no_features, "review_playouts": args.review}
    if args.records:
        return from_records(args.out, records_in(args.records), skip_unfinished=True, **settings)
    return from_self_play(
        args.out,
        args.game,
        args.bots.split(","),
        args.games,
        players=args.players,
        seed=args.seed,
        playouts=args.playouts,
        **settings,
    )


if __name__ == "__main__":
    main()
