"""Builds the installers. `packaging/build.py` is the way in; each target has a module of its own."""
