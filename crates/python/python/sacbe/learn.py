"""Trains a network of a game, on one machine or on many with Ray.

    python -m sacbe.learn --game uxmal
    python -m sacbe.learn --game uxmal --cluster auto     # pip install sacbe[ray]

Games are played in small tasks. The result of a task depends on its number alone and is kept in a
file as soon as it is there, so a worker that is lost costs one task, nothing is counted twice, and
a run that was stopped goes on when the same command is given again. The same seed and games give
the same samples and the same network on any number of workers.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import json
import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

from sacbe import _sacbe
from sacbe.checks import whole
from sacbe.command import told
from sacbe.progress import shown

TASK_GAMES = 20
"""Games in a task."""
RETRIES = 10
"""How often a task is tried again whose worker was lost."""


@dataclass(frozen=True)
class Course:
    """A course of training; the same numbers give the same network."""

    game: str
    players: list[int] = field(default_factory=list)
    """Numbers of players in the games, in turn; all, if there are none."""
    generations: int = 14
    games: int = 5_000
    """Games in every generation."""
    remembered: int = 4
    """How many of the last generations are fitted to."""
    epochs: int = 2
    playouts: int = 0
    """Playouts for a choice; with none the players look one step ahead."""
    seed: int = 1
    teacher: bytes | None = None
    """The network that players who search start from."""


Task = tuple[str, tuple[Any, ...]]
"""What is done, one of `_JOBS`, and with which arguments."""


Tell = Callable[[int, int], None]
"""Is told what is done, and of how much; what it raises ends the work."""


def _play(
    course: Course, net: bytes | None, seed: int, first: int, count: int, tell: Tell | None = None
) -> bytes:
    return _sacbe.play_games(course, net, seed, first, count, tell)


def _duel(
    course: Course,
    new: bytes,
    old: bytes | None,
    playouts: int,
    seed: int,
    first: int,
    count: int,
    tell: Tell | None = None,
) -> list[str]:
    players = course.players[0] if course.players else 2
    return _sacbe.duel(course.game, players, new, old, playouts, seed, first, count, tell)


_JOBS: dict[str, Callable[..., Any]] = {"play": _play, "duel": _duel}


class Cluster(Protocol):
    """Where tasks are done."""

    @property
    def workers(self) -> int:
        """How many tasks are done at once."""
        ...

    def run(self, tasks: Sequence[Task]) -> Iterator[tuple[int, Any]]:
        """The result of every task with its number, each exactly once, in any order."""
        ...


class Local:
    """Does tasks on threads of this process."""

    def __init__(self, workers: int | None = None) -> None:
        known = os.cpu_count() or 1
        self._workers = known if workers is None else whole("workers", workers, 1)

    @property
    def workers(self) -> int:
        """How many tasks are done at once."""
        return self._workers

    def run(self, tasks: Sequence[Task]) -> Iterator[tuple[int, Any]]:
        """The result of every task with its number."""
        ended = threading.Event()

        def tell(done: int, of: int) -> None:
            if ended.is_set():
                raise CancelledError

        with ThreadPoolExecutor(self.workers) as pool:
            running = {
                pool.submit(_JOBS[job], *args, tell): number
                for number, (job, args) in enumerate(tasks)
            }
            try:
                for done in as_completed(running):
                    yield running[done], done.result()
            except BaseException:
                # Ctrl-C comes here; tasks that have begun end after the game that they play.
                ended.set()
                pool.shutdown(wait=False, cancel_futures=True)
                raise


class Ray:
    """Does tasks on a Ray cluster; those of lost workers are tried again."""

    def __init__(self, address: str | None = None, **settings: Any) -> None:
        import ray

        if not ray.is_initialized():
            ray.init(address=address, include_dashboard=False, log_to_driver=False, **settings)
        self._ray: Any = ray
        self._do = ray.remote(num_cpus=1, max_retries=RETRIES, retry_exceptions=False)(_task)

    @property
    def workers(self) -> int:
        """How many tasks the machines of the cluster do at once now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(self, tasks: Sequence[Task]) -> Iterator[tuple[int, Any]]:
        """The result of every task with its number."""
        tasks = self._shared(tasks)
        waiting = {self._start(task): (number, 0) for number, task in enumerate(tasks)}
        while waiting:
            ready, _ = self._ray.wait(list(waiting), num_returns=1, timeout=1.0)
            for reference in ready:
                number, tried = waiting.pop(reference)
                try:
                    result = self._ray.get(reference)
                except self._ray.exceptions.RayTaskError:
                    raise
                except self._ray.exceptions.RayError:
                    # The worker is gone, or the node that held the result.
                    if tried == RETRIES:
                        raise
                    waiting[self._start(tasks[number])] = (number, tried + 1)
                    continue
                yield number, result

    def _shared(self, tasks: Sequence[Task]) -> list[Task]:
        """The same tasks; what is large and in many of them travels once to every machine."""
        known: dict[int, Any] = {}

        def shared(argument: Any) -> Any:
            if not isinstance(argument, (bytes, Course)):
                return argument
            if id(argument) not in known:
                known[id(argument)] = self._ray.put(argument)
            return known[id(argument)]

        return [(job, tuple(map(shared, arguments))) for job, arguments in tasks]

    def _start(self, task: Task) -> Any:
        job, args = task
        return self._do.remote(job, *args)


def _task(job: str, *args: Any) -> Any:
    # Imported by its name on the worker, so that it is the package installed there.
    from sacbe import learn

    return learn._JOBS[job](*args)


def cluster(name: str, workers: int | None = None) -> Cluster:
    """The cluster with this name: "none" is this machine without Ray, "local" a Ray cluster on this
    machine, "auto" the one that runs already (or a local one), anything else its address."""
    if not isinstance(name, str):
        raise TypeError(f"cluster: expected a name or an address, not {type(name).__name__}")
    if name == "none":
        return Local(workers)
    if name == "local":
        return Ray(None, num_cpus=workers) if workers else Ray()
    if name != "auto":
        return Ray(name)
    try:
        return Ray("auto")
    except ConnectionError:
        return Ray()


class Run:
    """A training whose files are in a folder: checkpoint, samples, curve and network."""

    def __init__(
        self, course: Course, folder: str | Path, at: Cluster, *, progress: bool = False
    ) -> None:
        self.course = course
        self.progress = progress
        self.folder = Path(folder)
        self.cluster = at
        self._check()

    def _check(self) -> None:
        """A folder belongs to one course, of one version of the rules."""
        course = asdict(replace(self.course, teacher=None))
        teacher = self.course.teacher
        if teacher is not None and not isinstance(teacher, bytes):
            found = type(teacher).__name__
            raise TypeError(f"teacher: expected the bytes of a network or None, not {found}")
        if not isinstance(self.course.players, list):
            found = type(self.course.players).__name__
            raise TypeError(f"players: expected a list of numbers, not {found}")
        course["teacher"] = None if teacher is None else hashlib.sha256(teacher).hexdigest()
        self.rules = _sacbe.new(self.course.game, *self.course.players[:1]).rules_version
        known = {
            "sacbe": _sacbe.__version__,
            "rules": self.rules,
            "task_games": TASK_GAMES,
            **course,
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / "course.json"
        if not file.exists():
            _write(file, json.dumps(known, indent=1).encode() + b"\n")
        elif json.loads(file.read_text(encoding="utf-8")) != known:
            raise ValueError(f"{file}: expected the same course; this folder has another")

    @property
    def checkpoint(self) -> bytes | None:
        """Where the training is; None at its start."""
        return _read(self.folder / "checkpoint")

    def learn(self, tell: Callable[[dict[str, Any]], None] = lambda row: None) -> bytes:
        """Plays and fits every generation that is not done, and returns the network."""
        while (players := _sacbe.next_players(self.course, self.checkpoint)) is not None:
            began = time.monotonic()
            generation, net, seed = players
            samples = self.samples(generation, net, seed)
            earlier = [
                self._samples_file(number).read_bytes()
                for number in range(max(1, generation - self.course.remembered + 1), generation)
            ]
            with shown(self.progress, f"fitting generation {generation}") as told:
                fitted = _sacbe.fit(self.course, self.checkpoint, earlier, samples, told)
            _write(self.folder / "network", fitted["network"])
            row = {
                "sacbe": _sacbe.__version__,
                "rules": self.rules,
                "generation": generation,
                "positions": fitted["positions"],
                "loss": fitted["loss"],
                "seconds": time.monotonic() - began,
            }
            # First the curve: a run that is killed in between writes the same line again.
            self._log(row)
            _write(self.folder / "checkpoint", fitted["checkpoint"])
            self._forget(generation)
            tell(row)
        return (self.folder / "network").read_bytes()

    def samples(self, generation: int, net: bytes | None, seed: int) -> bytes:
        """The samples of all games of a generation; tasks that are done are not done again."""
        whole = self._samples_file(generation)
        done = _read(whole)
        if done is not None:
            return done
        parts = self.folder / f"generation-{generation}"
        parts.mkdir(exist_ok=True)
        firsts = range(0, self.course.games, TASK_GAMES)
        missing = [first for first in firsts if not (parts / str(first)).exists()]
        tasks: list[Task] = [
            ("play", (self.course, net, seed, first, min(TASK_GAMES, self.course.games - first)))
            for first in missing
        ]
        with shown(self.progress, f"games of generation {generation}") as told:
            done_games = self.course.games - sum(task[1][-1] for task in tasks)
            for number, result in self.cluster.run(tasks):
                _write(parts / str(missing[number]), result)
                done_games += tasks[number][1][-1]
                if told is not None:
                    told(done_games, self.course.games)
        samples = b"".join((parts / str(first)).read_bytes() for first in firsts)
        _write(whole, samples)
        for first in firsts:
            (parts / str(first)).unlink(missing_ok=True)
        parts.rmdir()
        return samples

    def _samples_file(self, generation: int) -> Path:
        return self.folder / f"samples-{generation}"

    def _forget(self, generation: int) -> None:
        for old in range(1, generation - self.course.remembered + 2):
            self._samples_file(old).unlink(missing_ok=True)

    def _log(self, row: dict[str, Any]) -> None:
        file = self.folder / "curve.csv"
        rows: list[dict[str, Any]] = []
        if file.exists():
            with file.open(newline="", encoding="utf-8") as lines:
                rows = [
                    old for old in csv.DictReader(lines) if int(old["generation"]) < row["generation"]
                ]
        new = file.with_suffix(".new")
        with new.open("w", newline="", encoding="utf-8") as lines:
            writer = csv.DictWriter(lines, list(row))
            writer.writeheader()
            writer.writerows([*rows, row])
        os.replace(new, file)
        self._to_tensorboard(row)

    def _to_tensorboard(self, row: dict[str, Any]) -> None:
        try:
            from tensorboard.compat.proto.event_pb2 import Event
            from tensorboard.compat.proto.summary_pb2 import Summary
            from tensorboard.summary.writer.event_file_writer import EventFileWriter
        except ImportError:
            return
        values = [
            Summary.Value(tag=name, simple_value=float(row[name]))
            for name in ("positions", "loss", "seconds")
        ]
        writer = EventFileWriter(str(self.folder / "tensorboard"))
        writer.add_event(
            Event(wall_time=time.time(), step=row["generation"], summary=Summary(value=values))
        )
        writer.close()

    def match(
        self,
        old: bytes | None = None,
        *,
        games: int = 400,
        playouts: int = 50,
        elo0: float = 0.0,
        elo1: float = 50.0,
    ) -> dict[str, Any]:
        """Tests the network against an old one, by default that of this version, until it is clear
        which of the two numbers of Elo points it is stronger by, or until so many games are played.

        Games that were played are kept, and not played again by the same match.
        """
        games, playouts = whole("games", games, 1), whole("playouts", playouts, 1)
        if old is not None and not isinstance(old, bytes):
            raise TypeError(f"old: expected bytes of a network or None, not {type(old).__name__}")
        new = (self.folder / "network").read_bytes()
        players = self.course.players[0] if self.course.players else 2
        group = TASK_GAMES - TASK_GAMES % players or players
        seed = self.course.seed
        parts = self._match_folder(new, old, playouts)
        played: list[str] = []
        report = _sacbe.sprt([], players, elo0, elo1, 0.05, 0.05)
        waves = self.cluster.workers
        with shown(self.progress, "games of new against old") as told:
            while len(played) < games and report["verdict"] == "open":
                firsts = range(len(played), min(games, len(played) + waves * group), group)
                # A part that another number of games has cut short has a name of its own.
                names = {first: f"{first}-{min(group, games - first)}" for first in firsts}
                missing = [first for first in firsts if not (parts / names[first]).exists()]
                tasks: list[Task] = [
                    ("duel", (self.course, new, old, playouts, seed, first, min(group, games - first)))
                    for first in missing
                ]
                for number, lines in self.cluster.run(tasks):
                    _write(parts / names[missing[number]], "".join(f"{line}\n" for line in lines).encode())
                for first in firsts:
                    played += (parts / names[first]).read_text(encoding="utf-8").splitlines()
                report = _sacbe.sprt(played, players, elo0, elo1, 0.05, 0.05)
                if told is not None:
                    told(len(played), games)
        # Games behind the decision do not count, so the report is the same on any cluster.
        report["games"] = report["groups"] * players
        report["playouts"] = playouts
        report["sacbe"], report["rules"] = _sacbe.__version__, self.rules
        _write(self.folder / "match.json", json.dumps(report, indent=1).encode() + b"\n")
        return report

    def _match_folder(self, new: bytes, old: bytes | None, playouts: int) -> Path:
        """The folder with the games of these two networks."""
        pair = hashlib.sha256(new).hexdigest() + hashlib.sha256(old or b"").hexdigest()
        name = hashlib.sha256(f"{pair} {playouts}".encode()).hexdigest()[:16]
        folder = self.folder / f"match-{name}"
        folder.mkdir(exist_ok=True)
        return folder


def _read(file: Path) -> bytes | None:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return None


def _write(file: Path, content: bytes) -> None:
    """Writes a file so that a run that is killed leaves the old one or the new one, never a part."""
    new = file.with_name(file.name + ".new")
    new.write_bytes(content)
    os.replace(new, file)


def main(arguments: list[str] | None = None) -> None:
    """Trains as the command line says."""
    parser = argparse.ArgumentParser(
        prog="python -m sacbe.learn",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", required=True)
    parser.add_argument("--out", type=Path, help="file to write the network to [default: GAME.net]")
    parser.add_argument("--cluster", default="none", help="none, local, auto or an address")
    parser.add_argument("--workers", type=int, help="workers of a local cluster")
    parser.add_argument("--players", type=int, action="append", default=[])
    parser.add_argument("--generations", type=int, default=14)
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--playouts", type=int, default=0)
    parser.add_argument("--teacher", type=Path, help="network that players who search start from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--match-games", type=int, default=400, help="most games of the final match")
    parser.add_argument("--match-playouts", type=int, default=50)
    parser.add_argument("--old", type=Path, help="network to compare with [default: the built-in one]")
    args = parser.parse_args(arguments)
    with told(parser.prog, "stopped; the same command goes on from here"):
        _train(args)


def _train(args: argparse.Namespace) -> None:
    teacher = args.teacher.read_bytes() if args.teacher else None
    course = Course(
        args.game,
        args.players,
        args.generations,
        args.games,
        playouts=args.playouts,
        epochs=4 if args.playouts else 2,
        seed=args.seed,
        teacher=teacher,
    )
    out = args.out or Path(f"{course.game}.net")
    folder = out.with_name(out.name + ".run")
    run = Run(course, folder, cluster(args.cluster, args.workers), progress=True)

    def tell(row: dict[str, Any]) -> None:
        print(
            f"generation {row['generation']}/{course.generations}: {row['positions']} positions, "
            f"loss {row['loss']:.4f}, {row['seconds']:.0f} s",
            flush=True,
        )

    _write(out, run.learn(tell))
    if args.match_games > 0:
        old = args.old.read_bytes() if args.old else None
        report = run.match(old, games=args.match_games, playouts=args.match_playouts)
        print(
            f"new against old after {report['games']} games: {report['verdict']}, "
            f"llr {report['llr']:.2f} between {report['lower']:.2f} and {report['upper']:.2f}"
        )


if __name__ == "__main__":
    main()
