"""Exceptions that say why something is refused, with the clause of the rules."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Why:
    """Why something is refused.

    >>> import sacbe
    >>> why = sacbe.new("pacal").why("place a1")
    >>> why.code, why.clause
    ('pacal-place-outside', '3.4')
    """

    code: str
    """Names the reason; it never changes."""
    clause: str | None
    """The clause of the rules that forbids it, such as "5.4"; None if no rulebook covers it."""
    args: dict[str, int | str]
    """The facts of the case, by name."""
    sentences: dict[str, str] = field(repr=False)
    """A sentence for people in every language, by its tag: en, de, fr, pl, cs."""

    @property
    def sentence(self) -> str:
        """The sentence in English."""
        return self.sentences["en"]

    def __str__(self) -> str:
        return self.sentence


class SacbeError(Exception):
    """What all exceptions of this package are."""


class Refused(SacbeError, ValueError):
    """The rules or the setup do not allow it. Nothing has changed."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why
        self.code = why.code
        self.clause = why.clause
        self.facts = why.args

    def __str__(self) -> str:
        return self.why.sentence


class RecordError(Refused):
    """A record cannot be read; `line` is counted from one, None if it is no single line."""

    def __init__(self, why: Why, line: int | None = None) -> None:
        super().__init__(why)
        self.args = (why, line)
        self.line = line

    def __str__(self) -> str:
        sentence = self.why.sentence
        return sentence if self.line is None else f"line {self.line}: {sentence}"
