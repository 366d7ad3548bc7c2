"""The controls that all pages around the table share."""
