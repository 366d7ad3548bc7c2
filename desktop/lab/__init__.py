"""Many games at once, for balance and speed."""
