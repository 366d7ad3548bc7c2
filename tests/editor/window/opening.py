"""What tests of the window have in common besides its fixtures."""

from collections.abc import Callable
from pathlib import Path

from editor.window.main import EditorWindow
from editor.window.workspace import Workspace

Begun = Callable[..., Workspace]


def opened(window: EditorWindow, path: Path) -> Workspace:
    """Open a pack in the window."""
    window.open(path)
    assert window.workspace is not None
    return window.workspace
