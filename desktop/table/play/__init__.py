"""The page on which a game is played: board, prompt, seats, log, history."""
