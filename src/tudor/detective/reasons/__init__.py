"""Why a mark is certain, which entries contradict each other, and what moves a probability."""
