"""What the editor's controls look like."""
