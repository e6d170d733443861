"""What ``tudor solve`` prints."""
