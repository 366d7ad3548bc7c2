"""The board of Amazing Space Venture."""
