"""Tables over HTTP, for browsers and programs."""
