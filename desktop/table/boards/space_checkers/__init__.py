"""The board of Space Checkers: where everything is, and how it is painted."""
