"""What of the packaging this machine could not try, in plain words at the end of a test run."""

from __future__ import annotations

import shutil

TOOLS = {
    "dpkg-deb": "the .deb was read by our own code only",
    "lintian": "the .deb was not looked through for faults against Debian's policy",
    "desktop-file-validate": "the menu entries were not validated",
    "appstreamcli": "the store text was not validated",
    "shellcheck": "the shell scripts were parsed, but not linted",
    "makensis": "the installer for Windows was not compiled",
}


def sentences() -> list[str]:
    """One line for everything that needs more than is here."""
    lacking = [f"{tool} is not here: {what}." for tool, what in TOOLS.items() if shutil.which(tool) is None]
    always = [
        "The package was not installed into a clean Debian, upgraded or removed, and no window was opened by it: "
        "`python3 packaging/smoke.py` does that.",
        "Nothing was built for Windows or macOS: .github/workflows/installers.yml does that on those systems.",
    ]
    return [*lacking, *always]
