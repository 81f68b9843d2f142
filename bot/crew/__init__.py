"""Processes that work beside the event loop: what waits to be done, and who does it. Knows no pictures."""
