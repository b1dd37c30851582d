#!/usr/bin/env python3
"""Tests the Debian package by installing it on this machine.

    test_package.py PROGRAM      packages this program first, quickly
    test_package.py FILE.deb     tests this package

It installs the package, starts the server as its unit says, plays a few moves, upgrades to a higher
version over the database with that game in it, plays on, removes the package, installs and purges
it, and looks for anything that is left. It needs root, and refuses to run where Sacbe is installed.
"""

import os
import pwd
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "examples/python"))
import client  # noqa: E402

UNIT = Path("/usr/lib/systemd/system/sacbe.service")
SETTINGS = Path("/etc/default/sacbe")
DATA = Path("/var/lib/sacbe")
# Where a package could leave something, without the notes of dpkg about itself.
PLACES = ["/etc", "/usr", "/var/lib", "/var/cache", "/run"]
# Longer than any step takes on a busy machine.
PATIENCE = 300


def run(*command, **options):
    options = {"check": True, "text": True, "stdout": subprocess.PIPE, **options}
    return subprocess.run(command, **options).stdout


def dpkg(*arguments):
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run("dpkg", "--force-confold", "--force-unsafe-io", *arguments, env=environment)
    if Path("/run/systemd/system").exists() and is_installed():
        # Here the test itself starts the server.
        run("systemctl", "stop", "sacbe.service")


def traces():
    """Every file and folder with the name of the program."""
    found = set()
    for place in PLACES:
        for folder, folders, files in os.walk(place):
            found |= {os.path.join(folder, name) for name in folders + files if "sacbe" in name}
    return {path for path in found if not path.startswith("/usr/src/")}


def has_user():
    try:
        pwd.getpwnam("sacbe")
    except KeyError:
        return False
    return True


def is_installed():
    known = subprocess.run(["dpkg-query", "--show", "sacbe"], capture_output=True, check=False)
    return known.returncode == 0


def lines_of_unit():
    """The lines of the unit as pairs."""
    pairs = [line.partition("=") for line in UNIT.read_text().splitlines() if "=" in line]
    return [(name, value) for name, _, value in pairs if not name.startswith("#")]


def environment_of_unit():
    """What systemd would set: `Environment`, then the files of `EnvironmentFile`."""
    environment = {"PATH": "/usr/bin:/bin", "LC_ALL": "C"}
    for name, value in lines_of_unit():
        if name == "Environment":
            environment |= dict(pair.split("=", 1) for pair in shlex.split(value))
    for name, value in lines_of_unit():
        if name == "EnvironmentFile":
            settings = Path(value.removeprefix("-")).read_text().splitlines()
            plain = [line for line in settings if "=" in line and not line.startswith("#")]
            environment |= dict(line.split("=", 1) for line in plain)
    return environment


class Service:
    """The installed server, started as its unit says but without systemd."""

    def __init__(self):
        unit = dict(lines_of_unit())
        user = pwd.getpwnam(unit["User"])
        self.process = subprocess.Popen(
            shlex.split(unit["ExecStart"]),
            env=environment_of_unit(),
            user=user.pw_uid,
            group=user.pw_gid,
            extra_groups=[],
            umask=int(unit["UMask"], 8),
            cwd="/",
            stdout=subprocess.PIPE,
            text=True,
        )
        # A server that never says its address ends with the test.
        giving_up = threading.Timer(PATIENCE, self.process.kill)
        giving_up.start()
        self.url = self.process.stdout.readline().strip()
        giving_up.cancel()
        assert self.url.startswith("http://127.0.0.1:"), self.url

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(PATIENCE) == 0, "the server stops well"


def check_unit():
    """The unit is hardened, and systemd understands it."""
    unit = dict(lines_of_unit())
    assert unit["User"] == "sacbe" and unit["ProtectSystem"] == "strict", unit
    assert unit["NoNewPrivileges"] == "yes" and unit["CapabilityBoundingSet"] == "", unit
    if shutil.which("systemd-analyze"):
        run("systemd-analyze", "verify", "--man=no", str(UNIT), stderr=subprocess.STDOUT)


def check_files():
    """What came with the package, and whose it is."""
    assert run("sacbe", "--version").startswith("sacbe "), "the program runs"
    for page in ["sacbe.1.gz", "sacbe-play.1.gz", "sacbe-serve.1.gz"]:
        assert Path("/usr/share/man/man1", page).is_file(), page
    assert Path("/usr/share/bash-completion/completions/sacbe").is_file()
    data = DATA.stat()
    assert (data.st_uid, data.st_mode & 0o777) == (pwd.getpwnam("sacbe").pw_uid, 0o700)
    assert SETTINGS.stat().st_mode & 0o777 == 0o640, "settings can have a password in them"


def use_a_free_port():
    """As an operator would change the settings; an upgrade has to keep that."""
    settings = SETTINGS.read_text()
    changed = re.sub(r"^SACBE_ADDR=.*$", "SACBE_ADDR=127.0.0.1:0", settings, flags=re.M)
    assert changed != settings
    SETTINGS.write_text(changed)


def play(table, steps):
    """So many random steps of our own."""
    for _ in range(steps):
        you = table.view["you"]
        while not you["legal"] and not you["may_end_turn"]:
            table.wait()
            you = table.view["you"]
        table.ask({"ask": "play", "action": you["legal"][0]["action"]} if you["legal"] else {"ask": "end_turn"})


def begin_game(url):
    server = client.Server(url)
    answer = server.send("POST", "/api/tables", {
        "game": "uxmal", "seats": 2, "places": [{"person": "Ana"}, {"bot": "2"}],
    })
    table = client.Table(server, client.json.loads(answer)["table"])
    table.gather()
    play(table, 6)
    return table


def go_on(table, url, before):
    """The table is there with all that happened, and the game goes on to its end."""
    table.server.url = url
    after = table.look()
    assert (after["table"], after["you"]["seat"]) == (before["table"], 1), after
    assert after["version"] >= before["version"] and after["phase"] == "playing", after
    table.play()
    record = table.server.send("GET", f"/api/tables/{table.table}/record")
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(record)
        file.flush()
        run("sacbe", "verify", file.name)


def built(program, folder, version):
    """A package of this program."""
    environment = {**os.environ, "COMPRESS": "none"}
    command = [str(HERE / "deb.sh"), program, folder]
    return run(*command, *([version] if version else []), env=environment).strip()


def higher(package, folder):
    """The same program in a package of a higher version."""
    with tempfile.TemporaryDirectory() as opened:
        run("dpkg-deb", "--extract", package, opened)
        return built(f"{opened}/usr/bin/sacbe", folder, "99.0-1")


def test(package, folder):
    before = traces()
    dpkg("--install", package)
    check_files()
    check_unit()
    use_a_free_port()

    service = Service()
    table = begin_game(service.url)
    service.stop()
    view = table.view

    dpkg("--install", higher(package, folder))
    service = Service()
    go_on(table, service.url, view)
    service.stop()

    dpkg("--remove", "sacbe")
    assert (DATA / "sacbe.sqlite").is_file() and SETTINGS.is_file(), "tables and settings stay"
    assert not Path("/usr/bin/sacbe").exists()
    dpkg("--install", package)
    assert "127.0.0.1:0" in SETTINGS.read_text(), "settings are kept"
    dpkg("--purge", "sacbe")
    left = traces() - before
    assert not left, f"left behind: {sorted(left)}"
    assert not has_user() and not is_installed()


def main():
    given = sys.argv[1]
    if os.geteuid() != 0:
        sys.exit("The test of the package installs it, so it needs root.")
    if is_installed() or has_user() or DATA.exists():
        sys.exit("Sacbe is installed here. The test would remove it; run it on another machine.")
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        try:
            test(given if given.endswith(".deb") else built(given, folder, None), folder)
        finally:
            if is_installed():
                dpkg("--purge", "sacbe")
    print("The package installs, plays, upgrades, is removed, and leaves nothing.")


if __name__ == "__main__":
    main()
