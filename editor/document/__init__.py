"""What is being edited: a draft, the gestures that change it, and the file it is kept in."""
