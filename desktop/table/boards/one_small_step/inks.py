"""The inks of One Small Step: cream paper, navy, the teams and the groups of resources."""

from __future__ import annotations

from desktop.table.kit.theme import CREAM, PRINT_BLUE, PRINT_NAVY, PRINT_RED

PAPER, PAPER_SHADE, PAPER_DEEP = CREAM, "#E7D9B8", "#D3C197"
INK = "#14203A"
NAVY = PRINT_NAVY
NIGHT, NIGHT_DEEP = "#1D3666", "#0A1229"
GOLD, GOLD_DEEP = "#E9B93A", "#7A5508"
LEGAL = "#9CD0FF"
GOOD, BAD = "#2E7D4F", "#A3241B"
"""On paper: what can be done or is gained, and what cannot or is lost."""
TEAM_INKS = (PRINT_BLUE, PRINT_RED)
TEAM_LIGHTS = ("#6FA9EA", "#EF6A5C")
GROUP_INKS = ("#5F6E8C", "#D2702C", "#7A4E33")
"""Agency, Satellite, Crew."""
DEVELOPMENT_INK, PERSONNEL_INK = "#3E7A57", "#4A6C98"
SATELLITE_INK, CREW_INK = "#B65A1C", "#6B4430"
HAZARD_INK = "#2A2A2E"
ADVANCEMENT_INK = "#8A6410"
