"""What a command line of this package does with errors: a sentence and a status, no traceback."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

# The extra that installs a library, by the name it is imported with.
EXTRAS = {"numpy": "numpy", "pyarrow": "data", "ray": "ray", "tensorboard": "tensorboard"}


@contextmanager
def told(program: str, stopped: str) -> Iterator[None]:
    """Ends the program with a sentence if what it runs fails, and says `stopped` after Ctrl-C."""
    try:
        yield
    except KeyboardInterrupt:
        print(f"\n{program}: {stopped}", file=sys.stderr)
        sys.exit(130)
    except ModuleNotFoundError as error:
        library = str(error.name).partition(".")[0]
        if library not in EXTRAS:
            raise
        extra = EXTRAS[library]
        sys.exit(f"{program}: {library} is not installed: pip install 'sacbe[{extra}]'")
    except OSError as error:
        reason = error.strerror or error
        sys.exit(f"{program}: {error.filename}: {reason}" if error.filename else f"{program}: {reason}")
    except (TypeError, ValueError) as error:
        sys.exit(f"{program}: {error}")
