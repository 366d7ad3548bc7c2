"""Starshelf: what runs on the laptop."""

VERSION = "0.1.0"
"""Of the whole project; pyproject.toml reads it here."""
