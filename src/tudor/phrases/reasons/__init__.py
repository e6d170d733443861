"""Reasons in words."""
