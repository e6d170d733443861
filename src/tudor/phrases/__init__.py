"""Events and refusals told in words, in the languages of `catalogue.LANGUAGES`."""
