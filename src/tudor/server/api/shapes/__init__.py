"""The bodies of the HTTP calls, by what they are about.

Seats are numbers from 0 in turn order; times are seconds (UTC).
"""
