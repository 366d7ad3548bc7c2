"""Looking on while a game is played: which cards were drawn and used, how far the objectives came, what ended it.

Everything is read from events and states; where a rule is needed, the game is asked.
"""
