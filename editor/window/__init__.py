"""The editor's window and what is in it."""
