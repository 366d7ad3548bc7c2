"""Space Movers 2201 at the table: the chart, the Liberty, cards and checks."""
