"""The dice box of Space Movers 2201: how it is drawn, aimed into, and how throws are shown in it."""
