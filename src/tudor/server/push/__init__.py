"""Web Push: whoever does not look is told that it is their turn, and nothing else."""
