"""Talks to Discord. Each room says what may be known in it; no rules anywhere, they are the engine's."""
