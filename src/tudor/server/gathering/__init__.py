"""Who gathers around a table, before the game and beside it: values in, values out."""
