"""Events and rules told in words, in six languages."""
