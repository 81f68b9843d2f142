"""What the program has loaded stays until it ends, and the search for garbage need not look through it."""

import gc


def keep_loaded() -> None:
    """A hundred thousand objects of modules, cards and words: each full search among them held everybody up for as long
    as forty answers take.
    """
    gc.collect()
    gc.freeze()
