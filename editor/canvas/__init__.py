"""Canvases: maps, tiles, placements and boards that are drawn instead of typed; ``choose.canvas_for`` makes them.

A canvas edits through the document only: one undoable step a gesture.
"""
