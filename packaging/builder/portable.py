"""For any Linux: a folder to unpack anywhere, and the same as one file that unpacks and installs itself."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from builder import archive, linker, sharing
from builder.licences import TEXT
from builder.project import NAME, Job
from builder.steps import step


def build_tar(job: Job) -> Path:
    """Write the .tar.xz; its path."""
    target = job.out / f"{job.file_stem}.tar.xz"
    target.write_bytes(_packed(job))
    return target


def build_run(job: Job) -> Path:
    """Write the .run: a shell script, and behind it the very bytes of the .tar.xz; its path."""
    target = job.out / f"{job.file_stem}.run"
    payload = _packed(job)
    script = sharing.filled(job, "unpack.sh").decode()
    script = script.replace("@SHA256@", hashlib.sha256(payload).hexdigest()).replace("@SIZE@", str(len(payload)))
    lines = script.count("\n") + 1
    target.write_bytes(script.replace("@START@", str(lines)).encode() + payload)
    target.chmod(0o755)
    return target


def _packed(job: Job) -> bytes:
    """The compressed folder, made once for both."""
    kept = job.work / "portable.tar.xz"
    stamp = job.work / "portable.stamp"
    made_from = f"{job.commit.id} {(job.bundle / NAME).stat().st_ctime_ns}"
    if kept.is_file() and stamp.is_file() and stamp.read_text("utf-8") == made_from:
        return kept.read_bytes()
    root = job.work / "portable"
    shutil.rmtree(root, ignore_errors=True)
    with step("Laid out the portable folder"):
        shutil.copytree(job.bundle, root, symlinks=True)
        sharing.lay(job, root / "share")
        shutil.move(root / "_internal" / "resources" / TEXT, root / TEXT)
        readme = sharing.filled(job, "README.txt").decode().replace("@GLIBC@", linker.glibc(linker.needs(job.bundle)))
        (root / "README.txt").write_text(readme, "utf-8")
        (root / "install.sh").write_bytes(sharing.filled(job, "install.sh"))
        (root / "install.sh").chmod(0o755)
    with step("Compressed the portable folder"):
        archive.tar_xz(archive.tree(root, f"{NAME}-{job.version}"), job.commit.time, kept)
    stamp.write_text(made_from, "utf-8")
    return kept.read_bytes()
