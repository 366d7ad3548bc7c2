"""The four boxes on the shelf: cover art, box bodies and the board they stand on."""
