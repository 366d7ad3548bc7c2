"""What Linux desktops and dpkg are given is in order."""

import hashlib
import lzma
import re
import shutil
import subprocess
import tarfile
from io import BytesIO
from xml.etree import ElementTree

import pytest
from builder import archive, deb, linker, sharing
from builder.project import PROGRAMS
from PySide6.QtGui import QImage

from tests.packaging.conftest import ROOT

SIDES = (16, 20, 24, 32, 48, 64, 128, 256, 512)
KINDS = ("application/vnd.starshelf.set+zip", "application/vnd.starshelf.save+json")


@pytest.fixture
def share(job, tmp_path):
    sharing.lay(job, tmp_path / "share")
    return tmp_path / "share"


def entry(share, program) -> dict[str, str]:
    lines = (share / "applications" / f"{program}.desktop").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def test_every_icon_is_there_in_every_size_and_as_large_as_it_says(share):
    names = ["apps/starshelf", "apps/starshelf-editor"] + [f"mimetypes/{kind.replace('/', '-')}" for kind in KINDS]
    for side in SIDES:
        for name in names:
            picture = QImage(str(share / "icons" / "hicolor" / f"{side}x{side}" / f"{name}.png"))
            assert (picture.width(), picture.height()) == (side, side)


def test_menu_entries_start_the_programs_with_icons_that_exist(share):
    for program in PROGRAMS:
        found = entry(share, program)
        assert (share / "icons" / "hicolor" / "48x48" / "apps" / f"{found['Icon']}.png").is_file()
        assert found["Exec"] in (f"{program} %f", "starshelf-editor")  # the last one is the action's
    assert "MimeType" not in entry(share, "starshelf-editor"), "the game would no longer be what a double-click opens"
    assert set(entry(share, "starshelf")["MimeType"].strip(";").split(";")) == set(KINDS)


def test_file_types_are_declared_by_their_endings(share):
    types = ElementTree.parse(share / "mime" / "packages" / "starshelf.xml").getroot()
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    found = {one.get("type"): one.find(f"{space}glob").get("pattern") for one in types}
    assert found == dict(zip(KINDS, ("*.starset", "*.starsave"), strict=True))


def test_the_store_text_names_version_and_day(share, job):
    text = (share / "metainfo" / "io.github.starshelf.starshelf.metainfo.xml").read_text("utf-8")
    release = ElementTree.fromstring(text).find("releases/release")
    assert (release.get("version"), release.get("date")) == (job.version, job.commit.date)


def test_the_desktops_own_tools_find_no_fault(share):
    for program in PROGRAMS:
        if shutil.which("desktop-file-validate"):
            assert said("desktop-file-validate", share / "applications" / f"{program}.desktop") == ""
        if shutil.which("man"):
            page = share / "man" / "man1" / f"{program}.1.gz"
            assert said("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page, errors_only=True) == ""
    if shutil.which("appstreamcli"):
        told = said("appstreamcli", "validate", "--no-net", *(share / "metainfo").iterdir())
        assert not re.search(r"^[EW]:", told, re.MULTILINE), told


def said(*command, errors_only=False) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    return done.stderr if errors_only else done.stdout + done.stderr


@pytest.fixture
def package(job, monkeypatch):
    monkeypatch.setattr(linker, "needs", lambda folder: linker.Needs({"libc.so.6"}, {"GLIBC_2.35"}))
    return deb.build(job)


def members(package) -> dict[str, tarfile.TarFile]:
    content = package.read_bytes()
    assert content.startswith(b"!<arch>\n")
    found, place = {}, 8
    while place < len(content):
        head = content[place : place + 60].decode()
        size = int(head[48:58])
        found[head[:16].strip()] = content[place + 60 : place + 60 + size]
        place += 60 + size + size % 2
    assert list(found) == ["debian-binary", "control.tar.xz", "data.tar.xz"]
    return {name: tarfile.open(fileobj=BytesIO(lzma.decompress(found[name]))) for name in list(found)[1:]}


def test_a_deb_holds_the_programs_and_says_what_it_needs(package):
    inside = members(package)
    control = inside["control.tar.xz"].extractfile("./control").read().decode()
    assert "Package: starshelf\nVersion: 1.2.3\n" in control
    assert "Depends: libc6 (>= 2.35)\n" in control
    assert not [name for name in inside["control.tar.xz"].getnames() if "inst" in name or "rm" in name]
    data = inside["data.tar.xz"]
    assert data.getmember("./usr/bin/starshelf").linkname == "../lib/starshelf/starshelf"
    assert data.extractfile("./usr/share/doc/starshelf/copyright").read() == b"Everything is somebody's.\n"
    sums = inside["control.tar.xz"].extractfile("./md5sums").read().decode()
    for line in sums.splitlines():
        digest, name = line.split("  ")
        assert hashlib.md5(data.extractfile(f"./{name}").read()).hexdigest() == digest


def test_the_same_files_make_the_same_deb(package, job):
    first = package.read_bytes()
    assert deb.build(job).read_bytes() == first


def test_dpkg_and_lintian_find_no_fault(package):
    if shutil.which("dpkg-deb"):
        assert "./usr/bin/starshelf -> ../lib/starshelf/starshelf" in said("dpkg-deb", "--contents", package)
        assert "Maintainer: " in said("dpkg-deb", "--info", package)
    if shutil.which("lintian"):
        told = said("lintian", "--allow-root", "--fail-on", "error", "--suppress-tags", ",".join(EXPECTED), package)
        assert not re.search(r"^[EW]:", told, re.MULTILINE), told


EXPECTED = ("initial-upload-closes-no-bugs", "copyright-without-copyright-notice", "mismatched-override")
"""Of a package outside Debian with next to nothing in it."""


def test_a_member_of_odd_length_is_padded():
    assert archive.ar({"a": b"1"}, 0).endswith(b"1\n")
    assert len(archive.ar({"a": b"1"}, 0)) % 2 == 0


def test_the_project_has_one_version():
    text = (ROOT / "packaging" / "linux" / "starshelf.metainfo.xml").read_text("utf-8")
    assert "@VERSION@" in text
