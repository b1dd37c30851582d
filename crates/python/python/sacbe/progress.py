"""Shows how far long work is, with tqdm if it is installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def shown(progress: bool, what: str) -> Iterator[Callable[[int, int], None] | None]:
    """A function to call with what is done and of how much; None if nobody wants to see it."""
    bar = _bar(what) if progress else None
    if bar is None:
        yield None
        return

    def tell(done: int, of: int) -> None:
        bar.total = of
        bar.update(done - bar.n)

    with bar:
        yield tell


def _bar(what: str):  # type: ignore[no-untyped-def]
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return None
    return tqdm(desc=what)
