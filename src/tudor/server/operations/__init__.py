"""What keeps a server that is open to others in peace, and tells how it does."""
