"""Print and play: sheets in true size, as a PDF file, and pictures of single pieces."""
