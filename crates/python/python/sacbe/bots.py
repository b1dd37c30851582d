"""Bots that choose, play against each other, and review games."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sacbe import _sacbe
from sacbe.progress import shown


@dataclass(frozen=True)
class Line:
    """What a bot thinks of one action."""

    action: str
    visits: int
    """How often it was tried."""
    win: list[float]
    """How likely every seat is to win after it."""
    points: list[float]
    """The points every seat is expected to end with."""
    margin: float
    """How many points the seat that chooses is expected to be ahead of the best other."""
    line: list[str]
    """How play is expected to go on, this action first."""


@dataclass(frozen=True)
class Report:
    """What a bot chose, and why."""

    action: str
    seat: int
    lines: list[Line]
    """The best actions, best first; empty for a bot that does not compare."""
    playouts: int
    positions: int
    """Positions that were evaluated or played to the end."""
    seconds: float

    @property
    def win(self) -> list[float] | None:
        """How likely every seat is to win after the choice; None if the bot did not say."""
        chosen = [line.win for line in self.lines if line.action == self.action]
        return chosen[0] if chosen else None


class Bot:
    """A player of a level.

    >>> import sacbe
    >>> match = sacbe.new("pacal", players=2)
    >>> beginner = sacbe.bot("3", seed=1)
    >>> match.play(beginner.choose(match))
    >>> beginner.report.seat
    1
    """

    def __init__(self, level: str, seed: int = 0) -> None:
        if level not in _sacbe.levels():
            _sacbe.self_play("pacal", 2, None, [level], 0, 0, None)
        self.level = level
        self.seed = seed
        self._report: Report | None = None

    @property
    def report(self) -> Report:
        """The report about the last choice."""
        if self._report is None:
            raise ValueError("report: expected a bot that has chosen")
        return self._report

    def choose(
        self,
        match: _sacbe.Match,
        *,
        playouts: int | None = None,
        ms: int | None = None,
        threads: int = 1,
        open: bool = False,
    ) -> str:
        """Chooses one of the legal actions; the match stays as it is.

        `playouts` and `ms` limit the search of levels that search. A bot knows what its seat has
        seen and not forgotten; with `open` it sees everything. The same position, playouts and seed
        give the same choice.
        """
        found = _sacbe.choose(match, self.level, self.seed, playouts, ms, threads, open)
        lines = [Line(**line) for line in found.pop("lines")]
        self._report = Report(lines=lines, **found)
        return self._report.action

    def __repr__(self) -> str:
        return f"sacbe.bot({self.level!r}, seed={self.seed})"


def bot(level: str, seed: int = 0) -> Bot:
    """A bot of a level: "1" to "10", "random" or "uct".

    >>> sacbe.bot("11")
    Traceback (most recent call last):
    ...
    sacbe.errors.Refused: There is no bot “11”. Available: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, random, uct.
    """
    return Bot(level, seed)


def arena(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    *,
    players: int = 2,
    seed: int = 1,
    threads: int | None = None,
    open: bool = False,
    tournament: bool = False,
    sprt: tuple[float, float] | None = None,
    progress: bool = True,
    **options: Any,
) -> dict[str, Any]:
    """Lets bots play against each other, in mirrored games with the same dice.

    With `tournament` every pair plays `games` games, and there are ratings. With `sprt`, two numbers
    of Elo points, it stops as soon as it is clear which of the two the first bot is stronger by. The
    same seed gives the same games on any number of threads. `docs/arena.md` explains the report.

    >>> report = sacbe.arena("uxmal", ["3", "random"], games=4, seed=1, progress=False)
    >>> report["games"], [bot["name"] for bot in report["bots"]]
    (4, ['3', 'random'])
    """
    if isinstance(bots, str):
        raise TypeError("bots: expected a list of levels, not one text")
    jobs = (os.cpu_count() or 1) if threads is None else threads
    with shown(progress, "games") as tell:
        return _sacbe.arena(
            game, list(bots), games, players, seed, jobs, open, tournament, sprt, options, tell
        )


def review(
    record: str | _sacbe.Match,
    *,
    playouts: int | None = None,
    seed: int = 1,
    progress: bool = True,
) -> dict[str, Any]:
    """What luck and choices did in a finished game, as plain data: see `docs/review.md`."""
    text = record.record if isinstance(record, _sacbe.Match) else record
    with shown(progress, "choices") as tell:
        return _sacbe.review(text, playouts, seed, tell)


def verify(
    record: str | _sacbe.Match, commitment: str | None = None, *, language: str = "en"
) -> list[dict[str, Any]]:
    """Checks the dice of a record, and returns what was confirmed.

    Raises `RecordError` at the first line that is wrong. A record alone can only be compared with
    itself: give the commitment that the server showed before the game.
    """
    text = record.record if isinstance(record, _sacbe.Match) else record
    return _sacbe.verify(text, commitment, language)


def self_play(
    game: str,
    bots: Sequence[str] = ("7",),
    *,
    players: int = 2,
    seed: int = 1,
    number: int = 0,
    playouts: int | None = None,
    **options: Any,
) -> str:
    """Lets bots play a game to its end, and returns its record.

    Bots take the seats in turn, and move on by a seat from one `number` to the next. The same seed
    and number give the same game.

    >>> record = sacbe.self_play("uxmal", ["2"], seed=1)
    >>> sacbe.load(record).turn
    'over'
    """
    if isinstance(bots, str):
        raise TypeError("bots: expected a list of levels, not one text")
    return _sacbe.self_play(game, players, options, list(bots), seed, number, playouts)
