"""Notes of a game played anywhere: their shapes, their file, and what is wrong with them."""
