"""Space Movers 2201: a crew of smugglers hunted along a route graph."""
