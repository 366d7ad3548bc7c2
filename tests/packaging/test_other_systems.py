"""What can be proved of the Windows and macOS installers without those systems."""

import os
import plistlib
import re
import shutil
import struct
import subprocess

import pytest
import yaml
from builder import appimage, icons, macos, targets, windows
from builder.project import Job

from tests.packaging.conftest import ROOT

SCRIPT = (ROOT / "packaging" / "windows" / "starshelf.nsi").read_text("utf-8")
WORKFLOW = ROOT / ".github" / "workflows" / "installers.yml"


@pytest.fixture
def elsewhere(job, tmp_path) -> Job:
    """The build with icons in the containers of the other systems, in a folder of its own."""
    source = tmp_path / "source"
    shutil.copytree(ROOT / "resources" / "icons", source / "resources" / "icons")
    shutil.copytree(ROOT / "packaging", source / "packaging")
    shutil.copy(ROOT / "LICENSE", source)
    icons.write_containers(source / "resources" / "icons")
    return Job(source, job.work, job.out, job.commit, job.version)


def test_icons_are_whole_in_both_containers(elsewhere):
    folder = elsewhere.source / "resources" / "icons"
    for name in ("starshelf", "starshelf-editor", "starshelf-set", "starshelf-save"):
        ico = (folder / f"{name}.ico").read_bytes()
        count = struct.unpack("<HHH", ico[:6])[2]
        assert count == len(icons.ICO_SIDES)
        for number in range(count):
            side, size, place = ico[6 + 16 * number], *struct.unpack("<II", ico[14 + 16 * number : 22 + 16 * number])
            assert side == icons.ICO_SIDES[number] % 256
            assert ico[place : place + 4] == b"\x89PNG"
            assert ico[place + size - 8 : place + size - 4] == b"IEND"
        icns = (folder / f"{name}.icns").read_bytes()
        assert icns[:4] == b"icns"
        assert struct.unpack(">I", icns[4:8])[0] == len(icns)


def test_the_windows_script_is_given_every_name_it_uses(job):
    given = {one[2:].partition("=")[0] for one in windows.definitions(job, job.out / "a.exe") if one.startswith("-D")}
    defined = set(re.findall(r"^!define (\w+)", SCRIPT, re.MULTILINE)) | {
        "If",
        "IfNot",
        "EndIf",
        "Errors",
        "RunningX64",
    }
    parameters = {"ENDING", "CLASS", "WORDS", "PROGRAM", "ICON", "FileExists", "RefreshShellIcons"}
    assert set(re.findall(r"\$\{(\w+)\}", SCRIPT)) <= given | defined | parameters


def test_windows_keeps_what_was_not_installed():
    removed = re.findall(r"^\s*RMDir /r (.+)$", SCRIPT, re.MULTILINE)
    assert removed == [r'"$INSTDIR\_internal"', r'"$SMPROGRAMS\${NAME}"']
    assert "APPDATA" not in re.sub(r"^;.*$", "", SCRIPT, flags=re.MULTILINE)


def test_the_windows_script_compiles_where_its_compiler_is(elsewhere):
    if not shutil.which("makensis"):
        return  # not_run.py says so at the end
    (elsewhere.bundle / "starshelf.exe").write_bytes(b"MZ")
    target = windows.build(elsewhere)
    assert target.read_bytes().startswith(b"MZ")


def test_the_editors_app_for_macos_opens_it_in_the_game_app(elsewhere, tmp_path):
    app = tmp_path / "Starshelf Editor.app"
    macos._lay_editor(elsewhere, app)
    facts = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
    assert (app / "Contents" / "MacOS" / facts["CFBundleExecutable"]).stat().st_mode & 0o111
    assert (app / "Contents" / "Resources" / facts["CFBundleIconFile"]).is_file()
    spec = (ROOT / "packaging" / "starshelf.spec").read_text("utf-8")
    opened = re.search(r"-b (\S+)", macos.OPEN_EDITOR)[1]
    assert f'bundle_identifier="{opened}"' in spec


@pytest.mark.parametrize(
    ("called", "started"), [("Starshelf.AppImage", "starshelf"), ("starshelf-editor", "starshelf-editor")]
)
def test_an_appimage_starts_what_it_is_called(job, tmp_path, called, started):
    folder = tmp_path / "Zoë's image"
    appimage.lay(job, folder)
    environ = {"PATH": os.environ["PATH"], "ARGV0": f"{tmp_path}/{called}"}
    done = subprocess.run([folder / "AppRun", "a b"], env=environ, capture_output=True, text=True, check=True)
    assert done.stdout == f"{started} a b\n"
    assert (folder / ".DirIcon").resolve().read_bytes().startswith(b"\x89PNG")
    assert (folder / "starshelf.desktop").is_file()


def test_the_spec_is_python():
    compile((ROOT / "packaging" / "starshelf.spec").read_text("utf-8"), "starshelf.spec", "exec")


def test_the_workflow_builds_each_system_on_itself():
    jobs = yaml.safe_load(WORKFLOW.read_text("utf-8"))["jobs"]
    assert set(jobs) == {"linux", "windows", "macos"}
    scripts = {name: "\n".join(step.get("run", "") for step in one["steps"]) for name, one in jobs.items()}
    for name, script in scripts.items():
        assert "packaging/build.py" in script
        for target in re.findall(r"--target (\w+)", script):
            assert targets.TARGETS[target].system in {"windows": ("win32",), "macos": ("darwin",)}[name]
    assert "packaging/smoke.py" in scripts["linux"]
    for one in jobs.values():
        uses = [step["uses"] for step in one["steps"] if "uses" in step]
        assert all(re.fullmatch(r"actions/[\w-]+@v\d+", use) for use in uses)


def test_files_the_workflow_names_exist():
    text = WORKFLOW.read_text("utf-8")
    for name in set(re.findall(r"(?:packaging|tests)/[\w./-]+\.\w+", text)):
        assert (ROOT / name).is_file(), name
