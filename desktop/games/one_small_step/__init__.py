"""One Small Step: two agencies race to the Moon."""
