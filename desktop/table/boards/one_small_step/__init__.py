"""One Small Step on the table."""
