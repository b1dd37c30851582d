"""`sacbe` and `python -m sacbe`: the program, which the package brings along."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def program() -> Path:
    """Where the program is."""
    name = "sacbe.exe" if os.name == "nt" else "sacbe"
    return Path(__file__).parent / "program" / name


def main() -> None:
    """Becomes the program, with the same arguments."""
    path = program()
    if not path.exists():
        sys.exit(f"sacbe: there is no program at {path}: this package was not built by `make wheel`")
    arguments = [str(path), *sys.argv[1:]]
    if os.name == "nt":
        sys.exit(subprocess.run(arguments, check=False).returncode)
    os.execv(path, arguments)


if __name__ == "__main__":
    main()
