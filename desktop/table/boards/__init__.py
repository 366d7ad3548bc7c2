"""One board scene per game."""
