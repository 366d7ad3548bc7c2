"""Runs before either program: gives the environment back as the person set it.

PyInstaller's start code points LD_LIBRARY_PATH at the bundle. The linker has read it by now, so nothing here needs it,
and a browser or file manager that is opened from the program would load the bundle's libraries instead of its own.
"""

import os
import sys

if sys.platform == "linux":
    own = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if own:
        os.environ["LD_LIBRARY_PATH"] = own
    # Where it starts itself or its sister, that is a start like the first one, with a path to the libraries again.
    os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
