"""The HTTP calls and the shapes of their bodies."""
