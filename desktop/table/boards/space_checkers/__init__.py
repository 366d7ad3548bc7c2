"""The board of Space Checkers: where everything is, how it is painted, and how it is played on."""
