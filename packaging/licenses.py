#!/usr/bin/env python3
"""Lists the third-party code in the program, with the text of every license.

    licenses.py > THIRD-PARTY.txt

The Rust crates are those that the program links on this platform, as Cargo resolves them; the npm
packages are those that end up in the page. A package without a license, or a license that is not
in `deny.toml`, is an error.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LICENSE_FILE = re.compile(r"^(licen[sc]e|copying|copyright|notice|unlicense)", re.IGNORECASE)
# Compiled into the page, although npm counts them among the tools.
BUNDLED_TOOLS = ["svelte"]


class Package:
    """A package in the program: where it is from, its license, and the texts in its folder."""

    def __init__(self, name, version, license, home, folder):
        self.name, self.version, self.license, self.home = name, version, license, home
        files = sorted(path for path in folder.iterdir() if LICENSE_FILE.match(path.name))
        self.texts = [path.read_text(errors="replace").strip() for path in files if path.is_file()]


def crates():
    """The crates that the program links, without ours and without those that only build it."""
    command = ["cargo", "metadata", "--locked", "--format-version", "1"]
    command += ["--filter-platform", host(), "--manifest-path", str(ROOT / "Cargo.toml")]
    metadata = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    packages = {package["id"]: package for package in metadata["packages"]}
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    ours = set(metadata["workspace_members"])
    program = next(each for each in ours if packages[each]["name"] == "cli")
    found, next_ones = set(), [program]
    while next_ones:
        each = next_ones.pop()
        if each in found:
            continue
        found.add(each)
        linked = [dep for dep in nodes[each]["deps"] if is_linked(dep)]
        next_ones += [dep["pkg"] for dep in linked]
    return [crate(packages[each]) for each in found - ours]


def is_linked(dependency):
    return any(kind["kind"] is None for kind in dependency["dep_kinds"])


def host():
    version = subprocess.run(["rustc", "-vV"], check=True, stdout=subprocess.PIPE, text=True)
    return re.search(r"^host: (.*)$", version.stdout, re.MULTILINE)[1]


def crate(package):
    folder = Path(package["manifest_path"]).parent
    home = package["repository"] or package["homepage"] or ""
    return Package(package["name"], package["version"], package["license"], home, folder)


def npm_packages():
    """What the page imports at run time, and what compiles itself into it."""
    web = ROOT / "web"
    wanted = json.loads((web / "package.json").read_text())
    next_ones = [*wanted["dependencies"], *BUNDLED_TOOLS]
    found = {}
    while next_ones:
        name = next_ones.pop()
        if name in found:
            continue
        folder = web / "node_modules" / name
        package = json.loads((folder / "package.json").read_text())
        home = package.get("homepage", "")
        found[name] = Package(name, package["version"], package.get("license"), home, folder)
        if name not in BUNDLED_TOOLS:
            next_ones += package.get("dependencies", {})
    return list(found.values())


def allowed():
    """The licenses that `deny.toml` allows."""
    text = (ROOT / "deny.toml").read_text()
    return set(re.findall(r'"([^"]+)"', re.search(r"^allow = \[(.*?)\]", text, re.S | re.M)[1]))


def is_allowed(license, names):
    """Whether one of the alternatives is allowed as a whole."""
    if not license:
        return False
    plain = license.replace("(", " ").replace(")", " ").replace("/", " OR ")
    alternatives = [re.split(r" AND ", each) for each in re.split(r" OR ", plain)]
    fits = lambda part: part.strip().split(" WITH ")[0] in names
    return any(all(map(fits, each)) for each in alternatives)


def write(packages, out):
    out.write("Third-party code in Sacbe, and its licenses\n")
    out.write("Sacbe itself is under MIT or Apache 2.0, at your choice.\n\n")
    texts = {}
    for package in packages:
        numbers = [texts.setdefault(text, len(texts) + 1) for text in package.texts]
        shown = ", ".join(f"[{number}]" for number in numbers) or "no text in the package"
        out.write(f"{package.name} {package.version}: {package.license} {shown} {package.home}\n")
    for text, number in texts.items():
        out.write(f"\n{'=' * 78}\n[{number}]\n\n{text}\n")


def main():
    packages = sorted(crates() + npm_packages(), key=lambda package: package.name)
    names = allowed()
    wrong = [each.name for each in packages if not is_allowed(each.license, names)]
    if wrong:
        sys.exit(f"These packages have no license that deny.toml allows: {', '.join(wrong)}")
    write(packages, sys.stdout)


if __name__ == "__main__":
    main()
