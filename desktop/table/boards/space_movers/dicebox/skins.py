"""The look of each die: its colour, its ink, and the sign by which it is known without colour."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skin:
    body: str
    ink: str
    """Of the figures."""
    medical: str
    """Of the medical symbol."""
    sign: str
    """The skill of the Character whose die it is."""
    gloss: float = 0.42
    rim: float = 0.20

    @property
    def light(self) -> bool:
        return self.body in _LIGHT


_LIGHT = ("#DCD9CF", "#F2C318", "#CDB78E")

SKINS: dict[str, Skin] = {
    # A black die would turn grey under the gloss of the others.
    "0": Skin("#0C0D12", "#FFD08A", "#FF6B78", "piloting", gloss=0.22, rim=0.16),
    "1": Skin("#1F5FD6", "#FFFFFF", "#FFE27A", "psychic"),
    "2": Skin("#C9202F", "#FFF3E0", "#FFFFFF", "communications"),
    "3": Skin("#DCD9CF", "#1B2140", "#D3202F", "medical", gloss=0.30, rim=0.10),
    "4": Skin("#F0761B", "#2A1204", "#FFFFFF", "mechanical"),
    "5": Skin("#F2C318", "#2B2206", "#C3202C", "engineering"),
    "6": Skin("#17924A", "#F4FFE9", "#FFFFFF", "navigation"),
    "7": Skin("#CDB78E", "#000000", "#000000", "blank", gloss=0.10, rim=0.10),
}
"""By the name of the die in the box: the seven Characters in the order of their numbers, then the blank die."""
