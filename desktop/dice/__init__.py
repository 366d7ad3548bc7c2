"""The physical dice box."""
