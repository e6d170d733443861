"""How many deals fit, exactly, and how many with each card in each place."""
