"""Data files: content, fonts, icons, help pages."""
