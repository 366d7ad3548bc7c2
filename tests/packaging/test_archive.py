"""Archives come out the same, byte for byte, whatever the clock, the rights and the order of files were."""

import os
import subprocess
import tarfile

from builder import archive

from tests.packaging.conftest import TIME


def lay(folder, *, order, mode, age):
    folder.mkdir()
    for name in order:
        file = folder / "inner" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"{name}\n" * 50, "utf-8")
        file.chmod(mode)
        os.utime(file, (age, age))
    (folder / "link").symlink_to("inner/a.txt")
    return folder


def packed(folder, target) -> bytes:
    archive.tar_xz(archive.tree(folder, "top"), TIME, target)
    return target.read_bytes()


def test_the_same_files_make_the_same_archive(tmp_path):
    one = lay(tmp_path / "one", order=("a.txt", "b ä.txt"), mode=0o644, age=1_600_000_000)
    other = lay(tmp_path / "other", order=("b ä.txt", "a.txt"), mode=0o600, age=1_500_000_000)
    assert packed(one, tmp_path / "1.tar.xz") == packed(other, tmp_path / "2.tar.xz")


def test_an_archive_belongs_to_root_and_is_readable_by_all(tmp_path):
    folder = lay(tmp_path / "one", order=("a.txt", "b ä.txt"), mode=0o700, age=1)
    packed(folder, tmp_path / "1.tar.xz")
    with tarfile.open(tmp_path / "1.tar.xz") as tar:
        members = tar.getmembers()
        assert tar.extractfile("top/inner/b ä.txt").read() == "b ä.txt\n".encode() * 50
    assert [member.name for member in members] == [
        "top",
        "top/inner",
        "top/inner/a.txt",
        "top/inner/b ä.txt",
        "top/link",
    ]
    assert {(member.uname, member.uid, member.mtime) for member in members} == {("root", 0, TIME)}
    assert [oct(member.mode) for member in members] == ["0o755", "0o755", "0o755", "0o755", "0o777"]


def test_binutils_reads_our_archives(tmp_path):
    file = tmp_path / "a.ar"
    file.write_bytes(archive.ar({"first": b"odd", "second": b"even"}, TIME))
    listed = subprocess.run(["ar", "tv", file], capture_output=True, text=True, check=True).stdout
    assert [line.split()[0] for line in listed.splitlines()] == ["rw-r--r--", "rw-r--r--"]
    assert subprocess.run(["ar", "p", file, "first"], capture_output=True, check=True).stdout == b"odd"
