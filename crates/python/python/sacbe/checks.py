"""Checks of arguments, with errors that say what was expected."""

from __future__ import annotations

import operator
from typing import Any


MOST_LISTED = 4096
"""The most places of the list form, as in a vector."""


def whole(name: str, value: Any, least: int = 0, most: int | None = None) -> int:
    """A whole number that is not too small and not too large, also one of NumPy; no `bool`.

    >>> whole("games", 2.5)
    Traceback (most recent call last):
    ...
    TypeError: games: expected a whole number, not float
    """
    try:
        number = operator.index(value)
    except (TypeError, ValueError):
        number = None
    if number is None or isinstance(value, bool):
        raise TypeError(f"{name}: expected a whole number, not {type(value).__name__}")
    if number < least:
        raise ValueError(f"{name}: expected a number of at least {least}, not {shortened(number)}")
    if most is not None and number > most:
        raise ValueError(f"{name}: expected a number of at most {most}, not {shortened(number)}")
    return number


def shortened(number: int) -> str:
    """A number as text; one with thousands of digits is called huge."""
    return str(number) if abs(number) < 10**30 else "a huge one"
