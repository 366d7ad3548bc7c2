"""The Qt application: shelf, table, settings, help."""
