"""Starshelf: what runs on the laptop."""
