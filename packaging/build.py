#!/usr/bin/env python3
"""Build the installers of Starshelf that this operating system can build.

    python3 packaging/build.py                      all of them
    python3 packaging/build.py --target deb         one: deb, tar, run, appimage, exe, dmg or wheel
    python3 packaging/build.py --out FOLDER         where they go (dist/ otherwise)

What is built is the commit that is checked out, with the libraries pinned in requirements/package.txt, which are set up
in build/environment when the Python that runs this has others. One line is told per step; at the end stand the files
with their sizes and SHA-256. Beside each lies its bill of materials (CycloneDX).
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (the file is run by whatever Python there is)
    sys.exit("Installers are built with Python 3.11 or newer. Run this with a newer one: python3.12 packaging/build.py")

import argparse
import errno
import hashlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from builder.source import Commit

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "packaging"), str(ROOT)]
os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
sys.dont_write_bytecode = True

from run import Trouble, alone, say  # noqa: E402 (found by the path above)


def options(arguments: list[str]) -> argparse.Namespace:
    kinds = "deb, tar, run, appimage, exe, dmg or wheel; may be given several times"
    taken = "take files that differ from the commit as they are; the version tells"
    parser = argparse.ArgumentParser(prog="packaging/build.py", description="Build the installers of Starshelf.")
    parser.add_argument("--target", action="append", default=[], metavar="KIND", help=kinds)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR", help="where the files go (dist/)")
    parser.add_argument("--with-changes", action="store_true", help=taken)
    return parser.parse_args(arguments)


def build(arguments: list[str]) -> None:
    """Do what the command asks for. Raises Trouble with the sentence that says why not."""
    from builder import bundle, environment, source, targets

    asked = options(arguments)
    os.umask(0o022)  # the rights of files go into the packages
    names = targets.chosen(asked.target)
    work = ROOT / "build" / "package"
    (work / "logs").mkdir(parents=True, exist_ok=True)
    commit = source.commit_of(ROOT, asked.with_changes, work / "logs" / "git.log")
    bundle.check_space(work)
    environment.enter(ROOT, Path(__file__).resolve(), arguments)
    out = asked.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    with alone(ROOT / "build" / "package.lock"):
        files = make(names, work, out, commit)
    report(files)


def make(names: list[str], work: Path, out: Path, commit: "Commit") -> list[Path]:
    """Build the targets; the installers, each followed by its bill of materials."""
    from builder import bundle, sbom, source, targets
    from builder.project import Job
    from builder.steps import step

    folder = work / "source"
    with step(f"Laid out commit {commit.id[:10]}{'+changes' if '+' in commit.id else ''}"):
        source.export(ROOT, commit, folder)
    job = Job(folder, work, out, commit, source.version_of(folder))
    say(f"Building Starshelf {job.version}: {', '.join(names)}")
    bundled = [name for name in names if targets.TARGETS[name].bundled]
    parts = bundle.make(job) if bundled else []
    files = []
    for name in names:
        installer = targets.TARGETS[name].build(job)
        files.append(installer)
        if name in bundled:
            with step(f"Wrote the bill of materials of {installer.name}"):
                files.append(sbom.write(job, installer, parts))
    return files


def report(files: list[Path]) -> None:
    """Name each file with its size and digest, on standard output."""
    for file in files:
        content = file.read_bytes()
        print(f"{hashlib.sha256(content).hexdigest()}  {len(content) / 1e6:7.1f} MB  {file}")


def main() -> int:
    try:
        build(sys.argv[1:])
    except Trouble as trouble:
        say(str(trouble))
    except OSError as error:
        if error.errno == errno.ENOSPC:
            say("The disk is full: free about 2 GB, then build again.")
        else:
            say(f"The build stopped at {error.filename or ROOT}: {error.strerror or error}. Is the folder writable?")
    except KeyboardInterrupt:
        say("Stopped; nothing that was built before is broken.")
        return 130
    else:
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
