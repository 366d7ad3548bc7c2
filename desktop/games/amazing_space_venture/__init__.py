"""Amazing Space Venture: edge-matched tiles, ships and discoveries on a 13 x 13 board."""
