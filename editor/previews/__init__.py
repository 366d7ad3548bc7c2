"""Previews: every item of a set as the game's own painters show it, at the size of the table and of the print."""
