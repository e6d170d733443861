"""What one seat can know of the hidden cards, exactly: `Notebook`, `Belief`, and why."""
