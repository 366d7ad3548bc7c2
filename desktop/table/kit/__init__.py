"""Painters and scene items that every board and the editor share."""
