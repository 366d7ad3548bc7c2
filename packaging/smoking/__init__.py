"""Tries the built package as a stranger would; `packaging/smoke.py` is the way in."""
